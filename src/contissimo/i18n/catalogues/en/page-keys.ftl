# The keys of the screen at hand, shown on ?

keys-title = Keyboard
keys-tab = go to the next item
keys-help = this list
keys-close = close what is open
keys-board = move on the board
keys-ends = to the start or the end of the row
keys-lay = lay that tile
keys-joker = lay a joker
keys-turn = change the direction
keys-erase = take the last tile back
keys-play = play the move
keys-recall = take all tiles back
keys-die = use a die with that number
keys-sign = put a sign or a bracket
keys-undo = undo one step
keys-clear = clear the sum
keys-marker = put that side’s marker
keys-aim = choose this square
keys-main = press the big button
keys-step = one move back or forward
keys-jump = to the start or the end of the game
keys-next = to the next square with something on it (Shift: the one before)
keys-rack = hear your tiles
keys-dice = hear the dice and your sum
keys-position = hear the position
keys-totals = hear the totals
keys-last = hear the last move
keys-letters = Single letters and ? work as keys

## What stands on the keys

key-tab = Tab
key-enter = Enter
key-space = Space
key-backspace = Backspace
key-escape = Esc
key-home = Home
key-end = End
