# Why something was refused. The key is "why-" and the code, with dashes for underscores.
# Which values a code comes with stands where it is raised; tests/cli/test_words.py compares.

## Where a mistake stands, before the sentence about it

where-file = { $file }：{ $sentence }
where-file-line = { $file }、{ $line }ぎょうめ：{ $sentence }
where-file-entry = { $file }、{ $line }ぎょうめ、{ $seq }ばんの こうもく：{ $sentence }
where-line = { $line }ぎょうめ：{ $sentence }
where-entry = { $line }ぎょうめ、{ $seq }ばんの こうもく：{ $sentence }

## Calculissimo: placements

why-not-on-rack = チップだいに ない チップが あります。
why-square-occupied = { $squares }には もう なにか おいて あります。
why-off-board = ボードから はみだして しまいます。
why-bracket-differs = { $squares }の かっこの なかの チップが、ボードの ものと ちがいます。
why-nothing-placed = チップを おいて いません。じぶんの チップは、かっこの そとに かきます。
why-nothing-exchanged = こうかんする チップを 1まいは かいて ください。
why-line-not-whole = { $squares }に ある チップも いれて、しきを ぜんぶ かいて ください。
why-no-line = { $squares }の チップは なににも つながって いません。2まいか、もっと ながい れつに して ください。
why-not-connected = ボードに ある チップと つなげて おいて ください。
why-start-not-covered = さいしょの しきは、スタートの マス { $squares }を とおらなければ なりません。
why-joker-as-nothing = { $squares }の ジョーカーを なにに するか かいて ください。れい：?6
why-joker-as-times = ジョーカーは ×には なれません。
why-joker-as-left-out = この ゲームでは { $face }を つかわないので、ジョーカーも { $face }には なれません。
why-line-incomplete = { $line }は しきに なって いません。すうじ、きごう、すうじと ならべて、さいごは すうじに します。
why-times-twice = { $line }には { sign-times }が 2つ あります。1つの しきに { sign-times }は 1つだけです。
why-division-by-zero = 0で わる ことは できません。
why-division-by-zero-without-bonus = いろの マスが ないと かんがえると、{ $line }は 0で わる ことに なります。
why-not-positive = { $line }の こたえは、0より おおきく なければ なりません。
why-not-positive-without-bonus = いろの マスが ないと かんがえても、{ $line }の こたえは 0より おおきく なければ なりません。
why-not-whole = { $line }の こたえが せいすう（1、2、3の ような かず）に なりません。
why-not-whole-without-bonus = いろの マスが ないと かんがえると、{ $line }の こたえが せいすう（1、2、3の ような かず）に なりません。
why-step-not-whole = { $line }は、けいさんの とちゅうも ぜんぶ 0か、1、2、3の ような かずで なければ なりません。
why-step-not-whole-without-bonus = いろの マスが ないと かんがえても、{ $line }は、けいさんの とちゅうも ぜんぶ 0か、1、2、3の ような かずで なければ なりません。
why-total-missing = ごうけいも かいて ください。れい：さいごに =48
why-total-too-large = ごうけいは { $limit }までです。
why-exchange-never = この ゲームでは チップを こうかんできません。
why-exchange-bag-empty = ふくろが からっぽなので、こうかんできません。
why-exchange-placement-exists = おける ところが あるので、こうかんできません。
why-bag-too-small = ふくろの チップは { $tiles }まいだけですが、この にんずうでは { $needed }まい いります。

## Contig 60: sentences

why-square-unknown = この ボードに { $squares }の マスは ありません。
why-leading-sign = しきを マイナスの きごうで はじめる ことは できません。
why-dice-not-used-once = どの サイコロも 1かいずつ つかって ください。めは { $dice }です。
why-operation-not-allowed = この ゲームでは { $operations }を つかいません。
why-value-is-not-square = こたえは { $value }です。{ $squares }では ありません。
why-roll-impossible = この サイコロで { $dice }の めは でません。
why-seat-unknown = チーム{ $seat }は ありません。

## Both games

why-not-your-turn = あなたの ばんでは ありません。
why-resign-wait = まだ チップを ひくか、サイコロを ふる ところです。その すぐ あとに、こうさんして ください。
why-game-over = ゲームは おわりました。
why-not-now = いまは できません。
why-too-late = じかんぎれです。
why-seat-count = { $seats ->
    [1] この ゲームは ひとりでは あそべません。
    [2] この ゲームは ふたりでは あそべません。
   *[other] この ゲームは { $seats }にんでは あそべません。
  }
why-chance-impossible = ふくろに その チップは ありません。
why-note-of-player = これは プレーヤーが いう ことでは ありません。
why-note-refused = 「{ $note }」は ここでは できません。

## Texts that can’t be read

why-move-unreadable = 「{ $text }」が どう いう おきかたか、わかりません。
why-move-too-long = ながすぎます。{ $limit }もじまでです。
why-expression-unreadable = 「{ $text }」を しきとして よめません。
why-expression-too-long = しきは { $limit }もじまでです。
why-position-fields = ばめんは、はんかくスペース 1つずつで くぎった { $expected }つの ぶぶんで できて います。
why-position-field = ばめんの「{ $field }」の ぶぶんが まちがって います。
why-position-contradiction = ばめんの ぶぶんどうしが あいません。
why-position-impossible = どの ゲームでも、この ばめんには なりません。
why-position-tiles = ばめんの チップが、ふくろの チップより おおく なって います。
why-position-board = ばめんの ボードが まちがって います。
why-position-scores = ばめんの ごうけい「{ $text }」を よめません。
why-position-markers = ばめんの コマ「{ $text }」が まちがって います。
why-position-dice = この サイコロで「{ $text }」の めは でません。
why-position-to-move = この ばめんで「{ $text }」の ばんと いう ことは ありません。
why-position-flags = ばめんの さいごの ぶぶん「{ $text }」が まちがって います。
why-position-flag = ばめんの さいごの ぶぶんの「{ $text }」を よめません。
why-position-over = この ばめんでは ゲームが おわって います。
why-position-window = この ばめんでは まだ チャレンジできるので、ここからは はじめられません。
why-position-open-seats = ばめんから はじめる ゲームは、コンピューターと あそぶか、1つの がめんで あそぶ ときだけです。
why-position-slow = この ばめんは じかんが かかりすぎました。
why-seed-unreadable = シードは 0-9と a-fで かいて ください。
why-seed-length = シードは { $expected }バイトですが、これは { $length }バイトです。
why-contribution-unreadable = プレーヤーが らんすうの もとに くわえる あたいは、0-9と a-fで かいて ください。
why-contribution-length = プレーヤーが らんすうの もとに くわえる あたいは { $expected }バイトですが、これは { $length }バイトです。
why-contributions-unreadable = プレーヤーが らんすうの もとに くわえる あたいは、0-9と a-fで かいて ください。
why-contributions-length = プレーヤーが らんすうの もとに くわえる あたいは { $expected }バイトですが、これは { $length }バイトです。
why-commitment-unreadable = やくそくの あたいは 0-9と a-fで かいて ください。
why-commitment-length = やくそくの あたいは { $expected }バイトですが、これは { $length }バイトです。
why-digest-length = ダイジェストは { $expected }バイトですが、これは { $length }バイトです。

## Files of rules, boards and tiles

why-file-missing = その ファイルは ありません。
why-file-is-directory = これは フォルダーです。ファイルでは ありません。
why-file-unreadable = この ファイルは ひらけません。
why-file-unwritable = ここには ほぞんできません。
why-file-not-utf8 = UTF-8の テキストファイルでは ありません。
why-file-too-large = ファイルが おおきすぎます。よめるのは { $limit }バイトまでです。
why-toml-unreadable = TOMLとして よめません。
why-option-unknown = 「{ $option }」という せっていは ありません。
why-option-wrong = 「{ $option }」に かけるのは { $expected } です。
why-layout-letter = 「{ $letter }」という マスは ありません。つかえるのは . g b y p * です。
why-layout-width = この だんは { $width }マスですが、うえの だんは { $expected }マスです。
why-layout-size = ボードの たてと よこは { $low }から { $high }マスまでです。
why-layout-two-starts = スタートの マス * が 2つ あります。ボードに 1つだけです。
why-layout-no-start = スタートの マス * が ありません。
why-layout-number = 「{ $text }」は 0から { $high }までの せいすうでは ありません。
why-layout-twice = { $number }は { $first }ぎょうめに もう あります。
why-bag-face-twice = チップ { $face }が 2かい かいて あります。
why-bag-too-large = ふくろの チップは { $limit }まいまでです。
why-bag-line = 「{ $text }」は チップと まいすうに なって いません。れい：7 5
why-board-is-layout = これは いろの マスの ばしょです。チップを おいた ボードでは ありません。
why-board-letter = 「{ $letter }」は ボードに つかえません。
why-board-width = この だんは { $width }マスですが、ボードの よこは { $expected }マスです。
why-board-height = { $height }だん ありますが、ボードは { $expected }だんです。

## Records

why-record-not-utf8 = UTF-8の テキストファイルでは ありません。
why-record-too-large = きろくが おおきすぎます。よめるのは { $limit }バイトまでです。
why-record-too-long = きろくが ながすぎます。よめるのは { $limit }こうもくまでです。
why-record-header-unreadable = この ぎょうは [Key "value"] の かたちで なければ なりません。
why-record-header-twice = { $key }が 2かい かいて あります。
why-record-header-missing = [{ $key } "…"] の ぎょうが ありません。
why-record-game-unknown = 「{ $game }」という ゲームは ありません。
why-record-ruleset-unknown = 「{ $ruleset }」という ルールは ありません。
why-record-ruleset-wrong = この きろくの ルールが まちがって います：{ $because }
why-record-seats-wrong = この ゲームは その にんずうでは あそべません。
why-record-players-wrong = なまえは せきごとに 1つずつ いります。
why-record-contributions-wrong = プレーヤーが らんすうの もとに くわえた あたいを よめません。
why-record-commitment-wrong = やくそくの あたいを よめません。
why-record-seed-wrong = シードを よめません。
why-record-position-wrong = この きろくの ばめんが まちがって います：{ $because }
why-record-columns = 1つの こうもくは、タブで くぎった 3から 6の ぶぶんで できて いますが、これは { $columns }です。
why-record-entry-unreadable = こうもくは、ばんごうと せきで はじまります。
why-record-out-of-order = ここは { $seq }ばんの こうもくの はずですが、{ $found }ばんです。
why-record-after-end = ゲームは もう おわって います。
why-record-hidden = これは かくされて いるので、まだ みられません。
why-record-clock-wrong = じかんを よめないか、じかんが もどって います。
why-record-unreadable-move = これを よめません。{ $because }
why-record-illegal-move = これは ルールに あいません。{ $because }
why-record-end-differs = おわりは「{ $expected }」の はずです。
why-record-start-differs = さいしょの こうもくは「{ $expected }」の はずです。
why-record-points-differ = てんは { $expected }の はずです。
why-record-total-differs = ごうけいは { $expected }の はずです。
why-record-result-differs = けっかは { $expected }の はずです。
why-record-termination-differs = みだしは「ちゅうし」ですが、ゲームの きろくは そう なって いません。

## What a proof can lack

why-running = ゲームは まだ つづいて います。シードは おわってから わかります。
why-seed-missing = この きろくには シードが ないので、こうへいだと たしかめられません。
why-commitment-missing = この きろくには やくそくの あたいが ないので、シードが いつ きめられたか わかりません。
why-commitment-differs = シードが、はじめに やくそくされた ものと ちがいます。
why-chance-differs = ここで シードから でるのは べつの ものです：{ $expected }
why-cut-short = この きろくは とちゅうで きれて います。シードが あるので ゲームは おわった はずですが、おわりの ところが ありません。

## Live tables

why-unreadable = サーバーが わかりませんでした。
why-not-found = ここには なにも ありません。
why-method-wrong = ここでは できません。
why-too-large = ながすぎます。
why-failed = こちらで もんだいが おきました。もういちど ためして ください。
why-again = いまは ほぞんできませんでした。もういちど ためして ください。おなじ ことが 2かい かぞえられる ことは ありません。
why-origin-wrong = べつの ページから きたので、うけつけませんでした。
why-no-identity = さきに なまえを きめて ください。
why-name-wrong = { $because ->
    [empty] なまえに もじを 1つは いれて ください。
    [length] なまえが ながすぎます。
    [link] リンクは なまえに できません。
   *[characters] なまえに つかえない もじが あります。
  }
why-token-wrong = この おさそいは ただしく ないか、もう つかえません。
why-code-wrong = この コードの テーブルは ないか、せきが うまって います。
why-level-unknown = 「{ $level }」という コンピュータープレーヤーは いません。
why-clock-unknown = この ゲームに、その じかんの きまりは ありません。
why-not-reading = この テーブルに いません。
why-not-seated = この テーブルに せきが ありません。
why-no-seat-open = せきは ぜんぶ うまって います。
why-seat-taken = この せきは うまって います。
why-seats-open = まだ あいて いる せきが あります。
why-not-open = この テーブルは もう はじまって います。
why-not-giving = もう できません。ゲームは はじまって います。
why-given-already = らんすうの もとには、もう あたいを くわえました。
why-not-running = この ゲームは まだ はじまって いません。
why-not-over = この ゲームは まだ おわって いません。
why-closed = この テーブルは とじられました。
why-table-damaged = この テーブルは こわれて いて、ひらけません。サーバーを うごかして いる ひとには わかるように なって います。
why-stale = その あいだに ゲームが すすみました。もういちど みて ください。
why-try-refused = { $because ->
    [judging] この ゲームでは、じぶんで けいさんします。
   *[move] ボードに なにも おかないので、てんは ありません。
  }
why-only-against-computers = コンピューターとの ゲームでだけ つかえます。
why-hint-refused = { $because ->
    [judging] プレーヤーが じぶんたちで たしかめる ゲームなので、ヒントは ありません。
   *[window] チャレンジするか どうかは、じぶんで かんがえましょう。
  }
why-help-off = この テーブルでは おたすけを つかえません。
why-help-refused = { $because ->
    [judging] プレーヤーが じぶんたちで たしかめる ゲームなので、ヒントは ありません。
   *[window] チャレンジするか どうかは、じぶんで かんがえましょう。
  }
why-nothing-to-take-back = もどせる ものが ありません。
why-not-yet = ばんが おわってから みられます。
why-no-such-entry = この ゲームに その ばんは ありません。
why-possible-refused = { $because ->
    [judging] プレーヤーが じぶんたちで たしかめる ゲームなので、おわってから みられます。
   *[game] この ゲームでは きけません。
  }
why-replay-too-long = この きろくを みせるには { $seconds }びょうより ながく かかります。
why-no-decision = そこでは、だれも なにも きめて いません。
why-moves-while-playing = いま、ほかの ひとと ゲームちゅうです。いちばん いい やりかたは、その ゲームが おわったら みられます。
why-moves-in-round = いま、クラスの かいの とちゅうです。いちばん いい やりかたは、その かいが おわったら みられます。
why-own-seat = あなたの せきです。
why-seat-is-computer = そこには コンピューターが すわって います。
why-not-away = その せきの ひとが いなく なってから、まだ { $seconds }びょう たって いません。
why-not-abandoned = まって いる あいてが いなく なってから、まだ じゅうぶんな じかんが たって いません。
why-not-host = この テーブルを とじられるのは、つくった ひとだけです。
why-table-in-use = まだ ここで あそんで いる ひとが います。テーブルを とじられるのは、ゲームが はじまる まえか、みんなが しばらく いない ときです。
why-too-fast = はやすぎます。すこし まって ください。
why-busy = サーバーが いま とても こんで います。すこし してから もういちど ためして ください。
why-too-many = いちどに おおすぎます。あとで ためして ください。
why-flood = ここから おくられた ものが おおすぎたので、つながりを とじました。
why-too-slow = つながりが おそくて、おいつけませんでした。
why-shutdown = サーバーを うごかしなおして います。すぐに もどります。
why-forgotten = おねがいの とおり、あなたの ことを けしました。

## What is asked at the command line

why-game-unknown = 「{ $game }」という ゲームは ありません。あるのは：{ $games }
why-ruleset-unknown = 「{ $ruleset }」という ルールも ファイルも ありません。あるのは：{ $rulesets }
why-rack-needed = もって いる チップを かいて ください。れい：--rack 12+-?
why-rack-size = チップだいは 1まいから { $limit }まいまでですが、これは { $count }まいです。
why-rack-face = 「{ $face }」という チップは ありません。チップは 0-9 + - * / と ジョーカーの ? です。
why-rack-left-out = この ゲームでは { $face }を つかいません。
why-dice-needed = サイコロの めを かいて ください。れい：--dice 2,3,4
why-dice-wrong = この ゲームの 3つの サイコロで「{ $dice }」の めは でません。
why-move-needed = なにを するかを --move で かいて ください。
why-move-not-scored = 「{ $move }」は ボードに なにも おかないので、てんは ありません。
why-option-not-here = { $option }は { $game }では つかいません。
why-top-wrong = --top は 1か、1より おおきい かずに して ください。
why-seed-wrong = --seed は 0か、0より おおきい せいすうに して ください。
why-player-unknown = 「{ $player }」という プレーヤーは いません。いるのは：{ $players }
why-output-failed = こたえを かきだせません。
why-usage-missing = { $name }が ありません。
why-usage-unknown = 「{ $name }」が わかりません。
why-usage-value = 「{ $name }」の あたいが あいません。
why-usage-twice = { $name }が 2かい かいて あります。
why-usage-wrong = わかりませんでした。--help を みて ください。
