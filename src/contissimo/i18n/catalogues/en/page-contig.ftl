# The page: Contig 60 at the table.

## The board

contig-board = Board
contig-square-free = { $square }, free
contig-square-covered = { $square }, marker of { $name }
contig-square-chosen = chosen
contig-square-reached = can be reached, { $points ->
    [one] one point
   *[other] { $points } points
  }
contig-square-threat = would complete a line for { $name }
contig-square-last = last marker
contig-square-dead = no throw makes it
contig-markers = { $count ->
    [one] 1 marker
   *[other] { $count } markers
  }

## Dice, signs and the sentence

contig-dice = Dice
contig-die = Die: { $face }
contig-die-none = A die that has not been thrown
contig-signs = Signs
contig-sentence-is = Your sum: { $sentence }
contig-strip-empty = empty
contig-strip-hint = Tap the dice and the signs
contig-strip-wait = …
contig-take-away = Remove { $part }
contig-undo = Undo
contig-clear = Clear
contig-how = Make a number on the board with all the dice.
contig-no-square = That makes { $value }. There is no such square.
contig-touches = Touches { $squares }: { $points ->
    [one] one point
   *[other] { $points } points
  }.
contig-touches-none = { $points ->
    [0] Touches no marker: no points.
    [one] One point.
   *[other] { $points } points.
  }
contig-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }

## Whose turn it is

contig-title-dice = Rolling the dice…
contig-title-yours = Your turn, { $name }
contig-title-other = It is { $name }’s turn
contig-title-steal = { $name } passed: the same dice, double points!
contig-title-steal-other = { $name } passed: the dice can be stolen

## The main button

contig-main-dice = Rolling the dice…
contig-main-waits = It is { $name }’s turn
contig-main-pass = Pass
contig-main-decline = Don’t steal
contig-main-make = Make { $square }
contig-main-choose = Choose a square
contig-main-dice-left = Use all { $count } dice
contig-main-sign = Put a sign between the dice
contig-main-unfinished = Finish the sum
contig-main-cannot = That does not work yet
contig-main-cover = Cover { $square }
contig-main-cover-points = Cover { $square } for { $points ->
    [one] 1 point
   *[other] { $points } points
  }
contig-main-steal = Steal { $square }
contig-main-steal-points = Steal { $square } for { $points ->
    [one] 1 point
   *[other] { $points } points
  }
contig-pass-sure = Pass? Then the others may use your dice, for double points.
contig-pass-yes = Yes, pass

## Beside it

contig-reach = Show what I can reach
contig-reach-hide = Hide what I can reach
contig-hint = Give me a hint
contig-hint-thinking = Thinking…
contig-hint-pass = { $dice } make no number that is still free: pass.
contig-hint-decline = { $dice } make no number that is still free: there is nothing to steal.
contig-take-back = Take back
contig-possible = Was that possible?
contig-possible-dice = { $dice }: { $count ->
    [0] nothing was possible
    [one] one square was possible
   *[other] { $count } squares were possible
  }
contig-threat = One square from a line, { $name }: { $square } ({ $line })
contig-threat-none = Nobody is one square away from a line.

## What happened

contig-told-roll = The dice show { $dice }.
contig-told-cover = { $name }: { $sentence }, { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
  }.
contig-told-steal = { $name }, steal: { $sentence }, { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
  }.
contig-told-pass = { $name }: pass.
contig-told-decline = { $name }: no steal.
contig-told-accept = Accepted by { $name }.
contig-told-caught = Challenged by { $name }, and rightly so. The marker goes back.
contig-told-right = Challenged by { $name }, but the sum was right.
contig-told-resign = { $name } gave up.
