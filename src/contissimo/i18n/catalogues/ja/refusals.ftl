# Why something was refused. The key is "why-" and the code, with dashes for underscores.
# Which values a code comes with stands where it is raised; tests/cli/test_words.py compares.

## Where a mistake stands, before the sentence about it

where-file = { $file }：{ $sentence }
where-file-line = { $file }、{ $line }行目：{ $sentence }
where-file-entry = { $file }、{ $line }行目、{ $seq }番の項目：{ $sentence }
where-line = { $line }行目：{ $sentence }
where-entry = { $line }行目、{ $seq }番の項目：{ $sentence }

## Calculissimo: placements

why-not-on-rack = チップ台にないチップがあります。
why-square-occupied = { $squares }にはもう何か置かれています。
why-off-board = ボードからはみ出してしまいます。
why-bracket-differs = { $squares }のかっこの中のチップが、ボードのものとちがいます。
why-nothing-placed = チップを置いていません。自分のチップは、かっこの外に書きます。
why-nothing-exchanged = 交換するチップを1枚以上書いてください。
why-line-not-whole = { $squares }にあるチップもふくめて、式を全部書いてください。
why-no-line = { $squares }のチップは何にもつながっていません。2枚以上の列にしてください。
why-not-connected = ボードにあるチップとつなげて置いてください。
why-start-not-covered = 最初の手は、スタートのマス{ $squares }を通らなければなりません。
why-joker-as-nothing = { $squares }のジョーカーを何にするか書いてください。例：?6
why-joker-as-times = ジョーカーは×にはなれません。
why-joker-as-left-out = このゲームでは{ $face }を使わないので、ジョーカーも{ $face }にはなれません。
why-line-incomplete = { $line }は式になっていません。数字、記号、数字とならべて、最後は数字にします。
why-times-twice = { $line }には{ sign-times }が2つあります。1つの式に{ sign-times }は1つだけです。
why-division-by-zero = 0でわることはできません。
why-division-by-zero-without-bonus = 色のマスがないと考えると、{ $line }は0でわることになります。
why-not-positive = { $line }の答えは、0より大きくなければなりません。
why-not-positive-without-bonus = 色のマスがないと考えても、{ $line }の答えは0より大きくなければなりません。
why-not-whole = { $line }の答えが整数になりません。
why-not-whole-without-bonus = 色のマスがないと考えると、{ $line }の答えが整数になりません。
why-step-not-whole = { $line }は、計算のとちゅうもすべて0以上の整数でなければなりません。
why-step-not-whole-without-bonus = 色のマスがないと考えても、{ $line }は、計算のとちゅうもすべて0以上の整数でなければなりません。
why-total-missing = 合計も書いてください。例：最後に =48
why-total-too-large = 合計は{ $limit }までです。
why-exchange-never = このゲームではチップを交換できません。
why-exchange-bag-empty = ふくろが空なので、交換できません。
why-exchange-placement-exists = 置ける手があるので、交換できません。
why-bag-too-small = ふくろのチップは{ $tiles }枚だけですが、この人数では{ $needed }枚必要です。

## Contig 60: sentences

why-square-unknown = このボードに{ $squares }のマスはありません。
why-leading-sign = 式をマイナスの記号で始めることはできません。
why-dice-not-used-once = どのサイコロも1回ずつ使ってください。目は{ $dice }です。
why-operation-not-allowed = このゲームでは{ $operations }を使いません。
why-value-is-not-square = 答えは{ $value }です。{ $squares }ではありません。
why-roll-impossible = このサイコロで{ $dice }の目は出ません。
why-seat-unknown = チーム{ $seat }はありません。

## Both games

why-not-your-turn = あなたの番ではありません。
why-resign-wait = まだチップを引くか、サイコロをふるところです。そのすぐあとに、こうさんしてください。
why-game-over = ゲームは終わりました。
why-not-now = 今はできません。
why-too-late = 時間切れです。
why-seat-count = このゲームは{ $seats }人では遊べません。
why-chance-impossible = ふくろにそのチップはありません。
why-note-of-player = これはプレーヤーが言うことではありません。
why-note-refused = 「{ $note }」はここではできません。

## Texts that can’t be read

why-move-unreadable = 「{ $text }」を手として読めません。
why-move-too-long = 手は{ $limit }文字までです。
why-expression-unreadable = 「{ $text }」を式として読めません。
why-expression-too-long = 式は{ $limit }文字までです。
why-position-fields = 局面は、半角スペース1つずつで区切った{ $expected }つの部分でできています。
why-position-field = 局面の「{ $field }」の部分がまちがっています。
why-position-contradiction = 局面の部分どうしが合いません。
why-position-impossible = どのゲームでも、この局面にはなりません。
why-position-tiles = 局面のチップが、ふくろのチップより多くなっています。
why-position-board = 局面のボードがまちがっています。
why-position-scores = 局面の合計「{ $text }」を読めません。
why-position-markers = 局面のコマ「{ $text }」がまちがっています。
why-position-dice = このサイコロで「{ $text }」の目は出ません。
why-position-to-move = この局面で「{ $text }」の番ということはありません。
why-position-flags = 局面の最後の部分「{ $text }」がまちがっています。
why-position-flag = 局面の最後の部分の「{ $text }」を読めません。
why-position-over = この局面ではゲームが終わっています。
why-position-window = この局面ではまだチャレンジできるので、ここからは始められません。
why-position-open-seats = 局面から始めるゲームは、コンピューターと遊ぶか、1つの画面で遊ぶときだけです。
why-position-slow = この局面は時間がかかりすぎました。
why-seed-unreadable = シードは0-9とa-fで書いてください。
why-seed-length = シードは{ $expected }バイトですが、これは{ $length }バイトです。
why-contribution-unreadable = プレーヤーが乱数のもとに加える値は、0-9とa-fで書いてください。
why-contribution-length = プレーヤーが乱数のもとに加える値は{ $expected }バイトですが、これは{ $length }バイトです。
why-contributions-unreadable = プレーヤーが乱数のもとに加える値は、0-9とa-fで書いてください。
why-contributions-length = プレーヤーが乱数のもとに加える値は{ $expected }バイトですが、これは{ $length }バイトです。
why-commitment-unreadable = 約束の値は0-9とa-fで書いてください。
why-commitment-length = 約束の値は{ $expected }バイトですが、これは{ $length }バイトです。
why-digest-length = ダイジェストは{ $expected }バイトですが、これは{ $length }バイトです。

## Files of rules, boards and tiles

why-file-missing = そのファイルはありません。
why-file-is-directory = これはフォルダーです。ファイルではありません。
why-file-unreadable = このファイルは開けません。
why-file-unwritable = ここには保存できません。
why-file-not-utf8 = UTF-8のテキストファイルではありません。
why-file-too-large = ファイルが大きすぎます。読めるのは{ $limit }バイトまでです。
why-toml-unreadable = TOMLとして読めません。
why-option-unknown = 「{ $option }」という設定はありません。
why-option-wrong = 「{ $option }」に書けるのは { $expected } です。
why-layout-letter = 「{ $letter }」というマスはありません。使えるのは . g b y p * です。
why-layout-width = この段は{ $width }マスですが、上の段は{ $expected }マスです。
why-layout-size = ボードの縦と横は{ $low }から{ $high }マスまでです。
why-layout-two-starts = スタートのマス * が2つあります。ボードに1つだけです。
why-layout-no-start = スタートのマス * がありません。
why-layout-number = 「{ $text }」は0から{ $high }までの整数ではありません。
why-layout-twice = { $number }は{ $first }行目にもうあります。
why-bag-face-twice = チップ{ $face }が2回書かれています。
why-bag-too-large = ふくろのチップは{ $limit }枚までです。
why-bag-line = 「{ $text }」はチップと枚数になっていません。例：7 5
why-board-is-layout = これは色のマスの配置です。チップを置いたボードではありません。
why-board-letter = 「{ $letter }」はボードに使えません。
why-board-width = この段は{ $width }マスですが、ボードの横は{ $expected }マスです。
why-board-height = { $height }段ありますが、ボードは{ $expected }段です。

## Records

why-record-not-utf8 = UTF-8のテキストファイルではありません。
why-record-too-large = 記録が大きすぎます。読めるのは{ $limit }バイトまでです。
why-record-too-long = 記録が長すぎます。読めるのは{ $limit }項目までです。
why-record-header-unreadable = この行は [Key "value"] の形でなければなりません。
why-record-header-twice = { $key }が2回書かれています。
why-record-header-missing = [{ $key } "…"] の行がありません。
why-record-game-unknown = 「{ $game }」というゲームはありません。
why-record-ruleset-unknown = 「{ $ruleset }」というルールはありません。
why-record-ruleset-wrong = この記録のルールがまちがっています：{ $because }
why-record-seats-wrong = このゲームはその人数では遊べません。
why-record-players-wrong = 名前は席ごとに1つずつ必要です。
why-record-contributions-wrong = プレーヤーが乱数のもとに加えた値を読めません。
why-record-commitment-wrong = 約束の値を読めません。
why-record-seed-wrong = シードを読めません。
why-record-position-wrong = この記録の局面がまちがっています：{ $because }
why-record-columns = 1つの項目は、タブで区切った3から6の部分でできていますが、これは{ $columns }です。
why-record-entry-unreadable = 項目は、番号と席で始まります。
why-record-out-of-order = ここは{ $seq }番の項目のはずですが、{ $found }番です。
why-record-after-end = ゲームはもう終わっています。
why-record-hidden = この手はかくされているので、まだ再現できません。
why-record-clock-wrong = 時間を読めないか、時間がもどっています。
why-record-unreadable-move = この手を読めません。{ $because }
why-record-illegal-move = この手はルールに合いません。{ $because }
why-record-end-differs = 終わりは「{ $expected }」のはずです。
why-record-start-differs = 最初の項目は「{ $expected }」のはずです。
why-record-points-differ = 点は{ $expected }のはずです。
why-record-total-differs = 合計は{ $expected }のはずです。
why-record-result-differs = 結果は{ $expected }のはずです。
why-record-termination-differs = 見出しは「中止」ですが、手の記録はそうなっていません。

## What a proof can lack

why-running = ゲームはまだ続いています。シードは終わってから知らされます。
why-seed-missing = この記録にはシードがないので、公平だと証明できません。
why-commitment-missing = この記録には約束の値がないので、シードがいつ決められたかわかりません。
why-commitment-differs = シードが、はじめに約束されたものとちがいます。
why-chance-differs = ここでシードから出るのは別のものです：{ $expected }
why-cut-short = この記録はとちゅうで切れています。シードがあるのでゲームは終わったはずですが、終わりの部分がありません。

## Live tables

why-unreadable = サーバーが理解できませんでした。
why-not-found = ここには何もありません。
why-method-wrong = ここではできません。
why-too-large = 長すぎます。
why-failed = こちらで問題が起きました。もう一度ためしてください。
why-again = 今は保存できませんでした。もう一度ためしてください。同じことが二回数えられることはありません。
why-origin-wrong = 別のページから来たので、受けつけませんでした。
why-no-identity = 先に名前を決めてください。
why-name-wrong = { $because ->
    [empty] 名前は1文字以上にしてください。
    [length] 名前が長すぎます。
    [link] リンクは名前にできません。
   *[characters] 名前に使えない文字があります。
  }
why-token-wrong = この招待は正しくないか、もう使えません。
why-code-wrong = このコードのテーブルはないか、席がうまっています。
why-level-unknown = 「{ $level }」というコンピュータープレーヤーはいません。
why-clock-unknown = このゲームに、その時間制限はありません。
why-not-reading = このテーブルにいません。
why-not-seated = このテーブルに席がありません。
why-no-seat-open = 席はすべてうまっています。
why-seat-taken = この席はうまっています。
why-seats-open = まだ空いている席があります。
why-not-open = このテーブルはもう始まっています。
why-not-giving = もうできません。ゲームは始まっています。
why-given-already = 乱数のもとには、もう値を加えました。
why-not-running = このゲームはまだ始まっていません。
why-not-over = このゲームはまだ終わっていません。
why-closed = このテーブルは閉じられました。
why-table-damaged = このテーブルは壊れていて、開けません。サーバーを動かしている人にはわかるようになっています。
why-stale = その間にゲームが進みました。もう一度見てください。
why-try-refused = { $because ->
    [judging] このゲームでは、自分で計算します。
   *[move] ボードに何も置かないので、点はありません。
  }
why-only-against-computers = コンピューターとのゲームでだけ使えます。
why-hint-refused = { $because ->
    [judging] プレーヤーが自分たちで確かめるゲームなので、ヒントはありません。
   *[window] チャレンジするかどうかは、自分で考えましょう。
  }
why-help-off = このテーブルではお助けを使えません。
why-help-refused = { $because ->
    [judging] プレーヤーが自分たちで確かめるゲームなので、ヒントはありません。
   *[window] チャレンジするかどうかは、自分で考えましょう。
  }
why-nothing-to-take-back = もどせる手がありません。
why-not-yet = 番が終わってから見られます。
why-no-such-entry = このゲームにその番はありません。
why-possible-refused = { $because ->
    [judging] プレーヤーが自分たちで確かめるゲームなので、終わってから見られます。
   *[game] このゲームでは聞けません。
  }
why-replay-too-long = この記録の再現には{ $seconds }秒より長くかかります。
why-no-decision = そこでは、だれも何も決めていません。
why-moves-while-playing = 今、ほかの人とゲーム中です。一番よい手は、そのゲームが終わったら見られます。
why-moves-in-round = 今、クラスの回のとちゅうです。一番よい手は、その回が終わったら見られます。
why-own-seat = あなた自身の席です。
why-seat-is-computer = そこにはコンピューターがすわっています。
why-not-away = その席の人がいなくなってから、まだ{ $seconds }秒たっていません。
why-not-abandoned = 待っている相手がいなくなってから、まだ十分な時間がたっていません。
why-not-host = このテーブルを閉じられるのは、作った人だけです。
why-table-in-use = まだここで遊んでいる人がいます。テーブルを閉じられるのは、ゲームが始まる前か、全員がしばらくいないときです。
why-too-fast = 速すぎます。少し待ってください。
why-busy = サーバーが今とても混み合っています。少ししてからもう一度ためしてください。
why-too-many = 一度に多すぎます。あとでためしてください。
why-flood = ここから送られたものが多すぎたので、接続を閉じました。
why-too-slow = 接続がおそくて、追いつけませんでした。
why-shutdown = サーバーを動かし直しています。すぐにもどります。
why-forgotten = ご希望のとおり、あなたの情報を消しました。

## What is asked at the command line

why-game-unknown = 「{ $game }」というゲームはありません。あるのは：{ $games }
why-ruleset-unknown = 「{ $ruleset }」というルールもファイルもありません。あるのは：{ $rulesets }
why-rack-needed = 持っているチップを書いてください。例：--rack 12+-?
why-rack-size = チップ台は1枚から{ $limit }枚までですが、これは{ $count }枚です。
why-rack-face = 「{ $face }」というチップはありません。チップは 0-9 + - * / とジョーカーの ? です。
why-rack-left-out = このゲームでは{ $face }を使いません。
why-dice-needed = サイコロの目を書いてください。例：--dice 2,3,4
why-dice-wrong = このゲームの3つのサイコロで「{ $dice }」の目は出ません。
why-move-needed = どの手かを --move で書いてください。
why-move-not-scored = 「{ $move }」はボードに何も置かないので、点はありません。
why-option-not-here = { $option }は{ $game }では使いません。
why-top-wrong = --top は1以上にしてください。
why-seed-wrong = --seed は0以上の整数にしてください。
why-player-unknown = 「{ $player }」というプレーヤーはいません。いるのは：{ $players }
why-output-failed = 答えを書き出せません。
why-usage-missing = { $name }がありません。
why-usage-unknown = 「{ $name }」がわかりません。
why-usage-value = 「{ $name }」の値が合いません。
why-usage-twice = { $name }が2回書かれています。
why-usage-wrong = わかりませんでした。--help を見てください。
