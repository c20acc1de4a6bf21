# Open tables, and going on at another device.

lobby-title = 公開テーブル
lobby-open = 席が空いています
lobby-running = 見られるゲーム
lobby-none-running = 今、公開で遊んでいる人はいません。
lobby-watch = 見る
lobby-mine = 自分の席へもどる
lobby-empty = 今は公開テーブルがありません
lobby-empty-about = テーブルを作ると、ここに出て、だれかが見つけてくれます。
lobby-make = { $game }の公開テーブルを作る

continue-title = この端末でも続けますか？
continue-about = このリンクは、あなたの別の端末で作られました。使うと、この端末でも同じ人として遊べます。名前もテーブルも同じです。
continue-instead = ここでは今、{ $name }です。続けると、この端末からその名前とテーブルは消えます。
continue-careful = ほかの人からとどいたリンクですか？　それなら使わないでください。ゲームの招待ではありません。
continue-yes = はい、どちらも自分の端末です
continue-no = いいえ、ホームへ
continue-done = ここでも{ $name }です
continue-done-about = あなたのテーブルはホームにあります。
