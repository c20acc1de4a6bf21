# A game in the terminal, and a saved game that is shown again.

## Who plays

player-you = あなた
player-random = うんまかせ
player-greedy = よくばりさん
player-numbered = { $name }（{ $seat }）
player-nobody = プレーヤー
and = と

## The board and what lies before a player

legend-calculissimo = 2# 3# すうじが 2ばい・3ばい    2= 3= しき ぜんぶが 2ばい・3ばい    2* スタート    ?6 ジョーカー
legend-contig60 = (7) チーム1    [7] チーム2
rack = あなたの チップ：{ $tiles }
bag = ふくろの なかの チップ：{ $count }まい
dice = サイコロ：{ $dice }
markers = のこりの コマ：({ $first }) [{ $second }]
window-calculissimo = { $move } が おかれました。ごうけい { $total }は あって いますか？　accept（あって いる）か challenge（チャレンジ）で こたえて ください。
window-contig60 = { $move } と いいました。あって いますか？　accept（あって いる）か challenge（チャレンジ）で こたえて ください。
steal-offered = あいての チームが パスしました。おなじ めで しきを つくれば てんは 2ばいです。しないなら decline と うって ください。

## What a move scores

card-total = { $points }てん
card-announced = いった ごうけいは { $total }です。
moves-none = できる ことは ありません。

## What players did

told-move = { $name }：{ $move }
told-steal = { $name }、よこどり：{ $move }
told-total = { $name }の ごうけいは { $total }です。
told-swap = { $name }：チップを { $count }まい こうかん。
told-pass = { $name }：パス。
told-decline = { $name }：よこどりなし。
told-accept = { $name }：あって いる、と いいました。
told-challenge = { $name }：チャレンジ！
told-resign = { $name }：こうさん。
contest-right = チャレンジせいこう。おいた ものは とりのぞかれます。
contest-corrected = しきは あって いますが、ごうけいが ちがいました。ただしい ごうけいに なおします。
contest-wrong = ぜんぶ あって いました。そのままです。

## What chance did

happened-order = だれからかな？ { $drawn }
happened-draw = { $name }の あたらしい チップ：{ $tiles }
happened-hidden-draw = { $name }：あたらしい チップ { $count }まい。
happened-first = { $name }：さいしょの ばん。
happened-roll = サイコロの めは { $dice }です。
happened-last = じかんです。これが さいごの ラウンドです。
note-away = { $seconds }びょうが かえされました。
note-hand = { $name }の かわりに、{ $who }が つづけます。
note-back = とりけしました。{ $to }ばんの こうもくの あとに もどりました。
note-gone = もどらない ひとが いました。
note-start = つくられた ばめんから はじまる ゲームです。

## Asking

ask-move = { $name }の ばんです。どう しますか？（せつめいは help）
hand-over = つぎは { $name }です。ほかの ひとは みないで ください。Enterキーを おします。
hints-off = ヒントは ありません。--hints を つけて はじめると、みられます。
limit-turn = 1かいの ばんは { $seconds }びょうまでです。すぎると パスに なります。
limit-main = もちじかんは ひとり { $main }びょう、ばんごとに { $increment }びょう ふえます。つかいきると まけです。
limit-window = チャレンジできるのは { $seconds }びょうの あいだです。
time-left = のこり { $seconds }びょう。
time-over = じかんぎれです。
table-help-calculissimo =
    8d 9+6/2       8ぎょうめの dの れつから みぎへ チップを おく
    d8 9+6/2       dの れつの 8ぎょうめから したへ チップを おく
    h6 4-(2)+3     もう ある チップは かっこに いれる
    8d 9+?6/2      6に した ジョーカー
    8d 9+6/2=48    ルールで いるなら、ごうけいも つける
    swap 57+       これらの チップを こうかんする
    pass           こんかいは なにも しない
    challenge      おたがいに たしかめる ルールで、ほかの ひとの しきが まちがいだと いう
    accept         あって いると いう
    resign         こうさんする
    resign 2       せき2の ひとが こうさんする。その ひとの ばんで なくても よい
    board          ボードを もういちど みる
    quit           ゲームを やめる
table-help-contig60 =
    (2+3)*4=20     3つの サイコロで しきを つくる。こたえが じぶんの マス
    pass           こんかいは なにも しない。あいての チームが その めを つかえる
    decline        あいての チームの めを つかわない
    challenge      おたがいに たしかめる ルールで、あいての しきが まちがいだと いう
    accept         あって いると いう
    resign         こうさんする
    resign 2       せき2の ひとが こうさんする。その ひとの ばんで なくても よい
    board          ボードを もういちど みる
    quit           ゲームを やめる

## The start and the end

play-promise = この ゲームの うんは、ひみつの かずで きまって います。あとで たしかめる ための あたいです：{ $commitment }
play-keep = ゲームを ほぞんするなら、ファイルの なまえを うって ください。しないなら、Enterキーを おします。
play-kept = ゲームを { $file } に ほぞんしました。
play-not-kept = ゲームは ほぞんされませんでした。--record ファイルを つけると ほぞんできます。
end-running = ゲームは まだ おわって いません。
end-total = { $name }：{ $total }
end-leftover = { $name }：のこり { $tiles } で { $cost }てん ひかれます。ごうけい：{ $total }
end-winners = { $count ->
    [1] かち：{ $names }
   *[other] おなじ てんで かち：{ $names }
  }
reason-calculissimo-out = ふくろが からっぽに なり、チップを つかいきった ひとが います。
reason-calculissimo-stuck = ふくろが からっぽに なり、だれも おけません。
reason-calculissimo-passes = みんなが 2かい パスしました。
reason-calculissimo-idle = ながい あいだ、だれも チップを おいて いません。
reason-calculissimo-resigned = のこった プレーヤーは ひとりです。
reason-contig60-line = コマが きまった かずだけ ならびました！
reason-contig60-zero = 0てんに なりました。
reason-contig60-markers = さいごの コマが おかれました。
reason-contig60-full = マスが ぜんぶ うまりました。
reason-contig60-no_throw = どの めが でても、あいて いる マスの かずは つくれません。
reason-contig60-idle = 40かいの ばんの あいだ、コマが おかれて いません。
reason-contig60-rounds = ラウンドが ぜんぶ おわりました。
reason-contig60-minutes = じかんです。
reason-contig60-resign = かたほうの チームが こうさんしました。
reason-abandoned = ゲームは ちゅうしです。もどらない ひとが いました。

## Saved games

replay-title = { $game }、ルール { $ruleset }、{ $date }
replay-best = いちばん いいのは：{ $move }、{ $points }てん。
replay-best-played = いちばん いいのは：これより たかい てんは ありません。
replay-best-none = いちばん いいのは：おける ものは ありません。
verify-rules = { $count }この こうもくは、ぜんぶ ルールどおりです。
verify-chance = ひいた チップと サイコロの め（{ $count }かいぶん）は、ぜんぶ、はじめに やくそくされた シードから でた ものです。
verify-entry = { $seq }ばんの こうもく：{ $sentence }
