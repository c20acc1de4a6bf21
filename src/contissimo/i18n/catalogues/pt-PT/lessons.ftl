# The first game of each, task by task. Short sentences, for children too. Of a task: its name, what is to be done, and what one has learned.

lesson-where = Tarefa { $number } de { $count }
lesson-progress = Progresso
lesson-how-calculissimo = Toca numa peça e depois numa casa.
    .keys = Com o teclado: vai até à casa com as setas, escreve as peças e carrega em Enter.
lesson-how-contig60 = Toca nos dados e nos sinais.
    .keys = Com o teclado: escreve a conta e carrega em Enter.
lesson-storage-off = Este navegador não guarda nada: da próxima vez a lição começa do início.
lesson-back = Voltar
lesson-skip = Saltar
lesson-next = Tarefa seguinte
lesson-finish = Acabar
lesson-solved = Muito bem!
lesson-guest = Tu
lesson-again = Começar de novo
lesson-finished = Já sabes jogar { $game }
lesson-finished-about = Joga a tua primeira partida inteira: contra o computador, com ajuda e sem relógio.
why-lesson-not-asked = Isso é permitido, mas a tarefa pede outra coisa. Tenta outra vez.
why-lesson-total-wrong = O total é { $points }, e não { $announced }. Faz a conta outra vez.

## Calculissimo

lesson-calculissimo-first = A tua primeira linha
    .task = Põe uma conta que passe pela casa de partida, no meio: por exemplo, 3 + 5. Depois joga-a.
    .done = Ganhas tantos pontos como o resultado. A primeira linha conta a dobrar, por causa da casa de partida.
lesson-calculissimo-cross = Cruzar uma linha
    .task = Põe uma linha de cima para baixo que passe pelo 2 que lá está: por exemplo, 4 − 2 + 3.
    .done = Cada linha nova liga-se ao que já lá está, e volta a usá-lo.
lesson-calculissimo-number-bonus = Verde e azul
    .task = No verde, um número conta a dobrar; no azul, a triplicar. Põe um número na casa verde j8.
    .done = Só o número em cima da cor aumenta. Depois faz-se a conta.
lesson-calculissimo-line-bonus = Amarelo e roxo
    .task = O amarelo dobra a linha inteira, o roxo triplica-a. Procura o − em k6. Põe um número na casa amarela por cima dele, e outro por baixo.
    .done = A linha inteira contou a dobrar. Cada cor só conta uma vez: quando é coberta.
lesson-calculissimo-order = Primeiro ×, depois ÷
    .task = Põe 8 ÷ 2 × 3 no meio: não é aceite. Neste jogo o × vem antes do ÷, por isso é 8 ÷ 6. Põe as mesmas cinco peças numa ordem que dê certo.
    .done = Neste jogo: primeiro ×, depois ÷, depois + e −. O resultado tem de ser inteiro e maior do que zero.
lesson-calculissimo-two-lines = Duas linhas de uma vez
    .task = Põe um + por baixo do 2 do meio, e um número por baixo do +. O + também liga o 5 e o 3.
    .done = As duas linhas estão certas, por isso contam as duas.
lesson-calculissimo-joker = O joker
    .task = Não tens sinais, mas tens um joker. Pode ser qualquer número, ou +, − ou ÷, mas nunca ×. Põe uma linha com ele.
    .done = O joker fica a ser o que tu disseste. A cor por baixo dele não dá nada.
lesson-calculissimo-exchange = Trocar
    .task = Sete números e nenhum sinal: é difícil. Escolhe «Trocar» (no telemóvel, nos três pontinhos) e depois as peças que não queres.
    .done = Voltam para o saco, e tiras outras tantas. E com isso acaba a tua vez.
lesson-calculissimo-contest = Contestar
    .task = Em algumas mesas são os jogadores que julgam. Alguém pôs 8 ÷ 2 × 3 e diz: 24. Está errado? Então contesta.
    .done = Neste jogo o × vem antes do ÷, por isso era 8 ÷ 6, que não dá um número inteiro. As peças são retiradas e perde-se a vez.
lesson-calculissimo-announce = Anuncia o teu total
    .task = Numa mesa assim, és tu que contas os pontos. Põe uma linha, escreve o teu total e joga.
    .done = O teu total está certo. Um total errado podia ser contestado, e seria corrigido.
lesson-calculissimo-last = As últimas peças
    .task = O saco está vazio e só te restam duas peças. Põe as duas numa só jogada.
    .done = E acabou. As peças que sobram custam pontos: um número custa o seu valor; um sinal ou um joker custa 10.

## Contig 60

lesson-contig60-first = A tua primeira conta
    .task = Os dados mostram 2, 3 e 4. Faz uma conta com os três: por exemplo, 2 + 3 + 4. A casa acende-se. Cobre-a.
    .done = Usa + − { sign-times } { sign-divided } e cada dado uma só vez, por qualquer ordem.
lesson-contig60-twenty = Parênteses
    .task = Os mesmos dados: faz 20. Soma dois deles entre parênteses e depois multiplica.
    .done = O que está entre parênteses faz-se primeiro: (2 + 3) { sign-times } 4 = 20.
lesson-contig60-order = Primeiro { sign-times }, depois +
    .task = Os dados mostram 1, 2 e 6. Faz 13. Não precisas de parênteses, porque o { sign-times } vem antes do +.
    .done = 1 + 2 { sign-times } 6: primeiro 12, depois 13. Como na escola.
lesson-contig60-neighbours = Os vizinhos dão pontos
    .task = O 0, o 1 e o 27 estão cobertos, e o 28 toca em todos. Faz 28 com 4, 4 e 6.
    .done = Três casas cobertas à volta são três pontos. Tiram-se do teu total: quanto menos, melhor.
lesson-contig60-most = A melhor casa
    .task = Os dados mostram 2, 3 e 5. Descobre a casa que toca em três marcadores.
    .done = O 30 toca no 29, no 31 e no 55. Procura onde os marcadores estão juntos.
lesson-contig60-pass = Passar
    .task = Os dados mostram 1, 1 e 1. Só dão 0, 1, 2 e 3, e essas casas estão cobertas. Por isso, passa.
    .done = Agora a outra equipa pode tentar com os mesmos dados. Mas aqui também não encontra nada.
lesson-contig60-steal = Roubar
    .task = A outra equipa passou com 3, 3 e 6. Faz 54 com esses dados: roubar conta a dobrar.
    .done = Dois vizinhos, a dobrar: quatro pontos. E agora é a tua vez.
lesson-contig60-contest = Contestar
    .task = Em algumas mesas são os jogadores que julgam. A outra equipa diz: 3 + 4 { sign-times } 2 = 14. Está errado? Então contesta.
    .done = 3 + 4 { sign-times } 2 dá 11. O marcador sai, e tiram-se 2 pontos ao teu total.
lesson-contig60-block = Travar uma linha
    .task = A outra equipa tem o 17, o 18, o 19 e o 20. Com o 16 ganhava. Antecipa-te: faz 16 com 2, 2 e 4.
    .done = Essa linha está travada. Vê sempre se há quatro em linha.
lesson-contig60-five = Cinco em linha
    .task = Tu tens o 1, o 28, o 54 e o 50. Faz 48 com 3, 4 e 4.
    .done = Com cinco marcadores teus seguidos, na horizontal, na vertical ou na diagonal, ganhas logo.
