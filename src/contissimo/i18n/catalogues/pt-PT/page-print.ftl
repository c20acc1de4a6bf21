# As folhas para imprimir, ao lado das regras na página.

print-heading = Em papel
print-lead = Ficheiros PDF em tamanho real, para imprimir, recortar e jogar.
print-sheet-board = Tabuleiro
print-sheet-tiles = { $game ->
    [contig60] Marcadores e dados
   *[calculissimo] Peças
  }
print-sheet-scores = Folha de pontos
print-sheet-rules = Regras
print-sheet-dice = Tabelas dos dados
print-paper = Papel
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Tinta
print-ink-colour = A cores
print-ink-saving = Poupa tinta
