# The page: Calculissimo at the table.

## Board and tiles, in words

calc-board = ボード
calc-rack = あなたのチップ
calc-start = スタートのマス
calc-bonus-number = 数字が{ $factor }倍のマス
calc-bonus-operation = 式が{ $factor }倍のマス
calc-empty = 空き
calc-laid = 今置いたチップ、まだ出していません
calc-on = { $ground }の上
calc-face-plus = たす
calc-face-minus = ひく
calc-face-times = かける
calc-face-divided = わる
calc-face-joker = ジョーカー
calc-joker-as = ジョーカー（{ $face }）
calc-no-such-tile = 「{ $face }」のチップは持っていません。
calc-joker-title = ジョーカーは何にしますか？

## The score card

calc-card = この手
calc-card-empty = チップを置くと、ここに点が出ます。
calc-card-wait = 今のうちに、ためし置きができます。
calc-drawn = 引いたチップ：{ $tiles }
calc-two-lines = 横か縦の1列に置いてください。
calc-gap = { $squares }が空いています。
calc-unfinished-no-line = つづけよう。列には2枚以上いります。
calc-unfinished-line-incomplete = { $line }のつづき：数字、記号、数字。
calc-sum = { $sum } = { $points }点
calc-total = あなたの合計
calc-exchange-how = 交換したいチップをタップしてください。

## The main button

calc-main-play = { $points }点で出す
calc-main-play-unknown = 出す
calc-main-announce = { $points }点と言って出す
calc-main-total = 合計を入れてください
calc-main-lay = チップを置いてください
calc-main-extra = もう1回！　チップを置いてください
calc-main-not-yet = まだ出せません
calc-main-choose = 交換するチップを選ぶ
calc-main-exchange = { $count }枚交換する
calc-main-waiting = { $name }を待っています
calc-main-answer = 合っている？　チャレンジする？
calc-main-sending = 送っています…

## What else can be done

calc-recall = もどす
calc-shuffle = まぜる
calc-exchange = 交換
calc-exchange-cancel = 交換しない
calc-pass = パス
calc-more = その他
calc-hint = ヒント
calc-takeback = 1手もどす
calc-no = やめる
calc-pass-title = パスしますか？
calc-pass-sure = 今回は何も置かず、チップはそのままです。
calc-pass-yes = パスする

## Help

calc-hint-thinking = よい手をさがしています…
calc-hint-placed = ここで一番よい置き方は{ $points }点です。点線のマスに置きます。
calc-hint-swap = このチップでは列を作れません。{ $count }枚を交換しましょう。
calc-hint-pass = このチップでは列を作れません。パスしましょう。
calc-hint-show = 見せて
calc-reach = ここで一番よい置き方は{ $points }点です。
calc-reach-none = ここには何も置けません。

## Tiles beside the board

calc-bag = ふくろ
calc-bag-left = { $count ->
    [0] ふくろはからっぽです
   *[other] 残り{ $count }枚
  }
calc-unseen = 見えないチップ：{ $count }枚
calc-tiles = { $count ->
    [0] チップなし
   *[other] { $count }枚
  }

## What somebody did

calc-told-placed = { $name }：{ $square }から{ $way ->
    [across] 右
   *[down] 下
  }へ、{ $line }、{ $points }点。
calc-told-swap = { $name }：チップを{ $count }枚交換。
calc-told-pass = { $name }：パス。
calc-told-accept = { $name }：合っている、と言いました。
calc-told-caught = { $name }：チャレンジ成功。チップはもどされます。
calc-told-corrected = { $name }：チャレンジ。式は合っていましたが、合計がちがうので直されます。
calc-told-right = { $name }：チャレンジ失敗。すべて合っていました。
calc-told-resign = { $name }：こうさん。
calc-told-drawn = 引いたチップは{ $tiles }です。
calc-told-score = { $points }点
calc-extra = チップを使い切りました。もう1回できます！
calc-across = 右へ
calc-down = 下へ
