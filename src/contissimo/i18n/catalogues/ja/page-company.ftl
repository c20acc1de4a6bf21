# Around a table for any company: who made it and does not sit, head starts, unseen tiles, the projector.

wait-host = あなたが作ったテーブルです。ゲームを見たり始めたりできます。
handicap-title = おまけの点とお助け
handicap-ahead = はじめに{ $points }点のおまけ
handicap-help = お助けを使えます
unseen-about = ふくろとほかの人の分を合わせた数
show-title = 大きな画面
show-full = 全画面
