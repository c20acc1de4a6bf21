# House rules: the form, around the options themselves (options.ftl).

house-title = { $game }のハウスルール
house-about = 好きなところを変えましょう。テーブルの全員がこのルールで遊びます。
house-base = もとにするルール
house-sheets = 説明書ごとのちがい
house-group-play = 遊び方
house-group-points = 点
house-group-end = 終わり方
house-group-time = 時間
house-group-judging = 確かめ方
house-group-material = ボードと道具
house-on = はい
house-off = いいえ
house-usual = ふつう
house-usual-number = ふつうは{ $number }
house-undo = この変更をもどす
house-text-base = 上と同じ
house-text-own = 自分で作る…
house-text-calculissimo-layout = 1段を1行に、1マスを1文字で：. ふつう、g 緑、b 青、y 黄色、p むらさき、* スタート
house-text-calculissimo-tiles = 1種類を1行に、チップと枚数を書きます。例：7 5
house-text-contig60-layout = 1段を1行に、数の間を1文字空けて書きます。同じ数は2回使えません。
house-wrong = まちがいがあります。その場所に説明が出ています。
house-same = 「{ $name }」とまったく同じです。
house-changed = 「{ $name }」とのちがい：{ $count }か所
house-play = このルールで遊ぶ
house-computer = コンピューターと
