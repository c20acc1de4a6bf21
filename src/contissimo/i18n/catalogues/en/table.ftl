# A game in the terminal, and a saved game that is shown again.

## Who plays

player-you = You
player-random = Random
player-greedy = Greedy
player-numbered = { $name } ({ $seat })
player-nobody = Player
and = and

## The board and what lies before a player

legend-calculissimo = 2# 3# number ×2 ×3    2= 3= whole line ×2 ×3    2* start    ?6 a joker
legend-contig60 = (7) side 1    [7] side 2
rack = Your tiles: { $tiles }
bag = { $count ->
    [one] One tile in the bag
   *[other] { $count } tiles in the bag
  }
dice = Dice: { $dice }
markers = Markers left: ({ $first }) [{ $second }]
window-calculissimo = { $move } has been laid. Is the total of { $total } right? Say accept or challenge.
window-contig60 = The other side says { $move }. Is it right? Say accept or challenge.
steal-offered = The other side passed. Make a sum with the same dice for double points, or say decline.

## What a move scores

card-total = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
card-announced = { $total } was announced.
moves-none = No move is possible.

## What players did

told-move = { $name }: { $move }
told-steal = { $name } steals: { $move }
told-total = { $name } now has { $total }.
told-swap = { $name }: { $count ->
    [one] one tile exchanged
   *[other] { $count } tiles exchanged
  }.
told-pass = { $name }: pass.
told-decline = { $name }: no steal.
told-accept = { $name }: accepted.
told-challenge = { $name }: challenge!
told-resign = { $name } gives up.
contest-right = The challenge was right. The move is taken back.
contest-corrected = The sums are right, but the total was wrong. It has been corrected.
contest-wrong = Everything was right. It stays.

## What chance did

happened-order = Who begins? { $drawn }
happened-draw = New tiles for { $name }: { $tiles }
happened-hidden-draw = { $name }: { $count ->
    [one] one new tile
   *[other] { $count } new tiles
  }.
happened-first = { $name }: first turn.
happened-roll = The dice show { $dice }.
happened-last = Time is up. This is the last round.
note-away = { $seconds ->
    [one] One second was
   *[other] { $seconds } seconds were
  } given back.
note-hand = { $name } is now played by { $who }.
note-back = Taken back: everything is as it was after entry { $to }.
note-gone = Somebody stayed away.
note-start = The game begins with a position that was set up.

## Asking

ask-move = { $name }, your move (or: help)?
hand-over = Next: { $name }. The others look away. Press Enter.
hints-off = Hints are off. Start the game with --hints to see moves.
limit-turn = { $seconds ->
    [one] A turn lasts one second
   *[other] A turn lasts { $seconds } seconds
  } at most. After that it counts as a pass.
limit-main = Each player has { $main } seconds for the whole game, and { $increment } more for each turn. Whoever uses them up has lost.
limit-window = There { $seconds ->
    [one] is one second
   *[other] are { $seconds } seconds
  } to challenge a move.
time-left = { $seconds ->
    [one] One second
   *[other] { $seconds } seconds
  } left.
time-over = That was too late.
table-help-calculissimo =
    8d 9+6/2       lay tiles to the right, from row 8, column d
    d8 9+6/2       lay tiles down, from column d, row 8
    h6 4-(2)+3     tiles that are there already go in brackets
    8d 9+?6/2      a joker that is a 6
    8d 9+6/2=48    with your total, if the rules ask for it
    swap 57+       exchange these tiles
    pass           do nothing this time
    challenge      say that what another player laid is wrong, where you check each other
    accept         say that it is right
    resign         give up
    resign 2       the player in seat 2 gives up, even out of turn
    board          show the board again
    quit           leave the game
table-help-contig60 =
    (2+3)*4=20     make a sum of all three dice; the answer is your square
    pass           do nothing this time; the other side may use your dice
    decline        do not use the other side’s dice
    challenge      say that the other side’s sum is wrong, where you check each other
    accept         say that it is right
    resign         give up
    resign 2       the player in seat 2 gives up, even out of turn
    board          show the board again
    quit           leave the game

## The start and the end

play-promise = The luck of this game is fixed by a secret number. Its fingerprint, so that it can be checked later: { $commitment }
play-keep = To save the game, type a file name. Otherwise press Enter.
play-kept = The game is saved in { $file }.
play-not-kept = The game was not saved. Use --record FILE to save it.
end-running = The game is not finished.
end-total = { $name }: { $total }
end-leftover = { $name }: { $tiles } left over, which costs { $cost }. Total: { $total }
end-winners = { $count ->
    [one] Winner: { $names }
   *[other] Shared win: { $names }
  }
reason-calculissimo-out = The bag is empty and somebody has used all their tiles.
reason-calculissimo-stuck = The bag is empty and nobody can go on.
reason-calculissimo-passes = Everybody has passed twice.
reason-calculissimo-idle = Nobody has placed anything for a long time.
reason-calculissimo-resigned = Only one player is left.
reason-contig60-line = A whole line of markers!
reason-contig60-zero = One side has reached zero.
reason-contig60-markers = One side has laid its last marker.
reason-contig60-full = Every square is covered.
reason-contig60-no_throw = No throw can make a free square any more.
reason-contig60-idle = Forty turns without a marker.
reason-contig60-rounds = All the rounds have been played.
reason-contig60-minutes = Time is up.
reason-contig60-resign = One side has given up.
reason-abandoned = Abandoned: somebody stayed away.

## Saved games

replay-title = { $game }, rules { $ruleset }, { $date }
replay-best = { $points ->
    [one] Best: { $move }, one point.
   *[other] Best: { $move }, { $points } points.
  }
replay-best-played = Best: nothing scores more.
replay-best-none = Best: no move was possible.
verify-rules = { $count ->
    [one] The one entry follows
   *[other] All { $count } entries follow
  } the rules.
verify-chance = { $count ->
    [one] The one draw follows
   *[other] All { $count } draws and throws follow
  } from the seed that was promised at the start.
verify-entry = Entry { $seq }: { $sentence }
