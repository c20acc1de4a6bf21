# Games of computer players as data.

help-selfplay = Põe vários computadores para jogar muitas partidas entre si e salva tudo como dados, para aprendizado e estatística.

option-out_file = O arquivo para as partidas, por exemplo games.jsonl.gz. Se ele já tiver algumas, as que faltam são acrescentadas.
    .value = ARQUIVO

selfplay-progress = Partidas
selfplay-done = { $path } tem { $games ->
    [1] uma partida
   *[other] { $games } partidas
  }.
selfplay-stopped = Interrompido: { $path } tem { $games ->
    [1] uma partida
   *[other] { $games } partidas
  }. O mesmo comando continua de onde parou.

why-games-file-other = { $path } tem outras partidas. Escolha outro arquivo ou use o mesmo jogo, os mesmos jogadores, as mesmas regras e a mesma semente.
why-games-file-unwritable = Não foi possível gravar em { $path }.
why-games-line-wrong = esta não é uma linha de partidas salvas.
why-games-line-differs = A partida { $number } do arquivo, do jeito que está escrita, não segue as regras.
