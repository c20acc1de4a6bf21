# The page: Calculissimo at the table.

## Board and tiles, in words

calc-board = Board
calc-rack = Your tiles
calc-start = start square
calc-bonus-number = number times { $factor }
calc-bonus-operation = line times { $factor }
calc-empty = empty
calc-laid = laid by you, not played yet
calc-on = on { $ground }
calc-face-plus = plus
calc-face-minus = minus
calc-face-times = times
calc-face-divided = divided by
calc-face-joker = joker
calc-joker-as = joker as { $face }
calc-no-such-tile = You have no { $face }.
calc-joker-title = What should the joker be?

## The score card

calc-card = This move
calc-card-empty = Lay tiles: the points appear here.
calc-card-wait = You can already try things out.
calc-drawn = You drew { $tiles }.
calc-two-lines = Lay your tiles in one row or in one column.
calc-gap = There is a gap at { $squares }.
calc-unfinished-no-line = Go on: a line has two or more tiles.
calc-unfinished-line-incomplete = { $line } goes on: number, sign, number.
calc-sum = { $sum } = { $points ->
    [one] one point
   *[other] { $points } points
  }
calc-total = Your total
calc-exchange-how = Tap the tiles that you want to exchange.

## The main button

calc-main-play = Play for { $points ->
    [one] one point
   *[other] { $points } points
  }
calc-main-play-unknown = Play
calc-main-announce = Play and say { $points ->
    [one] one point
   *[other] { $points } points
  }
calc-main-total = Say your total
calc-main-lay = Lay your tiles
calc-main-extra = An extra turn: lay your tiles
calc-main-not-yet = Not a move yet
calc-main-choose = Choose tiles to exchange
calc-main-exchange = Exchange { $count ->
    [one] one tile
   *[other] { $count } tiles
  }
calc-main-waiting = Waiting for { $name }
calc-main-answer = Challenge or accept
calc-main-sending = Sending…

## What else can be done

calc-recall = Recall
calc-shuffle = Shuffle
calc-exchange = Exchange
calc-exchange-cancel = Keep my tiles
calc-pass = Pass
calc-more = More
calc-hint = Hint
calc-takeback = Take back
calc-no = Go back
calc-pass-title = Pass?
calc-pass-sure = You lay nothing this time and keep your tiles.
calc-pass-yes = Pass

## Help

calc-hint-thinking = Looking for a good move…
calc-hint-placed = The best move here scores { $points }. It goes on the dotted squares.
calc-hint-swap = No line can be made with these tiles. Exchange { $count ->
    [one] one of them
   *[other] { $count } of them
  } for new ones.
calc-hint-pass = No line can be made with these tiles: pass.
calc-hint-show = Show me
calc-reach = The best move here scores { $points }.
calc-reach-none = You can’t place anything here.

## Tiles beside the board

calc-bag = Bag
calc-bag-left = { $count ->
    [0] The bag is empty
    [one] One tile left
   *[other] { $count } tiles left
  }
calc-unseen = { $count ->
    [one] One unseen tile
   *[other] { $count } unseen tiles
  }
calc-tiles = { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
  }

## What somebody did

calc-told-placed = { $name } plays { $line } for { $points ->
    [one] one point
   *[other] { $points } points
  }, from { $square } { $way ->
    [across] to the right
   *[down] down
  }.
calc-told-swap = { $name } exchanges { $count ->
    [one] one tile
   *[other] { $count } tiles
  }.
calc-told-pass = { $name } passes.
calc-told-accept = { $name } accepts.
calc-told-caught = { $name } challenges, and is right. The tiles go back.
calc-told-corrected = { $name } challenges. The sums are right but the total isn’t, so it is corrected.
calc-told-right = { $name } challenges, but everything is right.
calc-told-resign = { $name } gives up.
calc-told-drawn = You draw { $tiles }.
calc-told-score = { $points ->
    [one] One point
   *[other] { $points } points
  }
calc-extra = You used all your tiles: an extra turn!
calc-across = To the right
calc-down = Down
