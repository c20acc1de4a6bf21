# Les feuilles imprimées : la commande qui les fait, et les mots sur le papier.

help-print = Faire un PDF à imprimer : le plateau, les jetons, une feuille de score, les règles, ou ce que donnent les dés.

option-sheet = Quoi imprimer : board, tiles, scores ou rules ; pour Contig 60 aussi dice. Pour une classe : names, cards, worksheet, stored, record, guide.
    .value = FEUILLE
option-paper = Le papier : a4 ou letter.
    .value = PAPIER
option-ink = colour pour la couleur, ou saving : des traits fins sur fond blanc.
    .value = ENCRE
option-output = Le fichier à écrire. Avec -, on écrit sur la sortie standard. Sinon le fichier porte le nom de ce qu’il contient.
    .value = FICHIER
option-layout = Un plateau à toi, dans un fichier de plateau.
    .value = FICHIER

print-made = { $file } : { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
  }. À imprimer à 100 % (« taille réelle »).

why-sheet-unknown = Il n’y a pas de feuille « { $sheet } » ici. Il y a : { $sheets }
why-choice-unknown = { $name } ne peut pas être « { $said } ». Il y a : { $choices }
why-file-not-pdf = ce fichier existe, et ce n’est pas un PDF. Il reste comme il est.

## L’en-tête de chaque feuille

print-title = { $game } : { $sheet }
print-own-rules = Règles maison
print-about-board = { $sheet } · { $rules } · { $width } × { $height } cases
print-about-tiles = { $sheet } · { $rules } · { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }
print-about-markers = { $sheet } · { $rules } · { $count ->
    [one] { $count } pion par camp
   *[other] { $count } pions par camp
  }
print-about = { $sheet } · { $rules }

## Le plateau

print-glue = colle
print-cut-board = Découpe le plateau le long de son bord. Collé sur du carton, il dure plus longtemps.
print-cut-parts = Découpe les { $count } feuilles le long du bord du plateau et autour des languettes.
print-glue-parts = Mets de la colle sur les languettes et pose la feuille suivante dessus, case contre case.
print-square-size = Une case mesure { $mm } mm.
print-ruler = Ce trait mesure { $mm } mm. Sinon, imprime à 100 % (« taille réelle »).
print-kind-number = Le nombre posé dessus compte { $factor } fois.
print-kind-operation = Toute l’opération compte { $factor } fois.
print-kind-start = Case départ : toute l’opération compte { $factor } fois.
print-sheet-position = Position
print-position-seat = Joueur { $seat } : { $points }
print-position-turn = à jouer
print-position-bag = Dans le sac : { $count }

## Jetons, pions et dés

print-cut-tiles = Coupe le long des traits. Un jeton mesure { $mm } mm et va sur les cases du plateau imprimé.
print-cut-markers = Découpe les pions ; chaque camp prend une forme.
print-fold = Découpe les dés, plie-les le long des pointillés et colle les languettes à l’intérieur.

## Feuilles de score

print-date = Date
print-points = Points
print-total = Total
print-dice = Dés
print-sentence = Calcul
print-steal = ×2
print-left = − jetons restants
print-result = Total final
print-remind-time = Un tour dure au plus { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
print-remind-leftover = { $leftover ->
    [tile_count] À la fin, un nombre qui reste coûte 1, un signe ou un joker { $cost }.
   *[face_value] À la fin, un nombre qui reste coûte sa valeur, un signe ou un joker { $cost }.
  }
print-remind-all = Qui pose ses { $count } jetons d’un coup rejoue.
print-remind-highest = Le plus grand total gagne.
print-remind-neighbours = { $own ->
    [yes] Un pion rapporte un point pour sa propre case et un pour chaque case couverte autour. On les enlève du total.
   *[no] Un pion rapporte un point pour chaque case couverte autour. On les enlève du total.
  }
print-remind-steal = ×2 : à cocher quand les dés ont été volés. Les points comptent alors double.
print-remind-line = { $length } pions alignés gagnent tout de suite.
print-remind-rounds = La partie se termine après { $count ->
    [one] { $count } manche
   *[other] { $count } manches
  }.
print-remind-lowest = Le plus petit total gagne.

## Les règles

print-house = Ces règles : { $rules }
print-option = { $option } : { $value }

## Tables des dés

print-dice-squares = Quelle est la probabilité de chaque case ?
print-dice-squares-about = Sur les { $throws } lancers de trois dés, combien permettent de la faire, sur un plateau vide.
print-dice-rolls = Ce que donne chaque lancer
print-dice-rolls-about = Les { $rolls } lancers, combien de fois chacun vient sur { $throws }, et le calcul le plus simple pour chaque case.
