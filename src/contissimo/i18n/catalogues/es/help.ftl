# The help of the command line. An option's "value" is the word that stands for what is typed there.

help =
    Dos juegos con números: Calculissimo y Contig 60.
    Para jugar ya, escribe: contissimo play calculissimo
help-verbs = Qué puedes hacer
help-arguments = Qué indicar
help-options = Qué puedes añadir
help-help = Muestra esta ayuda.
help-version = Muestra la versión.
help-usage = Uso: { $line }
    .command = ORDEN
    .options = [OPCIONES]
help-required = { $sentence } [obligatorio]
version = Contissimo { $version }, { $kernel ->
    [compiled] con el generador compilado
   *[plain] con el generador en Python puro
}

help-play = Juega en esta ventana, contra el ordenador o con otras personas en el mismo teclado.
help-moves = Muestra todas las jugadas posibles en un tablero, las mejores primero.
help-score = Muestra cuánto vale una jugada, paso a paso, o por qué no está permitida.
help-rules = Muestra las reglas de un juego y las reglas de la casa que puedes cambiar.
help-replay = Muestra otra vez una partida guardada, jugada a jugada.
help-verify = Comprueba una partida guardada: ¿se cumplieron las reglas?, ¿fue limpio el sorteo?

option-game = calculissimo o contig60.
    .value = JUEGO
option-file = El archivo de una partida guardada. Con -, se lee de la entrada estándar.
    .value = ARCHIVO
option-board = El archivo con el texto de un tablero. Con -, se lee de la entrada estándar. Sin esta opción, el tablero está vacío.
    .value = ARCHIVO
option-rack = Calculissimo: las fichas del atril, como 12+-? (un ? es un comodín).
    .value = FICHAS
option-dice = Contig 60: lo que muestran los tres dados, como 2,3,4.
    .value = DADOS
option-move = La jugada, como 8d 9+6/2 o (2+3)*4=20.
    .value = JUGADA
option-ruleset = El nombre de las reglas, o un archivo TOML con las tuyas. «contissimo rules JUEGO» muestra los nombres.
    .value = NOMBRE
option-text = Muestra solo el texto exacto de las reglas, tal como está en un registro.
option-top = Muestra solo las N mejores.
    .value = N
option-players = Quién juega, sitio por sitio: you, level-1 a level-8, greedy o random. Sin esta opción: you,level-2. Escribe you,you para dos personas en este teclado.
    .value = JUGADORES
option-seed = Un número pequeño que repite la misma partida, para hacer pruebas.
    .value = N
option-record = Guarda la partida en este archivo.
    .value = ARCHIVO
option-best = Muestra, junto a cada jugada hecha, la que daba más puntos.
option-hints = Permite la palabra «moves», que muestra las mejores jugadas.
option-json = Escribe líneas de JSON, para otros programas.
option-lang = El idioma, por ejemplo es.
    .value = IDIOMA
option-signs = Los signos en las cuentas: tiles (× ÷, como en las fichas) o school (como en las escuelas del idioma).
    .value = SIGNOS
