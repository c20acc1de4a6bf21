# Around a table for any company: who made it and does not sit, head starts, unseen tiles, the projector.

wait-host = Has creado esta mesa. Miras, y puedes empezar la partida.
handicap-title = Ventaja y ayuda
handicap-ahead = { $points ->
    [one] empieza con un punto de ventaja
   *[other] empieza con { $points } puntos de ventaja
  }
handicap-help = puede pedir ayuda
unseen-about = En la bolsa y en los demás atriles, en total
show-title = Proyector
show-full = Pantalla completa
