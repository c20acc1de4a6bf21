# What is read aloud to those who press a key for it: R, T, L and N of the list of keys.

aloud-tiles = Je jetons: { $tiles }.
aloud-no-tiles = Je hebt geen jetons.
aloud-laid = Op het bord, nog niet gespeeld: { $tiles }.
aloud-at = { $what } op { $square }
aloud-bag = { $count ->
    [0] De zak is leeg.
    [one] Eén jeton in de zak.
   *[other] { $count } jetons in de zak.
  }
aloud-no-dice = De dobbelstenen zijn nog niet gegooid.
aloud-covered = De jetons zijn nu verborgen.
aloud-position = Stelling: { $position }
aloud-nothing-lies = Er ligt nog niets op het bord.
