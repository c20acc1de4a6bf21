# A class on paper, in files and on the command line.

## Naming a mistake

help-diagnose = まちがった こたえから、ただしい きまりの かわりに どの きまりで けいさんしたかを しらべます。
option-answers = こたえまで かいた けいさん。たとえば 2+3*4=20。
    .value = こたえ
option-position = やりかたで こたえた ときの ばめん（きごうで）。--game も いります。
    .value = ばめん
diagnose-right = { $sum } = { $value }：せいかいです。
diagnose-wrong = { $sum } = { $value } です。{ $said } では ありません。
diagnose-cause = りゆう：{ $cause }
diagnose-several = { $said } に なる きまりは いくつか あります：{ $causes }
diagnose-none = { $said } に なる きまりは みつかりません。
diagnose-pupil = これらの こたえを あわせると：{ $causes }
diagnose-slips = { $count ->
   *[other] { $count }この まちがいは、つぎの ときには ただしく できました。
  }

## Printed sheets

option-code = カードよう：クラスの コード。
    .value = コード
option-address = カードよう：こどもたちが ひらく アドレス。
    .value = アドレス
option-tasks = プリントよう：クラスから かきだした こたえの きろく（JSONの ぎょう）。
    .value = ファイル
class-paper-names = だれが どの どうぶつ？
class-paper-names-about = なまえは てで かき、この かみを とって おいて ください。なまえが コンピューターに はいる ことは ありません。
class-paper-animal = どうぶつ
class-paper-name = なまえ
class-paper-cards = コードの カード
class-paper-cards-about = せんに そって きって ください。ひとりに 1まいです。
class-paper-cards-open = この アドレスを ひらく
class-paper-cards-code = この コードを いれる
class-paper-cards-mine = わたしの どうぶつと いろ
class-paper-cards-pictures = ふたつの えと、その じゅんばんを おぼえて おこう。どの タブレットからでも もどれます。
class-paper-worksheet = もういちど けいさんしよう
class-paper-worksheet-about = クラスで いちばん おおく まちがえた けいさんです。
class-paper-answers = こたえ
class-paper-class = クラス
why-tasks-missing = この ファイルには、プリントに する まちがいが ありません。

## What is stored about a class

kept-title = クラスに ついて ほぞんされる もの
kept-pupils = こどもたち
    .about = どうぶつと いろ、そして ふたつの ひみつの え。えは よめない かたちでだけ ほぞんします。なまえ、メール、しゃしん、じゆうな ぶん、チャットは ありません。
kept-answers = こたえ
    .about = それぞれの こたえと したがき、その かい、ただしかったか、まちがいなら かんがえられる りゆう。せき、あつめた こたえ、もんだいの セット。
kept-deals = くばりかた
    .about = くばる ときに つかった らんすう。こうへいだった ことを、あとで だれでも たしかめられます。
kept-cookie = クッキー
    .about = らんすうで つくった もじの クッキー 1つが、タブレットや パソコンと どうぶつを むすびます。ほかの ことには つかわず、ほかの サイトからは なにも よみこみません。
kept-addresses = ネットワークの アドレス
    .about = かきとめる ことは ありません。コードを あてようと する ひとを とめる ため、よめない かたちで、しばらく メモリーにだけ おぼえます。
kept-where = ばしょ
    .about = ぜんぶ この サーバーの データベースの なかだけに あります。せんせいの パソコンで うごかせば、きょうしつの そとには なにも でません。
kept-readers = みる ひと
    .about = せんせいは クラスの ことを ぜんぶ、こどもたちは じぶんの ものだけを みます。スクリーンには せんせいが えらんだ ものだけが でて、どうぶつの となりに りゆうが でる ことは ありません。
kept-days = きかん
    .about = { $days ->
   *[other] クラスを ひらいてから { $days }にちごに
  } ぜんぶ きえます。せんせいは すぐに けす ことも できます。クラスの ために つくられた ゲストも いっしょに きえます。
kept-names = なまえ
    .about = どの こが どの どうぶつかは、せんせいの かみにだけ かいて あります。

## Headings of tables for spreadsheets

column-activity = かつどう
column-lesson = じゅぎょう
column-game = ゲーム
column-round = かい
column-pupil = ばんごう
column-animal = どうぶつ
column-colour = いろ
column-source = どこで
column-source-round = かいの なかで
column-source-set = もんだい
column-time = じかん
column-move = こたえかた
column-calculation = けいさん
column-said = だした こたえ
column-value = ただしい こたえ
column-right = せいかい
column-cause = りゆう
column-status = じょうたい
column-status-in = クラスに いる
column-status-waiting = まって いる
column-status-out = はずされた
column-attempts = かいすう
column-wrong = まちがい
column-slips = うっかり
column-rounds = かいの かず
column-points = てん
column-share = いちばんに たいする わりあい（%）
column-causes = りゆうの まとめ
column-true = はい
column-false = いいえ
