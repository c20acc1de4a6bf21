# Around a table for any company: who made it and does not sit, head starts, unseen tiles, the projector.

wait-host = Você criou esta mesa. Você assiste e pode começar a partida.
handicap-title = Vantagem e ajuda
handicap-ahead = { $points ->
    [1] começa com um ponto de vantagem
   *[other] começa com { $points } pontos de vantagem
  }
handicap-help = pode pedir ajuda
unseen-about = No saquinho e com os outros, ao todo
show-title = Projetor
show-full = Tela cheia
