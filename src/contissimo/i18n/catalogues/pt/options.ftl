# House rules: what each set of rules is, and what each option changes.
# `.name` is the heading of an option in a form. `.page` is the sentence there, where the first one speaks of values as a file has them.

rules-presets = Regras já prontas (usa-as com --ruleset NOME)
rules-options = Regras da casa de «{ $ruleset }» (escreve as tuas num ficheiro TOML)
value-true = true
value-false = false

## Calculissimo

preset-calculissimo-classic = O jogo habitual, dois minutos por jogada.
    .name = Clássicas
preset-calculissimo-sheet-pt = Como na folha portuguesa: só troca quem não pode jogar, e os jogadores verificam-se uns aos outros.
    .name = Folha portuguesa
preset-calculissimo-sheet-nl = Como na folha neerlandesa: só troca quem não pode jogar, e os jogadores verificam-se uns aos outros.
    .name = Folha neerlandesa
preset-calculissimo-sheet-de = Como na folha alemã: igual à neerlandesa, mas só conta a melhor cor de uma linha, e o jogo acaba quando um jogador não pode jogar.
    .name = Folha alemã
preset-calculissimo-sheet-ja = Como na folha japonesa: não há trocas, e um número que sobra custa 1.
    .name = Folha japonesa
preset-calculissimo-relaxed = O jogo habitual, sem relógio.
    .name = Sem pressa
preset-calculissimo-short = Metade das peças e sem relógio: uns vinte minutos.
    .name = Curtas
preset-calculissimo-junior = Para os mais novos: só + e −, cada passo um número inteiro, sem relógio.
    .name = Júnior

option-calculissimo-operators = Quais dos sinais + − × ÷ estão no saco.
    .name = Sinais
option-calculissimo-turn_seconds = Quantos segundos pode durar uma jogada; depois disso, passa-se a vez.
    .name = Tempo por jogada
option-calculissimo-main_seconds = Quantos segundos cada jogador tem para o jogo todo, em vez de um limite por jogada.
    .name = Tempo para o jogo todo
option-calculissimo-increment_seconds = Quantos segundos cada jogada feita acrescenta ao tempo para o jogo todo.
    .name = Tempo ganho por jogada
option-calculissimo-exchange = Quando se podem trocar peças: any_time, only_when_stuck ou never (a folha japonesa).
    .name = Trocar peças
    .page = Quando podes pôr peças no saco e tirar outras.
option-calculissimo-every_step_whole = Cada passo de uma conta tem de ser um número inteiro, e nunca abaixo de zero.
    .name = Passos inteiros
option-calculissimo-zero_counts = Uma linha pode dar 0, e então vale 0.
    .name = Uma linha que dá 0
option-calculissimo-operation_bonuses = Várias casas amarelas e roxas numa linha: contam todas (cumulate) ou só a melhor (highest_only, a folha alemã).
    .name = Várias casas amarelas ou roxas
    .page = O que conta quando uma linha cobre mais do que uma.
option-calculissimo-joker_on_operation_square = Se um joker numa casa amarela ou roxa ganha o bónus.
    .name = Joker em amarelo ou roxo
option-calculissimo-end_when_stuck = Com o saco vazio, o jogo acaba quando ninguém pode continuar, ou logo que alguém não possa (a folha alemã).
    .name = O fim
    .page = Quando acaba o jogo, depois de o saco ficar vazio.
option-calculissimo-leftover = Quanto custa um número que sobra: o seu valor (face_value) ou 1 (tile_count, a folha japonesa).
    .name = Números que sobram
    .page = Quanto custa, no fim, um número que ficou no suporte.
option-calculissimo-judging = Quem verifica as jogadas: o programa (referee) ou os outros jogadores (challenge).
    .name = Quem verifica as jogadas
    .page = Se uma jogada errada é logo recusada, ou fica até alguém a contestar.
option-calculissimo-window_seconds = Quantos segundos têm os outros para contestar uma jogada.
    .name = Tempo para contestar
option-calculissimo-announce = Dizes o teu total antes de o programa o mostrar.
    .name = Anunciar
option-calculissimo-layout = Onde ficam as casas de cor e a casa de partida.
    .name = Tabuleiro
option-calculissimo-tiles = Quantas peças de cada tipo há no saco.
    .name = Saco

## Contig 60

preset-contig60-contig60 = O jogo habitual, sem relógio.
    .name = Habituais
preset-contig60-timed = O jogo habitual, com 60 segundos por jogada.
    .name = Com relógio
preset-contig60-sheet-pt = Como na folha portuguesa: as equipas verificam-se uma à outra.
    .name = Folha portuguesa
preset-contig60-contig-us = O jogo americano: filas de 1 a 216, a própria casa conta, não se ganha com uma linha, 8 rondas.
    .name = Contig americano
preset-contig60-junior = Para os mais novos: só + e −, sem relógio.
    .name = Júnior

option-contig60-faces = Que números mostra cada dado.
    .name = Dados
option-contig60-markers = Quantos marcadores tem cada equipa.
    .name = Marcadores
option-contig60-points = Com quantos pontos começa cada equipa.
    .name = Pontos no início
option-contig60-operations = Quais dos sinais + − × ÷ se podem usar.
    .name = Sinais
option-contig60-turn_seconds = Quantos segundos pode durar uma jogada; depois disso, passa-se a vez.
    .name = Tempo por jogada
option-contig60-race_to_zero = Ganha logo a primeira equipa que chegar a 0 ou abaixo.
    .name = Corrida até zero
option-contig60-own_square_counts = Um marcador ganha mais um ponto, pela sua própria casa.
    .name = A própria casa conta
option-contig60-judging = Quem verifica as contas: o programa (referee) ou a outra equipa (challenge).
    .name = Quem verifica as contas
    .page = Se uma conta errada é logo recusada, ou fica até a outra equipa a contestar.
option-contig60-window_seconds = Quantos segundos tem a outra equipa para contestar uma conta.
    .name = Tempo para contestar
option-contig60-false_accusation_cost = Quantos pontos custa contestar sem razão.
    .name = Contestar sem razão
option-contig60-line_length = Quantos marcadores em linha ganham logo; 0 desliga isto.
    .name = Linha que ganha
option-contig60-rounds = Ao fim de quantas rondas acaba o jogo.
    .name = Rondas
option-contig60-minutes = Ao fim de quantos minutos se joga a última ronda.
    .name = Minutos
option-contig60-layout = Que número está em cada casa.
    .name = Tabuleiro

## The values of options as a form shows them

choice-any_time = quando se quiser
choice-only_when_stuck = só quando não há jogada possível
choice-never = nunca
choice-cumulate = contam todas
choice-highest_only = só conta a melhor
choice-no_bonus = não ganha bónus
choice-bonus = ganha o bónus
choice-nobody = quando ninguém pode continuar
choice-anyone = logo que um jogador não possa continuar
choice-face_value = o seu valor
choice-tile_count = 1 ponto, seja qual for
choice-referee = o programa
choice-challenge = os outros jogadores
choice-none = sem limite
choice-auto = 20 segundos em jogos com relógio, senão sem limite
choice-calculissimo-classic = o habitual
choice-calculissimo-short = metade de tudo
choice-contig60 = a espiral de 0 a 180
choice-contig-us = filas simples de 1 a 216
