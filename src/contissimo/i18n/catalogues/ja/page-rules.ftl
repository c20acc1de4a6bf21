# The rules on the page: the game in a minute, and what stands around the rules themselves.

rules-which = どのゲーム？
rules-title = { $game }の遊び方
rules-minute = 1分でわかる
rules-examples-calculissimo = 説明書にある5つの例
    .about = どの説明書にもある5つの手です。矢印で進めて見ましょう。
rules-examples-contig60 = 短いゲーム
    .about = 説明書の例が入っています。2、3、4で20を作る手と、0、1、27のとなりの28です。そのあと、横取りがあり、最後に5つならびます。
rules-whole = くわしいルール
rules-contents = もくじ

guide-calculissimo-1 = チップで計算式を作る
    .about = 横か縦の1列に、すでにあるチップとつなげて置きます。つながったチップの列は、横も縦もすべて正しい式でなければなりません。
guide-calculissimo-2 = 答えが得点になる
    .about = { $has ->
        [neither] 計算は左から順にします。
        [times] 学校と同じで、×は+と−より先です。1つの式に×は1つまでです。
        [divided] 学校と同じで、÷は+と−より先です。
       *[both] { $order ->
            [school] 学校と同じで、×と÷は左から順に、それから+と−です。1つの式に×は1つまでです。
           *[sheet] このゲームでは、まず×、次に÷、それから+と−です。1つの式に×は1つまでです。
        }
    }式がいくつもできたら、どれも得点になります。
guide-calculissimo-3 = 色のマスでもっと高く
    .about = 緑は数字を2倍、青は3倍。{ $operation_bonuses ->
        [highest_only] 黄色は式全体を2倍、むらさきは3倍にします。いくつもあるときは、一番よいものだけです。
       *[cumulate] 黄色は式全体を2倍、むらさきは3倍にします。
    }
guide-calculissimo-4 = { $zero_counts ->
    [yes] 答えは0か、0より大きい整数
   *[no] 答えは0より大きい整数
 }
    .about = { $every_step_whole ->
        [yes] 色のマスを数えても、数えなくても、そうなるように置きます。計算のとちゅうの答えも、0か、0より大きい整数にします。
       *[no] 色のマスを数えても、数えなくても、そうなるように置きます。
    }
guide-calculissimo-5 = { $has ->
    [neither] ジョーカーは何にでも
    [divided] ジョーカーは何にでも
   *[both] ジョーカーは×以外の何にでも
 }
    .about = 置くときに何にするかを言います。あとから変えられません。
guide-calculissimo-6 = ふくろが空になったら
    .about = { $end_when_stuck ->
        [anyone] だれかが最後のチップを置くか、ふくろが空で置けるところがなくなったら、終わりです。
       *[nobody] だれかが最後のチップを置いたら終わりです。
    }{ $leftover ->
        [tile_count] 残った数字は1枚につき1点、記号とジョーカーは10点引かれます。
       *[face_value] 残った数字はその数、記号とジョーカーは10点引かれます。
    }点の一番多い人が勝ちです。

guide-contig60-1 = サイコロを3つふる
    .about = 3つの目で式を作ります。{ $has ->
        [neither] どれも1回ずつ、{ $operations } を使います。
        [times] どれも1回ずつ、{ $operations } とかっこは自由に使えます。
        [divided] どれも1回ずつ、{ $operations } とかっこは自由に使えます。
       *[both] どれも1回ずつ、{ $operations } とかっこは自由に使えます。
    }
guide-contig60-2 = 答えのマスに置く
    .about = 空いているマスに、自分のコマを1つ置きます。
guide-contig60-3 = となりのコマが点になる
    .about = { $own_square_counts ->
        [yes] 自分のマスで1点、まわりのコマ1つにつき1点。どちらのチームのコマでもかまいません。
       *[no] まわりのコマ1つにつき1点。どちらのチームのコマでもかまいません。
    }点ははじめの{ $points }点から引くので、少ないほど有利です。
guide-contig60-4 = 思いつかない？　パス！
    .about = すると相手は横取りできます。同じ目を使って、点は2倍です。
guide-contig60-5 = { $line_length ->
    [0] ならべても勝ちにはなりません
   *[other] { $line_length }個ならべばすぐに勝ち
 }
    .about = { $line_length ->
        [0] 点だけで決まります。
       *[other] 横、縦、ななめのどれでも、自分のコマをとなりどうしにならべます。
    }
guide-contig60-6 = { $race_to_zero ->
    [yes] 先に0点になったほうが勝ち
   *[no] { $line_length ->
        [0] 合計の少ないほうが勝ち
       *[other] または合計の少ないほうが勝ち
    }
 }
    .about = { $rounds ->
        [0] { $minutes ->
            [0] どちらかが最後のコマを置いたら、ゲームは終わりです。
           *[other] { $minutes }分たったら、ゲームは終わりです。
        }
       *[other] { $rounds }ラウンドで、ゲームは終わりです。
    }
