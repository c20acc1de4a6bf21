# Learning the tables of the computer players again.

help-train = Einen Computerspieler neu lernen lassen, von null an, in Spielen gegen sich selbst.

option-neutral = Den Beurteiler der Rückblicke trainieren, der von niemandem Fehler erwartet (Contig 60).
option-lessons = Wie viele Spiele in jeder Runde. Mehr Spiele dauern länger und bringen mehr.
    .value = N
option-learned = Die Datei für das Gelernte.
    .value = DATEI

train-progress = Spiele
train-done = Das Gelernte steht in { $path }.
