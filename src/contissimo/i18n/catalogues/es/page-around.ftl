# The page: what is around every table, whichever game is played there.

## Challenge judging: what was said, and whether anybody contests it

contest-title = ¿Está bien?
contest-by = { $name }:
contest-total = total: { $total ->
    [one] un punto
   *[other] { $total } puntos
  }
contest-asks = { $name }, te toca responder.
contest-question = Protesta si crees que está mal.
contest-challenge = Protestar
contest-accept = Aceptar
contest-left = quedan { $time }
contest-waiting = Ahora los demás pueden protestar.
verdict-title = El veredicto
verdict-corrected = { $points ->
    [one] Un punto
   *[other] { $points } puntos
  }, no { $announced }.
log-announced = { $sum }, { $total ->
    [one] un punto
   *[other] { $total } puntos
  }
last-move = La última jugada
log-contest-right = Protesta de { $name }: todo bien
log-contest-corrected = Protesta de { $name }: total corregido
log-contest-taken-back = Protesta de { $name }: jugada retirada
log-contest-earned = { $name }: { $points ->
    [one] un punto
   *[other] { $points } puntos
  }

## Are you sure?

confirm-no = No, seguir
resign = Rendirse
resign-title = ¿Rendirse?
resign-ends = La partida se acaba y la victoria es para { $name }.
resign-goes-on = La partida sigue sin ti, y ya no la puedes ganar.
resign-yes = Sí, me rindo

## Signs in words

speak-plus = más
speak-minus = menos
speak-times = por
speak-divided = entre
speak-open = abre paréntesis
speak-close = cierra paréntesis

## Sums in words; a pause where two things belong together on one side

sum-plus = { $left } más { $right }
sum-minus = { $left } menos { $right }
sum-times = { $left } por { $right }
sum-divided = { $left } entre { $right }
sum-plus-apart = { $left }, más { $right }
sum-minus-apart = { $left }, menos { $right }
sum-times-apart = { $left }, por { $right }
sum-divided-apart = { $left }, entre { $right }
sum-makes = { $sum } es igual a { $result }
sum-makes-apart = { $sum }, es igual a { $result }
sum-negative = menos { $number }
sum-bracket = abre paréntesis, { $sum }, cierra paréntesis
sum-fraction = { $top } partido por { $bottom }

## The board

board-whole = Todo el tablero

## The end of the game

end-title = Final
end-won = ¡Victoria de { $name }!
end-you-won = ¡Has ganado!
end-won-resigned = Victoria de { $name }, porque { $count ->
    [one] { $others } se ha rendido
   *[other] { $others } se han rendido
  }.
end-you-won-resigned = ¡Has ganado, porque { $count ->
    [one] { $others } se ha rendido
   *[other] { $others } se han rendido
  }!
end-resigned-totals = No lo decidieron los totales. Así estaban:
end-shared = ¡Victoria compartida: { $names }!
end-told = { $name }: { $total }
end-played = Puntos hechos
end-left-over = Sin jugar
end-left-over-why = Las fichas sin jugar se restan a quien las tiene.
end-sum = Total
end-rematch = Jugar otra vez
end-rematch-waits = Esperando a los demás…
end-rematch-asked = Para jugar otra vez: { $names }
end-next = Ir a la nueva partida
end-review = Repaso
end-replay = Volver a verla
end-record = Descargar
end-chart = Los totales, turno a turno
end-chart-about = Los totales a lo largo de { $turns } turnos. Los mismos números están en la tabla de abajo.
end-chart-table = En tabla
end-chart-turn = Turno
end-best = Las mejores jugadas
end-reason-calculissimo-out = La bolsa está vacía y alguien ha usado todas sus fichas.
end-reason-calculissimo-stuck = La bolsa está vacía y nadie puede seguir.
end-reason-calculissimo-passes = Todos han pasado dos veces.
end-reason-calculissimo-idle = Hace mucho que nadie pone fichas.
end-reason-calculissimo-resigned = Solo queda un jugador.
end-reason-contig60-line = ¡{ $count } fichas en línea!
end-reason-contig60-zero = Un equipo ha llegado a cero.
end-reason-contig60-markers = Se ha puesto la última ficha.
end-reason-contig60-full = Todas las casillas están cubiertas.
end-reason-contig60-no-throw = Ya ninguna tirada puede dar una casilla libre.
end-reason-contig60-idle = Hace mucho que nadie cubre una casilla.
end-reason-contig60-rounds = Se han jugado todas las rondas.
end-reason-contig60-minutes = Se acabó el tiempo.
end-reason-contig60-resign = Un equipo se ha rendido.
end-reason-abandoned = Partida abandonada: alguien no ha vuelto.

## Set phrases

phrase-title = Di algo
phrase-said = { $name }: { $phrase }
phrase-mute = No mostrar lo que dice { $name }
phrase-hello = ¡Hola!
phrase-good-luck = ¡Buena suerte!
phrase-well-played = ¡Bien jugado!
phrase-nice-one = ¡Muy buena!
phrase-thank-you = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-one-moment = Un momento, por favor.
phrase-your-turn = Te toca.
phrase-good-game = ¡Buena partida!
phrase-goodbye = ¡Adiós!

## Somebody is away

away-long = Sin noticias de { $name } desde hace un rato.
away-who = ¿Quién sigue?
away-hand = Dejar que siga el ordenador
away-agree = De acuerdo
away-agreed = A favor de que siga { $level }: { $names } ({ $agreed } de { $needed }).
away-handed = { $level } juega en lugar de { $name } durante su ausencia.
away-until = A partir del { $when } ya no tienes que esperar.
away-end = Terminar la partida
away-without = Seguir sin quien falta
away-sure = Para quien falta cuenta como rendirse. ¿Dejar de esperar?
away-yes = Dejar de esperar
away-credit = El servidor ha estado caído { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
  }. Ese tiempo se ha devuelto.

## Notes in the list of moves

log-hand = { $level } juega por alguien que está fuera.
log-hand-person = De vuelta: { $name }.
log-gone = Alguien no ha vuelto.
log-last = Se acabó el tiempo. Esta es la última ronda.
log-back = Se han retirado las últimas jugadas.
log-late = { $move } (se acabó el tiempo)
late-you = Se te acabó el tiempo.
late-other = Se acabó el tiempo: { $name }.

## Several people on one device

device-title = Siguiente jugador
device-pass = Pásale la tableta a { $name }
device-open = Soy { $name }: mostrar mis fichas
device-last = { $name }: { $move } ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
  })
