# The rules on the page: the game in a minute, and what stands around the rules themselves.

rules-which = Qual jogo?
rules-title = Como se joga { $game }
rules-minute = Em um minuto
rules-examples-calculissimo = Os cinco exemplos impressos
    .about = Todas as folhas de regras impressas explicam estas cinco jogadas. Veja passo a passo, com as setas.
rules-examples-contig60 = Uma partida curta
    .about = Ela traz os exemplos da folha impressa: o 20 com 2, 3 e 4, e o 28 ao lado do 0, do 1 e do 27. Depois vêm um roubo e cinco em linha.
rules-whole = As regras, palavra por palavra
rules-contents = Índice

guide-calculissimo-1 = Monte uma conta com as peças
    .about = Todas em uma linha ou em uma coluna, ligadas às que já estão lá. Toda sequência de peças encostadas tem que ser uma conta completa.
guide-calculissimo-2 = O resultado vira pontos
    .about = { $order ->
        [school] Como na escola: × e ÷ da esquerda para a direita, depois + e −.
       *[sheet] Neste jogo, primeiro vem o ×, depois o ÷, depois + e −.
    } Se as suas peças formarem várias linhas, todas valem pontos.
guide-calculissimo-3 = As cores valem mais
    .about = No verde, o número vale o dobro; no azul, o triplo. O amarelo dobra a linha inteira, e o roxo triplica.
guide-calculissimo-4 = Inteiro e maior que zero
    .about = Isso vale com as cores e também sem elas. E cada linha só pode ter um ×.
guide-calculissimo-5 = O curinga é tudo, menos ×
    .about = Você diz o que ele é na hora de colocar, e ele fica assim.
guide-calculissimo-6 = O saquinho esvazia
    .about = A partida termina quando alguém coloca a última peça. Números que sobram custam o seu valor; sinais e curingas custam 10. Ganha quem tiver mais pontos.

guide-contig60-1 = Jogue os três dados
    .about = Monte uma sentença numérica com eles. Use cada dado uma vez, com + − { sign-times } { sign-divided } e parênteses à vontade.
guide-contig60-2 = Cubra o resultado
    .about = A casa precisa estar livre. Você coloca nela um dos seus marcadores.
guide-contig60-3 = Vizinhos dão pontos
    .about = Cada casa coberta em volta da sua, de qualquer cor, vale um ponto. Os pontos são descontados dos seus 60: quanto menor o total, melhor.
guide-contig60-4 = Sem ideia? Passe a vez
    .about = Aí a outra equipe pode roubar: os mesmos dados, com pontos em dobro.
guide-contig60-5 = { $length ->
    [0] Aqui, linhas não ganham
    [one] Com { $length } marcador você ganha na hora
   *[other] Com { $length } em linha você ganha na hora
 }
    .about = { $length ->
        [0] Só os pontos decidem.
        [one] Na horizontal, na vertical ou na diagonal, todos seus e lado a lado.
       *[other] Na horizontal, na vertical ou na diagonal, todos seus e lado a lado.
    }
guide-contig60-6 = Ou ganha o menor total
    .about = A partida termina assim que uma equipe coloca seu último marcador.
