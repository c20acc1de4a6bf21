# A table before the game: the waiting room, and the invitation that a link leads to.

wait-computer = コンピューター
wait-open = だれでも どうぞ
wait-pair-open = ふたりぐみで どうぞ
wait-partner-open = あと ひとり、なかまを まって います
wait-here = います
wait-away = いません
wait-sit-here = ここに すわる
wait-stand = せきを たつ
wait-for = { $count ->
    [1] あと ひとり まって います…
    [2] あと ふたり まって います…
   *[other] あと { $count }にん まって います…
  }
wait-starting = ゲームが はじまります…
wait-closed = この テーブルは とじられました。
wait-full = せきは ぜんぶ うまって います。ここで みる ことが できます。はじまると ボードが でます。
wait-watching = みて います。はじまると、ここに ボードが でます。
wait-watching-now = みて います。
show-open = おおきな がめんに うつす
watchers = { $count ->
    [1] ひとりが みて います
    [2] ふたりが みて います
   *[other] { $count }にんが みて います
  }

## How others come

invite-title = さそう
invite-scan = スマホの カメラを この えに むけて ください。
invite-qr = この テーブルへの リンクの QRコード
invite-code = または、ホームで この コードを いれます：
invite-link = または、この リンクを おくります：
invite-partner = { $name }さんの なかまへ：
invite-watch = みるだけの ひとへ：
invite-only-here = この リンクを ひらけるのは、この コンピューターだけです。ほかの パソコンや タブレットからも はいれるように するには、サーバーを --host 0.0.0.0 で うごかして ください。
share-copy = コピー
share-copied = コピーしました
share-by-hand = リンクを えらびました。Ctrl+Cで コピーするか、ゆびで ながく おして ください。

## Having come by a link

invited = { $count ->
   *[other] { $names }さんから { $game }の おさそいです
  }
invited-partner = { $names }さんが { $game }の なかまを さがして います
invited-nobody = { $game }で あそびましょう
invited-name = あなたの なまえ
invited-any-name = すきな なまえで どうぞ
invited-listed = みんなの テーブルでは、みんな ゆうめいな ひとの なまえで あそびます。
invited-watch = みるだけに しますか？　ここで まって いると、はじまった ときに ボードが でます。

## Rules in a few words

rules-own = おうちルール
rules-own-about = じぶんたちの ルール。
clock-none = じかんの きまりなし
clock-turn = 1かい { $time }
clock-main = ひとり { $main }
clock-main-increment = ひとり { $main }、ばんごとに +{ $increment }
time-seconds = { $count }びょう
# The reading of minutes (ふん, ぷん) follows the last figure; this goes up to an hour.
time-minutes = { $count ->
    [2] { $count }ふん
    [5] { $count }ふん
    [7] { $count }ふん
    [9] { $count }ふん
    [12] { $count }ふん
    [15] { $count }ふん
    [17] { $count }ふん
    [19] { $count }ふん
    [22] { $count }ふん
    [25] { $count }ふん
    [27] { $count }ふん
    [29] { $count }ふん
    [32] { $count }ふん
    [35] { $count }ふん
    [37] { $count }ふん
    [39] { $count }ふん
    [42] { $count }ふん
    [45] { $count }ふん
    [47] { $count }ふん
    [49] { $count }ふん
    [52] { $count }ふん
    [55] { $count }ふん
    [57] { $count }ふん
    [59] { $count }ふん
   *[other] { $count }ぷん
  }
seat-numbered = プレーヤー{ $seat }
refused-others = みんなの テーブルを みる
your-turn-elsewhere = べつの テーブルで あなたの ばんです
another-waits = べつの テーブルの ばんです
