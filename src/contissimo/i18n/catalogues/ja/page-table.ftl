# A table before the game: the waiting room, and the invitation that a link leads to.

wait-computer = コンピューター
wait-open = だれでもどうぞ
wait-pair-open = 2人組でどうぞ
wait-partner-open = あと1人、仲間を待っています
wait-here = います
wait-away = いません
wait-sit-here = ここにすわる
wait-stand = 席を立つ
wait-for = あと{ $count }人待っています…
wait-starting = ゲームが始まります…
wait-closed = このテーブルは閉じられました。
wait-full = 席はすべてうまっています。ここで見ることができます。始まるとボードが出ます。
wait-watching = 見ています。始まると、ここにボードが出ます。
wait-watching-now = 見ています。
show-open = 大きな画面に映す
watchers = { $count }人が見ています

## How others come

invite-title = さそう
invite-scan = スマホのカメラをこの絵に向けてください。
invite-qr = このテーブルへのリンクのQRコード
invite-code = または、ホームでこのコードを入れます：
invite-link = または、このリンクを送ります：
invite-partner = { $name }さんの仲間へ：
invite-watch = 見るだけの人へ：
invite-only-here = このリンクを開けるのは、このコンピューターだけです。ほかの端末からも入れるようにするには、サーバーを --host 0.0.0.0 で動かしてください。
share-copy = コピー
share-copied = コピーしました
share-by-hand = リンクを選びました。Ctrl+Cでコピーするか、指で長おししてください。

## Having come by a link

invited = { $count ->
   *[other] { $names }さんから{ $game }のおさそいです
  }
invited-partner = { $names }さんが{ $game }の仲間をさがしています
invited-nobody = { $game }で遊びましょう
invited-name = あなたの名前
invited-any-name = 好きな名前でどうぞ
invited-listed = 公開テーブルでは、みんな有名人の名前で遊びます。
invited-watch = 見るだけにしますか？　ここで待っていると、始まったときにボードが出ます。

## Rules in a few words

rules-own = ハウスルール
rules-own-about = 自分たちのルール。
clock-none = 時間制限なし
clock-turn = 1回{ $time }
clock-main = 1人{ $main }
clock-main-increment = 1人{ $main }、番ごとに+{ $increment }
time-seconds = { $count }秒
time-minutes = { $count }分
seat-numbered = プレーヤー{ $seat }
refused-others = 公開テーブルを見る
your-turn-elsewhere = 別のテーブルであなたの番です
another-waits = 別のテーブルの番です
