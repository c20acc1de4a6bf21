# Learning the tables of the computer players again.

help-train = Let a computer player learn again, from nothing, by games against itself.

option-lessons = How many games to play in each round. More take longer and teach more.
    .value = N
option-learned = The file for what was learned.
    .value = FILE

train-progress = Games
train-done = What was learned is in { $path }.
