# The first screen of the page, and the computer players that have no number.

home-title = Dos juegos de mesa con números
home-code = ¿Tienes un código?
home-join = Entrar
home-children = Para niños
home-children-times = Con las tablas
home-about-calculissimo = Un crucigrama de cuentas: pon fichas y suma los resultados.
home-about-contig60 = Tres dados, una cuenta y la casilla correcta.
home-learn = Aprender a jugar
home-friends = Con amigos
home-device = En este dispositivo
home-watch = Mirar
home-rules = Reglas
home-house = Reglas de la casa
home-class = Para una clase
home-class-about = El mismo reto para todos, en el proyector y en cada pantalla
home-waiting = { $count ->
    [one] Te toca
   *[other] Te toca en { $count } mesas
  }
home-running = { $count ->
    [one] Una mesa en curso
   *[other] { $count } mesas en curso
  }
home-tables = Mis mesas
home-tables-none = Aquí salen las partidas que estás jugando, y a quién le toca.
home-table-with = con { $names }
home-table-seats = { $count ->
    [one] un sitio libre
   *[other] { $count } sitios libres
  }
home-table-device = en este dispositivo
home-table-open = aún sin empezar
home-table-turn = turno de { $name }
storage-off = Este navegador no guarda nada, así que aquí nadie puede reconocerte. Para sentarte a una mesa, permite las cookies de esta página. Mirar, leer las reglas y repasar partidas funciona igual.

## Computer players

level-against = Contra
level-title = ¿Quién juega contra ti?
level-others = Otros
level-done = Listo
close = Cerrar
computer-random = Cabeza loca
    .about = Juega lo que esté permitido, sin pensar.
computer-greedy = Tragapuntos
    .about = Va siempre a por el máximo de puntos del momento.
computer-evaluation = Ahorrador
    .about = Cuenta los puntos, y también lo que valen las fichas que quedan en el atril.
computer-blocker = Bloqueador
    .about = Gana puntos y se cruza en tus líneas.
computer-champion = Gran campeón
    .about = El más fuerte que tenemos, con otro nombre: juega igual que el último nivel de la lista.
