# The sheets to print, beside the rules on the page. Their names are used by the command line too.

print-heading = On paper
print-lead = PDF files at actual size, to print, cut out and play with.
print-sheet-board = Board
print-sheet-tiles = { $game ->
    [contig60] Markers and dice
   *[calculissimo] Tiles
  }
print-sheet-scores = Score sheet
print-sheet-rules = Rules
print-sheet-dice = Dice tables
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Ink
print-ink-colour = In colour
print-ink-saving = Ink-saving
