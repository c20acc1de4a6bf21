# The page: what is around every table, whichever game is played there.

## Challenge judging: what was said, and whether anybody contests it

contest-title = あって いますか？
contest-by = { $name }：
contest-total = { $total }てん
contest-asks = { $name }さん、こたえて ください。
contest-question = まちがいだと おもったら、チャレンジしましょう。
contest-challenge = チャレンジ
contest-accept = あって いる
contest-left = あと{ $time }
contest-waiting = ほかの ひとが チャレンジできる じかんです。
verdict-title = はんてい
verdict-corrected = { $announced }てんでは なく、{ $points }てんです。
log-announced = { $sum }、{ $total }てん
last-move = さっきの ばん
log-contest-right = { $name }の チャレンジ：あって いました
log-contest-corrected = { $name }の チャレンジ：ごうけいを なおしました
log-contest-taken-back = { $name }の チャレンジ：とりけし
log-contest-earned = { $name }：{ $points }てん

## Are you sure?

confirm-no = いいえ、つづける
resign = こうさん
resign-title = こうさんしますか？
resign-ends = ゲームは そこで おわり、{ $name }の かちに なります。
resign-goes-on = ゲームは あなたぬきで つづき、もう かつ ことは できません。
resign-yes = はい、こうさんする

## Signs in words

speak-plus = たす
speak-minus = ひく
speak-times = かける
speak-divided = わる
speak-open = かっこ
speak-close = かっことじ

## Sums in words; a pause where two things belong together on one side

sum-plus = { $left } たす { $right }
sum-minus = { $left } ひく { $right }
sum-times = { $left } かける { $right }
sum-divided = { $left } わる { $right }
sum-plus-apart = { $left }、たす { $right }
sum-minus-apart = { $left }、ひく { $right }
sum-times-apart = { $left }、かける { $right }
sum-divided-apart = { $left }、わる { $right }
sum-makes = { $sum } は { $result }
sum-makes-apart = { $sum } は、{ $result }
sum-negative = マイナス{ $number }
sum-bracket = かっこ、{ $sum }、かっことじ
sum-fraction = { $bottom }ぶんの { $top }

## The board

board-whole = ボード ぜんぶ

## The end of the game

end-title = ゲームは おわり
end-won = { $name }の かち！
end-you-won = あなたの かち！
end-won-resigned = { $count ->
   *[other] { $others }が こうさんしたので、{ $name }の かち！
  }
end-you-won-resigned = { $count ->
   *[other] { $others }が こうさんしたので、あなたの かち！
  }
end-resigned-totals = かちは ごうけいで きまったのでは ありません。そのときの ごうけい：
end-shared = { $names }、おなじ てんで かち！
end-told = { $name }：{ $total }てん
end-played = てん
end-left-over = のこり
end-left-over-why = のこった チップの ぶんは、ごうけいから ひかれます。
end-sum = ごうけい
end-rematch = もういちど あそぶ
end-rematch-waits = ほかの ひとを まって います…
end-rematch-asked = もういちど あそびたい ひと：{ $names }
end-next = つぎの ゲームへ
end-review = ふりかえる
end-replay = もういちど みる
end-record = ダウンロード
end-chart = ばんごとの ごうけい
end-chart-about = { $turns }かいの ばんの ごうけいです。おなじ かずが、したの ひょうにも あります。
end-chart-table = ひょうで みる
end-chart-turn = ばん
end-best = よかった ばん
end-reason-calculissimo-out = ふくろが からっぽに なり、チップを つかいきった ひとが います。
end-reason-calculissimo-stuck = ふくろが からっぽに なり、だれも おけません。
end-reason-calculissimo-passes = みんなが 2かい パスしました。
end-reason-calculissimo-idle = ながい あいだ、だれも チップを おいて いません。
end-reason-calculissimo-resigned = のこった プレーヤーは ひとりです。
end-reason-contig60-line = コマが { $count }こ ならびました！
end-reason-contig60-zero = 0てんに なりました。
end-reason-contig60-markers = さいごの コマが おかれました。
end-reason-contig60-full = マスが ぜんぶ うまりました。
end-reason-contig60-no-throw = どの めが でても、あいて いる マスの かずは つくれません。
end-reason-contig60-idle = ながい あいだ、だれも コマを おいて いません。
end-reason-contig60-rounds = ラウンドが ぜんぶ おわりました。
end-reason-contig60-minutes = じかんです。
end-reason-contig60-resign = かたほうの チームが こうさんしました。
end-reason-abandoned = ゲームは ちゅうしです。もどらない ひとが いました。

## Set phrases

phrase-title = ひとこと いう
phrase-said = { $name }：{ $phrase }
phrase-mute = { $name }さんの ことばを みない
phrase-hello = こんにちは！
phrase-good-luck = よろしく おねがいします！
phrase-well-played = うまい！
phrase-nice-one = いいね！
phrase-thank-you = ありがとう！
phrase-sorry = ごめんなさい！
phrase-one-moment = ちょっと まってね。
phrase-your-turn = あなたの ばんですよ。
phrase-good-game = たのしかったね！
phrase-goodbye = またね！

## Somebody is away

away-long = { $name }さんが、しばらく もどって きません。
away-who = だれが つづけますか？
away-hand = コンピューターに まかせる
away-agree = さんせい
away-agreed = { $level }に つづけて もらう ことに、{ $names }さんが さんせいしました（{ $agreed }／{ $needed }）。
away-handed = { $name }さんが もどるまで、{ $level }が つづけます。
away-until = { $when }からは、もう またなくても だいじょうぶです。
away-end = ゲームを おわりに する
away-without = いない ひと ぬきで つづける
away-sure = いない ひとは、こうさんした ことに なります。まつのを やめますか？
away-yes = まつのを やめる
away-credit = サーバーが { $seconds }びょう とまって いました。その じかんは かえされました。

## Notes in the list of moves

log-hand = いない ひとの かわりに、{ $level }が つづけます。
log-hand-person = { $name }さんが もどりました。
log-gone = もどらない ひとが いました。
log-last = じかんです。これが さいごの ラウンドです。
log-back = さっきの ばんは、やりなおしに なりました。
log-late = { $move }（じかんぎれ）
late-you = じかんぎれです。
late-other = じかんぎれ：{ $name }

## Several people on one device

device-title = つぎの ひと
device-pass = タブレットを { $name }さんに わたして ください
device-open = { $name }です。チップを みる
device-last = { $name }：{ $move }（{ $points }てん）
