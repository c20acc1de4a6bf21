# The page: Contig 60 at the table.

## The board

contig-board = ボード
contig-square-free = { $square }、あき
contig-square-covered = { $square }、{ $name }の コマ
contig-square-chosen = えらんだ マス
contig-square-reached = つくれます、{ $points }てん
contig-square-threat = { $name }の れつの さいごの 1つ
contig-square-last = さいごの コマ
contig-square-dead = どの めでも つくれない
contig-markers = コマ { $count }こ

## Dice, signs and the sentence

contig-dice = サイコロ
contig-die = サイコロ：{ $face }
contig-die-none = まだ ふって いない サイコロ
contig-signs = きごう
contig-sentence-is = あなたの しき：{ $sentence }
contig-strip-empty = からっぽ
contig-strip-hint = サイコロと きごうを タップ
contig-strip-wait = …
contig-take-away = { $part }を けす
contig-undo = ひとつ もどす
contig-clear = けす
contig-how = サイコロ ぜんぶで ボードの かずを つくりましょう。
contig-no-square = こたえは { $value }です。その マスは ありません。
contig-touches = となりは { $squares }：{ $points }てん。
contig-touches-none = { $points ->
    [0] となりに コマが ないので 0てん。
   *[other] { $points }てん。
  }
contig-points = { $points }てん

## Whose turn it is

contig-title-dice = サイコロを ふって います
contig-title-yours = { $name }さん、あなたの ばんです
contig-title-other = { $name }の ばんです
contig-title-steal = { $name }が パス。おなじ サイコロで てんが 2ばい！
contig-title-steal-other = { $name }が パス。よこどりできます

## The main button

contig-main-dice = サイコロを ふって います
contig-main-waits = { $name }の ばんです
contig-main-pass = パス
contig-main-decline = よこどりしない
contig-main-make = { $square }を つくろう
contig-main-choose = マスを えらぶ
contig-main-dice-left = サイコロ { $count }こを ぜんぶ つかう
contig-main-sign = サイコロの あいだに きごうを いれよう
contig-main-unfinished = しきを かんせいさせよう
contig-main-cannot = まだ できません
contig-main-cover = { $square }に おく
contig-main-cover-points = { $square }に おく（{ $points }てん）
contig-main-steal = { $square }を よこどり
contig-main-steal-points = { $square }を よこどり（{ $points }てん）
contig-pass-sure = パスしますか？　あいてが おなじ サイコロの めを つかうと、てんが 2ばいに なります。
contig-pass-yes = はい、パスする

## Beside it

contig-reach = つくれる マスを みる
contig-reach-hide = つくれる マスを かくす
contig-hint = ヒントを みる
contig-hint-thinking = かんがえて います…
contig-hint-pass = { $dice }では、あいて いる かずを つくれません。パスしましょう。
contig-hint-decline = { $dice }では、あいて いる かずを つくれません。よこどり できません。
contig-take-back = ひとつ もどす
contig-possible = つくれたかな？
contig-possible-dice = { $dice }：{ $count ->
    [0] つくれる マスは ありませんでした
   *[other] { $count }マス つくれました
  }
contig-threat = { $name }、れつまで あと 1つ：{ $square }（{ $line }）
contig-threat-none = あと 1つで れつが できる ひとは いません。

## What happened

contig-told-roll = サイコロの めは { $dice }です。
contig-told-cover = { $name }：{ $sentence }、{ $points }てん。
contig-told-steal = { $name }、よこどり：{ $sentence }、{ $points }てん。
contig-told-pass = { $name }：パス。
contig-told-decline = { $name }：よこどりなし。
contig-told-accept = { $name }：あって いる、と いいました。
contig-told-caught = { $name }：チャレンジせいこう。コマは もどされます。
contig-told-right = { $name }：チャレンジしっぱい。しきは あって いました。
contig-told-resign = { $name }：こうさん。
