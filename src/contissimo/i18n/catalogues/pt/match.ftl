# Computer players against each other, many times.

help-match = Põe jogadores do computador a jogar muitas vezes entre si, para ver qual é o mais forte.

option-rivals = Quem joga, com vírgulas pelo meio: random, greedy … ou exec:./bot para um programa teu.
    .value = JOGADORES
option-games = Quantos jogos. Cada sorte é jogada uma vez de cada lugar, por isso podem ser mais alguns.
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

match-progress = Jogos
match-title = { $game }, regras { $ruleset }, semente { $seed }: { $games ->
    [1] um jogo
   *[other] { $games } jogos
  } ({ $rounds ->
    [1] uma sorte, jogada
   *[other] { $rounds } sortes, cada uma jogada
  } de todos os lugares)
match-wins = Jogos ganhos
match-margin = Pontos de avanço
match-score = Pontos
match-time = Tempo por jogada
match-moves = Jogadas por jogo
match-word-accept = Aceites por jogo
match-word-challenge = Contestações por jogo
match-word-decline = Sem roubo, por jogo
match-word-pass = Vezes passadas por jogo
match-word-resign = Desistências por jogo
match-word-steal = Roubos por jogo
match-word-swap = Trocas por jogo
match-ends = { $count } × { $reason }
match-forfeit = { $player } desistiu em { $count ->
    [1] um jogo
   *[other] { $count } jogos
  }. { $sentence }
match-precise = Parou mais cedo: o resultado já tem a certeza que querias.
match-interrupted = Interrompido. Isto é o que se jogou até aqui.

## What can go wrong

why-bot-missing = Não há nenhum programa «{ $program }» que se possa abrir.
why-bot-not-started = Não foi possível abrir o programa: { $reason }
why-bot-no-hello = O programa devia ter respondido «hello 1», mas disse «{ $answer }».
why-bot-died = O programa terminou a meio do jogo, com o estado { $status }.
why-bot-silent = O programa deixou de responder.
why-bot-too-slow = O programa demorou demasiado.
why-bot-refused = O programa fez três jogadas que não são permitidas: { $codes }
why-cluster-not-installed = Para jogar num cluster, instala o contissimo com o extra «cluster».
why-cluster-unreachable = Não há nenhum scheduler em { $address }.
why-cluster-round-lost = Um worker foi abaixo de cada vez que jogou a sorte { $round }.
