# House rules: the form, around the options themselves (options.ftl).

house-title = { $game }の おうちルール
house-about = すきな ところを かえましょう。テーブルの みんなが この ルールで あそびます。
house-base = もとに する ルール
house-sheets = せつめいしょごとの ちがい
house-group-play = あそびかた
house-group-points = てん
house-group-end = おわりかた
house-group-time = じかん
house-group-judging = たしかめかた
house-group-material = ボードと どうぐ
house-on = はい
house-off = いいえ
house-usual = ふつう
house-usual-number = ふつうは { $number }
house-undo = これを もとに もどす
house-text-base = うえと おなじ
house-text-own = じぶんで つくる…
house-text-calculissimo-layout = よこ 1れつを 1ぎょうに、1マスを 1もじで かきます。. ふつう、g みどり、b あお、y きいろ、p むらさき、* スタート
house-text-calculissimo-tiles = 1しゅるいを 1ぎょうに、チップと まいすうを かきます。れい：7 5
house-text-contig60-layout = よこ 1れつを 1ぎょうに、かずの あいだを 1もじ あけて かきます。おなじ かずは 2かい つかえません。
house-wrong = まちがいが あります。その ばしょに せつめいが でて います。
house-same = 「{ $name }」と まったく おなじです。
house-changed = 「{ $name }」との ちがい：{ $count }かしょ
house-play = この ルールで あそぶ
house-computer = コンピューターと
