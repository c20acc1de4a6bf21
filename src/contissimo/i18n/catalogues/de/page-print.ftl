# Die Blätter zum Ausdrucken, neben den Regeln auf der Seite.

print-heading = Auf Papier
print-lead = PDF-Dateien in Originalgröße: ausdrucken, ausschneiden und spielen.
print-sheet-board = Spielbrett
print-sheet-tiles = { $game ->
    [contig60] Plättchen und Würfel
   *[calculissimo] Steine
  }
print-sheet-scores = Punktezettel
print-sheet-rules = Regeln
print-sheet-dice = Würfeltabellen
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Farbe
print-ink-colour = Farbig
print-ink-saving = Tintensparend
