# The help of the command line. An option's "value" is the word that stands for what is typed there.

help =
    Two games with numbers: Calculissimo and Contig 60.
    To play now, type: contissimo play calculissimo
help-verbs = What you can do
help-arguments = What it is about
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
help-moves = Show every move that is possible on a board, the best first.
help-score = Show what one move scores, step by step, or why it is not allowed.
help-rules = Show the rules of a game, and the house rules that you can change.
help-replay = Show a saved game again, move by move.
help-verify = Check a saved game: were the rules kept, and was the chance fair?

option-game = calculissimo or contig60.
    .value = GAME
option-file = The file of a saved game. A - stands for what is piped in.
    .value = FILE
option-board = The file of a board text. A - stands for what is piped in. Without it the board is empty.
    .value = FILE
option-rack = Calculissimo: the tiles on the rack, like 12+-? (a ? is a joker).
    .value = TILES
option-dice = Contig 60: what the three dice show, like 2,3,4.
    .value = DICE
option-move = The move, like 8d 9+6/2 or (2+3)*4=20.
    .value = MOVE
option-ruleset = The name of the rules, or a TOML file with your own. “contissimo rules GAME” lists the names.
    .value = NAME
option-top = Show only the best so many.
    .value = N
option-players = Who plays, by seat: you, random or greedy. Say you,you for two people at this keyboard.
    .value = PLAYERS
option-seed = A small number that makes the same game again, to try things out.
    .value = N
option-record = Save the game in this file.
    .value = FILE
option-best = Show the move of most points beside each move that was made.
option-hints = Allow the word “moves”, which shows the best moves.
option-json = Answer in lines of JSON, for other programs.
option-lang = The language, like en.
    .value = LANG
