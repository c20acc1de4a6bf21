# Learning the tables of the computer players again.

help-train = Treina o computador de novo, do zero, fazendo ele jogar contra si mesmo.

option-neutral = Treina o juiz das análises, que não conta com erros de ninguém (Contig 60).
option-lessons = Quantas partidas em cada rodada. Mais partidas demoram mais e ensinam mais.
    .value = N
option-learned = O arquivo para guardar o que foi aprendido.
    .value = ARQUIVO

train-progress = Partidas
train-done = O que foi aprendido está em { $path }.
