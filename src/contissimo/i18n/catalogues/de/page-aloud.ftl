# What is read aloud to those who press a key for it: R, T, L and N of the list of keys.

aloud-tiles = Deine Steine: { $tiles }.
aloud-no-tiles = Du hast keine Steine.
aloud-laid = Auf dem Brett, noch nicht gespielt: { $tiles }.
aloud-at = { $what } auf { $square }
aloud-bag = { $count ->
    [0] Das Säckchen ist leer.
    [one] Ein Stein im Säckchen.
   *[other] { $count } Steine im Säckchen.
  }
aloud-no-dice = Die Würfel sind noch nicht geworfen.
aloud-covered = Die Steine sind gerade verdeckt.
aloud-position = Stellung: { $position }
aloud-nothing-lies = Auf dem Brett liegt noch nichts.
