# Computer players against each other, many times.

help-match = Põe vários computadores a jogar entre si muitas vezes, para ver qual é o mais forte.

option-rivals = Quem joga, separado por vírgulas: random, greedy… ou exec:./bot para um programa teu.
    .value = JOGADORES
option-games = Quantas partidas. Cada sorteio é jogado uma vez de cada lugar, por isso podem ser mais algumas.
    .value = N
option-millis = Quantos milissegundos um jogador pode pensar numa jogada.
    .value = N
option-nodes = Quantas jogadas um jogador pode ver antes de escolher. Assim o resultado é igual em todas as máquinas.
    .value = N
option-until_error = Para assim que o erro-padrão da taxa de vitórias for tão pequeno como isto, por exemplo 0.02.
    .value = X
option-jobs = Quantos processos jogam ao mesmo tempo.
    .value = N
option-cluster = O endereço de um scheduler dask, como tcp://10.0.0.1:8786, cujos workers jogam.
    .value = ENDEREÇO

## The result

match-progress = Partidas
match-title = { $game }, regras { $ruleset }, semente { $seed }: { $games ->
    [1] uma partida
   *[other] { $games } partidas
  } ({ $rounds ->
    [1] um sorteio, jogado
   *[other] { $rounds } sorteios, cada um jogado
  } de todos os lugares)
match-wins = Partidas ganhas
match-margin = Pontos de avanço
match-score = Pontos
match-time = Tempo por jogada
match-moves = Jogadas por partida
match-word-accept = Aceites por partida
match-word-challenge = Contestações por partida
match-word-decline = Sem roubo, por partida
match-word-pass = Vezes passadas por partida
match-word-resign = Desistências por partida
match-word-steal = Roubos por partida
match-word-swap = Trocas por partida
match-ends = { $count } × { $reason }
match-forfeit = { $player } desistiu { $count ->
    [1] numa partida
   *[other] em { $count } partidas
  }. { $sentence }
match-precise = Parou mais cedo: o resultado já tem a precisão que pediste.
match-interrupted = Interrompido. Isto é o que se jogou até aqui.

## What can go wrong

why-bot-missing = Não há nenhum programa «{ $program }» que se possa abrir.
why-bot-not-started = Não foi possível abrir o programa: { $reason }
why-bot-no-hello = O programa devia ter respondido «hello 1», mas disse «{ $answer }».
why-bot-died = O programa terminou a meio da partida, com o estado { $status }.
why-bot-silent = O programa fechou a sua saída.
why-bot-too-slow = O programa demorou demasiado.
why-bot-refused = O programa fez três jogadas que não são permitidas: { $codes }
why-cluster-not-installed = Para jogar num cluster, instala o contissimo com o extra «cluster».
why-cluster-unreachable = Não há nenhum scheduler em { $address }.
why-cluster-round-lost = Um worker foi abaixo de cada vez que jogou o sorteio { $round }.
