# The first game of each, task by task. Short sentences, for children too. Of a task: its name, what is to be done, and what one has learned.

lesson-where = れんしゅう { $number }／{ $count }
lesson-progress = 進みぐあい
lesson-how-calculissimo = チップをタップして、次にマスをタップします。
    .keys = キーボードなら、矢印でマスを選び、チップを打って、Enterで出します。
lesson-how-contig60 = サイコロと記号をタップします。
    .keys = キーボードなら、式を打って、Enterで出します。
lesson-storage-off = このブラウザーは何も保存しないので、次はまた最初からになります。
lesson-back = もどる
lesson-skip = とばす
lesson-next = 次のれんしゅう
lesson-finish = 終わる
lesson-solved = よくできました！
lesson-guest = ゲスト
lesson-again = 最初からもう一度
lesson-finished = これで{ $game }で遊べます
lesson-finished-about = はじめての1ゲームを遊びましょう。相手はコンピューター。ヒントがあり、時間制限はありません。
why-lesson-not-asked = その手も出せますが、ここでは別の手です。もう一度やってみましょう。
why-lesson-total-wrong = 合計は{ $announced }ではなく{ $points }です。もう一度計算してみよう。

## Calculissimo

lesson-calculissimo-first = 最初の式
    .task = 真ん中のスタートのマスを通る式を置きましょう。たとえば 3 + 5。置いたら「出す」をおしましょう。
    .done = 答えが得点になります。最初の式は、スタートのマスのおかげで2倍です。
lesson-calculissimo-cross = 式をクロスさせる
    .task = もう置いてある2を通って、上から下へ式を置きましょう。たとえば 4 − 2 + 3。
    .done = 新しい式は、かならず前からあるチップにつなげて、それもいっしょに使います。
lesson-calculissimo-number-bonus = 緑と青
    .task = 緑は数字を2倍、青は3倍にします。緑のマス j8 に数字を置きましょう。
    .done = 大きくなるのは、色のマスの上の数字だけです。そのあとで計算します。
lesson-calculissimo-line-bonus = 黄色とむらさき
    .task = 黄色は式全体を2倍、むらさきは3倍にします。k6 の − を見つけて、その上の黄色のマスと下のマスに数字を置きましょう。
    .done = 式全体が2倍になりました。色のマスがきくのは、その上にチップを置いたときの1回だけです。
lesson-calculissimo-order = ×が先、÷はあと
    .task = 真ん中に 8 ÷ 2 × 3 と置いてみましょう。でも、出せません。このゲームでは×を÷より先に計算するので、8 ÷ 6 になるからです。同じ5枚を、出せる順番に置きかえましょう。
    .done = このゲームでは、まず×、次に÷、それから+と−。答えは0より大きい整数です。
lesson-calculissimo-two-lines = 一度に2つの式
    .task = 真ん中の2の下に + を、その下に数字を置きましょう。この + は、5と3もつなぎます。
    .done = 2つの式がどちらも正しいので、どちらも得点になります。
lesson-calculissimo-joker = ジョーカー
    .task = 記号はありませんが、ジョーカーがあります。どの数字にも、+ − ÷ にもなれます。×だけはなれません。ジョーカーを使って式を置きましょう。
    .done = ジョーカーは、一度決めたら変えられません。下の色の効果もつきません。
lesson-calculissimo-exchange = 交換
    .task = 数字が7枚で記号がないと、むずかしいですね。「交換」を選び（スマホでは点3つのボタンの中）、いらないチップを選びましょう。
    .done = チップをふくろにもどし、同じ数だけ引きます。これで自分の番は終わりです。
lesson-calculissimo-contest = チャレンジ
    .task = プレーヤーどうしで確かめるテーブルもあります。相手が 8 ÷ 2 × 3 を置いて、24点と言いました。まちがいなら、チャレンジしましょう。
    .done = このゲームでは×が÷より先なので、8 ÷ 6 で、整数になりません。チップはもどされ、その番は終わりです。
lesson-calculissimo-announce = 合計を言う
    .task = そのようなテーブルでは、点を自分で計算します。式を置いて、合計を書いて、出しましょう。
    .done = 合計は正解です。まちがった合計は、チャレンジされると直されます。
lesson-calculissimo-last = 最後のチップ
    .task = ふくろは空で、チップはあと2枚です。2枚とも一度に置きましょう。
    .done = これで終わりです。チップが残ると、点が引かれます。数字はその数、記号とジョーカーは10点です。

## Contig 60

lesson-contig60-first = 最初の式
    .task = サイコロの目は2、3、4。3つとも使って式を作りましょう。たとえば 2 + 3 + 4。答えのマスが光ります。そこに置きましょう。
    .done = どのサイコロも1回ずつ。順番は自由で、+ − { sign-times } { sign-divided } が使えます。
lesson-contig60-twenty = かっこ
    .task = 同じ目で20を作りましょう。2つをかっこの中でたして、それからかけます。
    .done = かっこの中を先に計算します。(2 + 3) { sign-times } 4 = 20。
lesson-contig60-order = { sign-times }が先、+はあと
    .task = サイコロの目は1、2、6。13を作りましょう。{ sign-times }は+より先なので、かっこはいりません。
    .done = 1 + 2 { sign-times } 6 は、まず12、それから13。学校と同じです。
lesson-contig60-neighbours = となりのコマが点になる
    .task = 0、1、27にはコマがあり、28はその3つ全部のとなりです。4、4、6で28を作りましょう。
    .done = まわりのコマが3つで3点。合計から引くので、少ないほど有利です。
lesson-contig60-most = 一番よいマス
    .task = サイコロの目は2、3、5。3つのコマのとなりになるマスを見つけましょう。
    .done = 30は29、31、55のとなりです。コマが集まっているところを見ましょう。
lesson-contig60-pass = パス
    .task = サイコロの目は1、1、1。作れるのは0、1、2、3だけで、どれもうまっています。パスしましょう。
    .done = 今度は相手が同じ目をためせます。でも、ここでは相手も何も作れません。
lesson-contig60-steal = 横取り
    .task = 相手は3、3、6でパスしました。その目で54を作りましょう。横取りは点が2倍です。
    .done = となりのコマが2つで、2倍の4点。このあと、自分の番もあります。
lesson-contig60-contest = チャレンジ
    .task = プレーヤーどうしで確かめるテーブルもあります。相手は 3 + 4 { sign-times } 2 = 14 と言いました。まちがいなら、チャレンジしましょう。
    .done = 3 + 4 { sign-times } 2 は11です。相手のコマはもどされ、あなたの合計は2点へります。少ないほど有利です！
lesson-contig60-block = 列を止める
    .task = 相手は17、18、19、20を取りました。16も取られると負けです。先に、2、2、4で16を作りましょう。
    .done = 列を止めました。4つならんだら、いつも気をつけましょう。
lesson-contig60-five = 5つならべる
    .task = あなたのコマは1、28、54、50。3、4、4で48を作りましょう。
    .done = 自分のコマが横、縦、ななめのどれかに5つならぶと、すぐに勝ちです。
