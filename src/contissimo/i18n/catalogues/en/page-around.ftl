# The page: what is around every table, whichever game is played there.

## Challenge judging: what was said, and whether anybody contests it

contest-title = Is that right?
contest-by = { $name } says
contest-said = { $name } says { $move }. Is that right?
contest-said-total = { $name } says { $move }, for { $total ->
    [one] one point
   *[other] { $total } points
  }. Is that right?
contest-total = for { $total ->
    [one] one point
   *[other] { $total } points
  }
contest-asks = { $name } answers.
contest-question = Contest it if you think it is wrong.
contest-challenge = Contest
contest-accept = Accept
contest-left = { $time } left
contest-waiting = Now the others can contest it.

## Are you sure?

confirm-no = No, go on

## Signs in words

speak-plus = plus
speak-minus = minus
speak-times = times
speak-divided = divided by
speak-is = is
speak-open = bracket
speak-close = bracket closed

## The board

board-whole = Whole board
