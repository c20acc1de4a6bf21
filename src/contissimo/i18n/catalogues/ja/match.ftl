# Computer players against each other, many times.

help-match = コンピューターどうしを何度も対戦させて、どちらが強いかを見ます。

option-rivals = だれが遊ぶか。コンマで区切ります：random、greedy など。自分のプログラムなら exec:./bot
    .value = プレーヤー
option-games = 何ゲームするか。同じ乱数ですべての席から1回ずつ遊ぶので、少し多くなることがあります。
    .value = N
option-millis = 1手に考えてよい時間（ミリ秒）。
    .value = N
option-nodes = 手を決めるまでに調べてよい手の数。これなら、どのコンピューターでも同じ結果になります。
    .value = N
option-until_error = 勝率の標準誤差がここまで小さくなったら終わります。例：0.02
    .value = X
option-jobs = 同時に遊ぶプロセスの数。
    .value = N
option-cluster = ワーカーに遊ばせるdaskスケジューラーのアドレス。例：tcp://10.0.0.1:8786
    .value = アドレス

## The result

match-progress = ゲーム
match-title = { $game }、ルール { $ruleset }、シード { $seed }：{ $games }ゲーム（{ $rounds }通りの乱数を、すべての席から）
match-wins = 勝ったゲーム
match-margin = 点差
match-score = 得点
match-time = 1手の時間
match-moves = 1ゲームの手数
match-word-accept = 「合っている」の回数／ゲーム
match-word-challenge = チャレンジ／ゲーム
match-word-decline = 横取りなし／ゲーム
match-word-pass = パス／ゲーム
match-word-resign = こうさん／ゲーム
match-word-steal = 横取り／ゲーム
match-word-swap = 交換／ゲーム
match-ends = { $count } × { $reason }
match-forfeit = { $player }は{ $count }ゲームでこうさんしました。{ $sentence }
match-precise = 早めに終わりました。結果は、求められた正確さになりました。
match-interrupted = 中断しました。ここまでの結果です。

## What can go wrong

why-bot-missing = 「{ $program }」という、動かせるプログラムがありません。
why-bot-not-started = プログラムを動かせませんでした：{ $reason }
why-bot-no-hello = プログラムは「hello 1」と答えるはずですが、「{ $answer }」と答えました。
why-bot-died = プログラムがゲームのとちゅうで終わりました（ステータス { $status }）。
why-bot-silent = プログラムが出力を閉じました。
why-bot-too-slow = プログラムが時間をかけすぎました。
why-bot-refused = プログラムが、できない手を3回出しました：{ $codes }
why-cluster-not-installed = クラスターで遊ぶには、contissimoを「cluster」つきでインストールしてください。
why-cluster-unreachable = { $address } にスケジューラーがありません。
why-cluster-round-lost = 乱数{ $round }のゲームのたびに、ワーカーが止まりました。
