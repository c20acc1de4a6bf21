# The page: Contig 60 at the table.

## The board

contig-board = Plateau
contig-square-free = { $square }, libre
contig-square-covered = { $square }, pion : { $name }
contig-square-chosen = choisie
contig-square-reached = possible, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
contig-square-threat = la dernière d’une ligne pour { $name }
contig-square-last = dernier pion
contig-square-dead = aucun lancer ne le donne
contig-markers = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
  }

## Dice, signs and the sentence

contig-dice = Dés
contig-die = Dé : { $face }
contig-die-none = Un dé qui n’est pas encore lancé
contig-signs = Signes
contig-sentence-is = Ton calcul : { $sentence }
contig-strip-empty = vide
contig-strip-hint = Touche les dés et les signes
contig-strip-wait =…
contig-take-away = Enlever { $part }
contig-undo = Annuler
contig-clear = Effacer
contig-how = Avec tous les dés, fais un nombre du plateau.
contig-no-square = Cela fait { $value }. Cette case n’existe pas.
contig-touches = Touche { $squares } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
contig-touches-none = { $points ->
    [0] Ne touche aucun pion : 0 point.
    [one] { $points } point.
   *[other] { $points } points.
  }
contig-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## Whose turn it is

contig-title-dice = Les dés roulent
contig-title-yours = À toi, { $name }
contig-title-other = C’est à { $name } de jouer
contig-title-steal = { $name } : tour passé. Les mêmes dés, points doublés !
contig-title-steal-other = { $name } : tour passé. Les dés peuvent être volés

## The main button

contig-main-dice = Les dés roulent
contig-main-waits = C’est à { $name } de jouer
contig-main-pass = Passer
contig-main-decline = Ne pas voler
contig-main-make = Fais { $square }
contig-main-choose = Choisis une case
contig-main-dice-left = Utilise les { $count } dés
contig-main-sign = Mets un signe entre les dés
contig-main-unfinished = Termine le calcul
contig-main-cannot = Cela ne marche pas encore
contig-main-cover = Couvrir le { $square }
contig-main-cover-points = Couvrir le { $square } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
contig-main-steal = Voler le { $square }
contig-main-steal-points = Voler le { $square } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
contig-pass-sure = Passer ? Alors les autres peuvent se servir de tes dés, pour le double de points.
contig-pass-yes = Oui, passer

## Beside it

contig-reach = Montrer ce que je peux faire
contig-reach-hide = Cacher ce que je peux faire
contig-hint = Un indice
contig-hint-thinking = Je réfléchis…
contig-hint-pass = Avec { $dice }, on ne fait aucun nombre encore libre : passe.
contig-hint-decline = Avec { $dice }, on ne fait aucun nombre encore libre : il n’y a rien à voler.
contig-take-back = Annuler le coup
contig-possible = Était-ce possible ?
contig-possible-dice = { $dice } : { $count ->
    [0] rien n’était possible
    [one] { $count } case était possible
   *[other] { $count } cases étaient possibles
  }
contig-threat = À une case d’une ligne, { $name } : { $square } ({ $line })
contig-threat-none = Personne n’est à une case d’une ligne.

## What happened

contig-told-roll = Les dés montrent { $dice }.
contig-told-cover = { $name } : { $sentence }, { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
  }.
contig-told-steal = { $name }, vol : { $sentence }, { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
  }.
contig-told-pass = { $name } : passe.
contig-told-decline = { $name } : pas de vol.
contig-told-accept = { $name } : accepté.
contig-told-caught = { $name } : contestation, à juste titre. Le pion est retiré.
contig-told-right = { $name } : contestation, mais le calcul était juste.
contig-told-resign = { $name } : abandon.
