# Games of computer players as data.

help-selfplay = Computerspieler viele Spiele machen lassen und sie als Daten speichern, zum Lernen und für Statistik.

option-out_file = Die Datei für die Spiele, zum Beispiel games.jsonl.gz. Enthält sie schon einige davon, kommen die übrigen dazu.
    .value = DATEI

selfplay-progress = Spiele
selfplay-done = { $games ->
    [1] Ein Spiel steht
   *[other] { $games } Spiele stehen
  } in { $path }.
selfplay-stopped = Abgebrochen: { $games ->
    [1] Ein Spiel steht
   *[other] { $games } Spiele stehen
  } in { $path }. Derselbe Befehl macht dort weiter.

why-games-file-other = { $path } enthält andere Spiele. Nimm eine andere Datei oder dasselbe Spiel mit denselben Spielern, Regeln und derselben Startzahl.
why-games-file-unwritable = { $path } kann nicht geschrieben werden.
why-games-line-wrong = das ist keine Zeile mit einem gespeicherten Spiel.
why-games-line-differs = Spiel { $number } der Datei folgt so nicht den Regeln.
