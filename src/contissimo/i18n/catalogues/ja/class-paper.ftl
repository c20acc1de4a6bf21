# A class on paper, in files and on the command line.

## Naming a mistake

help-diagnose = まちがった答えから、正しいきまりのかわりにどのきまりで計算したかを調べます。
option-answers = 答えまで書いた計算。たとえば 2+3*4=20。
    .value = 答え
option-position = 手として答えたときの局面（記法）。--game もいります。
    .value = 局面
diagnose-right = { $sum } = { $value }：正解です。
diagnose-wrong = { $sum } = { $value } です。{ $said } ではありません。
diagnose-cause = 理由：{ $cause }
diagnose-several = { $said } になるきまりはいくつかあります：{ $causes }
diagnose-none = { $said } になるきまりは見つかりません。
diagnose-pupil = これらの答えを合わせると：{ $causes }
diagnose-slips = { $count ->
   *[other] { $count }個のまちがいは、次のときには正しくできました。
  }

## Printed sheets

option-code = カード用：クラスのコード。
    .value = コード
option-address = カード用：子どもたちが開くアドレス。
    .value = アドレス
option-tasks = プリント用：クラスから書き出した答えの記録（JSONの行）。
    .value = ファイル
class-paper-names = だれがどの動物？
class-paper-names-about = 名前は手で書き、この紙をとっておいてください。名前がコンピューターに入ることはありません。
class-paper-animal = 動物
class-paper-name = 名前
class-paper-cards = コードのカード
class-paper-cards-about = 線にそって切ってください。1人に1枚です。
class-paper-cards-open = このアドレスを開く
class-paper-cards-code = このコードを入れる
class-paper-cards-mine = わたしの動物と色
class-paper-cards-pictures = 2つの絵と、その順番をおぼえておこう。どのタブレットからでももどれます。
class-paper-worksheet = もう一度計算しよう
class-paper-worksheet-about = クラスで一番多くまちがえた計算です。
class-paper-answers = 答え
class-paper-class = クラス
why-tasks-missing = このファイルには、プリントにするまちがいがありません。

## What is stored about a class

kept-title = クラスについて保存されるもの
kept-pupils = 子どもたち
    .about = 動物と色、そして2つのひみつの絵。絵は読めない形でだけ保存します。名前、メール、写真、自由な文、チャットはありません。
kept-answers = 答え
    .about = それぞれの答えと下書き、その回、正しかったか、まちがいなら考えられる理由。席、集めた答え、問題のセット。
kept-deals = 配り方
    .about = 配るときに使った乱数。公平だったことを、あとでだれでも確かめられます。
kept-cookie = クッキー
    .about = 乱数で作った文字のクッキー1つが、タブレットやパソコンと動物をむすびます。ほかのことには使わず、ほかのサイトからは何も読みこみません。
kept-addresses = ネットワークのアドレス
    .about = 書きとめることはありません。コードを当てようとする人を止めるため、読めない形で、しばらくメモリーにだけおぼえます。
kept-where = 場所
    .about = すべてこのサーバーのデータベースの中だけにあります。先生のパソコンで動かせば、教室の外には何も出ません。
kept-readers = 見る人
    .about = 先生はクラスのすべてを、子どもたちは自分のものだけを見ます。スクリーンには先生が選んだものだけが出て、動物のとなりに理由が出ることはありません。
kept-days = 期間
    .about = { $days ->
   *[other] クラスを開いてから{ $days }日後に
  }すべて消えます。先生はすぐに消すこともできます。クラスのために作られたゲストもいっしょに消えます。
kept-names = 名前
    .about = どの子がどの動物かは、先生の紙にだけ書いてあります。

## Headings of tables for spreadsheets

column-activity = 活動
column-lesson = 授業
column-game = ゲーム
column-round = 回
column-pupil = 番号
column-animal = 動物
column-colour = 色
column-source = どこで
column-source-round = 回の中で
column-source-set = 問題
column-time = 時間
column-move = 答え方
column-calculation = 計算
column-said = 出した答え
column-value = 正しい答え
column-right = 正解
column-cause = 理由
column-status = 状態
column-status-in = クラスにいる
column-status-waiting = 待っている
column-status-out = 外された
column-attempts = 回数
column-wrong = まちがい
column-slips = うっかり
column-rounds = 回の数
column-points = 得点
column-share = 最高にたいするわりあい（%）
column-causes = 理由のまとめ
column-true = はい
column-false = いいえ
