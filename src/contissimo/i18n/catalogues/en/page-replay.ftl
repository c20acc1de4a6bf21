# Going through a game again, from its record.

replay-heading = Replay
replay-about = Go through a game again, move by move.
replay-of = { $game }: replay
replay-drop = Drop a saved game here
replay-choose = or choose a file
replay-printed = The five printed examples of Calculissimo
replay-line = Line { $line }:
replay-failed = This game can’t be shown
replay-review = Review this game
replay-download = Download
replay-other = Another saved game
replay-controls = Steps
replay-first = To the start
replay-back = One move back
replay-next = One move forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Move
replay-move = This move
replay-start = The start
replay-start-about = The board is still empty. Use the arrows to go on.
replay-end = The end
replay-nothing-left = nothing left
replay-rack = Rack: { $tiles }
replay-dice = Dice: { $dice }
replay-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
replay-told = { $name }: { $move }
replay-told-points = { $points ->
    [one] { $name }: { $move }, 1 point
   *[other] { $name }: { $move }, { $points } points
  }
replay-taken-back = This move was taken back later.
replay-best-title = The most points
replay-best-nothing = Nothing was possible here.
replay-best-was = This move was the best: nothing scores more.
replay-best-hide = Back to the game
replay-best-always = Show the best move each time
replay-best-lay = Show it on the board
replay-go-on = Play on from here
replay-set-up = Change this position
replay-start-position = The game began with this position. Use the arrows to go on.

## The proof of the chance

proof-good = Fair
proof-bad = Not proven
proof-open = No proof
proof-ok = The draws have been checked: the seed was promised before the game, everybody added to it, and every tile or die follows from it.
proof-running = The game is still going on. The seed is revealed at the end, and then the draws can be checked.
proof-seed-missing = This record has no seed, so its draws can’t be checked.
proof-commitment-missing = This record has no promise made before the game, so nobody knows when the seed was chosen.
proof-commitment-differs = The seed is not the one that was promised at the start.
proof-chance-differs = The seed gives different tiles or dice from those in this record.
proof-cut-short = This record was cut short: the seed is given, so the game was over, but its end is missing.
