# The rules on the page: the game in a minute, and what stands around the rules themselves.

rules-which = Which game?
rules-title = How to play { $game }
rules-minute = In a minute
rules-examples-calculissimo = The five printed examples
    .about = Every printed rule sheet works through these five moves. Step through them with the arrows.
rules-examples-contig60 = A short game
    .about = It includes the examples from the printed sheet: 20 from 2, 3 and 4, and 28 beside 0, 1 and 27. Then come a steal and five in a line.
rules-whole = The rules, word for word
rules-contents = Contents

guide-calculissimo-1 = Lay tiles that make a sum
    .about = All in one row or column, and joined to the tiles already there. Every row or column of touching tiles must be a complete sum.
guide-calculissimo-2 = You score the answer
    .about = { $has ->
        [neither] Work it out from left to right.
        [times] As at school, × comes before + and −. A line may have only one ×.
        [divided] As at school, ÷ comes before + and −.
       *[both] { $order ->
            [school] As at school: × and ÷ from left to right, then + and −. A line may have only one ×.
           *[sheet] In this game × comes first, then ÷, then + and −. A line may have only one ×.
        }
    } If your tiles make several lines, each one scores.
guide-calculissimo-3 = Colours score more
    .about = On green a number counts double, on blue three times. { $operation_bonuses ->
        [highest_only] Yellow doubles the whole line, purple triples it; of several, only the best counts.
       *[cumulate] Yellow doubles the whole line, purple triples it.
    }
guide-calculissimo-4 = { $zero_counts ->
    [yes] A whole number, never below zero
   *[no] A whole number, more than zero
 }
    .about = { $every_step_whole ->
        [yes] With the colours, and without them too. And every step on the way must be a whole number, never below zero.
       *[no] This must be true both with the colours and without them.
    }
guide-calculissimo-5 = { $has ->
    [neither] Jokers stand for anything
    [divided] Jokers stand for anything
   *[both] Jokers stand for anything but ×
 }
    .about = You say what it is when you lay it, and that’s what it stays.
guide-calculissimo-6 = The bag runs out
    .about = { $end_when_stuck ->
        [anyone] The game is over when somebody has laid their last tile, or can’t make a move with the bag empty.
       *[nobody] The game is over when somebody has laid their last tile.
    } { $leftover ->
        [tile_count] Each number left over costs 1, each sign or joker 10.
       *[face_value] Numbers left over cost their value, signs and jokers cost 10.
    } The most points wins.

guide-contig60-1 = Throw three dice
    .about = Make a sum with them. { $has ->
        [neither] Use each die once, with { $operations }.
        [times] Use each die once, with { $operations } and brackets as you like.
        [divided] Use each die once, with { $operations } and brackets as you like.
       *[both] Use each die once, with { $operations } and brackets as you like.
    }
guide-contig60-2 = Cover the answer
    .about = The square must be free. You put one of your markers on it.
guide-contig60-3 = Neighbours score points
    .about = { $own_square_counts ->
        [yes] Your square scores one point, and so does each covered square next to it, whoever covered it.
       *[no] Each covered square next to yours, whoever covered it, scores one point.
    } Points come off your { $points }: the lower, the better.
guide-contig60-4 = No idea? Pass
    .about = Then the other side may steal: the same dice, and double points.
guide-contig60-5 = { $line_length ->
    [0] Lines don’t win here
    [one] { $line_length } marker wins at once
   *[other] { $line_length } in a line win at once
 }
    .about = { $line_length ->
        [0] Only the points decide.
        [one] Across, down or diagonally, all yours and side by side.
       *[other] Across, down or diagonally, all yours and side by side.
    }
guide-contig60-6 = { $race_to_zero ->
    [yes] The first to get down to 0 wins
   *[no] { $line_length ->
        [0] The lower total wins
        [one] Or the lower total wins
       *[other] Or the lower total wins
    }
 }
    .about = { $rounds ->
        [0] { $minutes ->
            [0] The game is over as soon as one side has laid its last marker.
            [one] The game is over after { $minutes } minute.
           *[other] The game is over after { $minutes } minutes.
        }
        [one] The game is over after { $rounds } round.
       *[other] The game is over after { $rounds } rounds.
    }
