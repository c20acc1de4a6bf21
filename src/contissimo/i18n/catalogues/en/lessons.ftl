# The first game of each, task by task. Short sentences, for children too. Of a task: its name, what is to be done, and what one has learned.

lesson-where = Task { $number } of { $count }
lesson-progress = Progress
lesson-how-calculissimo = Tap a tile, then a square.
    .keys = With keys: arrows to a square, type the tiles, Enter plays.
lesson-how-contig60 = Tap dice and signs.
    .keys = With keys: type the sum, Enter plays.
lesson-storage-off = This browser keeps nothing: next time the lesson begins anew.
lesson-back = Back
lesson-skip = Skip
lesson-next = Next task
lesson-finish = Finish
lesson-solved = Well done!
lesson-guest = Guest
lesson-again = Begin again
lesson-finished = Now you know { $game }
lesson-finished-about = Play your first whole game: against the computer, with help and without a clock.
why-lesson-not-asked = That is allowed, but the task asks for something else. Try again.

## Calculissimo

lesson-calculissimo-first = Your first line
    .task = Lay a sum across the start square in the middle: 3 + 5, for example. Then play it.
    .done = You score what it makes. The first line counts double, because of the start square.
lesson-calculissimo-cross = Cross a line
    .task = Lay a line from top to bottom through the 2 that lies there: 4 − 2 + 3, for example.
    .done = Every new line joins what lies there, and uses it again.
lesson-calculissimo-number-bonus = Green and blue
    .task = Green counts a number twice, blue three times. Put a number on the green square j8.
    .done = Only the number on the colour grows. Then the sum is worked out.
lesson-calculissimo-line-bonus = Yellow and purple
    .task = Yellow doubles the whole line, purple triples it. Find the − on k6. Put a number on the yellow square above it, and another one below.
    .done = The whole line counted double. A colour counts only once, when it is covered.
lesson-calculissimo-order = First ×, then ÷
    .task = Lay 8 ÷ 2 × 3 in the middle: it is refused. × comes before ÷, so this is 8 ÷ 6. Lay the same five tiles in an order that works.
    .done = First ×, then ÷, then + and −. The result must be whole and more than zero.
lesson-calculissimo-two-lines = Two lines at once
    .task = Lay + below the 2 in the middle, and a number below the +. The + also joins the 5 and the 3.
    .done = Both lines are right, so both of them score.
lesson-calculissimo-joker = The joker
    .task = You have no sign, but a joker. It can be any number, or +, − or ÷, but never ×. Lay a line with it.
    .done = A joker stays what you said. It gets nothing from the colour below it.
lesson-calculissimo-exchange = Exchange
    .task = Seven numbers and no sign: that is hard. Choose “Exchange” (on a phone behind the three dots), then the tiles that you don’t want.
    .done = They go back into the bag, and you draw as many new ones. That is your whole turn.
lesson-calculissimo-contest = Contest
    .task = At some tables the players are the judges. Somebody laid 8 ÷ 2 × 3 and says: 24. Is it wrong? Then contest it.
    .done = It was wrong: the tiles go back, and the turn is lost.
lesson-calculissimo-announce = Say your total
    .task = At such a table you work out the points yourself. Lay a line, write down your total, and play.
    .done = Your total is right. A wrong one could be contested, and would be put right.
lesson-calculissimo-last = The last tiles
    .task = The bag is empty, and you have two tiles left. Lay both of them in one move.
    .done = That is the end. Tiles left over cost points: a number its value, a sign or a joker 10.

## Contig 60

lesson-contig60-first = Your first sum
    .task = The dice show 2, 3 and 4. Make a sum of all three: 2 + 3 + 4, for example. Its square lights up. Cover it.
    .done = Each die counts once, in any order, with + − × ÷.
lesson-contig60-twenty = Brackets
    .task = The same dice: make 20. Add two of them in brackets, then multiply.
    .done = What stands in brackets comes first: (2 + 3) × 4 = 20.
lesson-contig60-order = First ×, then +
    .task = The dice show 1, 2 and 6. Make 13. It needs no brackets, because × comes before +.
    .done = 1 + 2 × 6: first 12, then 13. Just as at school.
lesson-contig60-neighbours = Neighbours are points
    .task = 0, 1 and 27 are covered, and 28 touches them all. Make 28 with 4, 4 and 6.
    .done = Three covered squares around yours are three points. They are taken off your total: the lower, the better.
lesson-contig60-most = The best square
    .task = The dice show 2, 3 and 5. Find the square that touches three markers.
    .done = 30 touches 29, 31 and 55. Look where the markers are close together.
lesson-contig60-pass = Pass
    .task = The dice show 1, 1 and 1. They can only make 0, 1, 2 and 3, and those are covered. So pass.
    .done = Now the other side may try the same dice. But here it finds nothing either.
lesson-contig60-steal = Steal
    .task = The other side passed with 3, 3 and 6. Make 54 with those dice: a steal counts double.
    .done = Two neighbours, counted double: four points. And now comes your own turn.
lesson-contig60-contest = Contest
    .task = At some tables the players are the judges. The other side says: 3 + 4 × 2 = 14. Is it wrong? Then contest it.
    .done = 3 + 4 × 2 is 11. The marker goes back, and 2 points come off your total.
lesson-contig60-block = Stop a line
    .task = The other side has 17, 18, 19 and 20. With 16 it would win. Be quicker: make 16 with 2, 2 and 4.
    .done = That line is stopped. Always look for four in a line.
lesson-contig60-five = Five in a line
    .task = You have 1, 28, 54 and 50. Make 48 with 3, 4 and 4.
    .done = Five of yours side by side, across, down or slanting, win at once.
