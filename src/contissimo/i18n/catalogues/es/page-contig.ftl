# The page: Contig 60 at the table.

## The board

contig-board = Tablero
contig-square-free = { $square }, libre
contig-square-covered = { $square }, marca de { $name }
contig-square-chosen = elegida
contig-square-reached = a tu alcance, { $points ->
    [one] un punto
   *[other] { $points } puntos
  }
contig-square-threat = la última de una línea de { $name }
contig-square-last = última marca
contig-markers = { $count ->
    [one] 1 marca
   *[other] { $count } marcas
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
    [0] No toca ninguna marca: sin puntos.
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
contig-title-other = Le toca a { $name }
contig-title-steal = { $name } ha pasado: ¡los mismos dados, puntos dobles!
contig-title-steal-other = { $name } ha pasado: se pueden robar los dados

## The main button

contig-main-dice = Ruedan los dados
contig-main-waits = Le toca a { $name }
contig-main-pass = Pasar
contig-main-decline = No robar
contig-main-make = Hacer { $square }
contig-main-choose = Elige una casilla
contig-main-dice-left = Usa los { $count } dados
contig-main-cannot = Así todavía no sale
contig-main-cover = Cubrir { $square }
contig-main-cover-points = Cubrir { $square } por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
contig-main-steal = Robar { $square }
contig-main-steal-points = Robar { $square } por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
contig-pass-sure = ¿Pasar? Los demás podrán usar tus dados, con puntos dobles.
contig-pass-yes = Sí, pasar

## Beside it

contig-reach = Ver qué puedo hacer
contig-reach-hide = Ocultar qué puedo hacer
contig-hint = Dame una pista
contig-hint-thinking = Pensando …
contig-take-back = Volver atrás
contig-resign = Rendirse
contig-resign-sure = ¿Rendirte en esta partida?
contig-resign-yes = Sí, me rindo
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
contig-told-pass = { $name }: pasa.
contig-told-decline = { $name }: no roba.
contig-told-accept = { $name }: acepta.
contig-told-caught = { $name }: protesta, y con razón. La marca se quita.
contig-told-right = { $name }: protesta, pero la cuenta estaba bien.
contig-told-resign = { $name } se ha rendido.
