# Going through a game again, from its record.

replay-heading = もういちど みる
replay-about = ゲームを ひとつずつ みなおします。
replay-of = { $game }を もういちど みる
replay-drop = ここに きろくの ファイルを ドロップ
replay-choose = または ファイルを えらぶ
replay-printed = カルキュリシモの せつめいしょに ある 5つの れい
replay-line = { $line }ぎょうめ：
replay-failed = この ゲームは みられません
replay-review = ふりかえる
replay-download = ダウンロード
replay-other = べつの きろく
replay-controls = そうさ
replay-first = はじめへ
replay-back = ひとつ もどる
replay-next = ひとつ すすむ
replay-last = おわりへ
replay-play = うごかす
replay-pause = とめる
replay-slider = ばめん
replay-move = この ばめん
replay-start = はじまり
replay-start-about = ボードには まだ なにも ありません。やじるしで すすみましょう。
replay-end = おわり
replay-nothing-left = のこりなし
replay-rack = チップだい：{ $tiles }
replay-dice = サイコロ：{ $dice }
replay-points = { $points }てん
replay-told = { $name }：{ $move }
replay-told-points = { $name }：{ $move }、{ $points }てん
replay-taken-back = これは あとで やりなおしに なりました。
replay-best-title = いちばん たかい てん
replay-best-nothing = ここでは なにも できませんでした。
replay-best-was = これが いちばん よかったです。
replay-best-hide = ゲームに もどる
replay-best-always = いつも いちばん いい おきかたを みる
replay-best-lay = ボードで みる
replay-go-on = ここから つづける
replay-set-up = この ばめんを かえる
replay-start-position = この ばめんから はじまりました。やじるしで すすみましょう。

## The proof of the chance

proof-good = こうへい
proof-bad = たしかめられず
proof-open = しょうこなし
proof-ok = こうへいだと たしかめられました。シードは ゲームの まえに やくそくされ、みんなが かずを くわえ、チップや サイコロの めは ぜんぶ そこから きまって います。
proof-running = ゲームは まだ つづいて います。シードは おわってから わかり、それから たしかめられます。
proof-seed-missing = この きろくには シードが ないので、こうへいだと たしかめられません。
proof-commitment-missing = この きろくには ゲームの まえの やくそくが ないので、シードが いつ きめられたか わかりません。
proof-commitment-differs = シードが、はじめに やくそくされた ものと ちがいます。
proof-chance-differs = シードから でる チップや めが、この きろくと ちがいます。
proof-cut-short = この きろくは とちゅうで きれて います。シードが あるので ゲームは おわった はずですが、おわりの ところが ありません。
