# Around a table for any company: who made it and does not sit, head starts, unseen tiles, the projector.

wait-host = Tu as ouvert cette table. Tu regardes, et tu peux lancer la partie.
handicap-title = Avance et aide
handicap-ahead = { $points ->
    [one] commence avec { $points } point d’avance
   *[other] commence avec { $points } points d’avance
  }
handicap-help = peut demander de l’aide
unseen-about = Dans le sac et chez les autres, en tout
show-title = Projecteur
show-full = Plein écran
