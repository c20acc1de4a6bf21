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
    .about = { $has ->
        [neither] A conta faz-se da esquerda para a direita.
        [times] Como na escola, × faz-se antes de + e −. Cada linha tem, no máximo, um ×.
        [divided] Como na escola, ÷ faz-se antes de + e −.
       *[both] { $order ->
            [school] Como na escola: × e ÷ da esquerda para a direita, depois + e −. Cada linha tem, no máximo, um ×.
           *[sheet] Neste jogo faz-se primeiro ×, depois ÷, depois + e −. Cada linha tem, no máximo, um ×.
        }
    } Se as tuas peças fizerem várias linhas, contam todas.
guide-calculissimo-3 = As cores dão mais
    .about = No verde, um número conta a dobrar; no azul, a triplicar. { $operation_bonuses ->
        [highest_only] O amarelo dobra a linha inteira, o roxo triplica-a; se houver mais do que um, só conta o melhor.
       *[cumulate] O amarelo dobra a linha inteira, o roxo triplica-a.
    }
guide-calculissimo-4 = { $zero_counts ->
    [yes] Inteiro e nunca abaixo de zero
   *[no] Inteiro e maior do que zero
 }
    .about = { $every_step_whole ->
        [yes] Tem de ser assim com as cores e também sem elas. E cada passo pelo caminho tem de ser um número inteiro, nunca abaixo de zero.
       *[no] Tem de ser assim com as cores e também sem elas.
    }
guide-calculissimo-5 = { $has ->
    [neither] O joker é o que tu quiseres
    [divided] O joker é o que tu quiseres
   *[both] O joker é tudo menos ×
 }
    .about = Dizes o que ele é quando o pões, e assim fica.
guide-calculissimo-6 = O saco esvazia-se
    .about = { $end_when_stuck ->
        [anyone] Quando alguém põe a sua última peça, ou não tem jogada com o saco vazio, acabou.
       *[nobody] Quando alguém põe a sua última peça, acabou.
    } { $leftover ->
        [tile_count] Cada número que sobra custa 1; cada sinal ou joker, 10.
       *[face_value] Os números que sobram custam o seu valor; os sinais e os jokers, 10.
    } Ganha quem tem mais pontos.

guide-contig60-1 = Lança três dados
    .about = Faz uma conta com eles. { $has ->
        [neither] Cada dado conta uma vez, com { $operations }.
        [times] Cada dado conta uma vez, com { $operations } e parênteses à vontade.
        [divided] Cada dado conta uma vez, com { $operations } e parênteses à vontade.
       *[both] Cada dado conta uma vez, com { $operations } e parênteses à vontade.
    }
guide-contig60-2 = Cobre o resultado
    .about = A casa tem de estar livre. Pões lá um dos teus marcadores.
guide-contig60-3 = Os vizinhos dão pontos
    .about = { $own_square_counts ->
        [yes] A tua casa vale um ponto, e também cada casa coberta à volta, seja de quem for.
       *[no] Cada casa coberta à volta da tua, seja de quem for, vale um ponto.
    } Os pontos tiram-se dos teus { $points }: quanto menos, melhor.
guide-contig60-4 = Sem ideias? Passa
    .about = Então a outra equipa pode roubar: os mesmos dados e pontos a dobrar.
guide-contig60-5 = { $line_length ->
    [0] Aqui as linhas não ganham
    [one] Com { $line_length } marcador ganhas logo
   *[other] Com { $line_length } em linha ganhas logo
 }
    .about = { $line_length ->
        [0] Só os pontos decidem.
        [one] Na horizontal, na vertical ou na diagonal, todos teus e seguidos.
       *[other] Na horizontal, na vertical ou na diagonal, todos teus e seguidos.
    }
guide-contig60-6 = { $race_to_zero ->
    [yes] Ganha quem chega primeiro a 0
   *[no] { $line_length ->
        [0] Ganha o total mais baixo
        [one] Ou ganha o total mais baixo
       *[other] Ou ganha o total mais baixo
    }
 }
    .about = { $rounds ->
        [0] { $minutes ->
            [0] A partida acaba assim que uma equipa põe o seu último marcador.
            [one] A partida acaba ao fim de { $minutes } minuto.
           *[other] A partida acaba ao fim de { $minutes } minutos.
        }
        [one] A partida acaba ao fim de { $rounds } ronda.
       *[other] A partida acaba ao fim de { $rounds } rondas.
    }
