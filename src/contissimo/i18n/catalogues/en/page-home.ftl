# The first screen of the page, and the computer players that have no number.

home-title = Two board games with numbers
home-code = A code from a friend?
home-join = Join
home-children = For children
home-children-times = With times tables
home-about-calculissimo = A crossword of sums: lay tiles, score the results.
home-about-contig60 = Three dice, one sum, and the right square.
home-learn = Learn to play
home-friends = With friends
home-device = On this device
home-watch = Watch
home-rules = Rules
home-house = House rules
home-class = For a class
home-class-about = One deal for everybody, on the projector and on their own devices
home-waiting = { $count ->
    [one] Your turn
   *[other] Your turn at { $count } tables
  }
home-running = { $count ->
    [one] One table running
   *[other] { $count } tables running
  }
home-tables = My tables
home-tables-none = The games you are playing appear here, and whose turn it is.
home-table-with = with { $names }
home-table-seats = { $count ->
    [one] one open seat
   *[other] { $count } open seats
  }
home-table-device = on this device
home-table-open = not started yet
home-table-turn = { $name } to move
storage-off = This browser doesn’t save anything, so we can’t recognise you here. To sit at a table, allow cookies for this page. Watching, reading the rules and replays work without them.

## Computer players

level-against = Against
level-title = Who plays against you?
level-others = Others
level-done = Done
close = Close
computer-random = Scatterbrain
    .about = Plays anything that is allowed, without a thought.
computer-greedy = Points grabber
    .about = Always goes for the most points right now.
computer-evaluation = Planner
    .about = Counts the points, and also what the tiles left on the rack are worth.
computer-blocker = Blocker
    .about = Takes points, and gets in the way of your lines.
computer-champion = Supreme champion
    .about = The strongest we have, under another name: it plays just like the last level above.
