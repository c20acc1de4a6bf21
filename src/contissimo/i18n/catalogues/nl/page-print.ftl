# De bladen om af te drukken, naast de regels op de pagina.

print-heading = Op papier
print-lead = Pdf-bestanden op ware grootte, om af te drukken, uit te knippen en mee te spelen.
print-sheet-board = Bord
print-sheet-tiles = { $game ->
    [contig60] Fiches en dobbelstenen
   *[calculissimo] Jetons
  }
print-sheet-scores = Scoreblad
print-sheet-rules = Regels
print-sheet-dice = Worptabellen
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Inkt
print-ink-colour = In kleur
print-ink-saving = Inktbesparend
