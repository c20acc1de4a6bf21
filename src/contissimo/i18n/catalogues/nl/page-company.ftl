# Around a table for any company: who made it and does not sit, head starts, unseen tiles, the projector.

wait-host = Jij hebt deze tafel gemaakt. Je kijkt mee en kunt het spel starten.
handicap-title = Voorsprong en hulp
handicap-ahead = { $points ->
    [one] begint met één punt voorsprong
   *[other] begint met { $points } punten voorsprong
  }
handicap-help = mag om hulp vragen
unseen-about = In de zak en bij de anderen samen
show-title = Digibord
show-full = Volledig scherm
