# A table before the game: the waiting room, and the invitation that a link leads to.

wait-computer = ordenador
wait-open = para quien venga
wait-pair-open = para dos que jueguen juntos
wait-partner-open = aún falta una persona
wait-here = en la mesa
wait-away = fuera de la mesa
wait-sit-here = Sentarme aquí
wait-stand = Levantarme
wait-for = { $count ->
    [one] Falta una persona…
   *[other] Faltan { $count } personas…
  }
wait-starting = La partida va a empezar…
wait-closed = Esta mesa está cerrada.
wait-full = Todos los sitios están ocupados. Quédate a mirar: el tablero sale en cuanto empiece la partida.
wait-watching = Estás mirando. El tablero sale aquí en cuanto empiece la partida.
wait-watching-now = Estás mirando.
show-open = En el proyector
watchers = { $count ->
    [one] Una persona mirando
   *[other] { $count } personas mirando
  }

## How others come

invite-title = Invitar
invite-scan = Apunta con la cámara de un teléfono a esta imagen.
invite-qr = Código QR con el enlace a esta mesa
invite-code = O escribe este código en la página de inicio:
invite-link = O envía este enlace:
invite-partner = Para quien haga pareja con { $name }:
invite-watch = Solo para mirar:
invite-only-here = Solo este ordenador puede abrir estos enlaces. Para que entren otros dispositivos, arranca el servidor con --host 0.0.0.0
share-copy = Copiar
share-copied = Copiado
share-by-hand = El enlace está seleccionado: cópialo con Ctrl+C, o mantenlo pulsado.

## Having come by a link

invited = { $count ->
    [one] { $names } te invita a { $game }
   *[other] { $names } te invitan a { $game }
  }
invited-partner = { $names } quiere jugar en pareja contigo a { $game }
invited-nobody = Ven a jugar a { $game }
invited-name = Tu nombre
invited-any-name = el nombre que quieras
invited-listed = En una mesa pública, todos juegan con un nombre famoso.
invited-watch = ¿Prefieres solo mirar? Quédate aquí: el tablero sale cuando empiece la partida.

## Rules in a few words

rules-own = Reglas de la casa
rules-own-about = Reglas propias.
clock-none = sin reloj
clock-turn = { $time } por turno
clock-main = { $main } cada uno
clock-main-increment = { $main } cada uno, y { $increment } más por turno
time-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
  }
time-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
  }
seat-numbered = Jugador { $seat }
refused-others = Ver las mesas abiertas
your-turn-elsewhere = Te toca en otra mesa
another-waits = Te espera otra partida
