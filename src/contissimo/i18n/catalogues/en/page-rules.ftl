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
    .about = { $order ->
        [school] As at school: × and ÷ from left to right, then + and −.
       *[sheet] In this game × comes first, then ÷, then + and −.
    } If your tiles make several lines, each one scores.
guide-calculissimo-3 = Colours score more
    .about = Green counts a number twice, blue three times. Yellow doubles the whole line, purple triples it.
guide-calculissimo-4 = A whole number, more than zero
    .about = This must be true both with the colours and without them. And a line may have only one ×.
guide-calculissimo-5 = Jokers stand for anything but ×
    .about = You say what it is when you lay it, and that’s what it stays.
guide-calculissimo-6 = The bag runs out
    .about = The game is over when somebody has laid their last tile. Numbers left over cost their value, signs and jokers cost 10. The most points wins.

guide-contig60-1 = Throw three dice
    .about = Make a sum with them. Use each die once, with + − { sign-times } { sign-divided } and brackets as you like.
guide-contig60-2 = Cover the answer
    .about = The square must be free. You put one of your markers on it.
guide-contig60-3 = Neighbours score points
    .about = Each covered square next to yours, whoever covered it, scores one point. Points come off your 60: the lower, the better.
guide-contig60-4 = No idea? Pass
    .about = Then the other side may steal: the same dice, and double points.
guide-contig60-5 = { $length ->
    [0] Lines don’t win here
    [one] { $length } marker wins at once
   *[other] { $length } in a line win at once
 }
    .about = { $length ->
        [0] Only the points decide.
        [one] Across, down or diagonally, all yours and side by side.
       *[other] Across, down or diagonally, all yours and side by side.
    }
guide-contig60-6 = Or the lower total wins
    .about = The game is over as soon as one side has laid its last marker.
