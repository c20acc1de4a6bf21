# Computer players against each other, many times.

help-match = Faire jouer des joueurs virtuels les uns contre les autres, de nombreuses fois, et voir qui est le plus fort.

option-rivals = Qui joue, avec des virgules entre les noms : random, greedy… ou exec:./bot pour un programme à toi.
    .value = JOUEURS
option-games = Combien de parties. Chaque tirage est joué une fois de chaque place, il peut donc y en avoir un peu plus.
    .value = N
option-millis = Combien de millisecondes un joueur peut réfléchir à un coup.
    .value = N
option-nodes = Combien de coups un joueur peut regarder avant de choisir. Le résultat est alors le même sur toute machine.
    .value = N
option-until_error = Arrêter dès que l’erreur type du taux de victoire descend à cette valeur, par exemple 0.02.
    .value = X
option-jobs = Combien de processus jouent en même temps.
    .value = N
option-cluster = L’adresse d’un ordonnanceur dask, par exemple tcp://10.0.0.1:8786, dont les machines jouent.
    .value = ADRESSE

## The result

match-progress = Parties
match-title = { $game }, règles { $ruleset }, graine { $seed } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } ({ $rounds ->
    [one] { $rounds } tirage, joué de chaque place
   *[other] { $rounds } tirages, joués chacun de chaque place
  })
match-wins = Parties gagnées
match-margin = Points d’avance
match-score = Score
match-time = Temps par coup
match-moves = Coups par partie
match-word-accept = Acceptations par partie
match-word-challenge = Contestations par partie
match-word-decline = Vols refusés par partie
match-word-pass = Tours passés par partie
match-word-resign = Abandons par partie
match-word-steal = Vols par partie
match-word-swap = Échanges par partie
match-ends = { $count } × { $reason }
match-forfeit = { $player } a abandonné { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }. { $sentence }
match-precise = Arrêt avant la fin : le résultat est aussi sûr que tu le voulais.
match-interrupted = Interrompu. Voici ce qui a été joué jusque-là.

## What can go wrong

why-bot-missing = Il n’y a pas de programme « { $program } » à lancer.
why-bot-not-started = Le programme n’a pas pu être lancé : { $reason }
why-bot-no-hello = Le programme devait répondre « hello 1 », mais il a dit « { $answer } ».
why-bot-died = Le programme s’est arrêté au milieu de la partie, avec le code { $status }.
why-bot-silent = Le programme a fermé sa sortie.
why-bot-too-slow = Le programme a mis trop de temps.
why-bot-refused = Le programme a joué trois coups interdits : { $codes }
why-cluster-not-installed = Pour jouer sur une grappe de machines, installe contissimo avec l’extra « cluster ».
why-cluster-unreachable = Il n’y a pas d’ordonnanceur à l’adresse { $address }.
why-cluster-round-lost = Une machine s’est arrêtée chaque fois qu’elle jouait le tirage { $round }.
