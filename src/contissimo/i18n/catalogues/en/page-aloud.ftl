# What is read aloud to those who press a key for it: R, T, L and N of the list of keys.

aloud-tiles = Your tiles: { $tiles }.
aloud-no-tiles = You have no tiles.
aloud-laid = On the board, not played yet: { $tiles }.
aloud-at = { $what } on { $square }
aloud-bag = { $count ->
    [0] The bag is empty.
    [one] One tile in the bag.
   *[other] { $count } tiles in the bag.
  }
aloud-no-dice = The dice have not been rolled yet.
aloud-covered = The tiles are hidden now.
aloud-position = Position: { $position }
aloud-nothing-lies = There is nothing on the board yet.
