# Learning the tables of the computer players again.

help-train = Vuelve a entrenar al ordenador, desde cero, haciéndolo jugar contra sí mismo.

option-neutral = Entrena al juez de los repasos, que no espera errores de nadie (Contig 60).
option-lessons = Cuántas partidas en cada ronda. Más partidas tardan más y enseñan más.
    .value = N
option-learned = El archivo para lo aprendido.
    .value = ARCHIVO

train-progress = Partidas
train-done = Lo aprendido está en { $path }.
