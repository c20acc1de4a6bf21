# Going through a game again, from its record.

replay-heading = Repetición
replay-about = Vuelve a ver una partida, jugada a jugada.
replay-of = { $game }: repetición
replay-drop = Suelta aquí una partida
replay-choose = o elige un archivo
replay-printed = Los cinco ejemplos impresos de Calculissimo
replay-line = Línea { $line }:
replay-failed = Esta partida no se puede mostrar
replay-review = Repasar la partida
replay-download = Descargar
replay-other = Otra partida
replay-controls = Pasos
replay-first = Ir al principio
replay-back = Una jugada atrás
replay-next = Una jugada adelante
replay-last = Ir al final
replay-play = Reproducir
replay-pause = Pausa
replay-slider = Jugada
replay-move = Esta jugada
replay-start = El principio
replay-start-about = Aún no hay nada en el tablero. Avanza con las flechas.
replay-end = Final
replay-nothing-left = no sobra nada
replay-rack = Atril: { $tiles }
replay-dice = Dados: { $dice }
replay-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
replay-told = { $name }: { $move }
replay-told-points = { $points ->
    [one] { $name }: { $move }, 1 punto
   *[other] { $name }: { $move }, { $points } puntos
  }
replay-taken-back = Más tarde, esta jugada se retiró.
replay-best-title = El máximo de puntos
replay-best-nothing = Aquí nada era posible.
replay-best-was = Esta jugada fue la mejor: ninguna vale más.
replay-best-hide = Volver a la partida
replay-best-always = Mostrar siempre la mejor jugada
replay-best-lay = Verla en el tablero
replay-go-on = Seguir desde aquí
replay-set-up = Cambiar esta posición
replay-start-position = La partida empezó con esta posición. Avanza con las flechas.

## The proof of the chance

proof-good = Juego limpio
proof-bad = Sin demostrar
proof-open = Sin prueba
proof-ok = El sorteo está demostrado: la semilla se prometió antes de la partida, todos le añadieron algo, y cada ficha o dado sale de ella.
proof-running = La partida aún no ha acabado. La semilla se revela al final, y entonces se puede comprobar el sorteo.
proof-seed-missing = Este registro no tiene semilla, así que el sorteo no se puede comprobar.
proof-commitment-missing = Este registro no tiene una promesa de antes de la partida, así que nadie sabe cuándo se eligió la semilla.
proof-commitment-differs = La semilla no es la que se prometió al empezar.
proof-chance-differs = La semilla da fichas o dados distintos de los de este registro.
proof-cut-short = Este registro está cortado: tiene la semilla, así que la partida había acabado, pero falta el final.
