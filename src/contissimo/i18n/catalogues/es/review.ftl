# Reviews: luck, skill, mistakes and another try.

help-review = Repasa una partida terminada: suerte, acierto, errores y qué era mejor. Una carpeta resume muchas partidas.

option-review-file = Una partida guardada, o una carpeta con partidas guardadas. Con -, se lee de la entrada estándar.
option-deep = Mira a fondo: tarda más, pero es más fiable.
option-svg = Guarda también la gráfica de la partida, como imagen SVG.
    .value = ARCHIVO
option-player = Solo las jugadas de esta persona.
    .value = NOMBRE

## The review of a game

review-title = { $game }, reglas { $ruleset }
review-quick = Un vistazo rápido. Con --deep se mira a fondo.
review-quick-calculissimo = La suerte al sacar fichas se estima con menos muestras que al mirar a fondo.
review-closely = Mirada a fondo.
review-progress = Entradas
review-top = Puntos encontrados por { $name }: el { $percent } de los posibles.
review-accuracy = { $name }: { $number } de 100 en buenas decisiones.
review-level = Nivel de juego: { $level }.
review-levels = Nivel de juego: { $level } (entre { $low } y { $high }).
review-mistakes = Decisiones: { $decisions }. Errores pequeños: { $small }; medianos: { $medium }; grandes: { $large }.
review-rate = Perdido en cada decisión: { $number } milésimas de victoria.
review-start = Al principio
review-luck = Suerte propia
review-luck-others = Suerte de los demás
review-skill = Acierto
review-rest = Resto
review-end = Al final
review-so-far = Hasta aquí
review-swings = La probabilidad de ganar sube y baja durante toda la partida; por eso la suerte y el acierto pueden sumar, cada uno, más del { $percent }.
review-kindly = Casi siempre quien gana también ha tenido más suerte.
review-cost = { $name }: { $move } ha costado { $percent }.
review-better = Mejor: { $move }
review-none = Sin errores mayores.
review-turning = La partida cambió aquí: { $entries }.
review-stopped = Detenido antes del final: se han mirado { $done } de { $of } entradas.
review-saved = La gráfica está en { $path }.

## Many games

review-games = { $games ->
    [one] Una partida
   *[other] { $games } partidas
  }
review-skipped = Omitida: { $sentence }
review-by-player = Quién jugaba
review-by-kind = Perdido, por tipo
review-by-stage = Perdido, por momento
review-column-games = Partidas
review-column-decisions = Decisiones
review-column-mistakes = Errores
review-column-lost = Victorias perdidas
review-column-rate = Victorias perdidas por cada 1000 decisiones

## Why the best is better: the code of a fact with its values

review-fact-points = { $n ->
    [one] Un punto más.
   *[other] { $n } puntos más.
  }
review-fact-not-established = No se puede decir con seguridad cuál es mejor.
review-fact-sum-wrong = { $line } no está bien.
review-fact-contest-right = { $line } estaba mal: protestar era lo correcto.
review-fact-contest-wrong = { $line } estaba bien. No había nada que protestar.
review-fact-line = El { $square } completa una línea. Sale en { $k } de { $of } tiradas.
review-fact-block = El { $square } corta una línea que se completaría en { $k } de { $of } tiradas.
review-fact-threat = Entonces solo falta el { $square } para una línea: sale en { $k } de { $of } tiradas.
review-fact-threats = Entonces cada una de estas casillas completa una línea: { $squares }. Alguna sale en { $k } de { $of } tiradas.
review-fact-leaves = { $n ->
    [one] La jugada hecha deja libre el { $square }, que da un punto y sale en { $k } de { $of } tiradas.
   *[other] La jugada hecha deja libre el { $square }, que da { $n } puntos y sale en { $k } de { $of } tiradas.
  }
review-fact-steal = { $k ->
    [one] Pasar deja que los demás roben una casilla con puntos dobles.
   *[other] Pasar deja que los demás roben una de { $k } casillas con puntos dobles.
  }
review-fact-made = El { $square } se podía hacer: { $line }
review-fact-seven = Siete fichas de una vez: otro turno.
review-fact-bonus-free = El ×{ $factor } de { $square } seguía libre: { $n } puntos.
review-fact-bonus-smaller = El ×{ $factor } de { $square } vale { $n } puntos más en otra línea.
review-fact-keep = { $face } vale más adelante unos { $later } puntos, y ahora ha dado { $now }.
review-fact-kept = Las fichas que se guardan valen después unos { $n } puntos más.
review-fact-opens = Con la jugada hecha, quien juega después hace de media { $n } puntos más.
review-fact-left = { $n ->
    [one] Las fichas que quedan al final cuestan un punto más.
   *[other] Las fichas que quedan al final cuestan { $n } puntos más.
  }
review-fact-ending = { $n ->
    [one] Jugado hasta el final, es un punto menos.
   *[other] Jugado hasta el final, son { $n } puntos menos.
  }

## What there is to practise, and when

review-kind-division = Dividir
review-kind-brackets = Paréntesis
review-kind-times = Multiplicar
review-kind-joker = Comodines
review-kind-line = Líneas
review-kind-block = Cortar líneas
review-kind-points = Vecinas
review-kind-crossing = Líneas que se cruzan
review-kind-seven = Siete fichas
review-kind-bonus = Casillas con premio
review-kind-far-bonus = Premios que están lejos
review-kind-steal = Robar
review-kind-pass = Pasar
review-kind-exchange = Cambiar fichas
review-kind-contest = Protestar
review-kind-ending = Últimas fichas
review-stage-early = El comienzo
review-stage-middle = El medio
review-stage-late = El final

## Why there is no review

why-review-running = esta partida aún no ha terminado. El repaso viene después.
why-review-too-large = este registro es demasiado grande para repasarlo. Se leen { $limit } caracteres como mucho.
why-review-too-long = este registro es demasiado largo para repasarlo. Se valoran { $limit } entradas como mucho.
why-review-no-judge = El programa aún no sabe valorar este juego.
why-review-board-large = Este tablero es demasiado grande para valorarlo. Puede tener 64 casillas como mucho.
why-review-no-records = en esta carpeta no hay ninguna partida guardada que se pueda repasar.
why-review-folder-graph = una gráfica muestra una sola partida, y esto es una carpeta.
why-review-no-player = en estas partidas nadie se llama { $player }.
why-no-such-review = Este repaso ya no está aquí. Ábrelo otra vez.
why-review-slow = Repasar esta partida tarda demasiado.
