# The classroom: what pupils and teachers read, on the page, on paper and on the command line.

## Why something was refused

why-no-such-class = その クラスは ここに ないか、もう おわって います。
why-no-such-pupil = この クラスに そのような こは いません。
why-no-such-set = この クラスに その もんだいは ありません。
why-no-such-answer = この こは この かいに まだ こたえて いません。
why-no-such-snapshot = その こたえは、もう あつめた なかに ありません。
why-class-open = ひらいて いる クラスが もう あります。さきに それを とじて ください。
why-class-closed = じゅぎょうは おわりました。
why-class-locked = いまは あたらしく はいれません。せんせいに いいましょう。
why-class-full = この クラスは いっぱいです。もう { $limit }にん います。
why-animal-taken = さきに えらんだ ひとが います。べつの どうぶつか いろを えらびましょう。
why-removed = せんせいが あなたを クラスから はずしました。もういちど いれて もらいましょう。
why-secret-wrong = あなたの 2つの えでは ありません。あと { $left }かい できます。
why-shut-out = まちがいが おおすぎました。せんせいに いれて もらいましょう。
why-words-wrong = この クラスの 6つの ことばでは ありません。
why-paused = せんせいが とけいを とめました。もうすぐ つづきます。
why-not-admitted = まず せんせいに いれて もらいます。
why-no-activity = この クラスでは いま なにも して いません。
why-no-round = その かいは ありません。
why-nothing-to-deal = もう つかえる ものが ありません。これが さいごの かいでした。
why-preset-unknown = 「{ $preset }」と いう じゅぎょうは ありません。
why-board-wrong = この ゲームには、クラスようの 「{ $board }」と いう ボードが ありません。
why-seating-wrong = この せきでは はじめられません。だれも 2かいは すわれず、せきの かずは ゲームに あわせます。
why-nothing-missed = もんだいに できる まちがいが、まだ ありません。
why-class-file-unreadable = これは クラスで くばった ものの ファイルでは ないか、かえられて います。

## Who a pupil is

pupil-name = { $colour }の { $animal }
animal-bat = こうもり
animal-bear = くま
animal-beaver = ビーバー
animal-bee = みつばち
animal-butterfly = ちょうちょ
animal-camel = らくだ
animal-cat = ねこ
animal-crab = かに
animal-deer = しか
animal-dog = いぬ
animal-dolphin = いるか
animal-duck = あひる
animal-eagle = わし
animal-fish = さかな
animal-flamingo = フラミンゴ
animal-fox = きつね
animal-frog = かえる
animal-giraffe = きりん
animal-hedgehog = はりねずみ
animal-horse = うま
animal-kangaroo = カンガルー
animal-koala = コアラ
animal-ladybird = てんとうむし
animal-lion = ライオン
animal-octopus = たこ
animal-otter = ラッコ
animal-owl = ふくろう
animal-panda = パンダ
animal-parrot = おうむ
animal-peacock = くじゃく
animal-penguin = ペンギン
animal-rabbit = うさぎ
animal-seal = あざらし
animal-shark = さめ
animal-squirrel = りす
animal-swan = はくちょう
animal-tiger = とら
animal-turtle = かめ
animal-wolf = おおかみ
animal-zebra = しまうま
colour-red = あか
colour-orange = オレンジ
colour-yellow = きいろ
colour-green = みどり
colour-turquoise = みずいろ
colour-blue = あお
colour-purple = むらさき
colour-pink = ピンク

## Secret pictures, and the words with which a teacher comes back

picture-sun = たいよう
picture-moon = つき
picture-star = ほし
picture-cloud = くも
picture-tree = き
picture-flower = はな
picture-apple = りんご
picture-banana = バナナ
picture-cherry = さくらんぼ
picture-cake = ケーキ
picture-ball = ボール
picture-kite = たこあげ
picture-boat = ふね
picture-train = でんしゃ
picture-bicycle = じてんしゃ
picture-rocket = ロケット
picture-house = いえ
picture-key = かぎ
picture-clock = とけい
picture-book = ほん
picture-pencil = えんぴつ
picture-drum = たいこ
picture-bell = すず
picture-umbrella = かさ

## Lessons at one click

class-preset-plus-minus = +と −
class-preset-plus-minus-about = たしざんと ひきざんだけの チップ。とちゅうも ぜんぶ せいすうです。
class-preset-times = かけざんの くく
class-preset-times-about = みんな おなじ 3つの サイコロ、ひとりに 1つの ちいさな ボード。+ − { sign-times }を つかいます。
class-preset-whole-steps = 4つの きごう、せいすうだけ
class-preset-whole-steps-about = 4つの きごうの チップ。がっこうと おなじ じゅんに けいさんし、とちゅうに ぶんすうは でません。
class-preset-sheet = せつめいしょの とおり
class-preset-sheet-about = いんさつされた ルールの チップ。×は ÷より さきです。
class-preset-pairs = ペアで
class-preset-pairs-about = 4にんの テーブル。ふたりが くみに なり、サイコロを ふって マスに コマを おきます。
class-preset-dice = クラス ぜんいん たい サイコロ
class-preset-dice-about = みんなで 1つの ボード。いちばん おおい ただしい こたえを おきます。20かいで 60てんから 0てんへ！

## What went wrong in a calculation: families, and the rule that was followed instead

cause-order = けいさんの じゅんじょ
cause-left-to-right = ひだりから じゅんに けいさんした
cause-plus-before-times = +と −を { sign-times }と { sign-divided }より さきに した
cause-times-before-divide = { sign-times }を { sign-divided }より さきに した
cause-plus-before-minus = +を −より さきに した
cause-right-to-left = みぎから じゅんに けいさんした
cause-brackets-ignored = かっこを わすれた
cause-operation = きごうを まちがえた
cause-times-as-plus = { sign-times }を +と まちがえた
cause-plus-as-times = +を { sign-times }と まちがえた
cause-minus-as-plus = −を +と まちがえた
cause-plus-as-minus = +を −と まちがえた
cause-divide-as-minus = { sign-divided }を −と まちがえた
cause-facts = かけざんの くく
cause-table-neighbour = くくの となりの こたえ
cause-counting = かぞえまちがい
cause-off-by-one = 1つ おおいか すくない
cause-off-by-ten = 10 おおいか すくない
cause-sign = どちらの かずが さきか
cause-smaller-from-larger = おおきい ほうから ちいさい ほうを ひいた
cause-division-turned = { sign-divided }を ぎゃくに した
cause-bonus = いろの マスと れつ
cause-bonus-after = かずの いろを、けいさんの あとに かけた
cause-bonus-in-both = 1つの いろを りょうほうの れつで かぞえた
cause-bonus-again = つかった マスを また かぞえた
cause-start-forgotten = スタートの 2ばいを わすれた
cause-line-forgotten = れつを 1つ わすれた
cause-other = ほかの りゆう
cause-order-hint = まず かっこ、つぎに { sign-times }と { sign-divided }、それから +と −。どれも ひだりから じゅんに。
cause-operation-hint = きごうを もういちど みましょう。
cause-facts-hint = くくを ここまで こえに だして いいましょう。
cause-counting-hint = もういちど ゆっくり かぞえましょう。
cause-sign-hint = どの かずを ひき、どの かずで わりますか。
cause-bonus-hint = いろは、まず その かずに かけます。かぞえるのは 1かいだけです。
class-took = { $sum }の こたえを { $said }と した ひと：{ $count }／{ $of }。
