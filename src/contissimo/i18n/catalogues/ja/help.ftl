# The help of the command line. An option's "value" is the word that stands for what is typed there.

help =
    数で遊ぶ2つのゲーム、Calculissimo（カルキュリシモ）とContig 60です。
    すぐに遊ぶには、こう打ちます： contissimo play calculissimo
help-verbs = できること
help-arguments = 対象
help-options = つけ足せること
help-help = この説明を表示します。
help-version = バージョンを表示します。
help-usage = 使い方：{ $line }
    .command = コマンド
    .options = [オプション]
help-required = { $sentence }［必須］
version = Contissimo { $version }（{ $kernel ->
    [compiled] 手の生成はコンパイル版
   *[plain] 手の生成はPython版
}）

help-play = この画面で遊びます。相手はコンピューターでも、同じキーボードを使う人でもかまいません。
help-moves = その盤面でできる手を、よい順にすべて表示します。
help-score = 1つの手が何点になるか、順を追って表示します。だめな手なら、その理由を表示します。
help-rules = ゲームのルールと、変えられるハウスルールを表示します。
help-replay = 保存したゲームを、1手ずつもう一度見ます。
help-verify = 保存したゲームを調べます。ルールは守られたか、くじやサイコロは公平だったか。

option-game = calculissimo または contig60。
    .value = ゲーム
option-file = 保存したゲームのファイル。- と書くと、パイプから読みます。
    .value = ファイル
option-board = 盤面を書いたファイル。- と書くと、パイプから読みます。なければ空のボードです。
    .value = ファイル
option-rack = Calculissimo：チップ台のチップ。例：12+-?（? はジョーカー）。
    .value = チップ
option-dice = Contig 60：3つのサイコロの目。例：2,3,4
    .value = 目
option-move = 手。例：8d 9+6/2 や (2+3)*4=20
    .value = 手
option-ruleset = ルールの名前、または自分のルールを書いたTOMLファイル。名前は「contissimo rules ゲーム」で見られます。
    .value = 名前
option-text = 記録に入っているとおりのルールの文だけを表示します。
option-top = よいほうから、この数だけ表示します。
    .value = N
option-players = 席の順に、だれが遊ぶか：you、level-1 から level-8、greedy、random。書かなければ you,level-2。このキーボードで2人で遊ぶなら you,you。
    .value = プレーヤー
option-seed = 同じゲームをもう一度作るための小さな数。ためしに使います。
    .value = N
option-record = ゲームをこのファイルに保存します。
    .value = ファイル
option-best = 出された手の横に、一番点の高い手も表示します。
option-hints = 「moves」と打つと、よい手が見られるようにします。
option-json = ほかのプログラムのために、JSONの行で答えます。
option-lang = 言語。例：ja
    .value = 言語
option-signs = 式の記号。tiles（チップと同じ × ÷）か school（その言語の学校と同じ）。
    .value = 記号
