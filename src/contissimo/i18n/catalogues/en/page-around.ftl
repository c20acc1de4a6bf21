# The page: what is around every table, whichever game is played there.

## Challenge judging: what was said, and whether anybody contests it

contest-title = Is that right?
contest-by = { $name }:
contest-total = for { $total ->
    [one] one point
   *[other] { $total } points
  }
contest-asks = { $name }, it’s up to you.
contest-question = Challenge it if you think it’s wrong.
contest-challenge = Challenge
contest-accept = Accept
contest-left = { $time } left
contest-waiting = Now the others can challenge it.
verdict-title = The verdict
verdict-corrected = { $points ->
    [one] One point
   *[other] { $points } points
  }, not { $announced }.
log-announced = { $sum }, { $total ->
    [one] one point
   *[other] { $total } points
  }
last-move = The last move
log-contest-right = Challenged by { $name }: all right
log-contest-corrected = Challenged by { $name }: corrected
log-contest-taken-back = Challenged by { $name }: taken back
log-contest-earned = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
  }

## Are you sure?

confirm-no = No, keep playing
resign = Give up
resign-title = Give up?
resign-ends = The game ends, and the win goes to { $name }.
resign-goes-on = The game goes on without you, and you can’t win it any more.
resign-yes = Yes, give up

## Signs in words

speak-plus = plus
speak-minus = minus
speak-times = times
speak-divided = divided by
speak-open = open bracket
speak-close = close bracket

## Sums in words; a pause where two things belong together on one side

sum-plus = { $left } plus { $right }
sum-minus = { $left } minus { $right }
sum-times = { $left } times { $right }
sum-divided = { $left } divided by { $right }
sum-plus-apart = { $left }, plus { $right }
sum-minus-apart = { $left }, minus { $right }
sum-times-apart = { $left }, times { $right }
sum-divided-apart = { $left }, divided by { $right }
sum-makes = { $sum } makes { $result }
sum-makes-apart = { $sum }, makes { $result }
sum-negative = minus { $number }
sum-bracket = open bracket, { $sum }, close bracket
sum-fraction = { $top } over { $bottom }

## The board

board-whole = Whole board

## The end of the game

end-title = The end
end-won = { $name } won!
end-you-won = You won!
end-won-resigned = { $name } won, because { $others } { $count ->
    [one] gave up
   *[other] all gave up
  }.
end-you-won-resigned = You won, because { $others } { $count ->
    [one] gave up
   *[other] all gave up
  }!
end-resigned-totals = The totals did not decide it. This is how they stood:
end-shared = { $names } share the win!
end-told = { $name }: { $total }
end-played = Played
end-left-over = Left over
end-left-over-why = Tiles that are left over count against their player.
end-sum = Total
end-rematch = Play again
end-rematch-waits = Waiting for the others…
end-rematch-asked = Up for another game: { $names }
end-next = Go to the next game
end-review = Review
end-replay = See it again
end-record = Download
end-chart = The totals, turn by turn
end-chart-about = The totals over { $turns } turns. The same numbers are in the table below.
end-chart-table = As a table
end-chart-turn = Turn
end-best = The best moves
end-reason-calculissimo-out = The bag is empty and somebody has used all their tiles.
end-reason-calculissimo-stuck = The bag is empty and nobody can go on.
end-reason-calculissimo-passes = Everybody has passed twice.
end-reason-calculissimo-idle = Nobody has placed anything for a long time.
end-reason-calculissimo-resigned = Only one player is left.
end-reason-contig60-line = { $count } markers in a line!
end-reason-contig60-zero = One side has reached zero.
end-reason-contig60-markers = One side has laid its last marker.
end-reason-contig60-full = Every square is covered.
end-reason-contig60-no-throw = No throw can make a free square any more.
end-reason-contig60-idle = Nobody has covered a square for a long time.
end-reason-contig60-rounds = All the rounds have been played.
end-reason-contig60-minutes = Time is up.
end-reason-contig60-resign = One side has given up.
end-reason-abandoned = Abandoned: somebody stayed away.

## Set phrases

phrase-title = Say something
phrase-said = { $name }: { $phrase }
phrase-mute = Hide what { $name } says
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-one = Nice one!
phrase-thank-you = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-your-turn = It’s your turn.
phrase-good-game = Good game!
phrase-goodbye = Goodbye!

## Somebody is away

away-long = No sign of { $name } for a while.
away-who = Who takes over?
away-hand = Let a computer player take over
away-agree = I agree
away-agreed = { $names } would let { $level } take over ({ $agreed } of { $needed }).
away-handed = { $level } is playing for { $name } for now.
away-until = From { $when } on you don’t have to wait any longer.
away-end = End the game
away-without = Go on without them
away-sure = For those who are away this counts as giving up. Stop waiting?
away-yes = Stop waiting
away-credit = The server was down for { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }. The clocks have been put back.

## Notes in the list of moves

log-hand = { $level } takes over for somebody who is away.
log-hand-person = Back again: { $name }.
log-gone = Somebody stayed away.
log-last = Time is up. This is the last round.
log-back = The last moves have been taken back.
log-late = { $move } (time ran out)
late-you = Your time ran out.
late-other = Time ran out for { $name }.

## Several people on one device

device-title = Next player
device-pass = Pass the tablet to { $name }
device-open = I am { $name }: show my tiles
device-last = { $name }: { $move } ({ $points ->
    [one] 1 point
   *[other] { $points } points
  })
