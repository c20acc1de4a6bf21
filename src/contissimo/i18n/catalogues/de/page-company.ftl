# Around a table for any company: who made it and does not sit, head starts, unseen tiles, the projector.

wait-host = Du hast diesen Tisch eröffnet. Du schaust zu und kannst das Spiel starten.
handicap-title = Vorsprung und Hilfe
handicap-ahead = { $points ->
    [one] beginnt mit einem Punkt Vorsprung
   *[other] beginnt mit { $points } Punkten Vorsprung
  }
handicap-help = darf um Hilfe bitten
unseen-about = Im Säckchen und bei den anderen zusammen
show-title = Beamer
show-full = Vollbild
