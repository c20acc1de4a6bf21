# The page: Calculissimo at the table.

## Board and tiles, in words

calc-board = ボード
calc-rack = あなたの チップ
calc-start = スタートの マス
calc-bonus-number = すうじが { $factor }ばいの マス
calc-bonus-operation = しきが { $factor }ばいの マス
calc-empty = あき
calc-laid = いま おいた チップ、まだ だして いません
calc-on = { $ground }の うえ
calc-face-plus = たす
calc-face-minus = ひく
calc-face-times = かける
calc-face-divided = わる
calc-face-joker = ジョーカー
calc-joker-as = ジョーカー（{ $face }）
calc-no-such-tile = 「{ $face }」の チップは もって いません。
calc-joker-title = ジョーカーは なにに しますか？

## The score card

calc-card = こんかい
calc-card-empty = チップを おくと、ここに てんが でます。
calc-card-wait = いまの うちに、ためしに おけます。
calc-drawn = ひいた チップ：{ $tiles }
calc-two-lines = よこか たての 1れつに おいて ください。
calc-gap = { $squares }が あいて います。
calc-unfinished-no-line = つづけよう。れつには 2まい いじょう いります。
calc-unfinished-line-incomplete = { $line }の つづき：すうじ、きごう、すうじ。
calc-sum = { $sum } = { $points }てん
calc-total = あなたの ごうけい
calc-exchange-how = こうかんしたい チップを タップして ください。

## The main button

calc-main-play = { $points }てんで だす
calc-main-play-unknown = だす
calc-main-announce = { $points }てんと いって だす
calc-main-total = ごうけいを いれて ください
calc-main-lay = チップを おいて ください
calc-main-extra = もう 1かい！　チップを おいて ください
calc-main-not-yet = まだ だせません
calc-main-choose = こうかんする チップを えらぶ
calc-main-exchange = { $count }まい こうかんする
calc-main-waiting = { $name }を まって います
calc-main-answer = あって いる？　チャレンジする？
calc-main-sending = おくって います…

## What else can be done

calc-recall = もどす
calc-shuffle = まぜる
calc-exchange = こうかん
calc-exchange-cancel = こうかんしない
calc-pass = パス
calc-more = ほかにも
calc-hint = ヒント
calc-takeback = ひとつ もどす
calc-no = やめる
calc-pass-title = パスしますか？
calc-pass-sure = こんかいは なにも おかず、チップは そのままです。
calc-pass-yes = パスする

## Help

calc-hint-thinking = いい おきかたを さがして います…
calc-hint-placed = ここで いちばん いい おきかたは { $points }てんです。てんてんの マスに おきます。
calc-hint-swap = この チップでは れつを つくれません。{ $count }まいを こうかんしましょう。
calc-hint-pass = この チップでは れつを つくれません。パスしましょう。
calc-hint-show = みせて
calc-reach = いちばん いいのは { $points }てんです。
calc-reach-none = ここには なにも おけません。

## Tiles beside the board

calc-bag = ふくろ
calc-bag-left = { $count ->
    [0] ふくろは からっぽです
   *[other] のこり { $count }まい
  }
calc-unseen = みえない チップ：{ $count }まい
calc-tiles = { $count ->
    [0] チップなし
   *[other] { $count }まい
  }

## What somebody did

calc-told-placed = { $name }：{ $square }から { $way ->
    [across] みぎ
   *[down] した
  }へ、{ $line }、{ $points }てん。
calc-told-swap = { $name }：チップを { $count }まい こうかん。
calc-told-pass = { $name }：パス。
calc-told-accept = { $name }：あって いる、と いいました。
calc-told-caught = { $name }：チャレンジせいこう。チップは もどされます。
calc-told-corrected = { $name }：チャレンジ。しきは あって いましたが、ごうけいが ちがうので なおされます。
calc-told-right = { $name }：チャレンジしっぱい。ぜんぶ あって いました。
calc-told-resign = { $name }：こうさん。
calc-told-drawn = ひいた チップは { $tiles }です。
calc-told-score = { $points }てん
calc-extra = チップを つかいきりました。もう 1かい できます！
calc-across = みぎへ
calc-down = したへ
