# The page: what every screen shares, and the table. The other screens have files of their own.

## The frame

skip-to-content = なかみへ
header-nav = Contissimo
header-rules = ルール
header-games = じぶんの ゲーム
header-replay = ゲームを もういちど みる
header-analyse = ばめんを つくる
header-language = ことば
header-menu = メニュー
theme = がめんの いろ
theme-auto = パソコンや タブレットと おなじ
theme-light = あかるい
theme-dark = くらい
sound = じぶんの ばんに おとを ならす
sign-times = { $signs ->
    [school] ×
   *[tiles] ×
 }
sign-divided = { $signs ->
    [school] ÷
   *[tiles] ÷
 }
signs-default = tiles
signs = しきの きごう
    .tiles = チップと おなじ：× ÷
    .school = がっこうと おなじ：× ÷
connection-away = つながりが きれました。ひとりでに もどります。なにも なくなりません。
connection-ended = つながりが とじられました。
connection-again = もういちど つなぐ
page-part-missing = ページの いちぶを よみこめませんでした。もういちど よみこんで ください。
missing-title = ここには なにも ありません
missing-text = この リンクの さきには なにも ありません。リンクが とちゅうで きれて いるのかも しれません。
to-home = ホームへ
refused-title = この テーブルは みられません

## Oneself

me-name = じぶんの なまえ
me-save = ほぞん
me-face = じぶんの え
me-renamed = なまえが { $name }に なりました。
me-other-device = べつの パソコンや タブレットで つづける
me-transfer = これを べつの パソコンや タブレットで ひらいて ください。つかえるのは 10ぷんの うちに 1かい、あなただけです。
me-forget = じぶんの ことを けす
me-forget-sure = なまえを けして、ぜんぶの テーブルを はなれますか？
me-forgotten = けしました。
you = あなた

## Games

game-calculissimo = カルキュリシモ
game-contig60 = コンティグ60
play-now = いますぐ あそぶ

## The table

table-loading = おまちください…
your-turn = あなたの ばんです
players = プレーヤー
player-won = かち
player-away = いません
player-left = あと{ $time }
player-turn = いまの ばん
player-thinks = かんがえちゅう
seat-open = あいた せき
# Who gives no name is called after one of these; the page shows what stands after the sign. A name without a pair stays as it is.
famous-names = Abel=アーベル, Agnesi=アニェージ, Archimedes=アルキメデス, Aryabhata=アーリヤバタ, Banach=バナッハ, Bayes=ベイズ, Bernoulli=ベルヌーイ, Bhaskara=バースカラ, Boole=ブール, Brahmagupta=ブラフマグプタ, Cantor=カントール, Cardano=カルダノ, Cauchy=コーシー, Cayley=ケイリー, Chebyshev=チェビシェフ, Descartes=デカルト, Dirichlet=ディリクレ, Einstein=アインシュタイン, Eratosthenes=エラトステネス, Erdos=エルデシュ, Escher=エッシャー, Euclid=ユークリッド, Euler=オイラー, Fermat=フェルマー, Fibonacci=フィボナッチ, Fourier=フーリエ, Galois=ガロア, Gauss=ガウス, Germain=ジェルマン, Hadamard=アダマール, Hamilton=ハミルトン, Hilbert=ヒルベルト, Hopper=ホッパー, Hypatia=ヒュパティア, Jacobi=ヤコビ, Kepler=ケプラー, Khayyam=ハイヤーム, Kovalevskaya=コワレフスカヤ, Lagrange=ラグランジュ, Laplace=ラプラス, Leibniz=ライプニッツ, Lovelace=ラブレス, Madhava=マーダヴァ, Mersenne=メルセンヌ, Mirzakhani=ミルザハニ, Mobius=メビウス, Napier=ネイピア, Newton=ニュートン, Nightingale=ナイチンゲール, Noether=ネーター, Pascal=パスカル, Peano=ペアノ, Poincare=ポアンカレ, Polya=ポリア, Pythagoras=ピタゴラス, Ramanujan=ラマヌジャン, Riemann=リーマン, Robinson=ロビンソン, Russell=ラッセル, Seki=せき たかかず, Somerville=サマヴィル, Thales=タレス, Turing=チューリング, Viete=ヴィエト, Copernicus=コペルニクス, Curie=キュリー, Franklin=フランクリン, Galileo=ガリレオ, Halley=ハレー, Herschel=ハーシェル, Johnson=ジョンソン, Meitner=マイトナー
sit-down = すわる
start = はじめる
log-title = ゲームの きろく
log-empty = まだ なにも だされて いません。
log-pass = パス
log-accept = あって いる
log-challenge = チャレンジ
log-resign = こうさん
log-decline = よこどりなし
log-swap = { $count }まい こうかん
log-steal = よこどり：{ $sentence }

## When the server is away

server-away = いま、サーバーに つながりません。
try-again = もういちど
failed-title = うまく いきませんでした
failed-away-title = へんじが ありません
