# The rules on the page: the game in a minute, and what stands around the rules themselves.

rules-which = Que jogo?
rules-title = Como se joga { $game }
rules-minute = Num minuto
rules-examples-calculissimo = Os cinco exemplos impressos
    .about = Todas as folhas de regras impressas explicam estas cinco jogadas. Segue-as passo a passo com as setas.
rules-examples-contig60 = Uma partida curta
    .about = Tem os exemplos da folha de regras impressa: o 20 com 2, 3 e 4, e o 28 ao lado do 0, do 1 e do 27. Depois há um roubo e cinco em linha.
rules-whole = As regras, palavra por palavra
rules-contents = Índice

guide-calculissimo-1 = Põe peças que façam uma conta
    .about = Todas numa linha ou numa coluna, ligadas às que já lá estão. Cada fila de peças que se tocam tem de ser uma conta completa.
guide-calculissimo-2 = O resultado são os teus pontos
    .about = { $order ->
        [school] Como na escola: × e ÷ da esquerda para a direita, depois + e −.
       *[sheet] Neste jogo faz-se primeiro ×, depois ÷, depois + e −.
    } Se as tuas peças fizerem várias linhas, contam todas.
guide-calculissimo-3 = As cores dão mais
    .about = No verde, um número conta a dobrar; no azul, a triplicar. O amarelo dobra a linha inteira, o roxo triplica-a.
guide-calculissimo-4 = Inteiro e maior do que zero
    .about = Com as cores e também sem elas. E cada linha tem, no máximo, um ×.
guide-calculissimo-5 = O joker é tudo menos ×
    .about = Dizes o que ele é quando o pões, e assim fica.
guide-calculissimo-6 = O saco esvazia-se
    .about = Quando alguém põe a sua última peça, acabou. Os números que sobram custam o seu valor; os sinais e os jokers, 10. Ganha quem tem mais pontos.

guide-contig60-1 = Lança três dados
    .about = Faz uma conta com eles. Cada dado conta uma vez, com + − { sign-times } { sign-divided } e parênteses à vontade.
guide-contig60-2 = Cobre o resultado
    .about = A casa tem de estar livre. Pões lá um dos teus marcadores.
guide-contig60-3 = Os vizinhos dão pontos
    .about = Cada casa coberta à volta da tua, seja de quem for, é um ponto. Os pontos tiram-se dos teus 60: quanto menos, melhor.
guide-contig60-4 = Sem ideias? Passa
    .about = Então a outra equipa pode roubar: os mesmos dados e pontos a dobrar.
guide-contig60-5 = { $length ->
    [0] Aqui as linhas não ganham
    [one] Com { $length } marcador ganhas logo
   *[other] Com { $length } em linha ganhas logo
 }
    .about = { $length ->
        [0] Só os pontos decidem.
        [one] Na horizontal, na vertical ou na diagonal, todos teus e seguidos.
       *[other] Na horizontal, na vertical ou na diagonal, todos teus e seguidos.
    }
guide-contig60-6 = Ou ganha o total mais baixo
    .about = A partida acaba assim que uma equipa põe o seu último marcador.
