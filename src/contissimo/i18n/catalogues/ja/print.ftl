# 印刷するシート：作るためのコマンドと、紙の上の言葉。

help-print = 印刷用のPDFを作ります。ボード、チップ、得点表、ルール、サイコロの表があります。

option-sheet = 印刷するもの：board、tiles、scores、rules。Contig 60では dice も。クラス用：names、cards、worksheet、stored、record、guide。
    .value = シート
option-paper = 用紙：a4 または letter。
    .value = 用紙
option-ink = colour（カラー）または saving（白地に細い線）。
    .value = インク
option-output = 書き出すファイル。- と書くと、パイプに出します。書かなければ、中身を表す名前になります。
    .value = ファイル
option-layout = 自分のボード（レイアウトのファイル）。
    .value = ファイル

print-made = { $file }：{ $pages }ページ。倍率100%（実際のサイズ）で印刷してください。

why-sheet-unknown = 「{ $sheet }」というシートはここにはありません。あるのは：{ $sheets }
why-choice-unknown = { $name }を「{ $said }」にはできません。あるのは：{ $choices }
why-file-not-pdf = 同じ名前のファイルがあり、PDFではありません。そのままにしておきます。

## シートの見出し

print-title = { $game }：{ $sheet }
print-own-rules = ハウスルール
print-about-board = { $sheet }・{ $rules }・{ $width } × { $height } マス
print-about-tiles = { $sheet }・{ $rules }・{ $count }枚
print-about-markers = { $sheet }・{ $rules }・1チーム{ $count }個
print-about = { $sheet }・{ $rules }

## ボード

print-glue = のりしろ
print-cut-board = ふちにそってボードを切りぬきます。厚紙にはると長もちします。
print-cut-parts = { $count }枚を、ボードのふちとのりしろにそって切りぬきます。
print-glue-parts = のりしろにのりをつけ、次の紙をマスがそろうように重ねます。
print-square-size = マスの1辺は { $mm } mm です。
print-ruler = この線の長さは { $mm } mm です。ちがうときは、倍率100%（実際のサイズ）で印刷してください。
print-kind-number = 置いた数字が{ $factor }倍になる
print-kind-operation = 計算式全体が{ $factor }倍になる
print-kind-start = スタートのマス：計算式全体が{ $factor }倍になる
print-sheet-position = 局面
print-position-seat = プレーヤー{ $seat }：{ $points }点
print-position-turn = この人の番
print-position-bag = ふくろの残り：{ $count }

## チップ、コマ、サイコロ

print-cut-tiles = 線にそって切ります。チップの1辺は { $mm } mm で、印刷したボードのマスに合います。
print-cut-markers = コマを切りぬきます。チームごとに1つの形を使います。
print-fold = サイコロを切りぬき、点線で折り、のりしろを内側にはります。

## 得点表

print-date = 日付
print-points = 得点
print-total = 合計
print-dice = サイコロ
print-sentence = 式
print-steal = ×2
print-left = − 残りのチップ
print-result = 最終得点
print-remind-time = 1回の番は{ $seconds }秒までです。
print-remind-leftover = { $leftover ->
    [tile_count] 終わりに残った数字は1点、記号とジョーカーは{ $cost }点引かれます。
   *[face_value] 終わりに残った数字はその数、記号とジョーカーは{ $cost }点引かれます。
  }
print-remind-all = { $count }枚のチップを一度に全部置いたら、もう一度番になります。
print-remind-highest = 合計の一番多い人が勝ちです。
print-remind-neighbours = { $own ->
    [yes] コマは、自分のマスで1点、まわりのコマ1つにつき1点になります。合計から引きます。
   *[no] コマは、まわりのコマ1つにつき1点になります。合計から引きます。
  }
print-remind-steal = ×2：横取りしたときに印をつけます。点は2倍です。
print-remind-line = コマが{ $length }個ならべば、すぐに勝ちです。
print-remind-rounds = { $count }ラウンドでゲームは終わりです。
print-remind-lowest = 合計の少ないほうが勝ちです。

## ルール

print-house = このルール：{ $rules }
print-option = { $option }：{ $value }

## サイコロの表

print-dice-squares = どのマスが作りやすい？
print-dice-squares-about = ボードに何もないとき、3つのサイコロの{ $throws }通りの目のうち、何通りで作れるか。
print-dice-rolls = それぞれの目で作れる数
print-dice-rolls-about = { $rolls }組の目と、それぞれが{ $throws }通りのうち何通りあるか、それぞれのマスの一番かんたんな式。
