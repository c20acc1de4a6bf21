# What is read aloud to those who press a key for it: R, T, L and N of the list of keys.

aloud-tiles = Tus fichas: { $tiles }.
aloud-no-tiles = No tienes fichas.
aloud-laid = En el tablero, aún sin jugar: { $tiles }.
aloud-at = { $what } en { $square }
aloud-bag = { $count ->
    [0] La bolsa está vacía.
    [one] Una ficha en la bolsa.
   *[other] { $count } fichas en la bolsa.
  }
aloud-no-dice = Aún no se han tirado los dados.
aloud-covered = Ahora las fichas están tapadas.
aloud-position = Posición: { $position }
aloud-nothing-lies = Aún no hay nada en el tablero.
