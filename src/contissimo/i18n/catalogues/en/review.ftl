# Reviews: luck, skill, mistakes and another try.

help-review = Look back at a finished game: luck, skill, mistakes, and what was better. A folder sums up many games.

option-review-file = A saved game, or a folder of saved games. Use - to read standard input.
option-deep = Look closely: slower, but more reliable.
option-svg = Also save the graph of the game as an SVG picture.
    .value = FILE
option-player = Only the moves of this player.
    .value = NAME

## The review of a game

review-title = { $game }, rules { $ruleset }
review-quick = A quick look. Use --deep for a close one.
review-quick-calculissimo = The luck of draws is estimated from fewer samples than in a close look.
review-closely = A close look.
review-progress = Entries
review-top = { $name } found { $percent } of the points that were there.
review-accuracy = { $name }: { $number } of 100 for good choices.
review-level = Plays like level { $level }.
review-levels = Plays like level { $level } ({ $low } to { $high }).
review-mistakes = Decisions: { $decisions }. Mistakes: { $small } small, { $medium } medium, { $large } large.
review-rate = Lost per decision: { $number } thousandths of a win.
review-start = At the start
review-luck = Own luck
review-luck-others = Luck of the others
review-skill = Skill
review-rest = Rest
review-end = At the end
review-so-far = So far
review-swings = The chance of winning goes up and down all game long, so luck and skill can each add up to more than { $percent }.
review-kindly = The winner has nearly always had more luck, too.
review-cost = { $name }: { $move } cost { $percent }.
review-better = Better: { $move }
review-none = No larger mistakes.
review-turning = The game turned at { $entries }.
review-stopped = Stopped early: { $done } of { $of } entries have been looked at.
review-saved = The graph is in { $path }.

## Many games

review-games = { $games ->
    [one] One game
   *[other] { $games } games
  }
review-skipped = Left out: { $sentence }
review-by-player = Players
review-by-kind = Lost, by kind
review-by-stage = Lost, by part of the game
review-column-games = Games
review-column-decisions = Decisions
review-column-mistakes = Mistakes
review-column-lost = Wins lost
review-column-rate = Wins lost per 1,000 decisions

## Why the best is better: the code of a fact with its values

review-fact-points = { $n ->
    [one] One point more.
   *[other] { $n } points more.
  }
review-fact-not-established = It is too close to say which is better.
review-fact-sum-wrong = { $line } is not right.
review-fact-contest-right = { $line } was wrong, so it was right to challenge it.
review-fact-contest-wrong = { $line } was right. There was nothing to challenge.
review-fact-line = { $square } completes a line. { $k } of { $of } throws can make it.
review-fact-block = { $square } blocks a line that { $k } of { $of } throws would complete.
review-fact-threat = Then only { $square } is missing for a line: { $k } of { $of } throws can make it.
review-fact-threats = Then { $squares } each complete a line: { $k } of { $of } throws can make one of them.
review-fact-leaves = { $n ->
    [one] What was played leaves { $square } for one point, and { $k } of { $of } throws can make it.
   *[other] What was played leaves { $square } for { $n } points, and { $k } of { $of } throws can make it.
  }
review-fact-steal = { $k ->
    [one] A pass lets the others steal one square for double points.
   *[other] A pass lets the others steal one of { $k } squares for double points.
  }
review-fact-made = { $square } could be made: { $line }
review-fact-seven = Seven tiles at once: one more turn.
review-fact-bonus-free = The ×{ $factor } on { $square } was still free: { $n } points.
review-fact-bonus-smaller = The ×{ $factor } on { $square } is worth { $n } points more in another line.
review-fact-keep = { $face } is worth about { $later } points later, and earned { $now } now.
review-fact-kept = The tiles that stay on the rack are worth about { $n } points more later.
review-fact-opens = What was played lets the next player make { $n } points more, on average.
review-fact-left = { $n ->
    [one] The tiles left at the end cost one point more.
   *[other] The tiles left at the end cost { $n } points more.
  }
review-fact-ending = { $n ->
    [one] Played to the end, that is one point less.
   *[other] Played to the end, that is { $n } points less.
  }

## What there is to practise, and when

review-kind-division = Division
review-kind-brackets = Brackets
review-kind-times = Multiplying
review-kind-joker = Jokers
review-kind-line = Lines
review-kind-block = Blocking lines
review-kind-points = Neighbours
review-kind-crossing = Crossing lines
review-kind-seven = Seven tiles
review-kind-bonus = Bonus squares
review-kind-far-bonus = Bonus squares far away
review-kind-steal = Stealing
review-kind-pass = Passing
review-kind-exchange = Exchanges
review-kind-contest = Challenging
review-kind-ending = Last tiles
review-stage-early = The beginning
review-stage-middle = The middle
review-stage-late = The end

## Why there is no review

why-review-running = this game is not over yet. A review comes after the end.
why-review-too-large = this record is too large for a review. At most { $limit } characters are read.
why-review-too-long = this record is too long for a review. At most { $limit } entries are judged.
why-review-no-judge = Nobody has taught the program to judge this game yet.
why-review-board-large = This board is too large to be judged. It may have 64 squares at most.
why-review-no-records = there is no saved game in this folder that can be looked at.
why-review-folder-graph = a graph shows one game, and this is a folder.
why-review-no-player = nobody in these games is called { $player }.
why-no-such-review = There is no such review here any more. Open it again.
why-review-slow = It takes too long to review this game.
