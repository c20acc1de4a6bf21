# Las hojas para imprimir, junto a las reglas en la página.

print-heading = En papel
print-lead = Archivos PDF a tamaño real, para imprimir, recortar y jugar.
print-sheet-board = Tablero
print-sheet-tiles = { $game ->
    [contig60] Fichas y dados
   *[calculissimo] Fichas
  }
print-sheet-scores = Hoja de puntos
print-sheet-rules = Reglas
print-sheet-dice = Tablas de los dados
print-paper = Papel
print-paper-a4 = A4
print-paper-letter = Carta
print-ink = Tinta
print-ink-colour = En color
print-ink-saving = Ahorra tinta
