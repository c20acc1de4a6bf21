# House rules: the form, around the options themselves (options.ftl).

house-title = Règles maison : { $game }
house-about = Change ce que tu veux. Toute la table joue avec ces règles.
house-base = Partir de
house-sheets = En quoi les règles imprimées diffèrent
house-group-play = Le jeu
house-group-points = Points
house-group-end = La fin
house-group-time = Temps
house-group-judging = Contrôle
house-group-material = Plateau et matériel
house-on = oui
house-off = non
house-usual = comme d’habitude
house-usual-number = d’habitude { $number }
house-undo = Annuler ce changement
house-text-base = comme ci-dessus
house-text-own = le mien…
house-text-calculissimo-layout = Une ligne par rangée, une lettre par case : . simple, g vert, b bleu, y jaune, p violet, * départ
house-text-calculissimo-tiles = Une ligne par jeton : le jeton et son nombre d’exemplaires, par exemple : 7 5
house-text-contig60-layout = Une ligne par rangée, avec un espace entre les nombres. Aucun nombre n’y est deux fois.
house-wrong = Il y a une erreur dans le formulaire. Elle est expliquée à sa place.
house-same = Exactement comme « { $name } ».
house-changed = { $count ->
    [one] { $count } chose change par rapport à « { $name } »
   *[other] { $count } choses changent par rapport à « { $name } »
  }
house-play = Jouer avec ces règles
house-computer = Contre l’ordinateur
