# The first game of each, task by task. Short sentences, for children too. Of a task: its name, what is to be done, and what one has learned.

lesson-where = Tarefa { $number } de { $count }
lesson-progress = Progresso
lesson-how-calculissimo = Toque em uma peça e depois em uma casa.
    .keys = No teclado: vá até a casa com as setas, digite as peças e aperte Enter.
lesson-how-contig60 = Toque nos dados e nos sinais.
    .keys = No teclado: digite a sentença e aperte Enter.
lesson-storage-off = Este navegador não salva nada: na próxima vez, a lição vai recomeçar do início.
lesson-back = Voltar
lesson-skip = Pular
lesson-next = Próxima tarefa
lesson-finish = Terminar
lesson-solved = Muito bem!
lesson-guest = Você
lesson-again = Começar de novo
lesson-finished = Agora você sabe jogar { $game }
lesson-finished-about = Jogue a sua primeira partida completa: contra o computador, com ajuda e sem relógio.
why-lesson-not-asked = Isso pode, mas a tarefa pede outra coisa. Tente de novo.
why-lesson-total-wrong = O total é { $points }, e não { $announced }. Refaça a conta.

## Calculissimo

lesson-calculissimo-first = Sua primeira linha
    .task = Monte uma conta que passe pela casa inicial, no meio: 3 + 5, por exemplo. Depois, faça a jogada.
    .done = O resultado vira os seus pontos. A primeira linha vale em dobro, por causa da casa inicial.
lesson-calculissimo-cross = Cruzar uma linha
    .task = Monte uma linha de cima para baixo, passando pelo 2 que já está lá: 4 − 2 + 3, por exemplo.
    .done = Cada linha nova precisa se ligar às peças que já estão no tabuleiro e usa uma delas de novo.
lesson-calculissimo-number-bonus = Verde e azul
    .task = No verde, o número vale o dobro; no azul, o triplo. Coloque um número na casa verde j8.
    .done = Só aumenta o número que está na casa colorida. Depois você faz a conta.
lesson-calculissimo-line-bonus = Amarelo e roxo
    .task = O amarelo dobra a linha inteira, e o roxo triplica. Ache o − em k6. Coloque um número na casa amarela acima dele e outro embaixo.
    .done = A linha inteira valeu em dobro. Uma casa colorida só vale uma vez: na jogada em que é coberta.
lesson-calculissimo-order = Primeiro ×, depois ÷
    .task = Coloque 8 ÷ 2 × 3 no meio: o jogo não aceita. Neste jogo, o × vem antes do ÷, então isso é 8 ÷ 6. Agora coloque as mesmas cinco peças em uma ordem que dê certo.
    .done = Neste jogo: primeiro ×, depois ÷, depois + e −. O resultado tem que ser um número inteiro, maior que zero.
lesson-calculissimo-two-lines = Duas linhas de uma vez
    .task = Coloque um + embaixo do 2 do meio e um número embaixo do +. O + também liga o 5 e o 3.
    .done = As duas linhas estão certas, então as duas valem pontos.
lesson-calculissimo-joker = O curinga
    .task = Você está sem sinais, mas tem um curinga. Ele pode ser qualquer número, ou +, − ou ÷, mas nunca ×. Monte uma linha com ele.
    .done = Depois que você diz o que o curinga é, ele não muda mais. A casa colorida embaixo dele não dá bônus.
lesson-calculissimo-exchange = Trocar
    .task = Sete números e nenhum sinal: assim fica difícil. Escolha “Trocar” (no celular, nos três pontinhos) e depois as peças que você não quer.
    .done = Elas voltam para o saquinho, e você tira a mesma quantidade de peças novas. Com isso, a sua vez acaba.
lesson-calculissimo-contest = Contestar
    .task = Em algumas mesas, quem julga são os jogadores. Alguém colocou 8 ÷ 2 × 3 e diz que dá 24. Está errado? Então conteste.
    .done = Neste jogo, o × vem antes do ÷, então era 8 ÷ 6, que não dá um número inteiro. As peças são retiradas, e quem jogou perde a vez.
lesson-calculissimo-announce = Diga o seu total
    .task = Nestas mesas, quem calcula os pontos é você. Monte uma linha, digite o seu total e faça a jogada.
    .done = O seu total está certo. Se estivesse errado, alguém poderia contestar, e ele seria corrigido.
lesson-calculissimo-last = As últimas peças
    .task = O saquinho está vazio, e você só tem mais duas peças. Coloque as duas em uma jogada só.
    .done = E acabou! As peças que sobram custam pontos: um número custa o seu valor; um sinal ou um curinga custa 10.

## Contig 60

lesson-contig60-first = Sua primeira sentença
    .task = Os dados mostram 2, 3 e 4. Monte uma sentença numérica (uma conta) com os três, como 2 + 3 + 4. A casa do resultado acende: cubra.
    .done = Use cada dado uma vez, em qualquer ordem, com + − { sign-times } { sign-divided }.
lesson-contig60-twenty = Parênteses
    .task = Os mesmos dados: faça 20. Some dois deles entre parênteses e depois multiplique.
    .done = O que está entre parênteses vem primeiro: (2 + 3) { sign-times } 4 = 20.
lesson-contig60-order = Primeiro { sign-times }, depois +
    .task = Os dados mostram 1, 2 e 6. Faça 13. Você não precisa de parênteses, porque o { sign-times } vem antes do +.
    .done = 1 + 2 { sign-times } 6: primeiro 12, depois 13. Igual na escola.
lesson-contig60-neighbours = Vizinhos dão pontos
    .task = O 0, o 1 e o 27 estão cobertos, e o 28 encosta em todos. Faça 28 com 4, 4 e 6.
    .done = Três casas cobertas em volta da sua valem três pontos. Os pontos são descontados do seu total: quanto menor, melhor.
lesson-contig60-most = A melhor casa
    .task = Os dados mostram 2, 3 e 5. Descubra a casa que encosta em três marcadores.
    .done = O 30 encosta no 29, no 31 e no 55. Procure onde os marcadores estão bem juntos.
lesson-contig60-pass = Passar a vez
    .task = Os dados mostram 1, 1 e 1. Eles só dão 0, 1, 2 e 3, e essas casas já estão cobertas. Então passe a vez.
    .done = Agora a outra equipe pode tentar com os mesmos dados. Mas, desta vez, ela também não acha nada.
lesson-contig60-steal = Roubar
    .task = A outra equipe passou a vez com 3, 3 e 6. Faça 54 com esses dados: roubar vale em dobro.
    .done = Dois vizinhos, em dobro: quatro pontos. E agora é a sua vez.
lesson-contig60-contest = Contestar
    .task = Em algumas mesas, quem julga são os jogadores. A outra equipe diz: 3 + 4 { sign-times } 2 = 14. Está errado? Então conteste.
    .done = 3 + 4 { sign-times } 2 dá 11. O marcador sai do tabuleiro, e o seu total diminui 2 pontos.
lesson-contig60-block = Bloquear uma linha
    .task = A outra equipe tem o 17, o 18, o 19 e o 20. Com o 16, ela ganharia. Chegue antes: faça 16 com 2, 2 e 4.
    .done = Essa linha está bloqueada. Fique sempre de olho em quatro em linha.
lesson-contig60-five = Cinco em linha
    .task = Você tem o 1, o 28, o 54 e o 50. Faça 48 com 3, 4 e 4.
    .done = Com cinco marcadores seus lado a lado, na horizontal, na vertical ou na diagonal, você ganha na hora.
