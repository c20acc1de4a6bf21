# What is read aloud to those who press a key for it: R, T, L and N of the list of keys.

aloud-tiles = Suas peças: { $tiles }.
aloud-no-tiles = Você não tem peças.
aloud-laid = No tabuleiro, falta jogar: { $tiles }.
aloud-at = { $what } em { $square }
aloud-bag = { $count ->
    [0] Saquinho vazio.
    [1] Uma peça no saquinho.
   *[other] { $count } peças no saquinho.
  }
aloud-no-dice = Os dados ainda não foram lançados.
aloud-covered = As peças estão escondidas agora.
aloud-position = Posição: { $position }
aloud-nothing-lies = Ainda não há nada no tabuleiro.
