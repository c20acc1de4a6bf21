# House rules: the form, around the options themselves (options.ftl).

house-title = { $game }: reglas de la casa
house-about = Cambia lo que quieras. Todos en la mesa juegan con estas reglas.
house-base = Partir de
house-sheets = En qué se diferencian las reglas impresas
house-group-play = Cómo se juega
house-group-points = Puntos
house-group-end = El final
house-group-time = Tiempo
house-group-judging = Revisión
house-group-material = Tablero y piezas
house-on = sí
house-off = no
house-usual = lo normal
house-usual-number = lo normal: { $number }
house-undo = Deshacer este cambio
house-text-base = como arriba
house-text-own = uno mío…
house-text-calculissimo-layout = Una línea por cada fila, una letra por cada casilla: . simple, g verde, b azul, y amarilla, p morada, * salida
house-text-calculissimo-tiles = Una línea por ficha: la ficha y cuántas hay, por ejemplo: 7 5
house-text-contig60-layout = Una línea por cada fila, con un espacio entre los números. Ningún número se repite.
house-wrong = Hay un fallo en el formulario. Allí se explica cuál es.
house-same = Igual que «{ $name }».
house-changed = { $count ->
    [one] Una cosa es distinta de «{ $name }»
   *[other] { $count } cosas son distintas de «{ $name }»
  }
house-play = Jugar con estas reglas
house-computer = Contra el ordenador
