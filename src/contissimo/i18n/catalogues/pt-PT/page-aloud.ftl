# What is read aloud to those who press a key for it: R, T, L and N of the list of keys.

aloud-tiles = As tuas peças: { $tiles }.
aloud-no-tiles = Não tens peças.
aloud-laid = No tabuleiro, ainda por jogar: { $tiles }.
aloud-at = { $what } em { $square }
aloud-bag = { $count ->
    [0] O saco está vazio.
    [1] Uma peça no saco.
   *[other] { $count } peças no saco.
  }
aloud-no-dice = Os dados ainda não foram lançados.
aloud-covered = As peças estão agora escondidas.
aloud-position = Posição: { $position }
aloud-nothing-lies = Ainda não há nada no tabuleiro.
