# Games of computer players as data.

help-selfplay = Computerspelers veel spellen laten spelen en die als gegevens bewaren, om van te leren en voor statistiek.

option-out_file = Het bestand voor de spellen, bijvoorbeeld games.jsonl.gz. Staan er al een paar in, dan komt de rest erbij.
    .value = BESTAND

selfplay-progress = Spellen
selfplay-done = Er { $games ->
    [1] staat één spel
   *[other] staan { $games } spellen
  } in { $path }.
selfplay-stopped = Afgebroken: er { $games ->
    [1] staat één spel
   *[other] staan { $games } spellen
  } in { $path }. Dezelfde opdracht gaat daar verder.

why-games-file-other = In { $path } staan andere spellen. Kies een ander bestand, of gebruik hetzelfde spel met dezelfde spelers, regels en hetzelfde startgetal.
why-games-file-unwritable = In { $path } kan niet geschreven worden.
why-games-line-wrong = dit is geen regel met een bewaard spel.
why-games-line-differs = Spel { $number } van het bestand volgt zo niet de regels.
