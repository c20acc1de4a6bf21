# The review of a game on the page: numbers, graph, turns, another try, and what to practise.

review-heading = Review
review-of = { $game }: review
review-failed = There is no review of this game
review-loading = Looking back at the game…
review-as = View as
review-quick-look = This is a quick look so far.
review-closer = A closer look is under way.
review-close-look = This was a close look.
review-closer-again = Take a closer look
review-back = Previous turn
review-next = Next turn
review-share = Copy link to this turn
review-replay = See the game again
keys-review-turns = to the previous or next turn

## The numbers of a player: each with a sentence

review-head-top = Found { $n } of every 100 points on offer.
review-head-accuracy = { $n } out of 100 for good choices. Always choosing the best move gives 100.
review-head-luck = Luck
review-luck-good = Luck was on this side.
review-luck-bad = Luck was on the other side.
review-luck-even = Luck was fair to everybody.
review-head-skill = Choices
review-skill-good = Chose better than the others.
review-skill-bad = The others chose better.
review-skill-even = Everybody chose about equally well.
review-head-mistakes = Mistakes: { $small } small, { $medium } medium, { $large } large.
review-stars = { $n } of 3 stars
review-stars-1 = Played to the end. Well done!
review-stars-2 = Many good ideas!
review-stars-3 = What a great game!

## The graph, and the same as a table

review-graph = How the game went
review-graph-share = Chance of winning
review-graph-luck = Luck
review-graph-turning = The game turned here
review-graph-slip = Worth another try
review-graph-chance = Chance of winning: { $percent }
review-table = All turns as a table
review-column-turn = Turn
review-column-who = Player
review-column-move = Move
review-column-cost = Cost
review-column-share = Chance
review-column-points = Points
review-column-kept = Tiles kept
review-sum = How luck and choices add up
review-sum-about = From the chance at the start to the result: everything adds up.

## One turn

review-turn = Turn { $turn }
review-no-choice = There was nothing to choose here.
review-was-best = That was the best move.
review-was-good = That was as good as the best move.
review-even-better = Even better
review-even-better-about = There was something even better.
review-size-small = A small slip.
review-size-medium = A mistake.
review-size-large = A large mistake.
review-lost = It lowered the chance of winning by { $percent }.
review-played = Played
review-best = Best
review-other = Choice { $n } of { $of }
review-better-one = A better one
review-worse-one = The next one
review-lay = Try another move
review-all = All choices ({ $n })
review-exact = Proved

## Another try

review-again = Try again ({ $n })
review-again-none = There is nothing that needs another try. Well played!
review-again-at = Another try: { $at } of { $of }
review-again-task = What would be better here?
review-again-right = Right! That is as good as the best move.
review-again-not-yet = There is something even better. Look again!
review-again-wrong = Not quite: { $percent } chance of winning, { $loss } less than with the best move.
review-again-reply = Best reply: { $move }
review-again-throws = { $k } of { $of } throws can make it.
review-again-more = Once more
review-again-show = Show all moves that are as good
review-again-good = As good as the best move
review-again-next = Next one
review-again-back = Back to the review
review-again-done = Found again: { $n } of { $of }
review-again-all = Start over
review-trial = Turn { $turn }: another move
review-trial-task = Make any move and see what it is worth.

## The last games of this browser

review-practice = What to practise
review-practice-none = Once you have finished a game in this browser, this page shows what to practise.
review-practice-about = Your last games in this browser: { $n }
review-practice-busy = Looking at your games: { $done } of { $of }
review-practice-fine = Nothing stands out. Well played!
review-practice-again = Worth another try
review-practice-mistake = Try again: { $percent } to win back
review-practice-games = Your games
review-kinds = By kind
review-stages = By part of the game
review-drop = Review another saved game
