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
    .about = { $has ->
        [neither] Faça a conta da esquerda para a direita.
        [times] Como na escola, × vem antes de + e −. Cada linha só pode ter um ×.
        [divided] Como na escola, ÷ vem antes de + e −.
       *[both] { $order ->
            [school] Como na escola: × e ÷ da esquerda para a direita, depois + e −. Cada linha só pode ter um ×.
           *[sheet] Neste jogo, primeiro vem o ×, depois o ÷, depois + e −. Cada linha só pode ter um ×.
        }
    } Se as suas peças formarem várias linhas, todas valem pontos.
guide-calculissimo-3 = As cores valem mais
    .about = No verde, o número vale o dobro; no azul, o triplo. { $operation_bonuses ->
        [highest_only] O amarelo dobra a linha inteira, e o roxo triplica; se houver mais de um, só o melhor vale.
       *[cumulate] O amarelo dobra a linha inteira, e o roxo triplica.
    }
guide-calculissimo-4 = { $zero_counts ->
    [yes] Inteiro e nunca abaixo de zero
   *[no] Inteiro e maior que zero
 }
    .about = { $every_step_whole ->
        [yes] Isso vale com as cores e também sem elas. E cada passo da conta tem que dar um número inteiro, nunca abaixo de zero.
       *[no] Isso vale com as cores e também sem elas.
    }
guide-calculissimo-5 = { $has ->
    [neither] O curinga é o que você quiser
    [divided] O curinga é o que você quiser
   *[both] O curinga é tudo, menos ×
 }
    .about = Você diz o que ele é na hora de colocar, e ele fica assim.
guide-calculissimo-6 = O saquinho esvazia
    .about = { $end_when_stuck ->
        [anyone] A partida termina quando alguém coloca a última peça ou, com o saquinho vazio, fica sem jogada.
       *[nobody] A partida termina quando alguém coloca a última peça.
    } { $leftover ->
        [tile_count] Cada número que sobra custa 1; cada sinal ou curinga custa 10.
       *[face_value] Números que sobram custam o seu valor; sinais e curingas custam 10.
    } Ganha quem tiver mais pontos.

guide-contig60-1 = Jogue os três dados
    .about = Monte uma sentença numérica com eles. { $has ->
        [neither] Use cada dado uma vez, com { $operations }.
        [times] Use cada dado uma vez, com { $operations } e parênteses à vontade.
        [divided] Use cada dado uma vez, com { $operations } e parênteses à vontade.
       *[both] Use cada dado uma vez, com { $operations } e parênteses à vontade.
    }
guide-contig60-2 = Cubra o resultado
    .about = A casa precisa estar livre. Você coloca nela um dos seus marcadores.
guide-contig60-3 = Vizinhos dão pontos
    .about = { $own_square_counts ->
        [yes] A sua casa vale um ponto, e cada casa coberta em volta dela, de qualquer cor, também.
       *[no] Cada casa coberta em volta da sua, de qualquer cor, vale um ponto.
    } Os pontos são descontados dos seus { $points }: quanto menor o total, melhor.
guide-contig60-4 = Sem ideia? Passe a vez
    .about = Aí a outra equipe pode roubar: os mesmos dados, com pontos em dobro.
guide-contig60-5 = { $line_length ->
    [0] Aqui, linhas não ganham
    [one] Com { $line_length } marcador você ganha na hora
   *[other] Com { $line_length } em linha você ganha na hora
 }
    .about = { $line_length ->
        [0] Só os pontos decidem.
        [one] Na horizontal, na vertical ou na diagonal, todos seus e lado a lado.
       *[other] Na horizontal, na vertical ou na diagonal, todos seus e lado a lado.
    }
guide-contig60-6 = { $race_to_zero ->
    [yes] Ganha quem chegar primeiro a 0
   *[no] { $line_length ->
        [0] Ganha o menor total
        [one] Ou ganha o menor total
       *[other] Ou ganha o menor total
    }
 }
    .about = { $rounds ->
        [0] { $minutes ->
            [0] A partida termina assim que uma equipe coloca seu último marcador.
            [one] A partida termina depois de { $minutes } minuto.
           *[other] A partida termina depois de { $minutes } minutos.
        }
        [one] A partida termina depois de { $rounds } rodada.
       *[other] A partida termina depois de { $rounds } rodadas.
    }
