# House rules: what each set of rules is, and what each option changes.
# `.name` is the heading of an option in a form. `.page` is the sentence there, where the first one speaks of values as a file has them.

rules-presets = Ready-made rules (use one with --ruleset NAME)
rules-options = House rules of “{ $ruleset }” (write your own in a TOML file)
value-true = true
value-false = false

## Calculissimo

preset-calculissimo-classic = The usual game, two minutes a turn.
    .name = Classic
preset-calculissimo-sheet-pt = As the Portuguese sheet has it: exchange only when stuck, and players check each other.
    .name = Portuguese sheet
preset-calculissimo-sheet-nl = As the Dutch sheet has it: exchange only when stuck, and players check each other.
    .name = Dutch sheet
preset-calculissimo-sheet-de = As the German sheet has it: like the Dutch one, only the best colour of a line counts, and the game ends when one player is stuck.
    .name = German sheet
preset-calculissimo-sheet-ja = As the Japanese sheet has it: no exchange, and a number left over costs 1.
    .name = Japanese sheet
preset-calculissimo-relaxed = The usual game without a clock.
    .name = Relaxed
preset-calculissimo-short = Half the tiles and no clock: about twenty minutes.
    .name = Short
preset-calculissimo-junior = For young players: only + and −, every step a whole number, no clock.
    .name = Junior

option-calculissimo-operators = Which of + − × ÷ are in the bag.
    .name = Signs
option-calculissimo-turn_seconds = How many seconds a turn may last; then it is a pass.
    .name = Time for a turn
option-calculissimo-main_seconds = How many seconds each player has for the whole game, in place of a limit for each turn.
    .name = Time for the whole game
option-calculissimo-increment_seconds = How many seconds a finished turn adds to the time for the whole game.
    .name = Time added by a turn
option-calculissimo-exchange = When tiles may be exchanged: any_time, only_when_stuck or never (the Japanese sheet).
    .name = Exchanging tiles
    .page = When you may put tiles back into the bag and draw others.
option-calculissimo-every_step_whole = Every step of a sum must be a whole number, and none below zero.
    .name = Whole steps
option-calculissimo-zero_counts = A line may make 0, and then scores 0.
    .name = A line that makes 0
option-calculissimo-operation_bonuses = Several yellow and purple squares in a line: all count (cumulate) or only the best (highest_only, the German sheet).
    .name = Several yellow or purple squares
    .page = What counts when a line covers more than one of them.
option-calculissimo-joker_on_operation_square = Whether a joker on a yellow or purple square earns its bonus.
    .name = Joker on yellow or purple
option-calculissimo-end_when_stuck = With an empty bag the game ends when nobody can go on, or already when anyone can’t (the German sheet).
    .name = The end
    .page = When the game is over once the bag is empty.
option-calculissimo-leftover = What a number left over costs: its value (face_value) or 1 (tile_count, the Japanese sheet).
    .name = Numbers left over
    .page = What a number still on your rack costs at the end.
option-calculissimo-judging = Who checks the moves: the program (referee) or the other players (challenge).
    .name = Who checks the moves
    .page = Whether a wrong move is refused at once, or stands until somebody contests it.
option-calculissimo-window_seconds = How many seconds the others have to challenge a move.
    .name = Time to contest
option-calculissimo-announce = You say your total before the program shows it.
    .name = Announcing
option-calculissimo-layout = Where the coloured squares and the start square are.
    .name = Board
option-calculissimo-tiles = How many tiles of each kind are in the bag.
    .name = Bag

## Contig 60

preset-contig60-contig60 = The usual game without a clock.
    .name = Usual
preset-contig60-timed = The usual game with 60 seconds a turn.
    .name = Timed
preset-contig60-sheet-pt = As the Portuguese sheet has it: the sides check each other.
    .name = Portuguese sheet
preset-contig60-contig-us = The American game: rows from 1 to 216, the square itself counts, no winning row, 8 rounds.
    .name = American Contig
preset-contig60-junior = For young players: only + and −, no clock.
    .name = Junior

option-contig60-faces = Which numbers each die shows.
    .name = Dice
option-contig60-markers = How many markers each side has.
    .name = Markers
option-contig60-points = With how many points each side begins.
    .name = Points at the start
option-contig60-operations = Which of + − × ÷ may be used.
    .name = Signs
option-contig60-turn_seconds = How many seconds a turn may last; then it is a pass.
    .name = Time for a turn
option-contig60-race_to_zero = The first side at 0 or below wins at once.
    .name = Race to zero
option-contig60-own_square_counts = A marker earns one more point, for its own square.
    .name = One’s own square counts
option-contig60-judging = Who checks the sums: the program (referee) or the other side (challenge).
    .name = Who checks the sums
    .page = Whether a wrong sum is refused at once, or stands until the other side contests it.
option-contig60-window_seconds = How many seconds the other side has to challenge a sum.
    .name = Time to contest
option-contig60-false_accusation_cost = How many points a wrong challenge costs.
    .name = Wrong contest
option-contig60-line_length = How many markers in a row win at once; 0 turns this off.
    .name = Winning line
option-contig60-rounds = After how many rounds the game ends.
    .name = Rounds
option-contig60-minutes = After how many minutes the last round is played.
    .name = Minutes
option-contig60-layout = Which number stands on which square.
    .name = Board

## The values of options as a form shows them

choice-any_time = at any time
choice-only_when_stuck = only when no placement is possible
choice-never = never
choice-cumulate = they all count
choice-highest_only = only the best one counts
choice-no_bonus = earns no bonus
choice-bonus = earns the bonus
choice-nobody = when nobody can go on
choice-anyone = as soon as one player can’t go on
choice-face_value = its value
choice-tile_count = 1 point, whatever it is
choice-referee = the program
choice-challenge = the other players
choice-none = no limit
choice-auto = 20 seconds in games with a clock, else no limit
choice-calculissimo-classic = the usual one
choice-calculissimo-short = half of everything
choice-contig60 = the spiral from 0 to 180
choice-contig-us = plain rows from 1 to 216
