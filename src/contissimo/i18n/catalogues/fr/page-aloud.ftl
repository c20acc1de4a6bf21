# What is read aloud to those who press a key for it: R, T, L and N of the list of keys.

aloud-tiles = Tes jetons : { $tiles }.
aloud-no-tiles = Tu n’as pas de jetons.
aloud-laid = Sur le plateau, pas encore joués : { $tiles }.
aloud-at = { $what } en { $square }
aloud-bag = { $count ->
    [0] Le sac est vide.
    [one] { $count } jeton dans le sac.
   *[other] { $count } jetons dans le sac.
  }
aloud-no-dice = Les dés ne sont pas encore lancés.
aloud-covered = Les jetons sont cachés pour le moment.
aloud-position = Position : { $position }
aloud-nothing-lies = Il n’y a encore rien sur le plateau.
