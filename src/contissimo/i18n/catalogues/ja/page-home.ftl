# The first screen of the page, and the computer players that have no number.

home-title = 数で遊ぶ2つのボードゲーム
home-code = 友だちからのコード
home-join = 参加
home-children = 子ども向け
home-children-times = かけ算つき
home-about-calculissimo = 計算のクロスワード。チップを置いて、答えが得点になります。
home-about-contig60 = サイコロ3つで式を作り、ぴったりのマスへ。
home-learn = 遊び方を習う
home-friends = 友だちと
home-device = この画面で
home-watch = 見る
home-rules = ルール
home-house = ハウスルール
home-class = クラスで
home-class-about = みんなが同じ問題に。スクリーンと、めいめいの端末で
home-waiting = { $count ->
    [1] あなたの番です
   *[other] あなたの番のテーブル：{ $count }
  }
home-running = 自分のテーブル：{ $count }
home-tables = 自分のテーブル
home-tables-none = 遊んでいるゲームと、だれの番かがここに出ます。
home-table-with = 相手：{ $names }
home-table-seats = 空席：{ $count }
home-table-device = この画面で
home-table-open = まだ始まっていません
home-table-turn = { $name }の番
storage-off = このブラウザーは何も保存しないので、あなたがだれかわかりません。テーブルにつくには、このページのクッキーをオンにしてください。「見る」「ルール」「もう一度見る」は、そのまま使えます。

## Computer players

level-against = 相手
level-title = だれと対戦しますか？
level-others = その他
level-done = 決定
close = 閉じる
computer-random = 運まかせ
    .about = できる手なら、何も考えずに何でも出します。
computer-greedy = よくばりさん
    .about = いつも、その場で一番高い点を取ります。
computer-evaluation = ためこみ屋
    .about = 点のほかに、チップ台に残るチップの価値も考えます。
computer-blocker = 通せんぼ
    .about = 点を取りながら、あなたの列をじゃまします。
computer-champion = 王者
    .about = ここで一番強いプレーヤーの別名です。上の最後のレベルと同じ強さです。
