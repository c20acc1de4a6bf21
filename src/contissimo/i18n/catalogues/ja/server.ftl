# The server, for whoever runs it.

help-serve = サーバーを動かして、ブラウザーで対戦できるようにします。
help-backup = サーバーの中身をすべて1つのファイルに保存します。サーバーは動いたままでかまいません。
help-restore = サーバーをバックアップのときの状態にもどします。サーバーは動いたままでかまいません。
help-check = データベースかバックアップの中で、もう続けられないテーブルを探します。終了コード1：見つかりました。
help-export = これまでのゲームを、1つずつ記録のファイルに書き出します。
help-close = テーブルを閉じます。
help-clear = その名前を、使っている人から取り消します。

option-host = 待ち受けるアドレス。0.0.0.0 は、このコンピューターのすべてのアドレスです。
    .value = アドレス
option-port = 待ち受けるポート。
    .value = N
option-database = すべてを保存する場所。例：sqlite:///contissimo.db や postgresql://user@host/name
    .value = URL
option-bus = 複数のサーバーが知らせ合う方法：memory、postgresql、または redis:// のアドレス。
    .value = URL
option-workers = コンピュータープレーヤーのために考えるプロセスの数。
    .value = N
option-origins = このサーバーを使ってよい、ほかのページのアドレス。コンマで区切ります。
    .value = アドレス
option-proxy = 前にリバースプロキシーがあります。それが伝えるアドレスを信じます。
option-metrics_token = この合言葉を送れば、ほかのマシンからも計測値を読めます。CONTISSIMO_METRICS_TOKEN で渡すほうが安全です。なければ、このマシンだけが読めます。
    .value = TOKEN
option-keep_days = 終わったゲームを、この日数のあとに消します。なければ残します。
    .value = N
option-abandon_hours = 時計のないゲームで、いない人を何時間待つと、ほかの人が終わりにできるか。なければ24時間です。
    .value = N
option-open = ブラウザーがあれば、ページを開きます。
option-backup-file = バックアップを書くファイル。すでにあるときは置きかえます。
option-restore-file = バックアップのファイル。
option-check-file = データベースの代わりに調べるバックアップのファイル。
option-folder = 書き出すフォルダー。
    .value = フォルダー
option-all = 進行中のゲームも、見ている人にわかるはんいで書き出します。
option-table = リンクにあるテーブルの名前。
    .value = テーブル
option-name = 取り消す名前。
    .value = 名前

serve-database = データベースを開いています。
serve-starting = サーバーとコンピューターのプレーヤーを起動しています。
serve-ready = Contissimoは { $url } で動いています。止めるには Ctrl+C を押してください。
serve-lan = 同じネットワークの人は { $url } で遊べます
serve-scan = 同じネットワークのスマホでこれを読み取ってください：
backup-done = { $path } に{ $rows }行を保存しました。進行中のゲームの秘密が入っているので、データベースと同じように大切に守ってください。
restore-done = { $rows }行をもどしました。
restore-uncounted = このバックアップには、行がいくつあるはずかが書いてありません（バージョン 0.1 のものと同じです）。全部そろっているかどうかはわかりません。
check-done = { $tables ->
   *[other] { $tables }個のテーブルを調べました
  }：{ $found ->
    [0] 問題はありません。
   *[other] { $found }個に問題があります。
  }
check-table-unreadable = テーブル { $table }：テーブルの内容が読めません。
check-log-missing = テーブル { $table }：記録に抜けがあります。
check-log-unreadable = テーブル { $table }：記録がルールに合っていません。
check-snapshot-missing = テーブル { $table }：スナップショットがありません。記録はそろっています。
check-snapshot-wrong = テーブル { $table }：スナップショットが記録と合っていません。記録はそろっています。
check-orphan = テーブル { $table }：そのテーブルはなく、それに属する行だけがあります。
export-done = { $path } に{ $count }個の記録を書き出しました。
export-left-out = テーブル { $table } は読めないので、書き出しませんでした。contissimo check で確かめられます。
close-done = テーブル { $table } を閉じました。
clear-done = { $count ->
    [0] その名前の人はいません。
   *[other] { $count }人の名前が変わりました。
  }

## What can go wrong

why-port-taken = { $host } のポート { $port } は使えません。ほかのものが使っているのかもしれません。
why-bus-wrong = --bus は memory、postgresql、または redis:// で始まるアドレスにしてください。
why-bus-needs-postgresql = --bus postgresql を使うには、データベースも PostgreSQL にしてください。
why-backup-failed = { $path } にバックアップを書けませんでした。
why-backup-missing = { $path } というバックアップはありません。
why-backup-unreadable = これはバックアップではないか、別のバージョンのものです。
why-backup-cut = このバックアップは終わりが欠けています。
why-backup-empty = このデータベースには保存するものがありません。ほかのデータベースではありませんか？
why-check-either = バックアップかデータベースのどちらか一つを指定してください。
why-no-such-table = そのテーブルはないか、もう終わっています。
why-no-such-lesson = そのレッスンはありません。
why-database-away = データベースにつながりません：{ $reason }
why-database-form = データベースは、sqlite:///contissimo.db のようなファイルか、postgresql://user@host/name のようなサーバーです。
why-database-newer = このデータベースは、もっと新しいバージョンの Contissimo のものです。そのバージョンを使ってください。
why-database-older = このデータベースは Contissimo の古いバージョンのものです。一度サーバーを起動すると、新しくなります。
why-database-missing = ここには Contissimo のデータベースがありません：{ $place }
why-database-in-use = このデータベースは別のサーバーが使っています：{ $place }

## What others show of a link before it is opened

preview = Contissimo
    .about = カルキュリシモとコンティグ60。計算で遊ぶ2つのボードゲームです。
preview-table = いっしょに遊びませんか
    .about = リンクを開いて、テーブルにつきましょう。カルキュリシモとコンティグ60は、計算で遊ぶ2つのボードゲームです。
