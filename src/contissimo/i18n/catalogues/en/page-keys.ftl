# The keys of the screen at hand, shown on ?

keys-title = Keyboard
keys-tab = on to the next thing
keys-help = this list
keys-close = close what is open
keys-board = move on the board
keys-ends = to the start or the end of the row
keys-lay = lay such a tile
keys-joker = lay a joker
keys-turn = change the direction
keys-erase = take the last tile back
keys-play = play the move
keys-recall = take all tiles back
keys-die = take a die that shows it
keys-sign = put a sign or a bracket
keys-undo = undo one step
keys-clear = clear the sentence
keys-aim = choose this square
keys-main = what the large button says
keys-step = one move back or on
keys-jump = to the start or the end of the game

## What stands on the keys

key-tab = Tab
key-enter = Enter
key-space = Space
key-backspace = Backspace
key-escape = Esc
key-home = Home
key-end = End
