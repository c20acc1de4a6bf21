# The page: what every screen shares, and the table. The other screens have files of their own.

## The frame

skip-to-content = 本文へ
header-nav = Contissimo
header-rules = ルール
header-games = 自分のゲーム
header-replay = ゲームをもう一度見る
header-analyse = 局面を作る
header-language = 言語
header-menu = メニュー
theme = 画面の色
theme-auto = 端末に合わせる
theme-light = 明るい
theme-dark = 暗い
sound = 自分の番に音を鳴らす
sign-times = { $signs ->
    [school] ×
   *[tiles] ×
 }
sign-divided = { $signs ->
    [school] ÷
   *[tiles] ÷
 }
signs-default = tiles
signs = 式の記号
    .tiles = チップと同じ：× ÷
    .school = 学校と同じ：× ÷
connection-away = 接続が切れました。自動でもどります。何も失われません。
connection-ended = 接続が閉じられました。
connection-again = もう一度つなぐ
page-part-missing = ページの一部を読みこめませんでした。もう一度読みこんでください。
missing-title = ここには何もありません
missing-text = このリンクの先には何もありません。一部が欠けているのかもしれません。
to-home = ホームへ
refused-title = このテーブルは表示できません

## Oneself

me-name = 自分の名前
me-save = 保存
me-face = 自分の絵
me-renamed = 名前が{ $name }になりました。
me-other-device = 別の端末で続ける
me-transfer = これを別の端末で開いてください。使えるのは10分以内に1回、あなただけです。
me-forget = 自分の情報を消す
me-forget-sure = 名前を消して、すべてのテーブルをはなれますか？
me-forgotten = 消しました。
you = あなた

## Games

game-calculissimo = カルキュリシモ
game-contig60 = コンティグ60
play-now = 今すぐ遊ぶ

## The table

table-loading = お待ちください…
your-turn = あなたの番です
players = プレーヤー
player-won = 勝ち
player-away = いません
player-left = 残り{ $time }
player-turn = 今の番
player-thinks = 考え中
seat-open = 空席
# Who gives no name is called after one of these; the page shows what stands after the sign. A name without a pair stays as it is.
famous-names = Abel=アーベル, Agnesi=アニェージ, Archimedes=アルキメデス, Aryabhata=アーリヤバタ, Banach=バナッハ, Bayes=ベイズ, Bernoulli=ベルヌーイ, Bhaskara=バースカラ, Boole=ブール, Brahmagupta=ブラフマグプタ, Cantor=カントール, Cardano=カルダノ, Cauchy=コーシー, Cayley=ケイリー, Chebyshev=チェビシェフ, Descartes=デカルト, Dirichlet=ディリクレ, Einstein=アインシュタイン, Eratosthenes=エラトステネス, Erdos=エルデシュ, Escher=エッシャー, Euclid=ユークリッド, Euler=オイラー, Fermat=フェルマー, Fibonacci=フィボナッチ, Fourier=フーリエ, Galois=ガロア, Gauss=ガウス, Germain=ジェルマン, Hadamard=アダマール, Hamilton=ハミルトン, Hilbert=ヒルベルト, Hopper=ホッパー, Hypatia=ヒュパティア, Jacobi=ヤコビ, Kepler=ケプラー, Khayyam=ハイヤーム, Kovalevskaya=コワレフスカヤ, Lagrange=ラグランジュ, Laplace=ラプラス, Leibniz=ライプニッツ, Lovelace=ラブレス, Madhava=マーダヴァ, Mersenne=メルセンヌ, Mirzakhani=ミルザハニ, Mobius=メビウス, Napier=ネイピア, Newton=ニュートン, Nightingale=ナイチンゲール, Noether=ネーター, Pascal=パスカル, Peano=ペアノ, Poincare=ポアンカレ, Polya=ポリア, Pythagoras=ピタゴラス, Ramanujan=ラマヌジャン, Riemann=リーマン, Robinson=ロビンソン, Russell=ラッセル, Seki=せき たかかず, Somerville=サマヴィル, Thales=タレス, Turing=チューリング, Viete=ヴィエト, Copernicus=コペルニクス, Curie=キュリー, Franklin=フランクリン, Galileo=ガリレオ, Halley=ハレー, Herschel=ハーシェル, Johnson=ジョンソン, Meitner=マイトナー
sit-down = すわる
start = 始める
log-title = 手の記録
log-empty = まだ何も出されていません。
log-pass = パス
log-accept = 合っている
log-challenge = チャレンジ
log-resign = こうさん
log-decline = 横取りなし
log-swap = { $count }枚交換
log-steal = 横取り：{ $sentence }

## When the server is away

server-away = 今、サーバーにつながりません。
try-again = もう一度
failed-title = うまくいきませんでした
failed-away-title = 返事がありません
