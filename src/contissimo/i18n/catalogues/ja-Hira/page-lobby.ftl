# Open tables, and going on at another device.

lobby-title = みんなの テーブル
lobby-open = せきが あいて います
lobby-running = みられる ゲーム
lobby-none-running = いま、みんなに みえる ところで あそんで いる ひとは いません。
lobby-watch = みる
lobby-mine = じぶんの せきへ もどる
lobby-empty = いまは みんなの テーブルが ありません
lobby-empty-about = テーブルを つくると、ここに でて、だれかが みつけて くれます。
lobby-make = { $game }の みんなの テーブルを つくる

continue-title = ここでも つづけますか？
continue-about = この リンクは、あなたが べつの パソコンや タブレットで つくりました。つかうと、ここでも おなじ ひととして あそべます。なまえも テーブルも おなじです。
continue-instead = ここでは いま、{ $name }です。つづけると、ここから その なまえと テーブルは きえます。
continue-careful = ほかの ひとから とどいた リンクですか？　それなら つかわないで ください。ゲームの おさそいでは ありません。
continue-yes = はい、どちらも じぶんのです
continue-no = いいえ、ホームへ
continue-done = ここでも { $name }です
continue-done-about = あなたの テーブルは ホームに あります。
