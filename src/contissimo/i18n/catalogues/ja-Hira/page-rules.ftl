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
    .about = { $has ->
        [neither] けいさんは ひだりから じゅんに します。
        [times] がっこうと おなじで、×は +と−より さきです。1つの しきに ×は 1つまでです。
        [divided] がっこうと おなじで、÷は +と−より さきです。
       *[both] { $order ->
            [school] がっこうと おなじで、×と÷は ひだりから じゅんに、それから+と−です。1つの しきに ×は 1つまでです。
           *[sheet] この ゲームでは、まず×、つぎに÷、それから+と−です。1つの しきに ×は 1つまでです。
        }
    }しきが いくつも できたら、どれも てんに なります。
guide-calculissimo-3 = いろの マスで もっと たかく
    .about = みどりは すうじを 2ばい、あおは 3ばい。{ $operation_bonuses ->
        [highest_only] きいろは しき ぜんぶを 2ばい、むらさきは 3ばいに します。いくつも ある ときは、いちばん いい ものだけです。
       *[cumulate] きいろは しき ぜんぶを 2ばい、むらさきは 3ばいに します。
    }
guide-calculissimo-4 = { $zero_counts ->
    [yes] こたえは 0か、0より おおきい せいすう
   *[no] こたえは 0より おおきい せいすう
 }
    .about = { $every_step_whole ->
        [yes] せいすうは、1、2、3の ような かずです。いろの マスを かぞえても、かぞえなくても、そう なるように おきます。けいさんの とちゅうの こたえも、0か、0より おおきい せいすうに します。
       *[no] せいすうは、1、2、3の ような かずです。いろの マスを かぞえても、かぞえなくても、そう なるように おきます。
    }
guide-calculissimo-5 = { $has ->
    [neither] ジョーカーは なんにでも
    [divided] ジョーカーは なんにでも
   *[both] ジョーカーは ×の ほかの なんにでも
 }
    .about = おく ときに なにに するかを いいます。あとから かえられません。
guide-calculissimo-6 = ふくろが からっぽに なったら
    .about = { $end_when_stuck ->
        [anyone] だれかが さいごの チップを おくか、ふくろが からっぽで おける ところが なくなったら、おわりです。
       *[nobody] だれかが さいごの チップを おいたら おわりです。
    }{ $leftover ->
        [tile_count] のこった すうじは 1まいで 1てん、きごうと ジョーカーは 10てん ひかれます。
       *[face_value] のこった すうじは その かず、きごうと ジョーカーは 10てん ひかれます。
    }てんの いちばん おおい ひとが かちです。

guide-contig60-1 = サイコロを 3つ ふる
    .about = 3つの めで しきを つくります。{ $has ->
        [neither] どれも 1かいずつ、{ $operations } を つかいます。
        [times] どれも 1かいずつ、{ $operations } と かっこは すきに つかえます。
        [divided] どれも 1かいずつ、{ $operations } と かっこは すきに つかえます。
       *[both] どれも 1かいずつ、{ $operations } と かっこは すきに つかえます。
    }
guide-contig60-2 = こたえの マスに おく
    .about = あいて いる マスに、じぶんの コマを 1つ おきます。
guide-contig60-3 = となりの コマが てんに なる
    .about = { $own_square_counts ->
        [yes] じぶんの マスで 1てん、まわりの コマ 1つで 1てん。どちらの チームの コマでも いいです。
       *[no] まわりの コマ 1つで 1てん。どちらの チームの コマでも いいです。
    }てんは はじめの { $points }てんから ひくので、すくないほど かちに ちかづきます。
guide-contig60-4 = おもいつかない？　パス！
    .about = すると あいては よこどりできます。おなじ めを つかって、てんは 2ばいです。
guide-contig60-5 = { $line_length ->
    [0] ならべても かちには なりません
   *[other] { $line_length }つ ならべば すぐに かち
 }
    .about = { $line_length ->
        [0] てんだけで きまります。
       *[other] よこ、たて、ななめの どれでも、じぶんの コマを となりどうしに ならべます。
    }
guide-contig60-6 = { $race_to_zero ->
    [yes] さきに 0てんに なった ほうが かち
   *[no] { $line_length ->
        [0] ごうけいの すくない ほうが かち
       *[other] または ごうけいの すくない ほうが かち
    }
 }
    .about = { $rounds ->
        [0] { $minutes ->
            [0] どちらかが さいごの コマを おいたら、ゲームは おわりです。
           *[other] { $minutes }ふん たったら、ゲームは おわりです。
        }
       *[other] { $rounds }ラウンドで、ゲームは おわりです。
    }
