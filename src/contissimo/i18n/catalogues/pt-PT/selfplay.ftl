# Games of computer players as data.

help-selfplay = Põe vários computadores a jogar muitas partidas entre si e guarda-as como dados, para aprendizagem e estatística.

option-out_file = O ficheiro para as partidas, por exemplo games.jsonl.gz. Se já tiver algumas, juntam-se as que faltam.
    .value = FICHEIRO

selfplay-progress = Partidas
selfplay-done = Há { $games ->
    [1] uma partida
   *[other] { $games } partidas
  } em { $path }.
selfplay-stopped = Interrompido: há { $games ->
    [1] uma partida
   *[other] { $games } partidas
  } em { $path }. O mesmo comando continua a partir daí.

why-games-file-other = { $path } tem outras partidas. Escolhe outro ficheiro ou usa o mesmo jogo, os mesmos jogadores, as mesmas regras e a mesma semente.
why-games-file-unwritable = Não é possível escrever em { $path }.
why-games-line-wrong = esta não é uma linha de partidas guardadas.
why-games-line-differs = A partida { $number } do ficheiro, tal como está escrita, não segue as regras.
