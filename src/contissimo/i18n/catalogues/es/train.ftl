# Learning the tables of the computer players again.

help-train = Deja que un jugador del ordenador aprenda otra vez, desde cero, jugando contra sí mismo.

option-lessons = Cuántas partidas en cada ronda. Más partidas tardan más y enseñan más.
    .value = N
option-learned = El archivo para lo aprendido.
    .value = ARCHIVO

train-progress = Partidas
train-done = Lo aprendido está en { $path }.
