# Around a table for any company: who made it and does not sit, head starts, unseen tiles, the projector.

wait-host = Criaste esta mesa. Assistes, e podes começar a partida.
handicap-title = Avanço e ajuda
handicap-ahead = { $points ->
    [1] começa com um ponto de avanço
   *[other] começa com { $points } pontos de avanço
  }
handicap-help = pode pedir ajuda
unseen-about = No saco e com os outros, ao todo
show-title = Projetor
show-full = Ecrã inteiro
