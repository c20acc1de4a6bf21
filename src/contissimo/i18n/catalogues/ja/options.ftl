# House rules: what each set of rules is, and what each option changes.
# `.name` is the heading of an option in a form. `.page` is the sentence there, where the first one speaks of values as a file has them.

rules-presets = 用意されたルール（--ruleset 名前 で選びます）
rules-options = 「{ $ruleset }」のハウスルール（自分のルールはTOMLファイルに書きます）
value-true = true
value-false = false

## Calculissimo

preset-calculissimo-classic = ふつうのゲーム。1回の番は2分です。
    .name = クラシック
preset-calculissimo-sheet-pt = ポルトガル語の説明書のとおり。交換は置けないときだけ、手はおたがいに確かめます。
    .name = ポルトガル語の説明書
preset-calculissimo-sheet-nl = オランダ語の説明書のとおり。交換は置けないときだけ、手はおたがいに確かめます。
    .name = オランダ語の説明書
preset-calculissimo-sheet-de = ドイツ語の説明書のとおり。オランダ語のものと同じですが、1つの式では一番よい色だけを数え、1人が置けなくなったら終わりです。
    .name = ドイツ語の説明書
preset-calculissimo-sheet-ja = 日本語の説明書のとおり。交換はなく、残った数字は1点ずつ引かれます。
    .name = 日本語の説明書
preset-calculissimo-relaxed = 時間制限のない、ふつうのゲームです。
    .name = のんびり
preset-calculissimo-short = チップは半分、時間制限なし。20分ほどです。
    .name = ショート
preset-calculissimo-junior = 小さい子のために。+と−だけ、とちゅうもすべて整数、時間制限なしです。
    .name = ジュニア

option-calculissimo-operators = + − × ÷ のうち、ふくろに入っている記号。
    .name = 記号
option-calculissimo-turn_seconds = 1回の番の秒数。すぎるとパスになります。
    .name = 1回の番の時間
option-calculissimo-main_seconds = 番ごとの制限のかわりに、1人がゲーム全体で使える秒数。
    .name = ゲーム全体の時間
option-calculissimo-increment_seconds = 番が終わるたびに、持ち時間にふえる秒数。
    .name = 番ごとにふえる時間
option-calculissimo-exchange = チップを交換できるとき：any_time、only_when_stuck、never（日本語の説明書）。
    .name = チップの交換
    .page = チップをふくろにもどして、引き直せるのはいつか。
option-calculissimo-every_step_whole = 計算のとちゅうもすべて整数で、0より小さくならないこと。
    .name = とちゅうも整数
option-calculissimo-zero_counts = 答えが0の式も置けます。得点は0です。
    .name = 答えが0の式
option-calculissimo-operation_bonuses = 1つの式に黄色やむらさきのマスがいくつもあるとき：すべて数える（cumulate）か、一番よいものだけ（highest_only、ドイツ語の説明書）か。
    .name = 黄色・むらさきが2つ以上
    .page = 1つの式がいくつもふくむとき、何を数えるか。
option-calculissimo-joker_on_operation_square = 黄色・むらさきのマスのジョーカーに、ボーナスがつくかどうか。
    .name = 黄色・むらさきのジョーカー
option-calculissimo-end_when_stuck = ふくろが空になったあと、だれも置けなくなったら終わりか、1人でも置けなくなったら終わりか（ドイツ語の説明書）。
    .name = 終わり方
    .page = ふくろが空になったあと、いつゲームが終わるか。
option-calculissimo-leftover = 残った数字1枚で引かれる点：その数（face_value）か、1点（tile_count、日本語の説明書）か。
    .name = 残った数字
    .page = 最後にチップ台に残った数字1枚で、何点引かれるか。
option-calculissimo-judging = 手を確かめるのはだれか：プログラム（referee）か、ほかのプレーヤー（challenge）か。
    .name = 手を確かめる人
    .page = まちがった手はすぐにことわられるか、だれかがチャレンジするまで残るか。
option-calculissimo-window_seconds = ほかのプレーヤーがチャレンジできる秒数。
    .name = チャレンジの時間
option-calculissimo-announce = プログラムが見せる前に、自分で合計を言います。
    .name = 合計を言う
option-calculissimo-layout = 色つきのマスとスタートのマスの場所。
    .name = ボード
option-calculissimo-tiles = ふくろに入っている、それぞれのチップの枚数。
    .name = ふくろ

## Contig 60

preset-contig60-contig60 = 時間制限のない、ふつうのゲームです。
    .name = ふつう
preset-contig60-timed = ふつうのゲーム。1回の番は60秒です。
    .name = 時間制限あり
preset-contig60-sheet-pt = ポルトガル語の説明書のとおり。式はおたがいに確かめます。
    .name = ポルトガル語の説明書
preset-contig60-contig-us = アメリカのゲーム。1から216まで順にならび、自分のマスも数え、列では勝てず、8ラウンドで終わります。
    .name = アメリカ式Contig
preset-contig60-junior = 小さい子のために。+と−だけ、時間制限なしです。
    .name = ジュニア

option-contig60-faces = それぞれのサイコロの目。
    .name = サイコロ
option-contig60-markers = 1チームのコマの数。
    .name = コマ
option-contig60-points = はじめに持っている点。
    .name = はじめの点
option-contig60-operations = + − × ÷ のうち、使える記号。
    .name = 記号
option-contig60-turn_seconds = 1回の番の秒数。すぎるとパスになります。
    .name = 1回の番の時間
option-contig60-race_to_zero = 先に0点以下になったチームが、すぐに勝ちます。
    .name = 0点まで競争
option-contig60-own_square_counts = 置いたマスの分も1点になります。
    .name = 自分のマスも数える
option-contig60-judging = 式を確かめるのはだれか：プログラム（referee）か、相手チーム（challenge）か。
    .name = 式を確かめる人
    .page = まちがった式はすぐにことわられるか、相手チームがチャレンジするまで残るか。
option-contig60-window_seconds = 相手チームがチャレンジできる秒数。
    .name = チャレンジの時間
option-contig60-false_accusation_cost = まちがったチャレンジで損をする点。
    .name = まちがったチャレンジ
option-contig60-line_length = 何個ならべたらすぐに勝つか。0なら、ならべても勝ちになりません。
    .name = 勝ちになる列
option-contig60-rounds = 何ラウンドで終わるか。
    .name = ラウンド
option-contig60-minutes = 何分たったら最後のラウンドになるか。
    .name = 分
option-contig60-layout = どの数がどのマスにあるか。
    .name = ボード

## The values of options as a form shows them

choice-any_time = いつでも
choice-only_when_stuck = 何も置けないときだけ
choice-never = できない
choice-cumulate = すべて数える
choice-highest_only = 一番よいものだけ数える
choice-no_bonus = ボーナスなし
choice-bonus = ボーナスあり
choice-nobody = だれも置けなくなったとき
choice-anyone = 1人でも置けなくなったとき
choice-face_value = その数
choice-tile_count = どれでも1点
choice-referee = プログラム
choice-challenge = ほかのプレーヤー
choice-none = 制限なし
choice-auto = 時間制限のあるゲームでは20秒、なければ制限なし
choice-calculissimo-classic = ふつう
choice-calculissimo-short = すべて半分
choice-contig60 = 0から180までのうずまき
choice-contig-us = 1から216まで順番
