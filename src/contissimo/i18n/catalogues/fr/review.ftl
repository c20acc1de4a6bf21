# Reviews: luck, skill, mistakes and another try.

help-review = Revenir sur une partie finie : chance, habileté, erreurs et ce qui était mieux. Un dossier résume beaucoup de parties.

option-review-file = Une partie enregistrée, ou un dossier de parties. Avec -, on lit l’entrée standard.
option-deep = Regarder de près : c’est plus long et plus sûr.
option-svg = Enregistrer aussi la courbe de la partie, en image SVG.
    .value = FICHIER
option-player = Seulement les coups de cette personne.
    .value = NOM

## The review of a game

review-title = { $game }, règles { $ruleset }
review-quick = Un coup d’œil rapide. Avec --deep, on regarde de près.
review-quick-calculissimo = La chance au tirage est estimée sur moins d’échantillons que lors d’un examen attentif.
review-closely = Regardé de près.
review-progress = Entrées
review-top = Points trouvés par { $name } : { $percent } des points possibles.
review-accuracy = { $name } : { $number } sur 100 pour les bons choix.
review-level = Niveau de jeu : { $level }.
review-levels = Niveau de jeu : { $level } (de { $low } à { $high }).
review-mistakes = Décisions : { $decisions }. Petites erreurs : { $small } ; moyennes : { $medium } ; grosses : { $large }.
review-rate = Perdu à chaque décision : { $number } millièmes de victoire.
review-start = Au début
review-luck = Sa chance
review-luck-others = Chance des autres
review-skill = Habileté
review-rest = Reste
review-end = À la fin
review-so-far = Jusqu’ici
review-swings = Les chances de gagner montent et descendent pendant toute la partie : en tout, la chance ou l’habileté peut donc dépasser { $percent }.
review-kindly = Presque toujours, la personne qui gagne a aussi eu plus de chance.
review-cost = { $name } : { $move } a coûté { $percent }.
review-better = Mieux : { $move }
review-none = Pas de grosse erreur.
review-turning = La partie a basculé ici : { $entries }.
review-stopped = Arrêté avant la fin : { $done } entrées sur { $of } ont été regardées.
review-saved = La courbe est dans { $path }.

## Many games

review-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
review-skipped = Laissé de côté : { $sentence }
review-by-player = Qui jouait
review-by-kind = Perdu, par type
review-by-stage = Perdu, par moment
review-column-games = Parties
review-column-decisions = Décisions
review-column-mistakes = Erreurs
review-column-lost = Victoires perdues
review-column-rate = Victoires perdues sur 1 000 décisions

## Why the best is better: the code of a fact with its values

review-fact-points = { $n ->
    [one] { $n } point de plus.
   *[other] { $n } points de plus.
  }
review-fact-not-established = Entre les deux, la différence n’est pas sûre.
review-fact-sum-wrong = { $line } n’est pas juste.
review-fact-contest-right = { $line } était faux : il fallait contester.
review-fact-contest-wrong = { $line } était juste. Il n’y avait rien à contester.
review-fact-line = Le { $square } complète une ligne. Lancers qui le permettent : { $k } sur { $of }.
review-fact-block = Le { $square } bloque une ligne. Lancers qui la compléteraient : { $k } sur { $of }.
review-fact-threat = Il ne manque alors que le { $square } pour une ligne. Lancers qui le permettent : { $k } sur { $of }.
review-fact-threats = Chacune de ces cases complète alors une ligne : { $squares }. Lancers qui en donnent une : { $k } sur { $of }.
review-fact-leaves = { $n ->
    [one] Le coup joué laisse le { $square }, qui vaut { $n } point. Lancers qui le permettent : { $k } sur { $of }.
   *[other] Le coup joué laisse le { $square }, qui vaut { $n } points. Lancers qui le permettent : { $k } sur { $of }.
  }
review-fact-steal = { $k ->
    [one] Passer laisse les autres voler : { $k } case possible, pour le double de points.
   *[other] Passer laisse les autres voler : { $k } cases possibles, pour le double de points.
  }
review-fact-made = Le { $square } était possible : { $line }
review-fact-seven = Sept jetons d’un coup : encore un tour.
review-fact-bonus-free = Le ×{ $factor } en { $square } était encore libre : { $n } points.
review-fact-bonus-smaller = Le ×{ $factor } en { $square } vaut { $n } points de plus dans une autre ligne.
review-fact-keep = { $face } vaut plus tard environ { $later } points, et en a rapporté { $now } tout de suite.
review-fact-kept = Les jetons gardés vaudront plus tard environ { $n } points de plus.
review-fact-opens = Après le coup joué, la personne suivante fait en moyenne { $n } points de plus.
review-fact-left = { $n ->
    [one] Les jetons qui restent à la fin coûtent { $n } point de plus.
   *[other] Les jetons qui restent à la fin coûtent { $n } points de plus.
  }
review-fact-ending = { $n ->
    [one] Joué jusqu’au bout, c’est { $n } point de moins.
   *[other] Joué jusqu’au bout, c’est { $n } points de moins.
  }

## What there is to practise, and when

review-kind-division = Diviser
review-kind-brackets = Parenthèses
review-kind-times = Multiplier
review-kind-joker = Jokers
review-kind-line = Lignes
review-kind-block = Bloquer des lignes
review-kind-points = Voisins
review-kind-crossing = Lignes croisées
review-kind-seven = Sept jetons
review-kind-bonus = Cases bonus
review-kind-far-bonus = Cases bonus éloignées
review-kind-steal = Voler
review-kind-pass = Passer
review-kind-exchange = Échanger
review-kind-contest = Contester
review-kind-ending = Derniers jetons
review-stage-early = Le début
review-stage-middle = Le milieu
review-stage-late = La fin

## Why there is no review

why-review-running = cette partie n’est pas encore finie. L’analyse vient après.
why-review-too-large = cet enregistrement est trop gros pour une analyse. On lit au plus { $limit } caractères.
why-review-too-long = cet enregistrement est trop long pour une analyse. On juge au plus { $limit } entrées.
why-review-no-judge = Le programme ne sait pas encore juger ce jeu.
why-review-board-large = Ce plateau est trop grand pour être jugé. Il peut avoir 64 cases au plus.
why-review-no-records = il n’y a dans ce dossier aucune partie enregistrée sur laquelle revenir.
why-review-folder-graph = une courbe montre une seule partie, et ceci est un dossier.
why-review-no-player = dans ces parties, personne ne s’appelle { $player }.
why-no-such-review = Cette analyse n’est plus ici. Ouvre-la encore une fois.
why-review-slow = L’analyse de cette partie prend trop de temps.
