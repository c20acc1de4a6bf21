# Printed sheets: the command that makes them, and the words on the paper.

help-print = Make a PDF to print: the board, the tiles, a score sheet, the rules, or what the dice can make.

option-sheet = What to print: board, tiles, scores or rules; for Contig 60 also dice. For a class: names, cards, worksheet, stored, record, guide.
    .value = SHEET
option-paper = The paper: a4 or letter.
    .value = PAPER
option-ink = colour, or saving: thin lines on white.
    .value = INK
option-output = The file to write. Use - for standard output. If left out, the file is named after what is in it.
    .value = FILE
option-layout = A board of your own, in a layout file.
    .value = FILE

print-made = { $file }: { $pages ->
    [one] one page
   *[other] { $pages } pages
  }. Print at 100% (“actual size”).

why-sheet-unknown = There is no sheet “{ $sheet }” here. Choose from: { $sheets }
why-choice-unknown = { $name } can’t be “{ $said }”. Choose from: { $choices }
why-file-not-pdf = this file already exists and is not a PDF, so it was left alone.

## The head of each sheet

print-title = { $game }: { $sheet }
print-own-rules = House rules
print-about-board = { $sheet } · { $rules } · { $width } × { $height } squares
print-about-tiles = { $sheet } · { $rules } · { $count ->
    [one] one tile
   *[other] { $count } tiles
  }
print-about-markers = { $sheet } · { $rules } · { $count ->
    [one] one marker a side
   *[other] { $count } markers a side
  }
print-about = { $sheet } · { $rules }

## The board

print-glue = glue
print-cut-board = Cut the board out along its edge. On cardboard it lasts longer.
print-cut-parts = Cut out the { $count } sheets along the edge of the board and round the tabs.
print-glue-parts = Put glue on the tabs and lay the next sheet on them, square beside square.
print-square-size = A square measures { $mm } mm.
print-ruler = This line is { $mm } mm long. If it isn’t, print at 100% (“actual size”).
print-kind-number = The number on it counts { $factor } times.
print-kind-operation = The whole operation counts { $factor } times.
print-kind-start = Start square: the whole operation counts { $factor } times.
print-sheet-position = Position
print-position-seat = Player { $seat }: { $points }
print-position-turn = to move
print-position-bag = In the bag: { $count }

## Tiles, markers and dice

print-cut-tiles = Cut along the lines. A tile measures { $mm } mm and fits the squares of the printed board.
print-cut-markers = Cut out the markers; each side takes one shape.
print-fold = Cut out the dice, fold them along the dashed lines and glue the tabs inside.

## Score sheets

print-date = Date
print-points = Points
print-total = Total
print-dice = Dice
print-sentence = Sum
print-steal = ×2
print-left = − tiles left
print-result = Final total
print-remind-time = A turn lasts { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  } at most.
print-remind-leftover = { $leftover ->
    [tile_count] At the end a number left over costs 1, a sign or a joker { $cost }.
   *[face_value] At the end a number left over costs its value, a sign or a joker { $cost }.
  }
print-remind-all = Whoever lays all { $count } tiles at once has another turn.
print-remind-highest = The highest total wins.
print-remind-neighbours = { $own ->
    [yes] A marker earns a point for its own square and one for each covered square around it. Take them off the total.
   *[no] A marker earns a point for each covered square around it. Take them off the total.
  }
print-remind-steal = ×2: tick this for stolen dice. The points then count double.
print-remind-line = { $length } markers in a line win at once.
print-remind-rounds = The game ends after { $count ->
    [one] one round
   *[other] { $count } rounds
  }.
print-remind-lowest = The lower total wins.

## The rules

print-house = These rules: { $rules }
print-option = { $option }: { $value }

## Dice tables

print-dice-squares = How likely is each square?
print-dice-squares-about = In how many of the { $throws } throws of three dice it can be made on an empty board.
print-dice-rolls = What each roll makes
print-dice-rolls-about = The { $rolls } rolls, how many of the { $throws } throws give each, and the simplest sum for every square.
