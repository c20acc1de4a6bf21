# The review of a game on the page: numbers, graph, turns, another try, and what to practise.

review-heading = ふり返り
review-of = { $game }のふり返り
review-failed = このゲームのふり返りはできません
review-loading = ゲームをふり返っています…
review-as = だれから見るか
review-quick-look = 今は、ざっと見た結果です。
review-closer = もっとくわしく調べています。
review-close-look = くわしく調べ終わりました。
review-closer-again = くわしく調べる
review-back = 前の番
review-next = 次の番
review-share = この番へのリンクをコピー
review-replay = ゲームをもう一度見る
keys-review-turns = 前の番・次の番へ

## The numbers of a player: each with a sentence

review-head-top = 取れる100点のうち{ $n }点を見つけました。
review-head-accuracy = よい選び方は100点中{ $n }点。いつも一番よい手なら100点です。
review-head-luck = 運
review-luck-good = 運はこちらの味方でした。
review-luck-bad = 運は相手の味方でした。
review-luck-even = 運はみんなに公平でした。
review-head-skill = 選び方
review-skill-good = 相手よりよい手を選びました。
review-skill-bad = 相手のほうがよい手を選びました。
review-skill-even = みんな同じくらいよい手を選びました。
review-head-mistakes = まちがい：小{ $small }、中{ $medium }、大{ $large }。
review-stars = 3つのうち{ $n }つの星
review-stars-1 = 最後までよくがんばりました！
review-stars-2 = よい考えがたくさんありました！
review-stars-3 = すばらしいゲームでした！

## The graph, and the same as a table

review-graph = ゲームの流れ
review-graph-share = 勝つ見こみ
review-graph-luck = 運
review-graph-turning = ここで流れが変わりました
review-graph-slip = もう一度考えたい番
review-graph-chance = 勝つ見こみ：{ $percent }
review-table = すべての番を表で見る
review-column-turn = 番
review-column-who = プレーヤー
review-column-move = 手
review-column-cost = 失った分
review-column-share = 見こみ
review-column-points = 点
review-column-kept = 残したチップ
review-sum = 運と選び方を合わせると
review-sum-about = はじめの見こみから結果まで、全部足すと合います。

## One turn

review-turn = { $turn }番目
review-no-choice = ここでは選ぶものがありませんでした。
review-was-best = 一番よい手でした。
review-was-good = 一番よい手と同じくらいよい手でした。
review-even-better = もっとよい手
review-even-better-about = もっとよい手がありました。
review-size-small = 小さなまちがいです。
review-size-medium = まちがいです。
review-size-large = 大きなまちがいです。
review-lost = 勝つ見こみが{ $percent }へりました。
review-played = 出した手
review-best = 一番よい手
review-other = { $of }手のうち{ $n }番目によい手
review-better-one = もっとよい手へ
review-worse-one = 次の手へ
review-lay = ほかの手をためす
review-all = すべての手（{ $n }）
review-exact = 証明済み

## Another try

review-again = もう一度考える（{ $n }）
review-again-none = もう一度考える番はありません。お見事！
review-again-at = もう一度：{ $of }問のうち{ $at }問目
review-again-task = ここではどんな手がよいでしょう？
review-again-right = 正解！　一番よい手と同じくらいよい手です。
review-again-not-yet = もっとよい手があります。もう一度見てみましょう！
review-again-wrong = おしい！　勝つ見こみは{ $percent }で、一番よい手より{ $loss }少ないです。
review-again-reply = 一番よい返し：{ $move }
review-again-throws = { $of }通りの目のうち{ $k }通りで作れます。
review-again-more = もう一回
review-again-show = 同じくらいよい手を全部見る
review-again-good = 一番よい手と同じくらいよい手
review-again-next = 次へ
review-again-back = ふり返りにもどる
review-again-done = 今度見つけた手：{ $of }のうち{ $n }
review-again-all = 最初からやり直す
review-trial = { $turn }番目：ほかの手
review-trial-task = 好きな手を出して、どれくらいよいか見てみましょう。

## The last games of this browser

review-practice = 練習すること
review-practice-none = このブラウザーでゲームを終えると、ここに練習することが出ます。
review-practice-about = このブラウザーの最近のゲーム：{ $n }
review-practice-busy = ゲームを見ています：{ $of }のうち{ $done }
review-practice-fine = 特にありません。お見事！
review-practice-again = もう一度考えたい番
review-practice-mistake = もう一度：{ $percent }を取り返す
review-practice-games = あなたのゲーム
review-kinds = 種類別
review-stages = ゲームの場面別
review-drop = ほかの記録をふり返る
