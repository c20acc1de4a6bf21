# Engines for other programs, and the test of theirs.

help-engine = Permite que otro programa use nuestros jugadores y evaluaciones, línea a línea por la entrada y la salida estándar.
option-engine-player = El jugador virtual que elige las jugadas: champion, level-1 a level-8, greedy o random.

help-conformance = Comprueba si un programa cumple el protocolo de bots y motores.
option-spec = El programa, por ejemplo exec:./bot
    .value = exec:PROGRAMA
option-only = Solo este juego; si no, todos.
    .value = JUEGO

conformance-passed = bien     { $check }
conformance-failed = FALLO    { $check } ({ $why })
conformance-left-out = omitido  { $check }: el programa no lo ofrece

conformance-hello = Saluda
conformance-legal = Sus jugadas son legales
conformance-one-answer = Responde una vez a cada pregunta y pasa por alto las palabras desconocidas
conformance-in-time = Respeta su tiempo
conformance-endings = Juega finales
conformance-version-2 = Habla la versión 2
conformance-analyse = Su análisis se puede leer
conformance-exact = Lo que llama exacto está demostrado
conformance-stop = Para cuando se le pide

why-bot-older = El programa habla una versión anterior.
why-bot-words-wrong = La respuesta del programa tiene otra forma.
why-bot-no-info = El análisis del programa está vacío.
why-bot-exact-wrong = El programa llama exacta a { $move }, pero el valor es erróneo.
why-bot-two-answers = El programa dice algo que nadie ha preguntado.
