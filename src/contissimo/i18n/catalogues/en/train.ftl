# Learning the tables of the computer players again.

help-train = Train a computer player again from scratch, by letting it play against itself.

option-neutral = Train the judge for reviews, which expects no mistakes from anybody (Contig 60).
option-lessons = How many games to play in each round. More take longer and teach more.
    .value = N
option-learned = The file for what was learned.
    .value = FILE

train-progress = Games
train-done = What was learned is in { $path }.
