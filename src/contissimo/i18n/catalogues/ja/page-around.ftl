# The page: what is around every table, whichever game is played there.

## Challenge judging: what was said, and whether anybody contests it

contest-title = 合っていますか？
contest-by = { $name }：
contest-total = { $total }点
contest-asks = { $name }さん、答えてください。
contest-question = まちがいだと思ったら、チャレンジしましょう。
contest-challenge = チャレンジ
contest-accept = 合っている
contest-left = 残り{ $time }
contest-waiting = ほかの人がチャレンジできる時間です。
verdict-title = 判定
verdict-corrected = { $announced }点ではなく、{ $points }点です。
log-announced = { $sum }、{ $total }点
last-move = 最後の手
log-contest-right = { $name }のチャレンジ：合っていました
log-contest-corrected = { $name }のチャレンジ：合計を直しました
log-contest-taken-back = { $name }のチャレンジ：取り消し
log-contest-earned = { $name }：{ $points }点

## Are you sure?

confirm-no = いいえ、続ける
resign = こうさん
resign-title = こうさんしますか？
resign-ends = ゲームはそこで終わり、{ $name }の勝ちになります。
resign-goes-on = ゲームはあなたぬきで続き、もう勝つことはできません。
resign-yes = はい、こうさんする

## Signs in words

speak-plus = たす
speak-minus = ひく
speak-times = かける
speak-divided = わる
speak-open = かっこ
speak-close = かっことじ

## Sums in words; a pause where two things belong together on one side

sum-plus = { $left } たす { $right }
sum-minus = { $left } ひく { $right }
sum-times = { $left } かける { $right }
sum-divided = { $left } わる { $right }
sum-plus-apart = { $left }、たす { $right }
sum-minus-apart = { $left }、ひく { $right }
sum-times-apart = { $left }、かける { $right }
sum-divided-apart = { $left }、わる { $right }
sum-makes = { $sum } は { $result }
sum-makes-apart = { $sum } は、{ $result }
sum-negative = マイナス{ $number }
sum-bracket = かっこ、{ $sum }、かっことじ
sum-fraction = { $bottom }分の{ $top }

## The board

board-whole = ボード全体

## The end of the game

end-title = ゲーム終了
end-won = { $name }の勝ち！
end-you-won = あなたの勝ち！
end-won-resigned = { $count ->
   *[other] { $others }がこうさんしたので、{ $name }の勝ち！
  }
end-you-won-resigned = { $count ->
   *[other] { $others }がこうさんしたので、あなたの勝ち！
  }
end-resigned-totals = 勝ちは合計で決まったのではありません。そのときの合計：
end-shared = { $names }の同点優勝！
end-told = { $name }：{ $total }点
end-played = 得点
end-left-over = 残り
end-left-over-why = 残ったチップの分は、合計から引かれます。
end-sum = 合計
end-rematch = もう一度遊ぶ
end-rematch-waits = ほかの人を待っています…
end-rematch-asked = もう一度遊びたい人：{ $names }
end-next = 次のゲームへ
end-review = ふり返る
end-replay = もう一度見る
end-record = ダウンロード
end-chart = 番ごとの合計
end-chart-about = { $turns }回の番の合計です。同じ数が下の表にもあります。
end-chart-table = 表で見る
end-chart-turn = 番
end-best = よかった手
end-reason-calculissimo-out = ふくろが空になり、チップを使い切った人がいます。
end-reason-calculissimo-stuck = ふくろが空になり、だれも置けません。
end-reason-calculissimo-passes = 全員が2回パスしました。
end-reason-calculissimo-idle = 長い間、だれもチップを置いていません。
end-reason-calculissimo-resigned = 残ったプレーヤーは1人です。
end-reason-contig60-line = コマが{ $count }個ならびました！
end-reason-contig60-zero = 0点になりました。
end-reason-contig60-markers = 最後のコマが置かれました。
end-reason-contig60-full = すべてのマスがうまりました。
end-reason-contig60-no-throw = どの目が出ても、空いているマスに書かれた数は作れません。
end-reason-contig60-idle = 長い間、だれもコマを置いていません。
end-reason-contig60-rounds = すべてのラウンドが終わりました。
end-reason-contig60-minutes = 時間です。
end-reason-contig60-resign = 一方のチームがこうさんしました。
end-reason-abandoned = ゲームは中止です。もどらない人がいました。

## Set phrases

phrase-title = ひとこと言う
phrase-said = { $name }：{ $phrase }
phrase-mute = { $name }さんのことばを表示しない
phrase-hello = こんにちは！
phrase-good-luck = よろしくおねがいします！
phrase-well-played = うまい！
phrase-nice-one = いい手！
phrase-thank-you = ありがとう！
phrase-sorry = ごめんなさい！
phrase-one-moment = ちょっと待ってね。
phrase-your-turn = あなたの番ですよ。
phrase-good-game = 楽しかったね！
phrase-goodbye = またね！

## Somebody is away

away-long = { $name }さんが、しばらくもどってきません。
away-who = だれが続けますか？
away-hand = コンピューターにまかせる
away-agree = さんせい
away-agreed = { $level }に続けてもらうことに、{ $names }さんがさんせいしました（{ $needed }人中{ $agreed }人）。
away-handed = { $name }さんがもどるまで、{ $level }が続けます。
away-until = { $when }からは、もう待たなくてもだいじょうぶです。
away-end = ゲームを終わりにする
away-without = いない人ぬきで続ける
away-sure = いない人は、こうさんしたことになります。待つのをやめますか？
away-yes = 待つのをやめる
away-credit = サーバーが{ $seconds }秒止まっていました。その時間は返されました。

## Notes in the list of moves

log-hand = いない人のかわりに{ $level }が続けます。
log-hand-person = { $name }さんがもどりました。
log-gone = もどらない人がいました。
log-last = 時間です。これが最後のラウンドです。
log-back = さっきの手は取り消されました。
log-late = { $move }（時間切れ）
late-you = 時間切れです。
late-other = 時間切れ：{ $name }

## Several people on one device

device-title = 次の人
device-pass = タブレットを{ $name }さんにわたしてください
device-open = { $name }です。チップを見る
device-last = { $name }：{ $move }（{ $points }点）
