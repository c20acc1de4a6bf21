# House rules: the form, around the options themselves (options.ftl).

house-title = House rules of { $game }
house-about = Change what you like. Everybody at the table plays by these rules.
house-base = Start from
house-sheets = How the printed sheets differ
house-group-play = How it is played
house-group-points = Points
house-group-end = The end
house-group-time = Time
house-group-judging = Checking
house-group-material = Board and pieces
house-on = yes
house-off = no
house-usual = as usual
house-usual-number = usually { $number }
house-undo = Undo this change
house-text-base = as above
house-text-own = my own…
house-text-calculissimo-layout = A line for each row, a letter for each square: . plain, g green, b blue, y yellow, p purple, * start
house-text-calculissimo-tiles = One line for each tile: the tile and how many there are, for example: 7 5
house-text-contig60-layout = A line for each row, with a space between the numbers. No number may appear twice.
house-wrong = There is a mistake in the form. It is explained next to the field.
house-same = Just like “{ $name }”.
house-changed = { $count ->
    [one] One thing differs from “{ $name }”
   *[other] { $count } things differ from “{ $name }”
  }
house-play = Play with these rules
house-computer = Against the computer
