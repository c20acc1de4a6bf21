# The first game of each, task by task. Short sentences, for children too. Of a task: its name, what is to be done, and what one has learned.

lesson-where = Task { $number } of { $count }
lesson-progress = Progress
lesson-how-calculissimo = Tap a tile, then a square.
    .keys = On a keyboard: go to a square with the arrow keys, type the tiles, then press Enter.
lesson-how-contig60 = Tap the dice and the signs.
    .keys = On a keyboard: type the sum, then press Enter.
lesson-storage-off = This browser doesn’t save anything, so next time the lesson will start from the beginning.
lesson-back = Back
lesson-skip = Skip
lesson-next = Next task
lesson-finish = Finish
lesson-solved = Well done!
lesson-guest = Guest
lesson-again = Start again
lesson-finished = Now you know { $game }
lesson-finished-about = Play your first whole game: against the computer, with help and without a clock.
why-lesson-not-asked = That is allowed, but the task asks for something else. Try again.
why-lesson-total-wrong = The total is { $points }, not { $announced }. Work it out again.

## Calculissimo

lesson-calculissimo-first = Your first line
    .task = Lay a sum across the start square in the middle: 3 + 5, for example. Then play it.
    .done = You score the answer. The first line counts double, because of the start square.
lesson-calculissimo-cross = Cross a line
    .task = Lay a line from top to bottom through the 2 that is already there: 4 − 2 + 3, for example.
    .done = Every new line must join the tiles already on the board, and uses one of them again.
lesson-calculissimo-number-bonus = Green and blue
    .task = Green counts a number twice, blue three times. Put a number on the green square j8.
    .done = Only the number on the coloured square gets bigger. Then you work out the sum.
lesson-calculissimo-line-bonus = Yellow and purple
    .task = Yellow doubles the whole line, purple triples it. Find the − on k6. Put a number on the yellow square above it, and another one below.
    .done = The whole line counted double. A coloured square only counts once: in the turn you cover it.
lesson-calculissimo-order = First ×, then ÷
    .task = Lay 8 ÷ 2 × 3 in the middle: it won’t be accepted. In this game × comes before ÷, so it means 8 ÷ 6. Now lay the same five tiles in an order that works.
    .done = In this game: first ×, then ÷, then + and −. The answer must be a whole number, more than zero.
lesson-calculissimo-two-lines = Two lines at once
    .task = Lay + below the 2 in the middle, and a number below the +. The + also joins the 5 and the 3.
    .done = Both lines are right, so both of them score.
lesson-calculissimo-joker = The joker
    .task = You have no signs, but you do have a joker. It can be any number, or +, − or ÷, but never ×. Use it to lay a line.
    .done = Once you’ve said what a joker is, it stays that. The coloured square under it gives it no bonus.
lesson-calculissimo-exchange = Exchange
    .task = Seven numbers and no sign: that’s hard. Choose “Exchange” (on a phone, under the three dots), then the tiles you don’t want.
    .done = They go back into the bag, and you draw the same number of new ones. That uses up your turn.
lesson-calculissimo-contest = Challenge
    .task = At some tables the players are the judges. Somebody laid 8 ÷ 2 × 3 and says it makes 24. Is that wrong? Then challenge it.
    .done = In this game × comes before ÷, so it was 8 ÷ 6, and that’s not a whole number. The tiles go back, and the turn is lost.
lesson-calculissimo-announce = Say your total
    .task = At these tables you work out the points yourself. Lay a line, type your total, and play.
    .done = Your total is right. If it were wrong, somebody could challenge it, and it would be corrected.
lesson-calculissimo-last = The last tiles
    .task = The bag is empty, and you have two tiles left. Lay both of them in one move.
    .done = That’s the end. Tiles you have left cost points: a number costs its value, a sign or a joker costs 10.

## Contig 60

lesson-contig60-first = Your first sum
    .task = The dice show 2, 3 and 4. Make a sum with all three: 2 + 3 + 4, for example. Its square lights up. Cover it.
    .done = Use each die once, in any order, with + − { sign-times } { sign-divided }.
lesson-contig60-twenty = Brackets
    .task = The same dice: make 20. Add two of them in brackets, then multiply.
    .done = What’s in brackets comes first: (2 + 3) { sign-times } 4 = 20.
lesson-contig60-order = First { sign-times }, then +
    .task = The dice show 1, 2 and 6. Make 13. You don’t need brackets, because { sign-times } comes before +.
    .done = 1 + 2 { sign-times } 6: first 12, then 13. Just like at school.
lesson-contig60-neighbours = Neighbours score points
    .task = 0, 1 and 27 are covered, and 28 touches them all. Make 28 with 4, 4 and 6.
    .done = Three covered squares next to yours score three points. Points come off your total: the lower, the better.
lesson-contig60-most = The best square
    .task = The dice show 2, 3 and 5. Find the square that touches three markers.
    .done = 30 touches 29, 31 and 55. Look where the markers are close together.
lesson-contig60-pass = Pass
    .task = The dice show 1, 1 and 1. They can only make 0, 1, 2 and 3, and those are covered. So pass.
    .done = Now the other side may try with the same dice. But here they can’t find anything either.
lesson-contig60-steal = Steal
    .task = The other side passed with 3, 3 and 6. Make 54 with those dice: a steal counts double.
    .done = Two neighbours, counted double: four points. And now it’s your own turn.
lesson-contig60-contest = Challenge
    .task = At some tables the players are the judges. The other side says: 3 + 4 { sign-times } 2 = 14. Is that wrong? Then challenge it.
    .done = 3 + 4 { sign-times } 2 is 11. The marker goes back, and 2 points come off your total.
lesson-contig60-block = Block a line
    .task = The other side has 17, 18, 19 and 20. With 16 it would win. Be quicker: make 16 with 2, 2 and 4.
    .done = That line is blocked. Always watch out for four in a line.
lesson-contig60-five = Five in a line
    .task = You have 1, 28, 54 and 50. Make 48 with 3, 4 and 4.
    .done = Five of your markers next to each other – across, down or diagonally – win straight away.
