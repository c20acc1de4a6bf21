# Why something was refused. The key is "why-" and the code, with dashes for underscores.
# Which values a code comes with stands where it is raised; tests/cli/test_words.py compares.

## Where a mistake stands, before the sentence about it

where-file = { $file }: { $sentence }
where-file-line = { $file }, line { $line }: { $sentence }
where-file-entry = { $file }, line { $line }, entry { $seq }: { $sentence }
where-line = Line { $line }: { $sentence }
where-entry = Line { $line }, entry { $seq }: { $sentence }

## Calculissimo: placements

why-not-on-rack = You do not have all of these tiles on your rack.
why-square-occupied = There is already something on { $squares }.
why-off-board = That would go over the edge of the board.
why-bracket-differs = The tile in brackets at { $squares } is not the one on the board.
why-nothing-placed = You did not place any tile. Tiles outside brackets are yours.
why-nothing-exchanged = To exchange, name at least one of your tiles.
why-line-not-whole = Write the whole line, with the tiles already at { $squares }.
why-no-line = The tile at { $squares } touches nothing. Make a line of two or more tiles.
why-not-connected = Your tiles must join the tiles on the board.
why-start-not-covered = The first move must cover the start square { $squares }.
why-joker-as-nothing = Say what the joker at { $squares } stands for, like ?6.
why-joker-as-times = A joker can’t be ×.
why-joker-as-left-out = This game is played without { $face }, so a joker can’t be { $face }.
why-line-incomplete = { $line } is not a complete sum. It must go number, sign, number, and end with a number.
why-times-twice = { $line } has two { sign-times }. Only one is allowed in a line.
why-division-by-zero = Nothing can be divided by zero.
why-division-by-zero-without-bonus = Without the colours, { $line } divides by zero.
why-not-positive = { $line } must make more than zero.
why-not-positive-without-bonus = Without the colours, { $line } must make more than zero too.
why-not-whole = { $line } does not make a whole number.
why-not-whole-without-bonus = Without the colours, { $line } does not make a whole number.
why-step-not-whole = In { $line } every step must be a whole number, and none below zero.
why-step-not-whole-without-bonus = Without the colours, every step of { $line } must be a whole number too, and none below zero.
why-total-missing = Say your total too, like =48 at the end.
why-total-too-large = A total can’t be more than { $limit }.
why-exchange-never = In this game tiles are never exchanged.
why-exchange-bag-empty = The bag is empty, so there is nothing to exchange.
why-exchange-placement-exists = You can place something, so you may not exchange.
why-bag-too-small = The bag holds { $tiles ->
    [one] only one tile
   *[other] only { $tiles } tiles
  }, but these players need { $needed }.

## Contig 60: sentences

why-square-unknown = There is no square { $squares } on this board.
why-leading-sign = A sum can’t begin with a minus sign.
why-dice-not-used-once = Use each die exactly once. The dice are { $dice }.
why-operation-not-allowed = This game is played without { $operations }.
why-value-is-not-square = That makes { $value }, not { $squares }.
why-roll-impossible = These dice can’t show { $dice }.
why-seat-unknown = There is no side { $seat }.

## Both games

why-not-your-turn = It is not your turn.
why-resign-wait = Tiles or dice are still to come. Give up right after that.
why-game-over = The game is over.
why-not-now = That can’t be done now.
why-too-late = Too late, time is up.
why-seat-count = This game can’t be played by { $seats ->
    [one] one player
   *[other] { $seats } players
  }.
why-chance-impossible = The bag does not hold these tiles.
why-note-of-player = No player can say this.
why-note-refused = “{ $note }” is not possible here.

## Texts that can’t be read

why-move-unreadable = I can’t read “{ $text }” as a move.
why-move-too-long = A move has at most { $limit } characters.
why-expression-unreadable = I can’t read “{ $text }” as a sum.
why-expression-too-long = A sum has at most { $limit } characters.
why-position-fields = A position has { $expected } parts with one space between them.
why-position-field = The part “{ $field }” of the position is wrong.
why-position-contradiction = The parts of the position do not fit together.
why-position-impossible = No game can get into this position.
why-position-tiles = There are more tiles in the position than in the bag.
why-position-board = The board of the position is wrong.
why-position-scores = I can’t read the totals “{ $text }” of the position.
why-position-markers = The markers “{ $text }” of the position are wrong.
why-position-dice = These dice can’t show “{ $text }”.
why-position-to-move = “{ $text }” can’t be the one to move in this position.
why-position-flags = The last part of the position, “{ $text }”, is wrong.
why-position-flag = I can’t read “{ $text }” in the last part of the position.
why-position-over = The game is over in this position.
why-position-window = A move can still be challenged in this position, so no game can begin with it.
why-position-open-seats = A game from a position is only against the computer or on one device.
why-position-slow = Working out this position took too long.
why-seed-unreadable = The seed must be written in the digits 0-9 and a-f.
why-seed-length = The seed must be { $expected } bytes long, and this one has { $length }.
why-contribution-unreadable = What a player adds to the draw must be written in the digits 0-9 and a-f.
why-contribution-length = What a player adds to the draw must be { $expected } bytes long, and this has { $length }.
why-contributions-unreadable = What a player adds to the draw must be written in the digits 0-9 and a-f.
why-contributions-length = What a player adds to the draw must be { $expected } bytes long, and this has { $length }.
why-commitment-unreadable = The commitment must be written in the digits 0-9 and a-f.
why-commitment-length = The commitment must be { $expected } bytes long, and this one has { $length }.
why-digest-length = The digest must be { $expected } bytes long, and this one has { $length }.

## Files of rules, boards and tiles

why-file-missing = there is no such file.
why-file-is-directory = this is a folder, not a file.
why-file-unreadable = this file can’t be opened.
why-file-unwritable = nothing can be saved here.
why-file-not-utf8 = this is not a text file in UTF-8.
why-file-too-large = this file is too large. At most { $limit } bytes are read.
why-toml-unreadable = this can’t be read as TOML.
why-option-unknown = there is no option “{ $option }”.
why-option-wrong = “{ $option }” must be { $expected }.
why-layout-letter = “{ $letter }” is not a kind of square. Use . g b y p *
why-layout-width = this row has { $width ->
    [one] one square
   *[other] { $width } squares
  }, but the rows above have { $expected }.
why-layout-size = a board has { $low } to { $high } rows and columns.
why-layout-two-starts = there is a second start square *. A board has only one.
why-layout-no-start = there is no start square *.
why-layout-number = “{ $text }” is not a whole number from 0 to { $high }.
why-layout-twice = the number { $number } is already on line { $first }.
why-bag-face-twice = the tile { $face } appears here for the second time.
why-bag-too-large = a bag holds at most { $limit } tiles.
why-bag-line = “{ $text }” should be a tile and how many there are, for example: 7 5
why-board-is-layout = this is a layout with its coloured squares, not a board with tiles or markers on it.
why-board-letter = “{ $letter }” does not belong on a board.
why-board-width = this row has { $width ->
    [one] one square
   *[other] { $width } squares
  }, but the board is { $expected } wide.
why-board-height = there { $height ->
    [one] is one row
   *[other] are { $height } rows
  }, but the board has { $expected }.

## Records

why-record-not-utf8 = this is not a text file in UTF-8.
why-record-too-large = this record is too large. At most { $limit } bytes are read.
why-record-too-long = this record is too long. At most { $limit } entries are read.
why-record-header-unreadable = this line should look like [Key "value"].
why-record-header-twice = { $key } appears here for the second time.
why-record-header-missing = the line [{ $key } "…"] is missing.
why-record-game-unknown = there is no game “{ $game }”.
why-record-ruleset-unknown = there are no rules called “{ $ruleset }”.
why-record-ruleset-wrong = the rules in this record are wrong: { $because }
why-record-seats-wrong = this game can’t be played by that many players.
why-record-players-wrong = there must be one name for each seat.
why-record-contributions-wrong = what the players added to the draw can’t be read.
why-record-commitment-wrong = the commitment can’t be read.
why-record-seed-wrong = the seed can’t be read.
why-record-position-wrong = the position in this record is wrong: { $because }
why-record-columns = an entry has 3 to 6 parts with tabs between them, and this has { $columns }.
why-record-entry-unreadable = an entry begins with its number and its seat.
why-record-out-of-order = this should be entry { $seq }, not { $found }.
why-record-after-end = the game was already over.
why-record-hidden = this move is hidden, so the game can’t be replayed yet.
why-record-clock-wrong = the time can’t be read, or runs backwards.
why-record-unreadable-move = this move can’t be read. { $because }
why-record-illegal-move = this move is against the rules. { $because }
why-record-end-differs = the end should be “{ $expected }”.
why-record-start-differs = the first entry should be “{ $expected }”.
why-record-points-differ = the points should be { $expected }.
why-record-total-differs = the total should be { $expected }.
why-record-result-differs = the result should be { $expected }.
why-record-termination-differs = the header says “abandoned”, but the moves don’t.

## What a proof can lack

why-running = The game is still going on. The seed is revealed when it is over.
why-seed-missing = The record has no seed, so its draws can’t be checked.
why-commitment-missing = The record has no commitment, so nobody knows when the seed was chosen.
why-commitment-differs = The seed is not the one that was promised at the start.
why-chance-differs = Here the seed gives something else: { $expected }
why-cut-short = The record was cut short: the seed is given, so the game was over, but its end is missing.

## Live tables

why-unreadable = The server did not understand that.
why-not-found = There is nothing here.
why-method-wrong = That can’t be done here.
why-too-large = That is too long.
why-failed = Something went wrong on our side. Please try again.
why-again = That could not be saved just now. Please try again: nothing counts twice.
why-origin-wrong = This came from another page, so it was not accepted.
why-no-identity = Choose a name first.
why-name-wrong = { $because ->
    [empty] A name needs at least one letter.
    [length] This name is too long.
    [link] A name can’t be a link.
   *[characters] This name has characters that can’t be used.
  }
why-token-wrong = This invitation is not valid, or not any more.
why-code-wrong = There is no table with this code, or its seats are taken.
why-level-unknown = There is no computer player “{ $level }”.
why-clock-unknown = This game has no such clock.
why-not-reading = You are not at this table.
why-not-seated = You have no seat at this table.
why-no-seat-open = All seats are taken.
why-seat-taken = This seat is taken.
why-seats-open = Not all seats are taken yet.
why-not-open = The game at this table has already started.
why-not-giving = Too late for that: the game has started.
why-given-already = You have already added your part to the draw.
why-not-running = This game has not started.
why-not-over = This game is not over yet.
why-closed = This table is closed.
why-table-damaged = This table is damaged and can’t be opened. The people who run the server can see it.
why-stale = The game has moved on in the meantime. Please look again.
why-try-refused = { $because ->
    [judging] In this game you work it out yourself.
   *[move] That puts nothing on the board, so it has no score.
  }
why-only-against-computers = That is only for games against the computer.
why-hint-refused = { $because ->
    [judging] In this game the players check each other’s moves, so there are no hints.
   *[window] You have to find out for yourself whether to challenge.
  }
why-help-off = This table is played without help.
why-help-refused = { $because ->
    [judging] In this game the players check each other’s moves, so there are no hints.
   *[window] You have to find out for yourself whether to challenge.
  }
why-nothing-to-take-back = There is no move of yours to take back.
why-not-yet = This is shown once the turn is over.
why-no-such-entry = There is no such turn in this game.
why-possible-refused = { $because ->
    [judging] The players judge this game themselves, so this is shown when it is over.
   *[game] That can’t be asked in this game.
  }
why-replay-too-long = It would take more than { $seconds } seconds to play this record again.
why-no-decision = Nobody had to decide anything there.
why-moves-while-playing = You are playing with others just now. The best moves are shown once that game is over.
why-moves-in-round = A round of your class is running. The best moves are shown once it is over.
why-own-seat = This is your own seat.
why-seat-is-computer = A computer player sits there.
why-not-away = Whoever sits there has not been away for { $seconds } seconds.
why-not-abandoned = Nobody you are waiting for has been away long enough yet.
why-not-host = Only the one who made this table can close it.
why-table-in-use = Somebody is still playing here. A table can be closed before its game begins, or when everybody has been away for a while.
why-too-fast = That was too fast. Wait a moment.
why-busy = The server has too much to do just now. Try again in a moment.
why-too-many = That is too many at once. Try again later.
why-flood = Too many messages came from here, so the connection was closed.
why-too-slow = The connection was too slow to keep up.
why-shutdown = The server is being restarted. It will be back in a moment.
why-forgotten = Your name has been deleted, as you asked.

## What is asked at the command line

why-game-unknown = There is no game “{ $game }”. Choose from: { $games }
why-ruleset-unknown = There are no rules “{ $ruleset }”, and no file of that name. Choose from: { $rulesets }
why-rack-needed = Say which tiles you have, like --rack 12+-?
why-rack-size = A rack has 1 to { $limit } tiles, and this has { $count }.
why-rack-face = “{ $face }” is not a tile. Tiles are 0-9 + - * / and ? for a joker.
why-rack-left-out = This game is played without { $face }.
why-dice-needed = Say what the dice show, like --dice 2,3,4
why-dice-wrong = Three dice of this game can’t show “{ $dice }”.
why-move-needed = Say which move you mean, with --move
why-move-not-scored = “{ $move }” puts nothing on the board, so it has no score.
why-option-not-here = { $option } can’t be used with { $game }.
why-top-wrong = --top must be 1 or more.
why-seed-wrong = --seed must be a whole number, 0 or more.
why-player-unknown = There is no player “{ $player }”. Choose from: { $players }
why-output-failed = The answer can’t be written.
why-usage-missing = { $name } is missing.
why-usage-unknown = I do not know “{ $name }”.
why-usage-value = The value of “{ $name }” is not valid.
why-usage-twice = { $name } is given twice.
why-usage-wrong = I don’t understand that. Try --help.
