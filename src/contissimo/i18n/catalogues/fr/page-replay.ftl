# Going through a game again, from its record.

replay-heading = Revoir une partie
replay-about = Revois une partie, coup par coup.
replay-of = Revoir : { $game }
replay-drop = Dépose une partie enregistrée ici
replay-choose = ou choisis un fichier
replay-printed = Les cinq exemples imprimés de Calculissimo
replay-line = Ligne { $line } :
replay-failed = Cette partie ne peut pas être montrée
replay-review = Analyser la partie
replay-download = Télécharger
replay-other = Une autre partie
replay-controls = Étapes
replay-first = Au début
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-slider = Coup
replay-move = Ce coup
replay-start = Le début
replay-start-about = Le plateau est encore vide. Avance avec les flèches.
replay-end = La fin
replay-nothing-left = plus rien
replay-rack = Chevalet : { $tiles }
replay-dice = Dés : { $dice }
replay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
replay-told = { $name } : { $move }
replay-told-points = { $points ->
    [one] { $name } : { $move }, { $points } point
   *[other] { $name } : { $move }, { $points } points
  }
replay-taken-back = Ce coup a été annulé ensuite.
replay-best-title = Le plus de points
replay-best-nothing = Rien n’était possible ici.
replay-best-was = C’était le meilleur coup : rien ne rapporte plus.
replay-best-hide = Retour à la partie
replay-best-always = Toujours montrer le meilleur coup
replay-best-lay = Le montrer sur le plateau
replay-go-on = Continuer à partir d’ici
replay-set-up = Modifier cette position
replay-start-position = La partie a commencé par cette position. Avance avec les flèches.

## The proof of the chance

proof-good = Honnête
proof-bad = Pas prouvé
proof-open = Pas de preuve
proof-ok = Le tirage est prouvé : la graine était promise avant la partie, chacun y a ajouté sa part, et chaque jeton ou chaque dé en découle.
proof-running = La partie est encore en cours. La graine est révélée à la fin, et le tirage peut alors être prouvé.
proof-seed-missing = Cet enregistrement n’a pas de graine, son tirage ne peut donc pas être prouvé.
proof-commitment-missing = Cet enregistrement n’a pas de promesse faite avant la partie, personne ne sait donc quand la graine a été choisie.
proof-commitment-differs = La graine n’est pas celle qui était promise au début.
proof-chance-differs = La graine donne d’autres jetons ou d’autres dés que ceux de cet enregistrement.
proof-cut-short = Cet enregistrement a été coupé : la graine y figure, la partie était donc finie, mais la fin manque.
