# Why something was refused. The key is "why-" and the code, with dashes for underscores.
# Which values a code comes with stands where it is raised; tests/cli/test_words.py compares.

## Where a mistake stands, before the sentence about it

where-file = { $file }: { $sentence }
where-file-line = { $file }, línea { $line }: { $sentence }
where-file-entry = { $file }, línea { $line }, entrada { $seq }: { $sentence }
where-line = Línea { $line }: { $sentence }
where-entry = Línea { $line }, entrada { $seq }: { $sentence }

## Calculissimo: placements

why-not-on-rack = No tienes todas esas fichas en tu atril.
why-square-occupied = Ya hay algo en { $squares }.
why-off-board = Eso se saldría del tablero.
why-bracket-differs = La ficha entre paréntesis en { $squares } no es la que está en el tablero.
why-nothing-placed = No has puesto ninguna ficha. Las fichas fuera de los paréntesis son las tuyas.
why-nothing-exchanged = Para cambiar, indica al menos una de tus fichas.
why-line-not-whole = Escribe la línea entera, con las fichas que ya están en { $squares }.
why-no-line = La ficha en { $squares } no toca nada. Haz una línea de dos fichas o más.
why-not-connected = Tus fichas tienen que unirse a las del tablero.
why-start-not-covered = La primera jugada tiene que cubrir la casilla de salida { $squares }.
why-joker-as-nothing = Di qué es el comodín en { $squares }, como ?6.
why-joker-as-times = Un comodín no puede ser ×.
why-joker-as-left-out = En esta partida se juega sin { $face }, así que un comodín no puede ser { $face }.
why-line-incomplete = { $line } no es una cuenta completa. Tiene que ir número, signo, número, y acabar en número.
why-times-twice = { $line } tiene dos { sign-times }. Solo se permite uno en cada línea.
why-division-by-zero = No se puede dividir entre cero.
why-division-by-zero-without-bonus = Sin los colores, { $line } divide entre cero.
why-not-positive = { $line } tiene que dar más que cero.
why-not-positive-without-bonus = También sin los colores, { $line } tiene que dar más que cero.
why-not-whole = { $line } no da un número entero.
why-not-whole-without-bonus = Sin los colores, { $line } no da un número entero.
why-step-not-whole = En { $line }, cada paso tiene que ser un número entero, y nunca menor que cero.
why-step-not-whole-without-bonus = También sin los colores, cada paso de { $line } tiene que ser un número entero, y nunca menor que cero.
why-total-missing = Di también tu total, como =48 al final.
why-total-too-large = Un total no puede pasar de { $limit }.
why-exchange-never = En esta partida no se cambian fichas.
why-exchange-bag-empty = La bolsa está vacía, así que no hay nada que cambiar.
why-exchange-placement-exists = Hay una jugada que puedes hacer, así que no puedes cambiar.
why-bag-too-small = En la bolsa hay { $tiles ->
    [one] solo una ficha
   *[other] solo { $tiles } fichas
  }, pero estos jugadores necesitan { $needed }.

## Contig 60: sentences

why-square-unknown = No hay ninguna casilla { $squares } en este tablero.
why-leading-sign = Una cuenta no puede empezar con el signo menos.
why-dice-not-used-once = Usa cada dado una sola vez. Los dados son { $dice }.
why-operation-not-allowed = En esta partida se juega sin { $operations }.
why-value-is-not-square = Eso da { $value }, no { $squares }.
why-roll-impossible = Estos dados no pueden mostrar { $dice }.
why-seat-unknown = No hay ningún equipo { $seat }.

## Both games

why-not-your-turn = No te toca.
why-resign-wait = Todavía tienen que salir fichas o dados. Ríndete justo después.
why-game-over = La partida ha acabado.
why-not-now = Ahora no se puede hacer eso.
why-too-late = Demasiado tarde, se acabó el tiempo.
why-seat-count = A este juego no se puede jugar con { $seats ->
    [one] un jugador
   *[other] { $seats } jugadores
  }.
why-chance-impossible = En la bolsa no hay esas fichas.
why-note-of-player = Ningún jugador puede decir esto.
why-note-refused = «{ $note }» no es posible aquí.

## Texts that can’t be read

why-move-unreadable = No sé leer «{ $text }» como jugada.
why-move-too-long = Una jugada tiene { $limit } caracteres como mucho.
why-expression-unreadable = No sé leer «{ $text }» como cuenta.
why-expression-too-long = Una cuenta tiene { $limit } caracteres como mucho.
why-position-fields = Una posición tiene { $expected } partes, con un espacio entre ellas.
why-position-field = La parte «{ $field }» de la posición está mal.
why-position-contradiction = Las partes de la posición no encajan entre sí.
why-position-impossible = Ninguna partida puede llegar a esta posición.
why-position-tiles = Hay más fichas en la posición que en la bolsa.
why-position-board = El tablero de la posición está mal.
why-position-scores = No sé leer los totales «{ $text }» de la posición.
why-position-markers = Las fichas «{ $text }» de la posición están mal.
why-position-dice = Estos dados no pueden mostrar «{ $text }».
why-position-to-move = En esta posición no le puede tocar a «{ $text }».
why-position-flags = La última parte de la posición, «{ $text }», está mal.
why-position-flag = No sé leer «{ $text }» en la última parte de la posición.
why-position-over = En esta posición la partida ya ha acabado.
why-position-window = En esta posición aún se puede protestar una jugada, así que ninguna partida puede empezar con ella.
why-position-open-seats = Desde una posición solo se juega contra el ordenador o en un mismo dispositivo.
why-position-slow = Esta posición ha tardado demasiado.
why-seed-unreadable = La semilla tiene que estar escrita con las cifras 0-9 y a-f.
why-seed-length = La semilla tiene que ser de { $expected } bytes, y esta tiene { $length }.
why-contribution-unreadable = Lo que un jugador aporta al sorteo tiene que estar escrito con las cifras 0-9 y a-f.
why-contribution-length = Lo que un jugador aporta al sorteo tiene que ser de { $expected } bytes, y esto tiene { $length }.
why-contributions-unreadable = Lo que un jugador aporta al sorteo tiene que estar escrito con las cifras 0-9 y a-f.
why-contributions-length = Lo que un jugador aporta al sorteo tiene que ser de { $expected } bytes, y esto tiene { $length }.
why-commitment-unreadable = El compromiso tiene que estar escrito con las cifras 0-9 y a-f.
why-commitment-length = El compromiso tiene que ser de { $expected } bytes, y este tiene { $length }.
why-digest-length = El resumen tiene que ser de { $expected } bytes, y este tiene { $length }.

## Files of rules, boards and tiles

why-file-missing = este archivo no existe.
why-file-is-directory = esto es una carpeta, no un archivo.
why-file-unreadable = este archivo no se puede abrir.
why-file-unwritable = aquí no se puede guardar nada.
why-file-not-utf8 = esto no es un archivo de texto en UTF-8.
why-file-too-large = este archivo es demasiado grande. Se leen { $limit } bytes como mucho.
why-toml-unreadable = esto no se puede leer como TOML.
why-option-unknown = no hay ninguna opción «{ $option }».
why-option-wrong = «{ $option }» tiene que ser { $expected }.
why-layout-letter = «{ $letter }» no es un tipo de casilla. Usa . g b y p *
why-layout-width = esta fila tiene { $width ->
    [one] una casilla
   *[other] { $width } casillas
  }, pero las filas de arriba tienen { $expected }.
why-layout-size = un tablero tiene de { $low } a { $high } filas y columnas.
why-layout-two-starts = hay una segunda casilla de salida *. Un tablero solo tiene una.
why-layout-no-start = no hay casilla de salida *.
why-layout-number = «{ $text }» no es un número entero de 0 a { $high }.
why-layout-twice = el número { $number } ya está en la línea { $first }.
why-bag-face-twice = la ficha { $face } sale aquí por segunda vez.
why-bag-too-large = en una bolsa hay { $limit } fichas como mucho.
why-bag-line = «{ $text }» debería ser una ficha y cuántas hay, por ejemplo: 7 5
why-board-is-layout = esto es el dibujo de las casillas de color, no un tablero con lo que hay encima.
why-board-letter = «{ $letter }» no tiene sitio en un tablero.
why-board-width = esta fila tiene { $width ->
    [one] una casilla
   *[other] { $width } casillas
  }, pero el tablero tiene { $expected } de ancho.
why-board-height = hay { $height ->
    [one] una fila
   *[other] { $height } filas
  }, pero el tablero tiene { $expected }.

## Records

why-record-not-utf8 = esto no es un archivo de texto en UTF-8.
why-record-too-large = este registro es demasiado grande. Se leen { $limit } bytes como mucho.
why-record-too-long = este registro es demasiado largo. Se leen { $limit } entradas como mucho.
why-record-header-unreadable = esta línea debería tener la forma [Key "value"].
why-record-header-twice = { $key } sale aquí por segunda vez.
why-record-header-missing = falta la línea [{ $key } "…"].
why-record-game-unknown = no hay ningún juego «{ $game }».
why-record-ruleset-unknown = no hay reglas con el nombre «{ $ruleset }».
why-record-ruleset-wrong = las reglas de este registro están mal: { $because }
why-record-seats-wrong = a este juego no pueden jugar tantos.
why-record-players-wrong = tiene que haber un nombre para cada sitio.
why-record-contributions-wrong = no se puede leer lo que los jugadores aportaron al sorteo.
why-record-commitment-wrong = no se puede leer el compromiso.
why-record-seed-wrong = no se puede leer la semilla.
why-record-position-wrong = la posición de este registro está mal: { $because }
why-record-columns = una entrada tiene de 3 a 6 partes, separadas por tabuladores, y esta tiene { $columns }.
why-record-entry-unreadable = una entrada empieza con su número y su sitio.
why-record-out-of-order = aquí debería estar la entrada { $seq }, no { $found }.
why-record-after-end = la partida ya había acabado.
why-record-hidden = esta jugada está oculta, así que la partida aún no se puede volver a ver.
why-record-clock-wrong = el tiempo no se puede leer, o va hacia atrás.
why-record-unreadable-move = esta jugada no se puede leer. { $because }
why-record-illegal-move = esta jugada va contra las reglas. { $because }
why-record-end-differs = el final debería ser «{ $expected }».
why-record-start-differs = la primera entrada debería ser «{ $expected }».
why-record-points-differ = los puntos deberían ser { $expected }.
why-record-total-differs = el total debería ser { $expected }.
why-record-result-differs = el resultado debería ser { $expected }.
why-record-termination-differs = la cabecera dice «abandonada», pero las jugadas no.

## What a proof can lack

why-running = La partida aún no ha acabado. La semilla se revela al final.
why-seed-missing = El registro no tiene semilla, así que el sorteo no se puede comprobar.
why-commitment-missing = El registro no tiene compromiso, así que nadie sabe cuándo se eligió la semilla.
why-commitment-differs = La semilla no es la que se prometió al empezar.
why-chance-differs = Aquí la semilla da otra cosa: { $expected }
why-cut-short = El registro está cortado: tiene la semilla, así que la partida había acabado, pero falta el final.

## Live tables

why-unreadable = El servidor no ha entendido eso.
why-not-found = Aquí no hay nada.
why-method-wrong = Eso no se puede hacer aquí.
why-too-large = Eso es demasiado largo.
why-failed = Algo ha fallado por nuestra parte. Prueba otra vez.
why-again = No se ha podido guardar en este momento. Prueba otra vez: nada cuenta dos veces.
why-origin-wrong = Esto venía de otra página, así que no se ha aceptado.
why-no-identity = Elige primero un nombre.
why-name-wrong = { $because ->
    [empty] Un nombre necesita al menos una letra.
    [length] Este nombre es demasiado largo.
    [link] Un nombre no puede ser un enlace.
   *[characters] Este nombre tiene caracteres que no se pueden usar.
  }
why-token-wrong = Esta invitación no vale, o ya no vale.
why-code-wrong = No hay ninguna mesa con este código, o sus sitios están ocupados.
why-level-unknown = El ordenador no tiene ningún jugador «{ $level }».
why-clock-unknown = Este juego no tiene ese reloj.
why-not-reading = No estás en esta mesa.
why-not-seated = No tienes sitio en esta mesa.
why-no-seat-open = Todos los sitios están ocupados.
why-seat-taken = Este sitio está ocupado.
why-seats-open = Aún quedan sitios libres.
why-not-open = En esta mesa la partida ya ha empezado.
why-not-giving = Ya es tarde para eso: la partida ha empezado.
why-given-already = Ya has aportado tu parte al sorteo.
why-not-running = Esta partida aún no ha empezado.
why-not-over = Esta partida aún no ha acabado.
why-closed = Esta mesa está cerrada.
why-table-damaged = Esta mesa está dañada y no se puede abrir. Quienes llevan el servidor pueden verlo.
why-stale = Mientras tanto, la partida ha seguido. Míralo otra vez.
why-try-refused = { $because ->
    [judging] En esta partida las cuentas las haces tú.
   *[move] Eso no pone nada en el tablero, así que no vale puntos.
  }
why-only-against-computers = Eso es solo para partidas contra el ordenador.
why-hint-refused = { $because ->
    [judging] En esta partida juzgan los jugadores, así que no hay pistas.
   *[window] Si hay que protestar, lo tienes que averiguar tú.
  }
why-help-off = En esta mesa se juega sin ayuda.
why-help-refused = { $because ->
    [judging] En esta partida juzgan los jugadores, así que no hay pistas.
   *[window] Si hay que protestar, lo tienes que averiguar tú.
  }
why-nothing-to-take-back = No tienes ninguna jugada que retirar.
why-not-yet = Esto se muestra cuando acabe el turno.
why-no-such-entry = No hay ningún turno así en esta partida.
why-possible-refused = { $because ->
    [judging] En esta partida juzgan los jugadores, así que esto se muestra al final.
   *[game] En este juego no se puede preguntar eso.
  }
why-replay-too-long = Volver a ver esta partida tardaría más de { $seconds } segundos.
why-no-decision = Ahí nadie tenía que decidir nada.
why-moves-while-playing = Ahora estás jugando con otros. Las mejores jugadas se muestran cuando acabe esa partida.
why-moves-in-round = Tu clase está en mitad de una ronda. Las mejores jugadas se muestran cuando acabe.
why-own-seat = Este es tu propio sitio.
why-seat-is-computer = En ese sitio juega el ordenador.
why-not-away = Quien se sienta ahí no lleva fuera { $seconds } segundos.
why-not-abandoned = Quien falta aún no lleva fuera el tiempo suficiente.
why-not-host = Solo quien creó esta mesa puede cerrarla.
why-table-in-use = Todavía hay alguien jugando aquí. Una mesa se puede cerrar antes de que empiece la partida, o cuando todos llevan un rato fuera.
why-too-fast = Demasiado rápido. Espera un momento.
why-busy = El servidor tiene demasiado trabajo ahora mismo. Prueba otra vez en un momento.
why-too-many = Son demasiados a la vez. Prueba más tarde.
why-flood = Han llegado demasiados mensajes desde aquí, así que la conexión se ha cerrado.
why-too-slow = La conexión era demasiado lenta para seguir la partida.
why-shutdown = El servidor se está reiniciando. Vuelve en un momento.
why-forgotten = Tu nombre se ha borrado, como querías.

## What is asked at the command line

why-game-unknown = No hay ningún juego «{ $game }». Hay: { $games }
why-ruleset-unknown = No hay reglas «{ $ruleset }», ni un archivo con ese nombre. Hay: { $rulesets }
why-rack-needed = Di qué fichas tienes, como --rack 12+-?
why-rack-size = Un atril tiene de 1 a { $limit } fichas, y este tiene { $count }.
why-rack-face = «{ $face }» no es una ficha. Las fichas son 0-9 + - * / y ? para un comodín.
why-rack-left-out = En esta partida se juega sin { $face }.
why-dice-needed = Di qué muestran los dados, como --dice 2,3,4
why-dice-wrong = Tres dados de este juego no pueden mostrar «{ $dice }».
why-move-needed = Di de qué jugada se trata, con --move
why-move-not-scored = «{ $move }» no pone nada en el tablero, así que no vale puntos.
why-option-not-here = { $option } no se usa con { $game }.
why-top-wrong = --top tiene que ser 1 o más.
why-seed-wrong = --seed tiene que ser un número entero, 0 o mayor.
why-player-unknown = No hay ningún jugador «{ $player }». Hay: { $players }
why-output-failed = No se puede escribir la respuesta.
why-usage-missing = Falta { $name }.
why-usage-unknown = No conozco «{ $name }».
why-usage-value = «{ $name }» tiene un valor que no sirve.
why-usage-twice = { $name } está dos veces.
why-usage-wrong = No se entiende. Prueba --help.
