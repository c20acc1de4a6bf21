# The sheets to print, beside the rules on the page. Their names are used by the command line too.

print-heading = No papel
print-lead = Arquivos PDF em tamanho real, para imprimir, recortar e jogar.
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
print-paper-letter = Carta
print-ink = Tinta
print-ink-colour = Colorido
print-ink-saving = Economia de tinta
