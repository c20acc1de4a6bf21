# Computer players against each other, many times.

help-match = Pone a varios jugadores virtuales a jugar muchas veces entre sí, para ver cuál es más fuerte.

option-rivals = Quién juega, separado por comas: random, greedy… o exec:./bot para un programa tuyo.
    .value = JUGADORES
option-games = Cuántas partidas. Cada reparto se juega una vez desde cada sitio, así que pueden ser algunas más.
    .value = N
option-millis = Cuántos milisegundos puede pensar un jugador cada jugada.
    .value = N
option-nodes = Cuántas jugadas puede mirar un jugador antes de elegir. Así el resultado es igual en todas las máquinas.
    .value = N
option-until_error = Para en cuanto el error estándar de la tasa de victorias sea así de pequeño, por ejemplo 0.02.
    .value = X
option-jobs = Cuántos procesos juegan a la vez.
    .value = N
option-cluster = La dirección de un scheduler de dask, como tcp://10.0.0.1:8786, cuyos workers juegan.
    .value = DIRECCIÓN

## The result

match-progress = Partidas
match-title = { $game }, reglas { $ruleset }, semilla { $seed }: { $games ->
    [one] una partida
   *[other] { $games } partidas
  } ({ $rounds ->
    [one] un reparto, jugado
   *[other] { $rounds } repartos, cada uno jugado
  } desde todos los sitios)
match-wins = Partidas ganadas
match-margin = Puntos de ventaja
match-score = Puntos
match-time = Tiempo por jugada
match-moves = Jugadas por partida
match-word-accept = Aceptadas por partida
match-word-challenge = Protestas por partida
match-word-decline = Sin robo, por partida
match-word-pass = Pases por partida
match-word-resign = Rendiciones por partida
match-word-steal = Robos por partida
match-word-swap = Cambios por partida
match-ends = { $count } × { $reason }
match-forfeit = { $player } abandonó en { $count ->
    [one] una partida
   *[other] { $count } partidas
  }. { $sentence }
match-precise = Ha parado antes: el resultado ya es tan preciso como querías.
match-interrupted = Interrumpido. Esto es lo que se ha jugado hasta ahora.

## What can go wrong

why-bot-missing = No hay ningún programa «{ $program }» que se pueda abrir.
why-bot-not-started = No se pudo abrir el programa: { $reason }
why-bot-no-hello = El programa debía responder «hello 1», pero dijo «{ $answer }».
why-bot-died = El programa terminó en mitad de la partida, con el estado { $status }.
why-bot-silent = El programa cerró su salida.
why-bot-too-slow = El programa tardó demasiado.
why-bot-refused = El programa hizo tres jugadas que no están permitidas: { $codes }
why-cluster-not-installed = Para jugar en un clúster, instala contissimo con el extra «cluster».
why-cluster-unreachable = No hay ningún scheduler en { $address }.
why-cluster-round-lost = Un worker se cayó cada vez que jugaba el reparto { $round }.
