# The classroom: what pupils and teachers read, on the page, on paper and on the command line.

## Why something was refused

why-no-such-class = そのクラスはここにないか、もう終わっています。
why-no-such-pupil = このクラスにそのような子はいません。
why-no-such-set = このクラスにその問題はありません。
why-no-such-answer = この子はこの回にまだ答えていません。
why-no-such-snapshot = その答えは、もう集めた中にありません。
why-class-open = 開いているクラスがもうあります。先にそれを閉じてください。
why-class-closed = 授業は終わりました。
why-class-locked = 今は新しく入れません。先生に言いましょう。
why-class-full = このクラスはいっぱいです。もう{ $limit }人います。
why-animal-taken = 先に選んだ人がいます。別の動物か色を選びましょう。
why-removed = 先生があなたをクラスから外しました。もう一度入れてもらいましょう。
why-secret-wrong = あなたの2つの絵ではありません。あと{ $left }回できます。
why-shut-out = まちがいが多すぎました。先生に入れてもらいましょう。
why-words-wrong = このクラスの6つの言葉ではありません。
why-paused = 先生が時計を止めました。もうすぐ続きます。
why-not-admitted = まず先生に入れてもらいます。
why-no-activity = このクラスでは今何もしていません。
why-no-round = その回はありません。
why-nothing-to-deal = もう使えるものがありません。これが最後の回でした。
why-preset-unknown = 「{ $preset }」という授業はありません。
why-board-wrong = このゲームには、クラス用の「{ $board }」というボードがありません。
why-seating-wrong = この席では始められません。だれも2回はすわれず、席の数はゲームに合わせます。
why-nothing-missed = 問題にできるまちがいが、まだありません。
why-class-file-unreadable = これはクラスで配ったもののファイルではないか、変えられています。

## Who a pupil is

pupil-name = { $colour }の{ $animal }
animal-bat = コウモリ
animal-bear = クマ
animal-beaver = ビーバー
animal-bee = ミツバチ
animal-butterfly = チョウ
animal-camel = ラクダ
animal-cat = ネコ
animal-crab = カニ
animal-deer = シカ
animal-dog = イヌ
animal-dolphin = イルカ
animal-duck = アヒル
animal-eagle = ワシ
animal-fish = サカナ
animal-flamingo = フラミンゴ
animal-fox = キツネ
animal-frog = カエル
animal-giraffe = キリン
animal-hedgehog = ハリネズミ
animal-horse = ウマ
animal-kangaroo = カンガルー
animal-koala = コアラ
animal-ladybird = テントウムシ
animal-lion = ライオン
animal-octopus = タコ
animal-otter = ラッコ
animal-owl = フクロウ
animal-panda = パンダ
animal-parrot = オウム
animal-peacock = クジャク
animal-penguin = ペンギン
animal-rabbit = ウサギ
animal-seal = アザラシ
animal-shark = サメ
animal-squirrel = リス
animal-swan = ハクチョウ
animal-tiger = トラ
animal-turtle = カメ
animal-wolf = オオカミ
animal-zebra = シマウマ
colour-red = 赤
colour-orange = オレンジ
colour-yellow = 黄色
colour-green = 緑
colour-turquoise = 水色
colour-blue = 青
colour-purple = むらさき
colour-pink = ピンク

## Secret pictures, and the words with which a teacher comes back

picture-sun = 太陽
picture-moon = 月
picture-star = 星
picture-cloud = 雲
picture-tree = 木
picture-flower = 花
picture-apple = りんご
picture-banana = バナナ
picture-cherry = さくらんぼ
picture-cake = ケーキ
picture-ball = ボール
picture-kite = たこあげ
picture-boat = 船
picture-train = 電車
picture-bicycle = 自転車
picture-rocket = ロケット
picture-house = 家
picture-key = かぎ
picture-clock = 時計
picture-book = 本
picture-pencil = えんぴつ
picture-drum = たいこ
picture-bell = すず
picture-umbrella = かさ

## Lessons at one click

class-preset-plus-minus = +と−
class-preset-plus-minus-about = たし算とひき算だけのチップ。とちゅうもすべて整数です。
class-preset-times = 九九
class-preset-times-about = みんな同じ3つのサイコロ、1人に1つの小さなボード。+ − { sign-times }を使います。
class-preset-whole-steps = 4つの記号、整数だけ
class-preset-whole-steps-about = 4つの記号のチップ。学校と同じ順に計算し、とちゅうに分数は出ません。
class-preset-sheet = 説明書のとおり
class-preset-sheet-about = 印刷されたルールのチップ。×は÷より先です。
class-preset-pairs = ペアで
class-preset-pairs-about = 4人のテーブル。2人が組になり、サイコロをふってマスにコマを置きます。
class-preset-dice = クラス全員 対 サイコロ
class-preset-dice-about = みんなで1つのボード。一番多い正しい答えを置きます。20回で60点から0点へ！

## What went wrong in a calculation: families, and the rule that was followed instead

cause-order = 計算の順序
cause-left-to-right = 左から順に計算した
cause-plus-before-times = +と−を{ sign-times }と{ sign-divided }より先にした
cause-times-before-divide = { sign-times }を{ sign-divided }より先にした
cause-plus-before-minus = +を−より先にした
cause-right-to-left = 右から順に計算した
cause-brackets-ignored = かっこを忘れた
cause-operation = 記号をまちがえた
cause-times-as-plus = { sign-times }を+とまちがえた
cause-plus-as-times = +を{ sign-times }とまちがえた
cause-minus-as-plus = −を+とまちがえた
cause-plus-as-minus = +を−とまちがえた
cause-divide-as-minus = { sign-divided }を−とまちがえた
cause-facts = 九九
cause-table-neighbour = 九九のとなりの答え
cause-counting = 数えまちがい
cause-off-by-one = 1つ多いか少ない
cause-off-by-ten = 10多いか少ない
cause-sign = どちらの数が先か
cause-smaller-from-larger = 大きい方から小さい方をひいた
cause-division-turned = { sign-divided }を逆にした
cause-bonus = 色のマスと列
cause-bonus-after = 数の色を、計算のあとにかけた
cause-bonus-in-both = 1つの色を両方の列で数えた
cause-bonus-again = 使ったマスをまた数えた
cause-start-forgotten = スタートの2倍を忘れた
cause-line-forgotten = 列を1つ忘れた
cause-other = ほかの理由
cause-order-hint = まずかっこ、次に{ sign-times }と{ sign-divided }、それから+と−。どれも左から順に。
cause-operation-hint = 記号をもう一度見ましょう。
cause-facts-hint = 九九をここまで声に出して言いましょう。
cause-counting-hint = もう一度ゆっくり数えましょう。
cause-sign-hint = どの数をひき、どの数でわりますか。
cause-bonus-hint = 色は、まずその数にかけます。数えるのは1回だけです。
class-took = { $sum }の答えを{ $said }とした人：{ $of }人のうち{ $count }人。
