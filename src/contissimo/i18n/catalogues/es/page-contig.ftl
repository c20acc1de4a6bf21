# The page: Contig 60 at the table.

## The board

contig-board = Tablero
contig-square-free = { $square }, libre
contig-square-covered = { $square }, ficha de { $name }
contig-square-chosen = elegida
contig-square-reached = a tu alcance, { $points ->
    [one] un punto
   *[other] { $points } puntos
  }
contig-square-threat = la última de una línea de { $name }
contig-square-last = última ficha
contig-square-dead = ninguna tirada lo hace
contig-markers = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
  }

## Dice, signs and the sentence

contig-dice = Dados
contig-die = Dado: { $face }
contig-die-none = Un dado sin tirar
contig-signs = Signos
contig-sentence-is = Tu cuenta: { $sentence }
contig-strip-empty = vacía
contig-strip-hint = Toca dados y signos
contig-strip-wait = …
contig-take-away = Quitar { $part }
contig-undo = Deshacer
contig-clear = Borrar
contig-how = Haz un número del tablero con todos los dados.
contig-no-square = Eso da { $value }. No existe esa casilla.
contig-touches = Toca { $squares }: { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
contig-touches-none = { $points ->
    [0] No toca ninguna ficha: sin puntos.
    [one] Un punto.
   *[other] { $points } puntos.
  }
contig-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }

## Whose turn it is

contig-title-dice = Ruedan los dados
contig-title-yours = Te toca, { $name }
contig-title-other = Turno de { $name }
contig-title-steal = Pase de { $name }: ¡los mismos dados, puntos dobles!
contig-title-steal-other = Pase de { $name }: se pueden robar los dados

## The main button

contig-main-dice = Ruedan los dados
contig-main-waits = Turno de { $name }
contig-main-pass = Pasar
contig-main-decline = No robar
contig-main-make = Haz { $square }
contig-main-choose = Elige una casilla
contig-main-dice-left = Usa los { $count } dados
contig-main-sign = Pon un signo entre los dados
contig-main-unfinished = Termina la cuenta
contig-main-cannot = Así todavía no sale
contig-main-cover = Cubrir el { $square }
contig-main-cover-points = Cubrir el { $square }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
contig-main-steal = Robar el { $square }
contig-main-steal-points = Robar el { $square }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
contig-pass-sure = ¿Pasar? Los demás podrán usar tus dados, con puntos dobles.
contig-pass-yes = Sí, pasar

## Beside it

contig-reach = Ver qué puedo hacer
contig-reach-hide = Ocultar qué puedo hacer
contig-hint = Dame una pista
contig-hint-thinking = Pensando…
contig-hint-pass = Con { $dice } no sale ningún número libre: pasa.
contig-hint-decline = Con { $dice } no sale ningún número libre: no hay nada que robar.
contig-take-back = Deshacer la jugada
contig-possible = ¿Era posible?
contig-possible-dice = { $dice }: { $count ->
    [0] nada era posible
    [one] era posible una casilla
   *[other] eran posibles { $count } casillas
  }
contig-threat = A una casilla de hacer línea, { $name }: { $square } ({ $line })
contig-threat-none = Nadie está a una casilla de hacer línea.

## What happened

contig-told-roll = Los dados muestran { $dice }.
contig-told-cover = { $name }: { $sentence }, { $points ->
    [0] sin puntos
    [one] un punto
   *[other] { $points } puntos
  }.
contig-told-steal = { $name }, robo: { $sentence }, { $points ->
    [0] sin puntos
    [one] un punto
   *[other] { $points } puntos
  }.
contig-told-pass = { $name }: pase.
contig-told-decline = { $name }: sin robo.
contig-told-accept = { $name }: aceptado.
contig-told-caught = { $name }: protesta con razón. La ficha se quita.
contig-told-right = { $name }: protesta sin razón, la cuenta estaba bien.
contig-told-resign = { $name }: rendición.
