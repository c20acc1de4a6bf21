# How moves of computer players are shown: a setting in the menu.

pace = Computer moves
pace-auto = Step by step at easy levels
pace-calm = Step by step
pace-quick = Step by step, quickly
pace-off = All at once
pace-still = Your device asks for little motion: all at once.
