# A game in the terminal, and a saved game that is shown again.

## Who plays

player-you = Tú
player-random = Cabeza loca
player-greedy = Tragapuntos
player-numbered = { $name } ({ $seat })
player-nobody = Jugador
and = y

## The board and what lies before a player

legend-calculissimo = 2# 3# número ×2 ×3    2= 3= toda la línea ×2 ×3    2* salida    ?6 un comodín
legend-contig60 = (7) equipo 1    [7] equipo 2
rack = Tus fichas: { $tiles }
bag = { $count ->
    [one] Una ficha en la bolsa
   *[other] { $count } fichas en la bolsa
  }
dice = Dados: { $dice }
markers = Fichas que quedan: ({ $first }) [{ $second }]
window-calculissimo = En el tablero está { $move }. ¿Está bien el total de { $total }? Escribe accept (aceptar) o challenge (protestar).
window-contig60 = Se ha dicho { $move }. ¿Está bien? Escribe accept (aceptar) o challenge (protestar).
steal-offered = El otro equipo ha pasado. Haz una cuenta con los mismos dados, con puntos dobles, o escribe decline.

## What a move scores

card-total = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
card-announced = Se anunció { $total }.
moves-none = No hay ninguna jugada posible.

## What players did

told-move = { $name }: { $move }
told-steal = { $name }, robo: { $move }
told-total = { $name }: ahora { $total } en total.
told-swap = { $name }: { $count ->
    [one] una ficha cambiada
   *[other] { $count } fichas cambiadas
  }.
told-pass = { $name }: pase.
told-decline = { $name }: sin robo.
told-accept = { $name }: aceptado.
told-challenge = { $name }: ¡protesta!
told-resign = { $name }: rendición.
contest-right = Se protestó con razón. Lo que se puso se retira.
contest-corrected = Las cuentas están bien, pero el total estaba mal. Ahora se corrige.
contest-wrong = Todo estaba bien. Se queda como está.

## What chance did

happened-order = ¿Quién empieza? { $drawn }
happened-draw = Fichas nuevas para { $name }: { $tiles }
happened-hidden-draw = { $name }: { $count ->
    [one] una ficha nueva
   *[other] { $count } fichas nuevas
  }.
happened-first = Empieza { $name }.
happened-roll = Los dados muestran { $dice }.
happened-last = Se acabó el tiempo. Esta es la última ronda.
note-away = { $seconds ->
    [one] Se ha devuelto un segundo
   *[other] Se han devuelto { $seconds } segundos
  }.
note-hand = { $who } juega ahora por { $name }.
note-back = Vuelta atrás: todo está otra vez como después de la entrada { $to }.
note-gone = Alguien no ha vuelto.
note-start = La partida empieza con una posición preparada.

## Asking

ask-move = { $name }, ¿qué juegas (o: help)?
hand-over = A continuación: { $name }. Los demás miran a otro lado. Pulsa Intro.
hints-off = Las pistas están desactivadas. Para ver jugadas, empieza la partida con --hints
limit-turn = { $seconds ->
    [one] Un turno dura un segundo
   *[other] Un turno dura { $seconds } segundos
  } como mucho. Después, se pasa el turno.
limit-main = Cada jugador tiene { $main } segundos para toda la partida, y { $increment } más por cada turno. Quien los gaste todos ha perdido.
limit-window = Hay { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
  } para protestar una jugada.
time-left = { $seconds ->
    [one] Queda un segundo
   *[other] Quedan { $seconds } segundos
  }.
time-over = Ya era demasiado tarde.
table-help-calculissimo =
    8d 9+6/2       pon fichas hacia la derecha, desde la fila 8, columna d
    d8 9+6/2       pon fichas hacia abajo, desde la columna d, fila 8
    h6 4-(2)+3     las fichas que ya están van entre paréntesis
    8d 9+?6/2      un comodín que es un 6
    8d 9+6/2=48    con tu total, cuando lo piden las reglas
    swap 57+       cambia estas fichas
    pass           no hagas nada esta vez
    challenge      di que lo que puso otro jugador está mal, cuando revisan los jugadores
    accept         di que está bien
    resign         ríndete
    resign 2       se rinde quien está en el sitio 2, aunque no le toque
    board          muestra otra vez el tablero
    quit           sal de la partida
table-help-contig60 =
    (2+3)*4=20     haz una cuenta con los tres dados; el resultado es tu casilla
    pass           no hagas nada esta vez; el otro equipo puede usar tus dados
    decline        no uses los dados del otro equipo
    challenge      di que la cuenta del otro equipo está mal, cuando revisan los equipos
    accept         di que está bien
    resign         ríndete
    resign 2       se rinde quien está en el sitio 2, aunque no le toque
    board          muestra otra vez el tablero
    quit           sal de la partida

## The start and the end

play-promise = El sorteo de esta partida lo fija un número secreto. Su huella, para poder comprobarlo después: { $commitment }
play-keep = Para guardar la partida, escribe el nombre de un archivo. Si no, pulsa Intro.
play-kept = La partida está guardada en { $file }.
play-not-kept = La partida no se ha guardado. Con --record ARCHIVO, se guarda.
end-running = La partida no ha acabado.
end-total = { $name }: { $total }
end-leftover = { $name }: sobran { $tiles }, que cuestan { $cost }. Total: { $total }
end-winners = { $count ->
    [one] Victoria: { $names }
   *[other] Victoria compartida: { $names }
  }
reason-calculissimo-out = La bolsa está vacía y alguien ha usado todas sus fichas.
reason-calculissimo-stuck = La bolsa está vacía y nadie puede seguir.
reason-calculissimo-passes = Todos han pasado dos veces.
reason-calculissimo-idle = Hace mucho que nadie pone fichas.
reason-calculissimo-resigned = Solo queda un jugador.
reason-contig60-line = ¡Una línea completa de fichas!
reason-contig60-zero = Un equipo ha llegado a cero.
reason-contig60-markers = Se ha puesto la última ficha.
reason-contig60-full = Todas las casillas están cubiertas.
reason-contig60-no_throw = Ya ninguna tirada puede dar una casilla libre.
reason-contig60-idle = Cuarenta turnos sin una ficha.
reason-contig60-rounds = Se han jugado todas las rondas.
reason-contig60-minutes = Se acabó el tiempo.
reason-contig60-resign = Un equipo se ha rendido.
reason-abandoned = Partida abandonada: alguien no ha vuelto.

## Saved games

replay-title = { $game }, reglas { $ruleset }, { $date }
replay-best = { $points ->
    [one] La mejor: { $move }, un punto.
   *[other] La mejor: { $move }, { $points } puntos.
  }
replay-best-played = La mejor: ninguna vale más.
replay-best-none = La mejor: no había jugada posible.
verify-rules = { $count ->
    [one] La única entrada cumple
   *[other] Las { $count } entradas cumplen
  } las reglas.
verify-chance = { $count ->
    [one] El único sorteo sale
   *[other] Los { $count } sorteos y tiradas salen
  } de la semilla que se prometió al empezar.
verify-entry = Entrada { $seq }: { $sentence }
