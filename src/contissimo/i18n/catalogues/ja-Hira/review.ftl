# Reviews: luck, skill, mistakes and another try.

help-review = おわった ゲームを ふりかえります。うん、うでまえ、まちがい、もっと いい やりかた。フォルダーなら、たくさんの ゲームを まとめます。

option-review-file = ほぞんした ゲーム、または ほぞんした ゲームの フォルダー。- と かくと、パイプから よみます。
option-deep = くわしく しらべます。じかんは かかりますが、もっと たしかです。
option-svg = ゲームの グラフも SVGの えで ほぞんします。
    .value = ファイル
option-player = この ひとの やりかただけを みます。
    .value = なまえ

## The review of a game

review-title = { $game }、ルール：{ $ruleset }
review-quick = ざっと みた けっかです。--deep を つけると、くわしく しらべます。
review-quick-calculissimo = チップを ひいた うんは、くわしく しらべる ときより すくない れいから けいさんして います。
review-closely = くわしく しらべた けっかです。
review-progress = こうもく
review-top = { $name }は、とれた てんの { $percent }を みつけました。
review-accuracy = { $name }：いい えらびかたは 100てんちゅう { $number }てん。
review-level = レベル{ $level }くらいの つよさです。
review-levels = レベル{ $level }くらい（{ $low }から { $high }）の つよさです。
review-mistakes = きめた かず：{ $decisions }。まちがい：ちいさい { $small }、ちゅうくらい { $medium }、おおきい { $large }。
review-rate = 1かいで うしなった ぶん：かち 1かいの 1000ぶんの { $number }。
review-start = はじめ
review-luck = じぶんの うん
review-luck-others = ほかの ひとの うん
review-skill = うでまえ
review-rest = そのほか
review-end = おわり
review-so-far = ここまで
review-swings = かつ みこみは ゲームの あいだ ずっと あがったり さがったり するので、うんや うでまえの ごうけいは { $percent }を こえる ことが あります。
review-kindly = かつ ひとは、たいてい うんも よかった ひとです。
review-cost = { $name }：{ $move } で { $percent }を うしないました。
review-better = もっと いい やりかた：{ $move }
review-none = おおきな まちがいは ありません。
review-turning = ながれが かわった ところ：{ $entries }。
review-stopped = とちゅうで とめました。{ $of }こうもくの うち { $done }こうもくまで しらべました。
review-saved = グラフは { $path }に あります。

## Many games

review-games = { $games }ゲーム
review-skipped = とばしました：{ $sentence }
review-by-player = プレーヤー
review-by-kind = うしなった ぶん（しゅるいべつ）
review-by-stage = うしなった ぶん（じきべつ）
review-column-games = ゲーム
review-column-decisions = きめた かず
review-column-mistakes = まちがい
review-column-lost = うしなった かち
review-column-rate = 1000かいで うしなう かち

## Why the best is better: the code of a fact with its values

review-fact-points = { $n }てん おおく とれます。
review-fact-not-established = どちらが いいか、はっきり しません。
review-fact-sum-wrong = { $line } は あって いません。
review-fact-contest-right = { $line } は まちがいでした。チャレンジが せいかいです。
review-fact-contest-wrong = { $line } は あって いました。チャレンジする ひつようは ありませんでした。
review-fact-line = { $square }で れつが かんせいします。つくれるのは { $of }とおりの うち { $k }とおりです。
review-fact-block = { $square }で あいての れつを とめられます。{ $of }とおりの うち { $k }とおりで かんせいする ところでした。
review-fact-threat = あと { $square }だけで れつが かんせいします。つくれるのは { $of }とおりの うち { $k }とおりです。
review-fact-threats = { $squares }の どれでも れつが かんせいします。どれかを つくれるのは { $of }とおりの うち { $k }とおりです。
review-fact-leaves = この やりかたの あと、{ $square }が { $n }てんで のこります。つくれるのは { $of }とおりの うち { $k }とおりです。
review-fact-steal = パスすると、あいては { $k }マスの どれかを 2ばいの てんで よこどりできます。
review-fact-made = { $square }が つくれました：{ $line }
review-fact-seven = いちどに 7まい。もう 1かい できます。
review-fact-bonus-free = { $square }の ×{ $factor }が あいて いました。{ $n }てんの さです。
review-fact-bonus-smaller = { $square }の ×{ $factor }は、べつの れつで つかえば { $n }てん おおく なります。
review-fact-keep = { $face }は あとで やく{ $later }てんに なります。いま つかうと { $now }てんでした。
review-fact-kept = のこした チップは、あとで やく{ $n }てん おおく やくに たちます。
review-fact-opens = この やりかたの あと、つぎの ひとは へいきんで { $n }てん おおく とれます。
review-fact-left = おわりに のこる チップで { $n }てん おおく ひかれます。
review-fact-ending = さいごまで つづけると { $n }てん すくなく なります。

## What there is to practise, and when

review-kind-division = わりざん
review-kind-brackets = かっこ
review-kind-times = かけざん
review-kind-joker = ジョーカー
review-kind-line = れつ
review-kind-block = れつを とめる
review-kind-points = となりの コマ
review-kind-crossing = まじわる れつ
review-kind-seven = 7まい
review-kind-bonus = ボーナスの マス
review-kind-far-bonus = とおい ボーナスの マス
review-kind-steal = よこどり
review-kind-pass = パス
review-kind-exchange = こうかん
review-kind-contest = チャレンジ
review-kind-ending = さいごの チップ
review-stage-early = はじめの ころ
review-stage-middle = なかごろ
review-stage-late = おわりの ころ

## Why there is no review

why-review-running = この ゲームは まだ おわって いません。ふりかえりは おわってからです。
why-review-too-large = きろくが おおきすぎて、ふりかえりが できません。よめるのは { $limit }もじまでです。
why-review-too-long = きろくが ながすぎて、ふりかえりが できません。はんてい できるのは { $limit }こうもくまでです。
why-review-no-judge = この ゲームは まだ はんてい できません。
why-review-board-large = ボードが おおきすぎて はんてい できません。はんてい できるのは 64マスまでです。
why-review-no-records = この フォルダーには、ふりかえる ことの できる ゲームが ありません。
why-review-folder-graph = グラフは 1つの ゲームの ものです。これは フォルダーです。
why-review-no-player = これらの ゲームに { $player }と いう なまえの ひとは いません。
why-no-such-review = この ふりかえりは もう ありません。もういちど ひらいて ください。
why-review-slow = この ゲームの ふりかえりには じかんが かかりすぎます。
