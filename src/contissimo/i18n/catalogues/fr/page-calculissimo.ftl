# The page: Calculissimo at the table.

## Board and tiles, in words

calc-board = Plateau
calc-rack = Tes jetons
calc-start = case départ
calc-bonus-number = nombre fois { $factor }
calc-bonus-operation = ligne fois { $factor }
calc-empty = vide
calc-laid = posé par toi, pas encore joué
calc-on = sur { $ground }
calc-face-plus = plus
calc-face-minus = moins
calc-face-times = fois
calc-face-divided = divisé par
calc-face-joker = joker
calc-joker-as = joker qui vaut { $face }
calc-no-such-tile = Tu n’as pas ce jeton : { $face }.
calc-joker-title = Que vaut le joker ?

## The score card

calc-card = Ce coup
calc-card-empty = Pose des jetons : les points s’affichent ici.
calc-card-wait = Tu peux déjà faire des essais.
calc-drawn = Tu as tiré { $tiles }.
calc-two-lines = Pose tes jetons dans une seule rangée ou une seule colonne.
calc-gap = Il y a un trou en { $squares }.
calc-unfinished-no-line = Continue : une ligne a au moins deux jetons.
calc-unfinished-line-incomplete = { $line } continue : nombre, signe, nombre.
calc-sum = { $sum } = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
calc-total = Ton total
calc-exchange-how = Touche les jetons que tu veux échanger.

## The main button

calc-main-play = Jouer pour { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
calc-main-play-unknown = Jouer
calc-main-announce = Jouer et dire { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
calc-main-total = Dis ton total
calc-main-lay = Pose tes jetons
calc-main-extra = Un tour en plus : pose tes jetons
calc-main-not-yet = Ce n’est pas encore un coup
calc-main-choose = Choisis les jetons à échanger
calc-main-exchange = Échanger { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }
calc-main-waiting = On attend { $name }
calc-main-answer = Contester ou accepter
calc-main-sending = Envoi…

## What else can be done

calc-recall = Reprendre
calc-shuffle = Mélanger
calc-exchange = Échanger
calc-exchange-cancel = Garder mes jetons
calc-pass = Passer
calc-more = Plus
calc-hint = Indice
calc-takeback = Annuler le coup
calc-no = Retour
calc-pass-title = Passer ?
calc-pass-sure = Cette fois tu ne poses rien, et tu gardes tes jetons.
calc-pass-yes = Passer

## Help

calc-hint-thinking = Je cherche un bon coup…
calc-hint-placed = Ici, le meilleur coup rapporte { $points }. Il va sur les cases en pointillé.
calc-hint-swap = Ces jetons ne font aucune ligne. Échanges-en { $count }.
calc-hint-pass = Ces jetons ne font aucune ligne : passe.
calc-hint-show = Montre-moi
calc-reach = Ici, le meilleur coup rapporte { $points }.
calc-reach-none = Ici, tu ne peux rien poser.

## Tiles beside the board

calc-bag = Sac
calc-bag-left = { $count ->
    [0] Le sac est vide
    [one] Encore { $count } jeton
   *[other] Encore { $count } jetons
  }
calc-unseen = { $count ->
    [one] { $count } jeton caché
   *[other] { $count } jetons cachés
  }
calc-tiles = { $count ->
    [0] aucun jeton
    [one] { $count } jeton
   *[other] { $count } jetons
  }

## What somebody did

calc-told-placed = { $name } joue { $line } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, depuis { $square } vers { $way ->
    [across] la droite
   *[down] le bas
  }.
calc-told-swap = { $name } échange { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }.
calc-told-pass = { $name } passe.
calc-told-accept = { $name } accepte.
calc-told-caught = { $name } conteste, à juste titre. Les jetons sont retirés.
calc-told-corrected = { $name } conteste. Les calculs sont justes, mais pas le total : il est corrigé.
calc-told-right = { $name } conteste, mais tout est juste.
calc-told-resign = { $name } abandonne.
calc-told-drawn = Tu tires { $tiles }.
calc-told-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
calc-extra = Tu as posé tous tes jetons : un tour en plus !
calc-across = Vers la droite
calc-down = Vers le bas
