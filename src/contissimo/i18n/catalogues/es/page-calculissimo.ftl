# The page: Calculissimo at the table.

## Board and tiles, in words

calc-board = Tablero
calc-rack = Tus fichas
calc-start = casilla de salida
calc-bonus-number = número por { $factor }
calc-bonus-operation = línea por { $factor }
calc-empty = vacía
calc-laid = puesta por ti, aún sin jugar
calc-on = sobre { $ground }
calc-face-plus = más
calc-face-minus = menos
calc-face-times = por
calc-face-divided = entre
calc-face-joker = comodín
calc-joker-as = comodín que vale { $face }
calc-no-such-tile = No tienes la ficha { $face }.
calc-joker-title = ¿Qué va a ser el comodín?

## The score card

calc-card = Esta jugada
calc-card-empty = Pon fichas: los puntos salen aquí.
calc-card-wait = Ya puedes ir probando.
calc-drawn = Has sacado { $tiles }.
calc-two-lines = Pon tus fichas en una sola fila o en una sola columna.
calc-gap = Hay un hueco en { $squares }.
calc-unfinished-no-line = Sigue: una línea tiene dos fichas o más.
calc-unfinished-line-incomplete = { $line } sigue: número, signo, número.
calc-sum = { $sum } = { $points ->
    [one] un punto
   *[other] { $points } puntos
  }
calc-total = Tu total
calc-exchange-how = Toca las fichas que quieres cambiar.

## The main button

calc-main-play = Jugar: { $points ->
    [one] un punto
   *[other] { $points } puntos
  }
calc-main-play-unknown = Jugar
calc-main-announce = Anunciar { $points ->
    [one] un punto
   *[other] { $points } puntos
  }
calc-main-total = Anuncia tu total
calc-main-lay = Pon tus fichas
calc-main-extra = Turno extra: pon tus fichas
calc-main-not-yet = Aún no es una jugada válida
calc-main-choose = Elige fichas para cambiar
calc-main-exchange = Cambiar { $count ->
    [one] una ficha
   *[other] { $count } fichas
  }
calc-main-waiting = Esperando a { $name }
calc-main-answer = Protesta o acepta
calc-main-sending = Enviando…

## What else can be done

calc-recall = Recoger
calc-shuffle = Mezclar
calc-exchange = Cambiar
calc-exchange-cancel = Quedarme con mis fichas
calc-pass = Pasar
calc-more = Más
calc-hint = Pista
calc-takeback = Deshacer la jugada
calc-no = Cancelar
calc-pass-title = ¿Pasar?
calc-pass-sure = Esta vez no pones nada y te quedas con tus fichas.
calc-pass-yes = Pasar

## Help

calc-hint-thinking = Buscando una buena jugada…
calc-hint-placed = La mejor jugada aquí vale { $points }. Va en las casillas punteadas.
calc-hint-swap = Con estas fichas no sale ninguna línea. Cambia { $count ->
    [one] una
   *[other] { $count }
  } por otras nuevas.
calc-hint-pass = Con estas fichas no sale ninguna línea: pasa.
calc-hint-show = Enséñamelo
calc-reach = La mejor jugada aquí vale { $points }.
calc-reach-none = Aquí no puedes poner nada.

## Tiles beside the board

calc-bag = Bolsa
calc-bag-left = { $count ->
    [0] La bolsa está vacía
    [one] Queda una ficha
   *[other] Quedan { $count } fichas
  }
calc-unseen = { $count ->
    [one] Una ficha oculta
   *[other] { $count } fichas ocultas
  }
calc-tiles = { $count ->
    [0] sin fichas
    [one] una ficha
   *[other] { $count } fichas
  }

## What somebody did

calc-told-placed = { $name } juega { $line }: { $points ->
    [one] un punto
   *[other] { $points } puntos
  }, desde { $square } hacia { $way ->
    [across] la derecha
   *[down] abajo
  }.
calc-told-swap = { $name } cambia { $count ->
    [one] una ficha
   *[other] { $count } fichas
  }.
calc-told-pass = { $name } pasa.
calc-told-accept = { $name } acepta.
calc-told-caught = { $name } protesta, y con razón. Las fichas se retiran.
calc-told-corrected = { $name } protesta. Las operaciones están bien, pero el total no: se corrige.
calc-told-right = { $name } protesta, pero todo está bien.
calc-told-resign = { $name } se rinde.
calc-told-drawn = Sacas { $tiles }.
calc-told-score = { $points ->
    [one] Un punto
   *[other] { $points } puntos
  }
calc-extra = Has usado todas tus fichas: ¡turno extra!
calc-across = Hacia la derecha
calc-down = Hacia abajo
