# Les feuilles à imprimer, à côté des règles sur la page.

print-heading = Sur papier
print-lead = Des fichiers PDF en taille réelle, à imprimer et à découper pour jouer.
print-sheet-board = Plateau
print-sheet-tiles = { $game ->
    [contig60] Pions et dés
   *[calculissimo] Jetons
  }
print-sheet-scores = Feuille de score
print-sheet-rules = Règles
print-sheet-dice = Tables des dés
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Encre
print-ink-colour = En couleurs
print-ink-saving = Économe en encre
