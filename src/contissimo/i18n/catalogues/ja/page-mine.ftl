# One’s own finished games, records from files, links that are handed on, tables that are closed.

games-title = 自分のゲーム
games-none = 終わったゲームがここにならびます。1手ずつもう一度見ることができます。
games-all = 自分のゲームをすべて見る
games-more = もっと見る
games-won = 勝ち
games-won-by = { $name }の勝ち
games-shared = 同点優勝です
games-shared-others = 同点優勝
games-review = ふり返り
games-open = 保存したゲームを開く
games-drop = またはファイルをここにドロップ
games-opened = ファイルから開いたゲーム
games-opened-about = このブラウザーだけに残ります。
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
close-table-open = だれもすわれなくなります。今いる人には、閉じられたことが表示されます。
close-table-running = ゲームはここで終わり、結果は残りません。もどってきた人には、閉じられたことが表示されます。
close-table-yes = はい、閉じる
close-table-no = いいえ、閉じない
