# Going through a game again, from its record.

replay-heading = もう一度見る
replay-about = ゲームを1手ずつ見直します。
replay-of = { $game }をもう一度見る
replay-drop = ここに記録のファイルをドロップ
replay-choose = またはファイルを選ぶ
replay-printed = カルキュリシモの説明書にある5つの例
replay-line = { $line }行目：
replay-failed = このゲームは表示できません
replay-review = ふり返る
replay-download = ダウンロード
replay-other = 別の記録
replay-controls = 操作
replay-first = はじめへ
replay-back = 1手もどる
replay-next = 1手進む
replay-last = 終わりへ
replay-play = 再生
replay-pause = 一時停止
replay-slider = 手
replay-move = この手
replay-start = はじまり
replay-start-about = ボードにはまだ何もありません。矢印で進みましょう。
replay-end = 終わり
replay-nothing-left = 残りなし
replay-rack = チップ台：{ $tiles }
replay-dice = サイコロ：{ $dice }
replay-points = { $points }点
replay-told = { $name }：{ $move }
replay-told-points = { $name }：{ $move }、{ $points }点
replay-taken-back = この手はあとで取り消されました。
replay-best-title = 一番高い点
replay-best-nothing = ここでは何もできませんでした。
replay-best-was = これが一番よい手でした。
replay-best-hide = ゲームにもどる
replay-best-always = いつも一番よい手を見る
replay-best-lay = ボードで見る
replay-go-on = ここから続ける
replay-set-up = この局面を変える
replay-start-position = この局面から始まりました。矢印で進みましょう。

## The proof of the chance

proof-good = 公平
proof-bad = 証明できず
proof-open = 証明なし
proof-ok = 公平だと証明されました。シードはゲームの前に約束され、全員が数を加え、チップやサイコロの目はすべてそこから決まっています。
proof-running = ゲームはまだ続いています。シードは終わってから知らされ、それから証明できます。
proof-seed-missing = この記録にはシードがないので、公平だと証明できません。
proof-commitment-missing = この記録にはゲーム前の約束がないので、シードがいつ決められたかわかりません。
proof-commitment-differs = シードが、はじめに約束されたものとちがいます。
proof-chance-differs = シードから出るチップや目が、この記録とちがいます。
proof-cut-short = この記録はとちゅうで切れています。シードがあるのでゲームは終わったはずですが、終わりの部分がありません。
