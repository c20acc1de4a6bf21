# Around a table for any company: who made it and does not sit, head starts, unseen tiles, the projector.

wait-host = あなたが つくった テーブルです。ゲームを みたり はじめたり できます。
handicap-title = おまけの てんと おたすけ
handicap-ahead = はじめに { $points }てんの おまけ
handicap-help = おたすけを つかえます
unseen-about = ふくろと ほかの ひとの ぶんを あわせた かず
show-title = おおきな がめん
show-full = ぜんがめん
