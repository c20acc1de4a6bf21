# The printed sheets: the command that makes them, and the words on paper.

help-print = いんさつようの PDFを つくります。ボード、チップ、とくてんひょう、ルール、サイコロの ひょうが あります。

option-sheet = いんさつする もの：board、tiles、scores、rules。コンティグ60では dice も。クラスよう：names、cards、worksheet、stored、record、guide。
    .value = シート
option-paper = かみ：a4 または letter。
    .value = かみ
option-ink = colour（カラー）または saving（しろじに ほそい せん）。
    .value = インク
option-output = かきだす ファイル。- と かくと、パイプに だします。かかなければ、なかみを あらわす なまえに なります。
    .value = ファイル
option-layout = じぶんの ボード（レイアウトの ファイル）。
    .value = ファイル

print-made = { $file }：{ $pages }ページ。ばいりつ100%（ほんとうの サイズ）で いんさつして ください。

why-sheet-unknown = 「{ $sheet }」という シートは ここには ありません。あるのは：{ $sheets }
why-choice-unknown = { $name }を「{ $said }」には できません。あるのは：{ $choices }
why-file-not-pdf = おなじ なまえの ファイルが あり、PDFでは ありません。そのままに して おきます。

## The heads of the sheets

print-title = { $game }：{ $sheet }
print-own-rules = おうちルール
print-about-board = { $sheet }・{ $rules }・{ $width } × { $height } マス
print-about-tiles = { $sheet }・{ $rules }・{ $count }まい
print-about-markers = { $sheet }・{ $rules }・1チーム { $count }こ
print-about = { $sheet }・{ $rules }

## The board

print-glue = のりしろ
print-cut-board = ふちに そって ボードを きりぬきます。あつい かみに はると ながもちします。
print-cut-parts = { $count }まいを、ボードの ふちと のりしろに そって きりぬきます。
print-glue-parts = のりしろに のりを つけ、つぎの かみを、マスが そろうように かさねます。
print-square-size = マスの たてと よこは { $mm } mm です。
print-ruler = この せんの ながさは { $mm } mm です。ちがう ときは、ばいりつ100%（ほんとうの サイズ）で いんさつして ください。
print-kind-number = おいた すうじが { $factor }ばいに なる
print-kind-operation = しき ぜんぶが { $factor }ばいに なる
print-kind-start = スタートの マス：しき ぜんぶが { $factor }ばいに なる
print-sheet-position = ばめん
print-position-seat = プレーヤー{ $seat }：{ $points }てん
print-position-turn = この ひとの ばん
print-position-bag = ふくろの のこり：{ $count }

## Tiles, markers and dice

print-cut-tiles = せんに そって きります。チップの たてと よこは { $mm } mm で、いんさつした ボードの マスに あいます。
print-cut-markers = コマを きりぬきます。チームごとに 1つの かたちを つかいます。
print-fold = サイコロを きりぬき、てんてんの せんで おり、のりしろを うちがわに はります。

## Score sheets

print-date = ひづけ
print-points = てん
print-total = ごうけい
print-dice = サイコロ
print-sentence = しき
print-steal = ×2
print-left = − のこりの チップ
print-result = さいごの てん
print-remind-time = 1かいの ばんは { $seconds }びょうまでです。
print-remind-leftover = { $leftover ->
    [tile_count] おわりに のこった すうじは 1てん、きごうと ジョーカーは { $cost }てん ひかれます。
   *[face_value] おわりに のこった すうじは その かず、きごうと ジョーカーは { $cost }てん ひかれます。
  }
print-remind-all = { $count }まいの チップを いちどに ぜんぶ おいたら、もういちど ばんに なります。
print-remind-highest = ごうけいの いちばん おおい ひとが かちです。
print-remind-neighbours = { $own ->
    [yes] コマは、じぶんの マスで 1てん、まわりの コマ 1つで 1てんに なります。ごうけいから ひきます。
   *[no] コマは、まわりの コマ 1つで 1てんに なります。ごうけいから ひきます。
  }
print-remind-steal = ×2：よこどりした ときに しるしを つけます。てんは 2ばいです。
print-remind-line = コマが { $length }こ ならべば、すぐに かちです。
print-remind-rounds = { $count }ラウンドで ゲームは おわりです。
print-remind-lowest = ごうけいの すくない ほうが かちです。

## Rules

print-house = この ルール：{ $rules }
print-option = { $option }：{ $value }

## The table of the dice

print-dice-squares = どの マスが つくりやすい？
print-dice-squares-about = ボードに なにも ない とき、3つの サイコロの { $throws }とおりの めの うち、なんとおりで つくれるか。
print-dice-rolls = それぞれの めで つくれる かず
print-dice-rolls-about = { $rolls }くみの めと、それぞれが { $throws }とおりの うち なんとおり あるか、それぞれの マスの いちばん かんたんな しき。
