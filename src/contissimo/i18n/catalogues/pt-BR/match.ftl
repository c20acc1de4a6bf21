# Computer players against each other, many times.

help-match = Põe vários computadores para jogar entre si muitas vezes e mostra qual é o mais forte.

option-rivals = Quem joga, separado por vírgulas: random, greedy… ou exec:./bot para um programa seu.
    .value = JOGADORES
option-games = Quantas partidas. Cada sorteio é jogado uma vez a partir de cada lugar, então podem ser algumas a mais.
    .value = N
option-millis = Quantos milissegundos um jogador pode pensar em cada jogada.
    .value = N
option-nodes = Quantas jogadas um jogador pode olhar antes de escolher. Assim, o resultado é o mesmo em qualquer máquina.
    .value = N
option-until_error = Para assim que o erro padrão da taxa de vitórias ficar pequeno assim, por exemplo 0.02.
    .value = X
option-jobs = Quantos processos jogam ao mesmo tempo.
    .value = N
option-cluster = O endereço de um scheduler do dask, como tcp://10.0.0.1:8786, cujos workers jogam.
    .value = ENDEREÇO

## The result

match-progress = Partidas
match-title = { $game }, regras { $ruleset }, semente { $seed }: { $games ->
    [1] uma partida
   *[other] { $games } partidas
  } ({ $rounds ->
    [1] um sorteio, jogado
   *[other] { $rounds } sorteios, cada um jogado
  } a partir de todos os lugares)
match-wins = Vitórias
match-margin = Pontos de vantagem
match-score = Pontos
match-time = Tempo por jogada
match-moves = Jogadas por partida
match-word-accept = Jogadas aceitas por partida
match-word-challenge = Contestações por partida
match-word-decline = Roubos recusados por partida
match-word-pass = Vezes passadas por partida
match-word-resign = Desistências por partida
match-word-steal = Roubos por partida
match-word-swap = Trocas por partida
match-ends = { $count } × { $reason }
match-forfeit = { $player } desistiu em { $count ->
    [1] uma partida
   *[other] { $count } partidas
  }. { $sentence }
match-precise = Parou antes: o resultado já tem a precisão que você pediu.
match-interrupted = Interrompido. Isto é o que foi jogado até aqui.

## What can go wrong

why-bot-missing = Não existe nenhum programa “{ $program }” que possa ser iniciado.
why-bot-not-started = Não foi possível iniciar o programa: { $reason }
why-bot-no-hello = O programa deveria ter respondido “hello 1”, mas disse “{ $answer }”.
why-bot-died = O programa encerrou no meio da partida, com o status { $status }.
why-bot-silent = O programa fechou a própria saída.
why-bot-too-slow = O programa demorou demais.
why-bot-refused = O programa fez três jogadas que não são permitidas: { $codes }
why-cluster-not-installed = Para jogar em um cluster, instale o contissimo com o extra “cluster”.
why-cluster-unreachable = Não há nenhum scheduler em { $address }.
why-cluster-round-lost = Um worker caiu todas as vezes em que jogou o sorteio { $round }.
