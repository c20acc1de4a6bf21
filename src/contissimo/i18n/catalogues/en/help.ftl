# The help of the command line. An option's "value" is the word that stands for what is typed there.

help =
    Two games with numbers: Calculissimo and Contig 60.
    To play now, type: contissimo play calculissimo
help-verbs = What you can do
help-arguments = What it works on
help-options = What you can add
help-help = Show this help.
help-version = Show the version.
help-usage = Usage: { $line }
    .command = COMMAND
    .options = [OPTIONS]
help-required = { $sentence } [required]
version = Contissimo { $version }, { $kernel ->
    [compiled] with the compiled generator
   *[plain] with the generator in plain Python
}

help-play = Play in this window, against the computer or with others at the same keyboard.
help-moves = Show every possible move on a board, best first.
help-score = Show what one move scores, step by step, or why it is not allowed.
help-rules = Show the rules of a game, and the house rules that you can change.
help-replay = Show a saved game again, move by move.
help-verify = Check a saved game: were the rules followed, and were the draws and throws fair?

option-game = calculissimo or contig60.
    .value = GAME
option-file = A saved game file. Use - to read standard input.
    .value = FILE
option-board = A text file with the board. Use - to read standard input. If left out, the board is empty.
    .value = FILE
option-rack = Calculissimo: the tiles on the rack, like 12+-? (a ? is a joker).
    .value = TILES
option-dice = Contig 60: what the three dice show, like 2,3,4.
    .value = DICE
option-move = The move, like 8d 9+6/2 or (2+3)*4=20.
    .value = MOVE
option-ruleset = The name of the rules, or a TOML file with your own. “contissimo rules GAME” lists the names.
    .value = NAME
option-text = Print only the exact text of the rules, as a record holds it.
option-top = Show only the N best moves.
    .value = N
option-players = Who sits in each seat: you, level-1 to level-8, greedy or random. If left out: you,level-2. Use you,you for two people at this keyboard.
    .value = PLAYERS
option-seed = A number that makes the same game come out again, for trying things out.
    .value = N
option-record = Save the game in this file.
    .value = FILE
option-best = Show the highest-scoring move next to each move that was played.
option-hints = Allow the word “moves”, which shows the best moves.
option-json = Print JSON lines, for other programs.
option-lang = The language, for example en.
    .value = LANG
option-signs = The signs in sums: tiles (× ÷, as on the tiles) or school (as schools of the language write them).
    .value = SIGNS
