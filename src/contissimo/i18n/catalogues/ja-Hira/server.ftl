# The server, for whoever runs it.

help-serve = サーバーを うごかして、ブラウザーで たいせんできるように します。
help-backup = サーバーの なかみを ぜんぶ 1つの ファイルに ほぞんします。サーバーは うごいた ままで いいです。
help-restore = サーバーを バックアップの ときの ようすに もどします。サーバーは うごいた ままで いいです。
help-check = データベースか バックアップの なかで、もう つづけられない テーブルを さがします。しゅうりょうコード1：みつかりました。
help-export = これまでの ゲームを、1つずつ きろくの ファイルに かきだします。
help-close = テーブルを とじます。
help-clear = その なまえを、つかって いる ひとから とりけします。

option-host = まちうける アドレス。0.0.0.0 は、この コンピューターの ぜんぶの アドレスです。
    .value = アドレス
option-port = まちうける ポート。
    .value = N
option-database = ぜんぶを ほぞんする ばしょ。れい：sqlite:///contissimo.db や postgresql://user@host/name
    .value = URL
option-bus = いくつもの サーバーが しらせあう やりかた：memory、postgresql、または redis:// の アドレス。
    .value = URL
option-workers = コンピュータープレーヤーの ために かんがえる プロセスの かず。
    .value = N
option-origins = この サーバーを つかって よい、ほかの ページの アドレス。コンマで くぎります。
    .value = アドレス
option-proxy = まえに リバースプロキシーが あります。それが つたえる アドレスを しんじます。
option-metrics_token = この あいことばを おくれば、ほかの マシンからも けいそくちを よめます。CONTISSIMO_METRICS_TOKEN で わたす ほうが あんぜんです。なければ、この マシンだけが よめます。
    .value = TOKEN
option-keep_days = おわった ゲームを、この にっすうの あとに けします。なければ のこします。
    .value = N
option-abandon_hours = とけいの ない ゲームで、いない ひとを なんじかん まつと、ほかの ひとが おわりに できるか。なければ 24じかんです。
    .value = N
option-open = ブラウザーが あれば、ページを ひらきます。
option-backup-file = バックアップを かく ファイル。もう ある ときは おきかえます。
option-restore-file = バックアップの ファイル。
option-check-file = データベースの かわりに しらべる バックアップの ファイル。
option-folder = かきだす フォルダー。
    .value = フォルダー
option-all = つづいて いる ゲームも、みて いる ひとに わかる ところまで かきだします。
option-table = リンクに ある テーブルの なまえ。
    .value = テーブル
option-name = とりけす なまえ。
    .value = なまえ

serve-database = データベースを ひらいて います。
serve-starting = サーバーと コンピューターの プレーヤーを うごかして います。
serve-ready = Contissimoは { $url } で うごいて います。とめるには Ctrl+C を おして ください。
serve-lan = おなじ ネットワークの ひとは { $url } で あそべます
serve-scan = おなじ ネットワークの スマホで これを よみとって ください：
backup-done = { $path } に { $rows }ぎょうを ほぞんしました。つづいて いる ゲームの ひみつが はいって いるので、データベースと おなじように たいせつに まもって ください。
restore-done = { $rows }ぎょうを もどしました。
restore-uncounted = この バックアップには、ぎょうが いくつ ある はずかが かいて ありません（バージョン 0.1 の ものと おなじです）。ぜんぶ そろって いるか どうかは わかりません。
check-done = { $tables ->
   *[other] { $tables }この テーブルを しらべました
  }：{ $found ->
    [0] もんだいは ありません。
   *[other] { $found }こに もんだいが あります。
  }
check-table-unreadable = テーブル { $table }：テーブルの なかみが よめません。
check-log-missing = テーブル { $table }：きろくに ぬけが あります。
check-log-unreadable = テーブル { $table }：きろくが ルールに あって いません。
check-snapshot-missing = テーブル { $table }：スナップショットが ありません。きろくは そろって います。
check-snapshot-wrong = テーブル { $table }：スナップショットが きろくと あって いません。きろくは そろって います。
check-orphan = テーブル { $table }：その テーブルは なく、それに つながる ぎょうだけが あります。
export-done = { $path } に { $count }この きろくを かきだしました。
export-left-out = テーブル { $table } は よめないので、かきだしませんでした。contissimo check で たしかめられます。
close-done = テーブル { $table } を とじました。
clear-done = { $count ->
    [0] その なまえの ひとは いません。
    [1] ひとりの なまえが かわりました。
    [2] ふたりの なまえが かわりました。
   *[other] { $count }にんの なまえが かわりました。
  }

## What can go wrong

why-port-taken = { $host } の ポート { $port } は つかえません。ほかの ものが つかって いるのかも しれません。
why-bus-wrong = --bus は memory、postgresql、または redis:// で はじまる アドレスに して ください。
why-bus-needs-postgresql = --bus postgresql を つかうには、データベースも PostgreSQL に して ください。
why-backup-failed = { $path } に バックアップを かけませんでした。
why-backup-missing = { $path } という バックアップは ありません。
why-backup-unreadable = これは バックアップでは ないか、べつの バージョンの ものです。
why-backup-cut = この バックアップは おわりが かけて います。
why-backup-empty = この データベースには ほぞんする ものが ありません。ほかの データベースでは ありませんか？
why-check-either = バックアップか データベースの どちらか 1つを いって ください。
why-no-such-table = その テーブルは ないか、もう おわって います。
why-no-such-lesson = その レッスンは ありません。
why-database-away = データベースに つながりません：{ $reason }
why-database-form = データベースは、sqlite:///contissimo.db の ような ファイルか、postgresql://user@host/name の ような サーバーです。
why-database-newer = この データベースは、もっと あたらしい バージョンの Contissimo の ものです。その バージョンを つかって ください。
why-database-older = この データベースは Contissimo の ふるい バージョンの ものです。いちど サーバーを うごかすと、あたらしく なります。
why-database-missing = ここには Contissimo の データベースが ありません：{ $place }
why-database-in-use = この データベースは べつの サーバーが つかって います：{ $place }

## What others show of a link before it is opened

preview = Contissimo
    .about = カルキュリシモと コンティグ60。けいさんで あそぶ 2つの ボードゲームです。
preview-table = いっしょに あそびませんか
    .about = リンクを ひらいて、テーブルに つきましょう。カルキュリシモと コンティグ60は、けいさんで あそぶ 2つの ボードゲームです。
