# Learning the tables of the computer players again.

help-train = Réentraîner l’ordinateur à partir de zéro, en le faisant jouer contre lui-même.

option-neutral = Entraîner le juge des analyses, qui ne compte sur les erreurs de personne (Contig 60).
option-lessons = Combien de parties jouer à chaque étape. Plus il y en a, plus c’est long et plus il apprend.
    .value = N
option-learned = Le fichier pour ce qui a été appris.
    .value = FICHIER

train-progress = Parties
train-done = Ce qui a été appris est dans { $path }.
