# One’s own finished games, records from files, links that are handed on, tables that are closed.

games-title = じぶんの ゲーム
games-none = おわった ゲームが ここに ならびます。ひとつずつ もういちど みられます。
games-all = じぶんの ゲームを ぜんぶ みる
games-more = もっと みる
games-won = かち
games-won-by = { $name }の かち
games-shared = おなじ てんで かち
games-shared-others = おなじ てんで かち
games-review = ふりかえり
games-open = ほぞんした ゲームを ひらく
games-drop = または ファイルを ここに おいて ください
games-opened = ファイルから ひらいた ゲーム
games-opened-about = この ブラウザーだけに のこります。
games-opened-drop = けす
games-opened-drop-of = けす：{ $game }、{ $names }

## Links

share-send = おくる
share-link = リンクを コピー
share-qr = QRコード
share-qr-of = この リンクの QRコード
share-watch = ほかの ひとに みせる

## Closing a table

close-table = この テーブルを とじる
close-table-sure = この テーブルを とじますか？
close-table-open = だれも すわれなく なります。いま いる ひとには、とじられた ことが わかります。
close-table-running = ゲームは ここで おわり、けっかは のこりません。もどって きた ひとには、とじられた ことが わかります。
close-table-yes = はい、とじる
close-table-no = いいえ、とじない
