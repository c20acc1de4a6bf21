# What is read aloud to those who press a key for it: R, T, L and N of the list of keys.

aloud-tiles = あなたの チップ：{ $tiles }。
aloud-no-tiles = チップは ありません。
aloud-laid = ボードに おいて、まだ だして いない もの：{ $tiles }。
aloud-at = { $square }に { $what }
aloud-bag = { $count ->
    [0] ふくろは からっぽです。
   *[other] ふくろに のこり { $count }まい。
  }
aloud-no-dice = サイコロは まだ ふって いません。
aloud-covered = いまは チップが かくれて います。
aloud-position = いまの ようす：{ $position }
aloud-nothing-lies = ボードには まだ なにも ありません。
