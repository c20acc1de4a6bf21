# Games of computer players as data.

help-selfplay = Pone a varios jugadores virtuales a jugar muchas partidas y las guarda como datos, para aprender y para estadísticas.

option-out_file = El archivo para las partidas, por ejemplo games.jsonl.gz. Si ya contiene algunas, se añaden las que faltan.
    .value = ARCHIVO

selfplay-progress = Partidas
selfplay-done = Hay { $games ->
    [1] una partida
   *[other] { $games } partidas
  } en { $path }.
selfplay-stopped = Interrumpido: hay { $games ->
    [1] una partida
   *[other] { $games } partidas
  } en { $path }. La misma orden sigue desde ahí.

why-games-file-other = { $path } contiene otras partidas. Elige otro archivo o usa el mismo juego, los mismos jugadores, las mismas reglas y la misma semilla.
why-games-file-unwritable = No se puede escribir en { $path }.
why-games-line-wrong = esta no es una línea de partidas guardadas.
why-games-line-differs = La partida { $number } del archivo, tal como está escrita, no sigue las reglas.
