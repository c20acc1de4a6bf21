# House rules: what each set of rules is, and what each option changes.
# `.name` is the heading of an option in a form. `.page` is the sentence there, where the first one speaks of values as a file has them.

rules-presets = Reglas ya preparadas (úsalas con --ruleset NOMBRE)
rules-options = Reglas de la casa de «{ $ruleset }» (escribe las tuyas en un archivo TOML)
value-true = true
value-false = false

## Calculissimo

preset-calculissimo-classic = El juego de siempre, dos minutos por turno.
    .name = Clásicas
preset-calculissimo-sheet-pt = Como en la hoja portuguesa: solo cambia quien no puede jugar, y los jugadores se vigilan unos a otros.
    .name = Hoja portuguesa
preset-calculissimo-sheet-nl = Como en la hoja neerlandesa: solo cambia quien no puede jugar, y los jugadores se vigilan unos a otros.
    .name = Hoja neerlandesa
preset-calculissimo-sheet-de = Como en la hoja alemana: igual que la neerlandesa, pero solo cuenta el mejor color de una línea, y la partida acaba cuando un jugador no puede jugar.
    .name = Hoja alemana
preset-calculissimo-sheet-ja = Como en la hoja japonesa: no hay cambios, y un número que sobra cuesta 1.
    .name = Hoja japonesa
preset-calculissimo-relaxed = El juego de siempre, sin reloj.
    .name = Sin prisa
preset-calculissimo-short = La mitad de las fichas y sin reloj: unos veinte minutos.
    .name = Cortas
preset-calculissimo-junior = Para los más pequeños: solo + y −, cada paso un número entero, sin reloj.
    .name = Júnior

option-calculissimo-operators = Cuáles de los signos + − × ÷ hay en la bolsa.
    .name = Signos
option-calculissimo-turn_seconds = Cuántos segundos puede durar un turno; después, se pasa.
    .name = Tiempo por turno
option-calculissimo-main_seconds = Cuántos segundos tiene cada jugador para toda la partida, en lugar de un límite por turno.
    .name = Tiempo para toda la partida
option-calculissimo-increment_seconds = Cuántos segundos añade cada turno al tiempo para toda la partida.
    .name = Tiempo ganado por turno
option-calculissimo-exchange = Cuándo se pueden cambiar fichas: any_time, only_when_stuck o never (la hoja japonesa).
    .name = Cambiar fichas
    .page = Cuándo puedes devolver fichas a la bolsa y sacar otras.
option-calculissimo-every_step_whole = Cada paso de una cuenta tiene que ser un número entero, y nunca menor que cero.
    .name = Pasos enteros
option-calculissimo-zero_counts = Una línea puede dar 0, y entonces vale 0.
    .name = Una línea que da 0
option-calculissimo-operation_bonuses = Varias casillas amarillas y moradas en una línea: cuentan todas (cumulate) o solo la mejor (highest_only, la hoja alemana).
    .name = Varias casillas amarillas o moradas
    .page = Qué cuenta cuando una línea cubre más de una.
option-calculissimo-joker_on_operation_square = Si un comodín en una casilla amarilla o morada se lleva el premio.
    .name = Comodín en amarillo o morado
option-calculissimo-end_when_stuck = Con la bolsa vacía, la partida acaba cuando nadie puede seguir, o en cuanto alguien no pueda (la hoja alemana).
    .name = El final
    .page = Cuándo acaba la partida una vez vacía la bolsa.
option-calculissimo-leftover = Cuánto cuesta un número que sobra: su valor (face_value) o 1 (tile_count, la hoja japonesa).
    .name = Números que sobran
    .page = Cuánto cuesta al final un número que se queda en el atril.
option-calculissimo-judging = Quién revisa las jugadas: el programa (referee) o los demás jugadores (challenge).
    .name = Quién revisa las jugadas
    .page = Si una jugada mala se rechaza al momento, o vale hasta que alguien la protesta.
option-calculissimo-window_seconds = Cuántos segundos tienen los demás para protestar una jugada.
    .name = Tiempo para protestar
option-calculissimo-announce = Dices tu total antes de que el programa lo muestre.
    .name = Anunciar
option-calculissimo-layout = Dónde están las casillas de color y la casilla de salida.
    .name = Tablero
option-calculissimo-tiles = Cuántas fichas de cada tipo hay en la bolsa.
    .name = Bolsa

## Contig 60

preset-contig60-contig60 = El juego de siempre, sin reloj.
    .name = De siempre
preset-contig60-timed = El juego de siempre, con 60 segundos por turno.
    .name = Con reloj
preset-contig60-sheet-pt = Como en la hoja portuguesa: los equipos se vigilan uno a otro.
    .name = Hoja portuguesa
preset-contig60-contig-us = El juego americano: filas del 1 al 216, la propia casilla cuenta, no se gana con una línea, 8 rondas.
    .name = Contig americano
preset-contig60-junior = Para los más pequeños: solo + y −, sin reloj.
    .name = Júnior

option-contig60-faces = Qué números tiene cada dado.
    .name = Dados
option-contig60-markers = Cuántas marcas tiene cada equipo.
    .name = Marcas
option-contig60-points = Con cuántos puntos empieza cada equipo.
    .name = Puntos al empezar
option-contig60-operations = Cuáles de los signos + − × ÷ se pueden usar.
    .name = Signos
option-contig60-turn_seconds = Cuántos segundos puede durar un turno; después, se pasa.
    .name = Tiempo por turno
option-contig60-race_to_zero = Gana al momento el primer equipo que llegue a 0 o menos.
    .name = Carrera hasta cero
option-contig60-own_square_counts = Una marca gana un punto más, por su propia casilla.
    .name = La propia casilla cuenta
option-contig60-judging = Quién revisa las cuentas: el programa (referee) o el otro equipo (challenge).
    .name = Quién revisa las cuentas
    .page = Si una cuenta mala se rechaza al momento, o vale hasta que el otro equipo la protesta.
option-contig60-window_seconds = Cuántos segundos tiene el otro equipo para protestar una cuenta.
    .name = Tiempo para protestar
option-contig60-false_accusation_cost = Cuántos puntos cuesta protestar sin razón.
    .name = Protestar sin razón
option-contig60-line_length = Cuántas marcas en línea ganan al momento; 0 lo desactiva.
    .name = Línea ganadora
option-contig60-rounds = Después de cuántas rondas acaba la partida.
    .name = Rondas
option-contig60-minutes = Después de cuántos minutos se juega la última ronda.
    .name = Minutos
option-contig60-layout = Qué número hay en cada casilla.
    .name = Tablero

## The values of options as a form shows them

choice-any_time = cuando se quiera
choice-only_when_stuck = solo cuando no hay jugada posible
choice-never = nunca
choice-cumulate = cuentan todas
choice-highest_only = solo cuenta la mejor
choice-no_bonus = se queda sin premio
choice-bonus = se lleva el premio
choice-nobody = cuando nadie puede seguir
choice-anyone = en cuanto un jugador no puede seguir
choice-face_value = su valor
choice-tile_count = 1 punto, sea cual sea
choice-referee = el programa
choice-challenge = los demás jugadores
choice-none = sin límite
choice-auto = 20 segundos en partidas con reloj; si no, sin límite
choice-calculissimo-classic = lo de siempre
choice-calculissimo-short = la mitad de todo
choice-contig60 = la espiral del 0 al 180
choice-contig-us = filas del 1 al 216
