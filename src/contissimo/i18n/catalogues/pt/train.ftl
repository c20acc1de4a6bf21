# Learning the tables of the computer players again.

help-train = Deixa um jogador do computador aprender de novo, a partir do nada, jogando contra si próprio.

option-lessons = Quantos jogos em cada ronda. Mais jogos demoram mais e ensinam mais.
    .value = N
option-learned = O ficheiro para o que foi aprendido.
    .value = FICHEIRO

train-progress = Jogos
train-done = O que foi aprendido está em { $path }.
