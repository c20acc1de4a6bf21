# The page: Contig 60 at the table.

## The board

contig-board = ボード
contig-square-free = { $square }、空き
contig-square-covered = { $square }、{ $name }のコマ
contig-square-chosen = 選んだマス
contig-square-reached = 作れます、{ $points }点
contig-square-threat = { $name }の列の最後の1つ
contig-square-last = 最後のコマ
contig-square-dead = どの目でも作れない
contig-markers = コマ{ $count }個

## Dice, signs and the sentence

contig-dice = サイコロ
contig-die = サイコロ：{ $face }
contig-die-none = まだふっていないサイコロ
contig-signs = 記号
contig-sentence-is = あなたの式：{ $sentence }
contig-strip-empty = からっぽ
contig-strip-hint = サイコロと記号をタップ
contig-strip-wait = …
contig-take-away = { $part }を消す
contig-undo = 1つもどす
contig-clear = 消す
contig-how = サイコロを全部使って、ボードの数を作りましょう。
contig-no-square = 答えは{ $value }です。そのマスはありません。
contig-touches = となりは{ $squares }：{ $points }点。
contig-touches-none = { $points ->
    [0] となりにコマがないので0点。
   *[other] { $points }点。
  }
contig-points = { $points }点

## Whose turn it is

contig-title-dice = サイコロをふっています
contig-title-yours = { $name }さん、あなたの番です
contig-title-other = { $name }の番です
contig-title-steal = { $name }がパス。同じサイコロで点が2倍！
contig-title-steal-other = { $name }がパス。横取りできます

## The main button

contig-main-dice = サイコロをふっています
contig-main-waits = { $name }の番です
contig-main-pass = パス
contig-main-decline = 横取りしない
contig-main-make = { $square }を作ろう
contig-main-choose = マスを選ぶ
contig-main-dice-left = サイコロ{ $count }個を全部使う
contig-main-sign = サイコロの間に記号を入れよう
contig-main-unfinished = 式を完成させよう
contig-main-cannot = まだできません
contig-main-cover = { $square }に置く
contig-main-cover-points = { $square }に置く（{ $points }点）
contig-main-steal = { $square }を横取り
contig-main-steal-points = { $square }を横取り（{ $points }点）
contig-pass-sure = パスしますか？　相手が同じサイコロの目を使うと、点が2倍になります。
contig-pass-yes = はい、パスする

## Beside it

contig-reach = 作れるマスを見る
contig-reach-hide = マスをかくす
contig-hint = ヒントを見る
contig-hint-thinking = 考えています…
contig-hint-pass = { $dice }では、あいている数を作れません。パスしましょう。
contig-hint-decline = { $dice }では、あいている数を作れません。横取りできません。
contig-take-back = 1手もどす
contig-possible = 作れたかな？
contig-possible-dice = { $dice }：{ $count ->
    [0] 作れるマスはありませんでした
   *[other] { $count }マス作れました
  }
contig-threat = { $name }、列まであと1つ：{ $square }（{ $line }）
contig-threat-none = あと1つで列ができる人はいません。

## What happened

contig-told-roll = サイコロの目は{ $dice }です。
contig-told-cover = { $name }：{ $sentence }、{ $points }点。
contig-told-steal = { $name }、横取り：{ $sentence }、{ $points }点。
contig-told-pass = { $name }：パス。
contig-told-decline = { $name }：横取りなし。
contig-told-accept = { $name }：合っている、と言いました。
contig-told-caught = { $name }：チャレンジ成功。コマはもどされます。
contig-told-right = { $name }：チャレンジ失敗。式は合っていました。
contig-told-resign = { $name }：こうさん。
