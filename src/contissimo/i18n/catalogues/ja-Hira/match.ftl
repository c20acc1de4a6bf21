# Computer players against each other, many times.

help-match = コンピューターどうしを なんども たいせんさせて、どちらが つよいかを みます。

option-rivals = だれが あそぶか。コンマで くぎります：random、greedy など。じぶんの プログラムなら exec:./bot
    .value = プレーヤー
option-games = なんゲーム するか。おなじ らんすうで ぜんぶの せきから 1かいずつ あそぶので、すこし おおく なる ことが あります。
    .value = N
option-millis = 1かいの ばんに かんがえて よい じかん（ミリびょう）。
    .value = N
option-nodes = きめるまでに しらべて よい かず。これなら、どの コンピューターでも おなじ けっかに なります。
    .value = N
option-until_error = しょうりつの ひょうじゅんごさが ここまで ちいさく なったら おわります。れい：0.02
    .value = X
option-jobs = いっしょに あそぶ プロセスの かず。
    .value = N
option-cluster = ワーカーに あそばせる daskスケジューラーの アドレス。れい：tcp://10.0.0.1:8786
    .value = アドレス

## The result

match-progress = ゲーム
match-title = { $game }、ルール { $ruleset }、シード { $seed }：{ $games }ゲーム（{ $rounds }とおりの らんすうを、ぜんぶの せきから）
match-wins = かった ゲーム
match-margin = てんの さ
match-score = てん
match-time = 1かいの じかん
match-moves = 1ゲームの かいすう
match-word-accept = 「あって いる」の かいすう／ゲーム
match-word-challenge = チャレンジ／ゲーム
match-word-decline = よこどりなし／ゲーム
match-word-pass = パス／ゲーム
match-word-resign = こうさん／ゲーム
match-word-steal = よこどり／ゲーム
match-word-swap = こうかん／ゲーム
match-ends = { $count } × { $reason }
match-forfeit = { $player }は { $count }ゲームで こうさんしました。{ $sentence }
match-precise = はやめに おわりました。けっかは、もとめられた せいかくさに なりました。
match-interrupted = とちゅうで とめました。ここまでの けっかです。

## What can go wrong

why-bot-missing = 「{ $program }」という、うごかせる プログラムが ありません。
why-bot-not-started = プログラムを うごかせませんでした：{ $reason }
why-bot-no-hello = プログラムは「hello 1」と こたえる はずですが、「{ $answer }」と こたえました。
why-bot-died = プログラムが ゲームの とちゅうで おわりました（ステータス { $status }）。
why-bot-silent = プログラムが へんじを しなく なりました。
why-bot-too-slow = プログラムが じかんを かけすぎました。
why-bot-refused = プログラムが、できない ことを 3かい しました：{ $codes }
why-cluster-not-installed = クラスターで あそぶには、contissimoを「cluster」つきで インストールして ください。
why-cluster-unreachable = { $address } に スケジューラーが ありません。
why-cluster-round-lost = らんすう{ $round }の ゲームの たびに、ワーカーが とまりました。
