# What is read aloud to those who press a key for it: R, T, L and N of the list of keys.

aloud-tiles = あなたのチップ：{ $tiles }。
aloud-no-tiles = チップはありません。
aloud-laid = ボードに置いて、まだ出していないもの：{ $tiles }。
aloud-at = { $square }に{ $what }
aloud-bag = { $count ->
    [0] ふくろはからっぽです。
   *[other] ふくろに残り{ $count }枚。
  }
aloud-no-dice = サイコロはまだふっていません。
aloud-covered = 今はチップがかくれています。
aloud-position = 局面：{ $position }
aloud-nothing-lies = ボードにはまだ何もありません。
