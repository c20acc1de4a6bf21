# The help of the command line. An option's "value" is the word that stands for what is typed there.

help =
    かずで あそぶ 2つの ゲーム、カルキュリシモと コンティグ60です。
    すぐに あそぶには、こう うちます： contissimo play calculissimo
help-verbs = できる こと
help-arguments = なにに
help-options = つけたせる こと
help-help = この せつめいを みせます。
help-version = バージョンを みせます。
help-usage = つかいかた：{ $line }
    .command = コマンド
    .options = [オプション]
help-required = { $sentence }［かならず いります］
version = Contissimo { $version }（{ $kernel ->
    [compiled] コンパイルばんで けいさん
   *[plain] Pythonばんで けいさん
}）

help-play = この がめんで あそびます。あいては コンピューターでも、おなじ キーボードを つかう ひとでも いいです。
help-moves = その ボードで できる ことを、いい じゅんに ぜんぶ みせます。
help-score = それが なんてんに なるか、じゅんに みせます。だめなら、わけを みせます。
help-rules = ゲームの ルールと、かえられる おうちルールを みせます。
help-replay = ほぞんした ゲームを、ひとつずつ もういちど みます。
help-verify = ほぞんした ゲームを しらべます。ルールは まもられたか、くじや サイコロは こうへいだったか。

option-game = calculissimo または contig60。
    .value = ゲーム
option-file = ほぞんした ゲームの ファイル。- と かくと、パイプから よみます。
    .value = ファイル
option-board = ボードの ようすを かいた ファイル。- と かくと、パイプから よみます。なければ からっぽの ボードです。
    .value = ファイル
option-rack = カルキュリシモ：チップだいの チップ。れい：12+-?（? は ジョーカー）。
    .value = チップ
option-dice = コンティグ60：3つの サイコロの め。れい：2,3,4
    .value = め
option-move = なにを するか。れい：8d 9+6/2 や (2+3)*4=20
    .value = すること
option-ruleset = ルールの なまえ、または じぶんの ルールを かいた TOMLファイル。なまえは「contissimo rules ゲーム」で みられます。
    .value = なまえ
option-text = きろくに はいって いる とおりの ルールの ぶんだけを みせます。
option-top = いい ほうから、この かずだけ みせます。
    .value = N
option-players = せきの じゅんに、だれが あそぶか：you、level-1 から level-8、greedy、random。かかなければ you,level-2。この キーボードで ふたりで あそぶなら you,you。
    .value = プレーヤー
option-seed = おなじ ゲームを もういちど つくる ための ちいさな かず。ためしに つかいます。
    .value = N
option-record = ゲームを この ファイルに ほぞんします。
    .value = ファイル
option-best = だした ものの よこに、いちばん てんの たかい ものも みせます。
option-hints = 「moves」と うつと、いい おきかたが みられるように します。
option-json = ほかの プログラムの ために、JSONの ぎょうで こたえます。
option-lang = ことば。れい：ja-Hira
    .value = ことば
option-signs = しきの きごう。tiles（チップと おなじ × ÷）か school（その ことばの がっこうと おなじ）。
    .value = きごう
