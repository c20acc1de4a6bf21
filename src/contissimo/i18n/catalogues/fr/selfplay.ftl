# Games of computer players as data.

help-selfplay = Faire jouer beaucoup de parties à des joueurs virtuels et les enregistrer comme données, pour l’apprentissage et les statistiques.

option-out_file = Le fichier des parties, par exemple games.jsonl.gz. S’il en contient déjà, celles qui manquent y sont ajoutées.
    .value = FICHIER

selfplay-progress = Parties
selfplay-done = { $games ->
    [one] { $games } partie se trouve
   *[other] { $games } parties se trouvent
  } dans { $path }.
selfplay-stopped = Interrompu : { $games ->
    [one] { $games } partie se trouve
   *[other] { $games } parties se trouvent
  } dans { $path }. La même commande reprend à cet endroit.

why-games-file-other = { $path } contient d’autres parties. Choisis un autre fichier, ou garde le même jeu, les mêmes joueurs, les mêmes règles et la même graine.
why-games-file-unwritable = Impossible d’écrire dans { $path }.
why-games-line-wrong = ce n’est pas une ligne de parties enregistrées.
why-games-line-differs = La partie { $number } du fichier, telle qu’elle est écrite, ne suit pas les règles.
