# The rules on the page: the game in a minute, and what stands around the rules themselves.

rules-which = どの ゲーム？
rules-title = { $game }の あそびかた
rules-minute = 1ぷんで わかる
rules-examples-calculissimo = せつめいしょに ある 5つの れい
    .about = どの せつめいしょにも ある 5つの れいです。やじるしで すすめて みましょう。
rules-examples-contig60 = みじかい ゲーム
    .about = せつめいしょの れいが はいって います。2、3、4で 20を つくる ところと、0、1、27の となりの 28です。そのあと、よこどりが あり、さいごに 5つ ならびます。
rules-whole = くわしい ルール
rules-contents = もくじ

guide-calculissimo-1 = チップで しきを つくる
    .about = よこか たての 1れつに、もう ある チップと つなげて おきます。つながった チップの れつは、よこも たても、ぜんぶ ただしい しきに します。
guide-calculissimo-2 = こたえが てんに なる
    .about = { $order ->
        [school] がっこうと おなじで、×と÷は ひだりから じゅんに、それから+と−です。
       *[sheet] この ゲームでは、まず×、つぎに÷、それから+と−です。
    }しきが いくつも できたら、どれも てんに なります。
guide-calculissimo-3 = いろの マスで もっと たかく
    .about = みどりは すうじを 2ばい、あおは 3ばい。きいろは しき ぜんぶを 2ばい、むらさきは 3ばいに します。
guide-calculissimo-4 = こたえは 0より おおきい せいすう
    .about = せいすうは、1、2、3の ような かずです。いろの マスを かぞえても、かぞえなくても、そう なるように おきます。それから、1つの しきに ×は 1つまでです。
guide-calculissimo-5 = ジョーカーは ×の ほかの なんにでも
    .about = おく ときに なにに するかを いいます。あとから かえられません。
guide-calculissimo-6 = ふくろが からっぽに なったら
    .about = だれかが さいごの チップを おいたら おわりです。のこった すうじは その かず、きごうと ジョーカーは 10てん ひかれます。てんの いちばん おおい ひとが かちです。

guide-contig60-1 = サイコロを 3つ ふる
    .about = 3つの めで しきを つくります。どれも 1かいずつ、+ − { sign-times } { sign-divided } と かっこは すきに つかえます。
guide-contig60-2 = こたえの マスに おく
    .about = あいて いる マスに、じぶんの コマを 1つ おきます。
guide-contig60-3 = となりの コマが てんに なる
    .about = まわりの コマ 1つで 1てん。どちらの チームの コマでも いいです。てんは はじめの 60てんから ひくので、すくないほど かちに ちかづきます。
guide-contig60-4 = おもいつかない？　パス！
    .about = すると あいては よこどりできます。おなじ めを つかって、てんは 2ばいです。
guide-contig60-5 = { $length ->
    [0] ならべても かちには なりません
   *[other] { $length }つ ならべば すぐに かち
 }
    .about = { $length ->
        [0] てんだけで きまります。
       *[other] よこ、たて、ななめの どれでも、じぶんの コマを となりどうしに ならべます。
    }
guide-contig60-6 = または ごうけいの すくない ほうが かち
    .about = どちらかが さいごの コマを おいたら、ゲームは おわりです。
