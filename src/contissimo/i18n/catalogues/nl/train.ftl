# Learning the tables of the computer players again.

help-train = Een computerspeler opnieuw laten leren, vanaf nul, door tegen zichzelf te spelen.

option-neutral = De beoordelaar van terugblikken trainen, die van niemand fouten verwacht (Contig 60).
option-lessons = Hoeveel spellen per ronde. Meer duurt langer en leert meer.
    .value = N
option-learned = Het bestand voor wat er geleerd is.
    .value = BESTAND

train-progress = Spellen
train-done = Wat er geleerd is, staat in { $path }.
