# A game in the terminal, and a saved game that is shown again.

## Who plays

player-you = あなた
player-random = 運まかせ
player-greedy = よくばりさん
player-numbered = { $name }（{ $seat }）
player-nobody = プレーヤー
and = と

## The board and what lies before a player

legend-calculissimo = 2# 3# 数字が2倍・3倍    2= 3= 式全体が2倍・3倍    2* スタート    ?6 ジョーカー
legend-contig60 = (7) チーム1    [7] チーム2
rack = あなたのチップ：{ $tiles }
bag = ふくろの中のチップ：{ $count }枚
dice = サイコロ：{ $dice }
markers = 残りのコマ：({ $first }) [{ $second }]
window-calculissimo = { $move } が置かれました。合計{ $total }は合っていますか？　accept（合っている）か challenge（チャレンジ）で答えてください。
window-contig60 = { $move } と言われました。合っていますか？　accept（合っている）か challenge（チャレンジ）で答えてください。
steal-offered = 相手チームがパスしました。同じ目で式を作れば点は2倍です。しないなら decline と打ってください。

## What a move scores

card-total = { $points }点
card-announced = 言った合計は{ $total }です。
moves-none = できる手はありません。

## What players did

told-move = { $name }：{ $move }
told-steal = { $name }、横取り：{ $move }
told-total = { $name }の合計は{ $total }です。
told-swap = { $name }：チップを{ $count }枚交換。
told-pass = { $name }：パス。
told-decline = { $name }：横取りなし。
told-accept = { $name }：合っている、と言いました。
told-challenge = { $name }：チャレンジ！
told-resign = { $name }：こうさん。
contest-right = チャレンジ成功。置いたものは取りのぞかれます。
contest-corrected = 式は合っていますが、合計がちがいました。正しい合計に直します。
contest-wrong = すべて合っていました。そのままです。

## What chance did

happened-order = だれからかな？ { $drawn }
happened-draw = { $name }の新しいチップ：{ $tiles }
happened-hidden-draw = { $name }：新しいチップ{ $count }枚。
happened-first = { $name }：最初の番。
happened-roll = サイコロの目は{ $dice }です。
happened-last = 時間です。これが最後のラウンドです。
note-away = { $seconds }秒が返されました。
note-hand = { $name }のかわりに、{ $who }が続けます。
note-back = 取り消しました。{ $to }番の項目のあとにもどりました。
note-gone = もどらない人がいました。
note-start = 作られた局面から始まるゲームです。

## Asking

ask-move = { $name }の手は？（説明は help）
hand-over = 次は{ $name }です。ほかの人は見ないでください。Enterキーを押します。
hints-off = ヒントはありません。--hints をつけて始めると、手が見られます。
limit-turn = 1回の番は{ $seconds }秒までです。すぎるとパスになります。
limit-main = 持ち時間は1人{ $main }秒、番ごとに{ $increment }秒ふえます。使い切ると負けです。
limit-window = チャレンジできるのは{ $seconds }秒間です。
time-left = 残り{ $seconds }秒。
time-over = 時間切れです。
table-help-calculissimo =
    8d 9+6/2       8行目のd列から右へチップを置く
    d8 9+6/2       d列の8行目から下へチップを置く
    h6 4-(2)+3     すでにあるチップはかっこに入れる
    8d 9+?6/2      6にしたジョーカー
    8d 9+6/2=48    ルールで必要なら、合計もつける
    swap 57+       これらのチップを交換する
    pass           今回は何もしない
    challenge      おたがいに確かめるルールで、ほかの人の手がまちがいだと言う
    accept         合っていると言う
    resign         こうさんする
    resign 2       席2の人がこうさんする。その人の番でなくてもよい
    board          ボードをもう一度見る
    quit           ゲームをやめる
table-help-contig60 =
    (2+3)*4=20     3つのサイコロで式を作る。答えが自分のマス
    pass           今回は何もしない。相手チームがその目を使える
    decline        相手チームの目を使わない
    challenge      おたがいに確かめるルールで、相手の式がまちがいだと言う
    accept         合っていると言う
    resign         こうさんする
    resign 2       席2の人がこうさんする。その人の番でなくてもよい
    board          ボードをもう一度見る
    quit           ゲームをやめる

## The start and the end

play-promise = このゲームの運は、秘密の数で決まっています。あとで確かめるための値です：{ $commitment }
play-keep = ゲームを保存するなら、ファイル名を打ってください。しないなら、Enterキーを押します。
play-kept = ゲームを { $file } に保存しました。
play-not-kept = ゲームは保存されませんでした。--record ファイル をつけると保存できます。
end-running = ゲームはまだ終わっていません。
end-total = { $name }：{ $total }
end-leftover = { $name }：残り { $tiles } で{ $cost }点引かれます。合計：{ $total }
end-winners = { $count ->
    [1] 勝ち：{ $names }
   *[other] 同点優勝：{ $names }
  }
reason-calculissimo-out = ふくろが空になり、チップを使い切った人がいます。
reason-calculissimo-stuck = ふくろが空になり、だれも置けません。
reason-calculissimo-passes = 全員が2回パスしました。
reason-calculissimo-idle = 長い間、だれもチップを置いていません。
reason-calculissimo-resigned = 残ったプレーヤーは1人です。
reason-contig60-line = コマが必要な数だけならびました！
reason-contig60-zero = 0点になりました。
reason-contig60-markers = 最後のコマが置かれました。
reason-contig60-full = すべてのマスがうまりました。
reason-contig60-no_throw = どの目が出ても、空いているマスに書かれた数は作れません。
reason-contig60-idle = 40回の番の間、コマが置かれていません。
reason-contig60-rounds = すべてのラウンドが終わりました。
reason-contig60-minutes = 時間です。
reason-contig60-resign = 一方のチームがこうさんしました。
reason-abandoned = ゲームは中止です。もどらない人がいました。

## Saved games

replay-title = { $game }、ルール { $ruleset }、{ $date }
replay-best = 一番よい手：{ $move }、{ $points }点。
replay-best-played = 一番よい手：これより高い点はありません。
replay-best-none = 一番よい手：置けるものはありません。
verify-rules = { $count }個の項目は、すべてルールどおりです。
verify-chance = 引いたチップとサイコロの目（{ $count }回分）は、すべて、はじめに約束されたシードから出たものです。
verify-entry = { $seq }番の項目：{ $sentence }
