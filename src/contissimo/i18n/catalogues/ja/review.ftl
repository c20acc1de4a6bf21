# Reviews: luck, skill, mistakes and another try.

help-review = 終わったゲームをふり返ります。運、腕前、まちがい、もっとよい手。フォルダーなら、たくさんのゲームをまとめます。

option-review-file = 保存したゲーム、または保存したゲームのフォルダー。- と書くと、パイプから読みます。
option-deep = くわしく調べます。時間はかかりますが、より確かです。
option-svg = ゲームのグラフもSVGの画像で保存します。
    .value = ファイル
option-player = この人の手だけを見ます。
    .value = 名前

## The review of a game

review-title = { $game }、ルール：{ $ruleset }
review-quick = ざっと見た結果です。--deep をつけると、くわしく調べます。
review-quick-calculissimo = チップを引いた運は、くわしく調べるときより少ない例から計算しています。
review-closely = くわしく調べた結果です。
review-progress = 項目
review-top = { $name }は、取れた点の{ $percent }を見つけました。
review-accuracy = { $name }：よい選び方は100点中{ $number }点。
review-level = レベル{ $level }くらいの強さです。
review-levels = レベル{ $level }くらい（{ $low }から{ $high }）の強さです。
review-mistakes = 決めた回数：{ $decisions }。まちがい：小{ $small }、中{ $medium }、大{ $large }。
review-rate = 1回で失った分：勝ち1回の1000分の{ $number }。
review-start = はじめ
review-luck = 自分の運
review-luck-others = ほかの人の運
review-skill = 腕前
review-rest = そのほか
review-end = 終わり
review-so-far = ここまで
review-swings = 勝つ見こみはゲームの間ずっと上がったり下がったりするので、運や腕前の合計は{ $percent }をこえることがあります。
review-kindly = 勝つ人は、たいてい運もよかった人です。
review-cost = { $name }：{ $move } で{ $percent }を失いました。
review-better = もっとよい手：{ $move }
review-none = 大きなまちがいはありません。
review-turning = 流れが変わったところ：{ $entries }。
review-stopped = とちゅうで止めました。{ $of }項目のうち{ $done }項目まで調べました。
review-saved = グラフは{ $path }にあります。

## Many games

review-games = { $games }ゲーム
review-skipped = とばしました：{ $sentence }
review-by-player = プレーヤー
review-by-kind = 失った分（種類別）
review-by-stage = 失った分（時期別）
review-column-games = ゲーム
review-column-decisions = 決めた回数
review-column-mistakes = まちがい
review-column-lost = 失った勝ち
review-column-rate = 1000回で失う勝ち

## Why the best is better: the code of a fact with its values

review-fact-points = { $n }点多く取れます。
review-fact-not-established = どちらがよいか、はっきりしません。
review-fact-sum-wrong = { $line } は合っていません。
review-fact-contest-right = { $line } はまちがいでした。チャレンジが正解です。
review-fact-contest-wrong = { $line } は合っていました。チャレンジする必要はありませんでした。
review-fact-line = { $square }で列が完成します。作れるのは{ $of }通りのうち{ $k }通りです。
review-fact-block = { $square }で相手の列を止められます。{ $of }通りのうち{ $k }通りで完成するところでした。
review-fact-threat = あと{ $square }だけで列が完成します。作れるのは{ $of }通りのうち{ $k }通りです。
review-fact-threats = { $squares }のどれでも列が完成します。どれかを作れるのは{ $of }通りのうち{ $k }通りです。
review-fact-leaves = この手のあと、{ $square }が{ $n }点で残ります。作れるのは{ $of }通りのうち{ $k }通りです。
review-fact-steal = パスすると、相手は{ $k }マスのどれかを2倍の点で横取りできます。
review-fact-made = { $square }が作れました：{ $line }
review-fact-seven = 一度に7枚。もう1回できます。
review-fact-bonus-free = { $square }の×{ $factor }が空いていました。{ $n }点の差です。
review-fact-bonus-smaller = { $square }の×{ $factor }は、別の列で使えば{ $n }点多くなります。
review-fact-keep = { $face }はあとで約{ $later }点になります。今使うと{ $now }点でした。
review-fact-kept = 残したチップには、あとで約{ $n }点多い価値があります。
review-fact-opens = この手のあと、次の人は平均で{ $n }点多く取れます。
review-fact-left = 終わりに残るチップで{ $n }点多く引かれます。
review-fact-ending = 最後まで続けると{ $n }点少なくなります。

## What there is to practise, and when

review-kind-division = わり算
review-kind-brackets = かっこ
review-kind-times = かけ算
review-kind-joker = ジョーカー
review-kind-line = 列
review-kind-block = 列を止める
review-kind-points = となりのコマ
review-kind-crossing = 交わる列
review-kind-seven = 7枚
review-kind-bonus = ボーナスのマス
review-kind-far-bonus = 遠いボーナスのマス
review-kind-steal = 横取り
review-kind-pass = パス
review-kind-exchange = 交換
review-kind-contest = チャレンジ
review-kind-ending = 最後のチップ
review-stage-early = はじめのころ
review-stage-middle = 中ごろ
review-stage-late = 終わりのころ

## Why there is no review

why-review-running = このゲームはまだ終わっていません。ふり返りは終わってからです。
why-review-too-large = 記録が大きすぎて、ふり返りができません。読めるのは{ $limit }文字までです。
why-review-too-long = 記録が長すぎて、ふり返りができません。判定できるのは{ $limit }項目までです。
why-review-no-judge = このゲームはまだ判定できません。
why-review-board-large = ボードが大きすぎて判定できません。判定できるのは64マスまでです。
why-review-no-records = このフォルダーには、ふり返ることのできるゲームがありません。
why-review-folder-graph = グラフは1つのゲームのものです。これはフォルダーです。
why-review-no-player = これらのゲームに{ $player }という名前の人はいません。
why-no-such-review = このふり返りはもうありません。もう一度開いてください。
why-review-slow = このゲームのふり返りには時間がかかりすぎます。
