# The review of a game on the page: numbers, graph, turns, another try, and what to practise.

review-heading = ふりかえり
review-of = { $game }の ふりかえり
review-failed = この ゲームの ふりかえりは できません
review-loading = ゲームを ふりかえって います…
review-as = だれから みるか
review-quick-look = いまは、ざっと みた けっかです。
review-closer = もっと くわしく しらべて います。
review-close-look = くわしく しらべおわりました。
review-closer-again = くわしく しらべる
review-back = まえの ばん
review-next = つぎの ばん
review-share = この ばんへの リンクを コピー
review-replay = ゲームを もういちど みる
keys-review-turns = まえの ばん・つぎの ばんへ

## The numbers of a player: each with a sentence

review-head-top = とれる 100てんの うち { $n }てんを みつけました。
review-head-accuracy = いい えらびかたは 100てんちゅう { $n }てん。いつも いちばん いい やりかたなら 100てんです。
review-head-luck = うん
review-luck-good = うんは こちらの みかたでした。
review-luck-bad = うんは あいての みかたでした。
review-luck-even = うんは みんなに こうへいでした。
review-head-skill = えらびかた
review-skill-good = あいてより いい やりかたを えらびました。
review-skill-bad = あいての ほうが いい やりかたを えらびました。
review-skill-even = みんな おなじくらい いい やりかたを えらびました。
review-head-mistakes = まちがい：ちいさい { $small }、ちゅうくらい { $medium }、おおきい { $large }。
review-stars = 3つの うち { $n }つの ほし
review-stars-1 = さいごまで よく がんばりました！
review-stars-2 = いい かんがえが たくさん ありました！
review-stars-3 = すばらしい ゲームでした！

## The graph, and the same as a table

review-graph = ゲームの ながれ
review-graph-share = かつ みこみ
review-graph-luck = うん
review-graph-turning = ここで ながれが かわりました
review-graph-slip = もういちど かんがえたい ばん
review-graph-chance = かつ みこみ：{ $percent }
review-table = ぜんぶの ばんを ひょうで みる
review-column-turn = ばん
review-column-who = プレーヤー
review-column-move = やりかた
review-column-cost = うしなった ぶん
review-column-share = みこみ
review-column-points = てん
review-column-kept = のこした チップ
review-sum = うんと えらびかたを あわせると
review-sum-about = はじめの みこみから けっかまで、ぜんぶ たすと あいます。

## One turn

review-turn = { $turn }ばんめ
review-no-choice = ここでは えらぶ ものが ありませんでした。
review-was-best = いちばん いい やりかたでした。
review-was-good = いちばん いい やりかたと おなじくらい いい やりかたでした。
review-even-better = もっと いい やりかた
review-even-better-about = もっと いい やりかたが ありました。
review-size-small = ちいさな まちがいです。
review-size-medium = まちがいです。
review-size-large = おおきな まちがいです。
review-lost = かつ みこみが { $percent } へりました。
review-played = やった こと
review-best = いちばん いい やりかた
review-other = { $n }ばんめに いい やりかた（ぜんぶで { $of }）
review-better-one = もっと いい やりかたへ
review-worse-one = つぎの やりかたへ
review-lay = ほかの やりかたを ためす
review-all = ぜんぶの やりかた（{ $n }）
review-exact = しょうめいずみ

## Another try

review-again = もういちど かんがえる（{ $n }）
review-again-none = もういちど かんがえる ばんは ありません。おみごと！
review-again-at = もういちど：{ $of }もんの うち { $at }もんめ
review-again-task = ここでは どんな やりかたが いいでしょう？
review-again-right = せいかい！　いちばん いい やりかたと おなじくらい いい やりかたです。
review-again-not-yet = もっと いい やりかたが あります。もういちど みて みましょう！
review-again-wrong = おしい！　かつ みこみは { $percent }で、いちばん いい やりかたより { $loss } すくないです。
review-again-reply = いちばん いい かえし：{ $move }
review-again-throws = { $of }とおりの めの うち { $k }とおりで つくれます。
review-again-more = もういっかい
review-again-show = おなじくらい いい やりかたを ぜんぶ みる
review-again-good = いちばん いい やりかたと おなじくらい いい やりかた
review-again-next = つぎへ
review-again-back = ふりかえりに もどる
review-again-done = こんど みつけた やりかた：{ $of }の うち { $n }
review-again-all = さいしょから やりなおす
review-trial = { $turn }ばんめ：ほかの やりかた
review-trial-task = すきな ように やって、どれくらい いいか みて みましょう。

## The last games of this browser

review-practice = れんしゅうする こと
review-practice-none = この ブラウザーで ゲームを おえると、ここに れんしゅうする ことが でます。
review-practice-about = この ブラウザーの さいきんの ゲーム：{ $n }
review-practice-busy = ゲームを みて います：{ $of }の うち { $done }
review-practice-fine = とくに ありません。おみごと！
review-practice-again = もういちど かんがえたい ばん
review-practice-mistake = もういちど：{ $percent }を とりかえす
review-practice-games = あなたの ゲーム
review-kinds = しゅるいべつ
review-stages = ゲームの ばめんべつ
review-drop = ほかの きろくを ふりかえる
