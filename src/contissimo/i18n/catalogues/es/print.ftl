# Hojas impresas: la orden que las hace y las palabras sobre el papel.

help-print = Hace un PDF para imprimir: el tablero, las fichas, una hoja de puntos, las reglas o lo que pueden dar los dados.

option-sheet = Qué se imprime: board, tiles, scores o rules; en Contig 60 también dice. Para una clase: names, cards, worksheet, stored, record, guide.
    .value = HOJA
option-paper = El papel: a4 o letter.
    .value = PAPEL
option-ink = colour para imprimir en color, o saving: líneas finas sobre blanco.
    .value = TINTA
option-output = El archivo que se escribe. Con -, se escribe en la salida estándar. Sin esta opción, el archivo se llama como lo que contiene.
    .value = ARCHIVO
option-layout = Un tablero propio, en un archivo de tablero.
    .value = ARCHIVO

print-made = { $file }: { $pages ->
    [one] una página
   *[other] { $pages } páginas
  }. Imprímelo al 100 % («tamaño real»).

why-sheet-unknown = Aquí no hay ninguna hoja «{ $sheet }». Hay: { $sheets }
why-choice-unknown = { $name } no puede ser «{ $said }». Hay: { $choices }
why-file-not-pdf = ese archivo ya existe y no es un PDF. Se queda como está.

## La cabecera de cada hoja

print-title = { $game }: { $sheet }
print-own-rules = Reglas de la casa
print-about-board = { $sheet } · { $rules } · { $width } × { $height } casillas
print-about-tiles = { $sheet } · { $rules } · { $count ->
    [one] una ficha
   *[other] { $count } fichas
  }
print-about-markers = { $sheet } · { $rules } · { $count ->
    [one] una ficha por equipo
   *[other] { $count } fichas por equipo
  }
print-about = { $sheet } · { $rules }

## El tablero

print-glue = pegar
print-cut-board = Recorta el tablero por su borde. Pegado en cartón dura más.
print-cut-parts = Recorta las { $count } hojas por el borde del tablero y alrededor de las pestañas.
print-glue-parts = Pon pegamento en las pestañas y coloca encima la hoja siguiente, casilla junto a casilla.
print-square-size = Una casilla mide { $mm } mm.
print-ruler = Esta línea mide { $mm } mm. Si no, imprime al 100 % («tamaño real»).
print-kind-number = El número que la ocupa cuenta { $factor } veces.
print-kind-operation = Toda la operación cuenta { $factor } veces.
print-kind-start = Casilla de salida: toda la operación cuenta { $factor } veces.
print-sheet-position = Posición
print-position-seat = Jugador { $seat }: { $points }
print-position-turn = le toca
print-position-bag = En la bolsa: { $count }

## Fichas, marcas y dados

print-cut-tiles = Corta por las líneas. Una ficha mide { $mm } mm y cabe en las casillas del tablero impreso.
print-cut-markers = Recorta las fichas; cada equipo toma una forma.
print-fold = Recorta los dados, dóblalos por las líneas discontinuas y pega las pestañas por dentro.

## Hojas de puntos

print-date = Fecha
print-points = Puntos
print-total = Total
print-dice = Dados
print-sentence = Cuenta
print-steal = ×2
print-left = − fichas que sobran
print-result = Total final
print-remind-time = Un turno dura como mucho { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
  }.
print-remind-leftover = { $leftover ->
    [tile_count] Al final, un número que sobra cuesta 1, y un signo o un comodín, { $cost }.
   *[face_value] Al final, un número que sobra cuesta su valor, y un signo o un comodín, { $cost }.
  }
print-remind-all = Quien pone sus { $count } fichas de una vez vuelve a jugar.
print-remind-highest = Gana el total más alto.
print-remind-neighbours = { $own ->
    [yes] Una ficha da un punto por su propia casilla y uno por cada casilla cubierta a su alrededor. Los puntos se restan del total.
   *[no] Una ficha da un punto por cada casilla cubierta a su alrededor. Los puntos se restan del total.
  }
print-remind-steal = ×2: márcalo si los dados eran robados. Entonces los puntos cuentan doble.
print-remind-line = { $length } fichas en línea ganan al momento.
print-remind-rounds = La partida acaba tras { $count ->
    [one] una ronda
   *[other] { $count } rondas
  }.
print-remind-lowest = Gana el total más bajo.

## Las reglas

print-house = Estas reglas: { $rules }
print-option = { $option }: { $value }

## Tablas de los dados

print-dice-squares = ¿Qué probabilidad tiene cada casilla?
print-dice-squares-about = Con cuántas de las { $throws } tiradas de tres dados se puede hacer en un tablero vacío.
print-dice-rolls = Lo que da cada tirada
print-dice-rolls-about = Las { $rolls } tiradas, cuántas veces sale cada una de { $throws }, y la cuenta más sencilla para cada casilla.
