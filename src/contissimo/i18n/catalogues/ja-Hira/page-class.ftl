# クラスの ページ。かなで かく。

## Coming to a class

class-pupil-where = クラス
class-join-title = クラスに はいろう
class-join-code = クラスの コード
class-join-go = つぎへ
class-join-you = あなたは { $name }？
class-join-yes = はい、そうです
class-join-other = いいえ、ちがいます
class-who-title = どの どうぶつに なる？
class-who-back = あなたは だれ？
class-who-shut = いまは あたらしく はいれません。まえから いた ひとは、じぶんの どうぶつを タップして ください。
class-who-new = はじめて はいります
class-who-was-here = まえから いました
class-who-colour = いろを えらぼう
class-who-go = { $name }に する
class-secret-title = { $name }：ひみつの えを 2つ
class-secret-about = えを 2つ タップして、じゅんばんも おぼえて ください。ほかの がめんでも、おなじ えを つかえば もどれます。
class-secret-back = { $name }：じぶんの えを 2つ
class-secret-back-about = じぶんの えを 2つ、ただしい じゅんばんで タップして ください。
class-secret-clear = やりなおす
class-secret-go = はいる
class-secret-come-back = もどって きました
class-secret-other = べつの どうぶつに する

## A pupil in class

class-lobby-title = はいれました！
class-lobby-about = もうすぐ はじまります。まえの スクリーンを みて ください。
class-approve-title = せんせいが いれて くれます
class-approve-about = すこし まって ください。
class-closed-title = じゅぎょうは おわりました
class-closed-about = よく できました。またね！
class-table-soon = もうすぐ テーブルの よういが できます
class-gone-elsewhere = いまは ほかの がめんで あそんで います
class-gone-erased = この クラスは けされました
class-gone-back = ここで つづける
class-paused-title = ちょっと やすみ
class-paused-about = せんせいが とけいを とめました。まえを みて ください！
class-round = { $round }かいめ
class-round-of = { $round }かいめ（ぜんぶで { $rounds }かい）
class-round-about = みんな おなじ もんだいです。いちばん いい こたえは？
class-round-in = こたえが とどきました。まだ かえられます。
class-hand-in = だす
class-handed-in = だしました ✓
class-main-dice = サイコロを ぜんぶ つかおう
class-time-left = のこり じかん
class-seconds-left = のこり { $count }びょう
class-help = おしえて ほしい
class-help-on = せんせいが きます
class-phase-lobby = もうすぐ はじまります。
class-phase-example = れいです。
class-phase-open = { $round }かいめが はじまりました。
class-phase-closed = この かいは おわりです。
class-phase-over = これで さいごの かいは おわりです。
class-example-title = れい
class-example-about = 1かいは このように すすみます。つぎは あなたの ばんです。
class-closed-round = じかんです！
class-closed-in = こたえが とどきました。まえの スクリーンを みて ください。
class-closed-none = こんかいは こたえなし。つぎの かいで がんばろう。
class-over-title = さいごの かいが おわりました
class-yours = あなたの こたえ：{ $move }
class-yours-none = こんかいは こたえなし
class-yours-right = せいかい！
class-yours-top = いちばん いい こたえ！
class-yours-wrong = おしい
class-yours-points = { $points }（いちばんの { $share }%）
class-yours-said = あなたの こたえは { $said }。ただしくは { $value }です。
class-top = いちばん いい こたえ：{ $move }（{ $points }）
class-top-none = こんかいは みつける ものが ありませんでした。
class-sum = ここまで { $sum }。へいきんで いちばんの { $mean }%
class-place = { $place }ばん（ぜんぶで { $of }）
class-place-mean = へいきんでは { $place }ばん（ぜんぶで { $of }）
class-points = { $points }てん
class-dice-won = サイコロに かちました！
class-dice-lost = こんかいは サイコロの かち。もういちど？
class-tasks-title = じぶんたちの まちがいから
class-tasks-done = { $of }もんの うち { $done }もんが せいかい
class-tasks-all = ぜんぶ できました。すごい！
class-task-what = こたえは いくつ？
class-task-check = たしかめる
class-task-right = せいかい！
class-task-wrong = まだです。もういちど やってみよう。
class-task-next = つぎの もんだい

## Opening a class

class-start-about = めいめいの がめんで おなじ もんだいを とくか、ふたりから 4にんの テーブルで あそびます。とうろくも なまえも インターネットも いりません。
class-start-1 = クラスを ひらいて、スクリーンの ページを うつします。
class-start-2 = こどもたちは コードを いれて、どうぶつを えらびます。
class-start-3 = じゅぎょうを えらび、みどりの ボタンを おします。
class-start-open = クラスを ひらく
class-start-private = データは この コンピューターだけに のこり、30にちごに きえます。
class-start-pupil = コードを もって いる ひとは こちら
class-start-before = まえの クラス
class-start-former = { $code } ・ { $day } ・ こども：{ $pupils }
class-recover = べつの コンピューターから じぶんの クラスへ もどる
class-recover-about = コードと、かきとめた 6つの ことばを つかいます。
class-recover-words = 6つの ことば（あいだに すきま）
class-recover-go = じぶんの クラスへ もどる
class-to-start = さいしょの ページへ

## The desk

class-desk-title = せんせいの つくえ
class-next = つぎに すること
class-desk-first = スクリーンの ページを うつして、クラスの みんなを いれましょう
class-desk-choose = じゅぎょうを えらんで ください
class-desk-closed = この クラスは とじて います
class-desk-elsewhere = いまは べつの コンピューターで せんせいの つくえを ひらいて います
class-desk-tables = { $name }：テーブル
class-desk-lobby = { $name }：よういが できました
class-desk-round = { $name }：{ $round }かいめ
class-desk-round-of = { $name }：{ $round }かいめ（ぜんぶで { $rounds }かい）
class-desk-lesson = ひとりでに すすみます。はいる じかん 2ふん、れい、1ぷんずつの かい、10ぷんで おわり。
class-desk-here = いる こども：{ $count }
class-desk-answered = こたえ：{ $count }／{ $of }
class-desk-closed-round = しめきりました。こたえ：{ $count }／{ $of }
class-desk-revealed = はなしあいましょう。こたえ：{ $count }／{ $of }
class-do-open = { $round }かいめを はじめる
class-do-close = しめきる
class-do-reveal = いちばんの こたえと みんなの こたえを みせる
class-do-end = この じゅぎょうを おえる
class-do-seat = せきを きめる
class-do-admit = いれる
class-do-back = また いれる
class-do-helped = おしえました
class-do-reset = えを えらびなおす
class-do-remove = クラスから だす
class-pause = とめる
class-resume = つづける
class-more-time = 30びょう のばす
class-lessons = 1クリックで はじまる じゅぎょう
class-kind = あそびかた
class-kind-deal = みんな おなじ もんだい
class-kind-deal-about = ぜんいんが おなじ もんだいを とき、せんせいが すすめます。
class-kind-lesson = 10ぷん コース
class-kind-lesson-about = おなじ ことが ひとりでに すすみます。
class-kind-tables = テーブル
class-kind-tables-about = ふたりから 4にんで あそびます。
class-time = 1かいの じかん
class-time-seconds = { $count }びょう
class-time-none = せんせいが しめきるまで
class-dials = きまりを かえて はじめる
class-dials-lesson = じゅぎょう
class-dials-board = ボード
class-dials-own = ひとりに 1まい
class-dials-common = みんなで 1まい（いちばん おおい ただしい こたえを おく）
class-dials-rounds = おおくて なんかいまで
class-dials-go = この じゅぎょうを はじめる
class-set = じぶんたちの まちがい
class-set-about = クラスで まちがえた けいさんを、ここでの もんだいや しゅくだいに します。
class-access = みんなを いれる
class-wall-open = スクリーンを ひらく
class-wall-about = スクリーンは うつすための ページです。この ページには こたえが でるので、うつさないで ください。
class-qr = アドレスの QRコード
class-only-here = いまは この コンピューターからしか つかえません。ほかの がめんからも はいれるように、--host 0.0.0.0 を つけて はじめて ください。
class-words = この 6つの ことばを かきとめて ください
class-words-about = どの コンピューターからでも、この クラスに もどれます。ここにしか でません。
class-words-done = かきとめました
class-pupils = こどもたち：{ $count }
class-pupils-none = まだ だれも いません。
class-pupil-more = そのほか
class-pupil-stands = { $sum }、いちばんの { $mean }%
class-state-out = クラスの そと
class-state-shut = えを 5かい まちがえた
class-state-waiting = はいりたい
class-state-help = おしえて ほしい
class-state-away = つながって いない
class-state-answered = こたえた
class-state-idle = うごきなし、{ $minutes ->
    [2] { $minutes }ふん
    [5] { $minutes }ふん
    [7] { $minutes }ふん
    [9] { $minutes }ふん
    [12] { $minutes }ふん
    [15] { $minutes }ふん
    [17] { $minutes }ふん
    [19] { $minutes }ふん
    [22] { $minutes }ふん
    [25] { $minutes }ふん
    [27] { $minutes }ふん
    [29] { $minutes }ふん
    [32] { $minutes }ふん
    [35] { $minutes }ふん
    [37] { $minutes }ふん
    [39] { $minutes }ふん
    [42] { $minutes }ふん
    [45] { $minutes }ふん
    [47] { $minutes }ふん
    [49] { $minutes }ふん
    [52] { $minutes }ふん
    [55] { $minutes }ふん
    [57] { $minutes }ふん
    [59] { $minutes }ふん
   *[other] { $minutes }ぷん
  }
class-state-working = かんがえちゅう
class-state-here = います
class-answers = みんなの こたえ
class-answers-none = まだ こたえが ありません。
class-mistake-right = ただしくは { $value }です。
class-mistake-show = スクリーンに うつす（なまえなし）
class-collect = この こたえを あつめる
class-collect-about = こどもを タップすると、スクリーンの ために こたえを あつめます。
class-snapshots = あつめた こたえ
class-snapshots-early = こたえあわせの あとで、スクリーンに でます。
class-snapshot-show = みせる
class-snapshot-hide = かくす
class-snapshot-up = うえへ
class-snapshot-drop = はずす
class-snapshot-look = ここで なにが おきたかな？
class-tables = テーブル
class-tables-size = 1つの テーブルの にんずう
class-tables-random = くじで きめる
class-tables-result = せいせきで きめる
class-tables-hand = じぶんで きめる
class-tables-hand-about = ひとりずつ テーブルを えらびます。ひとりだけの こは コンピューターと たいせんします。
class-tables-hand-go = この せきに する
class-tables-rotate = つぎの ゲーム、あたらしい あいて
class-tables-late = おくれて きた ひとの せきを きめる
class-table = テーブル{ $number }
class-table-computer = コンピューター
class-table-over = おわり
class-switches = スクリーンと いりぐち
class-switch-names = スクリーンの けっかに どうぶつを つける
class-switch-ranking = じゅんいを みせる
class-switch-mistakes = いちばん おおい まちがいを スクリーンに だす
class-switch-locked = あたらしく はいれないように する
class-switch-approve = せんせいが ひとりずつ いれる
class-days = ぜんぶ けすまでの にっすう
class-ending = おわりに
class-close = クラスを おえる
class-close-title = クラスを おえますか？
class-close-sure = もんだいは つづけられます。きめた にっすう（{ $days }にち）の あとで ぜんぶ きえます。
class-reopen = また ひらく
class-stored = のこって いる もの
class-stored-about = なまえも ネットワークの アドレスも じゆうな ぶんも ありません。どうぶつと、こたえと、ただしかったか どうかだけです。
class-stored-pupils = どうぶつと いろ
class-stored-rounds = かいすう
class-stored-answers = こたえ
class-stored-attempts = やってみた けいさん
class-stored-snapshots = あつめた こたえ
class-stored-tables = テーブル
class-stored-until = { $day }に ぜんぶ きえます。
class-stored-close = とじる
class-files = かきだしと いんさつ
class-file-attempts = やってみた けいさん（CSV）
class-file-excel = やってみた けいさん（Excelよう）
class-file-lines = やってみた けいさん（JSON Lines）
class-file-pupils = こどもたち（CSV）
class-file-pupils-excel = こどもたち（Excelよう）
class-file-deals = こうへいだった ことの しょうめい
class-file-names = どうぶつと なまえの ひょう
class-file-cards = コードの カード
class-file-worksheet = まちがいの れんしゅう プリント
class-file-guide = せんせいの ための てびき（PDF・えいご）
class-file-stored = のこって いる もの（PDF）
class-file-record = がっこうの ための きろく（PDF・えいご）
class-erase = いますぐ けす
class-erase-title = クラスを いますぐ けしますか？
class-erase-sure = こたえも けっかも ぜんぶ なくなり、もとに もどせません。
class-no = いいえ

## The wall

class-wall-title = スクリーン
class-wall-join = はいって ください！
class-wall-address = この アドレスを ひらいて
class-wall-code = この コードを いれます
class-wall-points-left = のこり { $points }てん
class-wall-more = ほかの こたえ：{ $count }
class-wall-ranking = じゅんい
class-wall-boards = みんなの ボード
class-wall-tasks = もんだい：{ $tasks }もん
class-wall-working = かんがえちゅう：{ $count }
class-wall-done = ぜんぶ できた：{ $count }
