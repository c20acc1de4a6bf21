# Learning the tables of the computer players again.

help-train = Volta a treinar o computador, a partir do zero, jogando contra si próprio.

option-neutral = Treina o juiz das análises, que não conta com erros de ninguém (Contig 60).
option-lessons = Quantas partidas em cada ronda. Mais partidas demoram mais e ensinam mais.
    .value = N
option-learned = O ficheiro para o que foi aprendido.
    .value = FICHEIRO

train-progress = Partidas
train-done = O que foi aprendido está em { $path }.
