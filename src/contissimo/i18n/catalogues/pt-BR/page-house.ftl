# House rules: the form, around the options themselves (options.ftl).

house-title = { $game }: regras da casa
house-about = Mude o que quiser. Todo mundo na mesa joga com estas regras.
house-base = A partir de
house-sheets = O que muda nas folhas impressas
house-group-play = Como se joga
house-group-points = Pontos
house-group-end = O fim
house-group-time = Tempo
house-group-judging = Conferência
house-group-material = Tabuleiro e peças
house-on = sim
house-off = não
house-usual = padrão
house-usual-number = padrão: { $number }
house-undo = Desfazer esta mudança
house-text-base = como acima
house-text-own = o meu…
house-text-calculissimo-layout = Uma linha de texto para cada linha do tabuleiro, uma letra para cada casa: . simples, g verde, b azul, y amarela, p roxa, * inicial
house-text-calculissimo-tiles = Uma linha para cada peça: a peça e quantas há, por exemplo: 7 5
house-text-contig60-layout = Uma linha de texto para cada linha do tabuleiro, com um espaço entre os números. Nenhum número pode aparecer duas vezes.
house-wrong = Há um erro no formulário. A explicação está ao lado do campo.
house-same = Igual a “{ $name }”.
house-changed = { $count ->
    [1] Uma diferença em relação a “{ $name }”
   *[other] { $count } diferenças em relação a “{ $name }”
  }
house-play = Jogar com estas regras
house-computer = Contra o computador
