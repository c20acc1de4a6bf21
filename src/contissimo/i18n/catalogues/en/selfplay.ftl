# Games of computer players as data.

help-selfplay = Let computer players play many games and save them as data, for learning and statistics.

option-out_file = The file for the games, for example games.jsonl.gz. If it holds some of them already, the rest are added.
    .value = FILE

selfplay-progress = Games
selfplay-done = { $games ->
    [one] One game is
   *[other] { $games } games are
  } in { $path }.
selfplay-stopped = Stopped: { $games ->
    [one] one game is
   *[other] { $games } games are
  } in { $path }. The same command goes on from there.

why-games-file-other = { $path } holds other games. Choose another file, or use the same game, players, rules and seed.
why-games-file-unwritable = { $path } can’t be written.
why-games-line-wrong = this is not a line of saved games.
why-games-line-differs = Game { $number } of the file does not follow the rules as written.
