# One’s own finished games, records from files, links that are handed on, tables that are closed.

games-title = 自分のゲーム
games-none = 終わったゲームがここに並びます。一手ずつもう一度見ることができます。
games-all = すべての自分のゲーム
games-more = もっと見る
games-won = 勝ち
games-won-by = { $name }の勝ち
games-shared = 勝ちを分け合いました
games-shared-others = 引き分け
games-review = ふり返り
games-open = 保存したゲームを開く
games-drop = またはファイルをここにドロップ
games-opened = ファイルから開いたゲーム
games-opened-about = このブラウザだけに残ります。
games-opened-drop = 消す
games-opened-drop-of = 消す：{ $game }、{ $names }

## Links

share-send = 共有
share-link = リンクをコピー
share-qr = QRコード
share-qr-of = このリンクのQRコード
share-watch = ほかの人に見せる

## Closing a table

close-table = このテーブルを閉じる
close-table-sure = このテーブルを閉じますか？
close-table-open = だれも座れなくなります。今いる人には、閉じられたことが表示されます。
close-table-running = ゲームはここで終わり、結果は残りません。戻ってきた人には、閉じられたことが表示されます。
close-table-yes = はい、閉じる
