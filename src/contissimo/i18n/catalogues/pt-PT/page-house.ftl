# House rules: the form, around the options themselves (options.ftl).

house-title = { $game }: regras da casa
house-about = Muda o que quiseres. Todos à mesa jogam com estas regras.
house-base = Partir de
house-sheets = Em que diferem as regras impressas
house-group-play = Como se joga
house-group-points = Pontos
house-group-end = O fim
house-group-time = Tempo
house-group-judging = Verificação
house-group-material = Tabuleiro e peças
house-on = sim
house-off = não
house-usual = o habitual
house-usual-number = habitual: { $number }
house-undo = Anular esta mudança
house-text-base = como acima
house-text-own = o meu…
house-text-calculissimo-layout = Uma linha de texto por cada linha do tabuleiro, uma letra por cada casa: . simples, g verde, b azul, y amarela, p roxa, * partida
house-text-calculissimo-tiles = Uma linha por peça: a peça e quantas há, por exemplo: 7 5
house-text-contig60-layout = Uma linha de texto por cada linha do tabuleiro, com um espaço entre os números. Nenhum número aparece duas vezes.
house-wrong = Há um erro no formulário. Está lá escrito qual é.
house-same = Igual a «{ $name }».
house-changed = { $count ->
    [1] Uma diferença em relação a «{ $name }»
   *[other] { $count } diferenças em relação a «{ $name }»
  }
house-play = Jogar com estas regras
house-computer = Contra o computador
