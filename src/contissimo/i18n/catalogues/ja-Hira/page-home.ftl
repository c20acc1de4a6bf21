# The first screen of the page, and the computer players that have no number.

home-title = かずで あそぶ 2つの ボードゲーム
home-code = ともだちからの コード
home-join = さんか
home-children = こども むけ
home-children-times = かけざん つき
home-about-calculissimo = けいさんの クロスワード。チップを おくと、こたえが てんに なります。
home-about-contig60 = サイコロ 3つで しきを つくり、ぴったりの マスへ。
home-learn = あそびかたを ならう
home-friends = ともだちと
home-device = この がめんで
home-watch = みる
home-rules = ルール
home-house = おうちルール
home-class = クラスで
home-class-about = みんなが おなじ もんだいに。スクリーンと、めいめいの がめんで
home-waiting = { $count ->
    [1] あなたの ばんです
   *[other] あなたの ばんの テーブル：{ $count }
  }
home-running = じぶんの テーブル：{ $count }
home-tables = じぶんの テーブル
home-tables-none = あそんで いる ゲームと、だれの ばんかが ここに でます。
home-table-with = あいて：{ $names }
home-table-seats = あいた せき：{ $count }
home-table-device = この がめんで
home-table-open = まだ はじまって いません
home-table-turn = { $name }の ばん
storage-off = この ブラウザーは なにも ほぞんしないので、あなたが だれか わかりません。テーブルに つくには、この ページの クッキーを オンに して ください。「みる」「ルール」「もういちど みる」は、そのまま つかえます。

## Computer players

level-against = あいて
level-title = だれと たいせんしますか？
level-others = ほかにも
level-done = けってい
close = とじる
computer-random = うんまかせ
    .about = できる ことなら、なにも かんがえずに なんでも します。
computer-greedy = よくばりさん
    .about = いつも、そのとき いちばん たかい てんを とります。
computer-evaluation = ためこみやさん
    .about = てんの ほかに、のこして おく チップの ことも かんがえます。
computer-blocker = とおせんぼ
    .about = てんを とりながら、あなたの れつを じゃまします。
computer-champion = おうじゃ
    .about = ここで いちばん つよい プレーヤーの べつの なまえです。うえの さいごの レベルと おなじ つよさです。
