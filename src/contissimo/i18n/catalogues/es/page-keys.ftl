# The keys of the screen at hand, shown on ?

keys-title = Teclado
keys-tab = pasar a lo siguiente
keys-help = esta lista
keys-close = cerrar lo que está abierto
keys-board = moverse por el tablero
keys-ends = al principio o al final de la fila
keys-lay = poner esa ficha
keys-joker = poner un comodín
keys-turn = cambiar de dirección
keys-erase = recuperar la última ficha
keys-play = hacer la jugada
keys-recall = recuperar todas las fichas
keys-die = tomar un dado con ese número
keys-sign = poner un signo o un paréntesis
keys-undo = deshacer un paso
keys-clear = borrar la cuenta
keys-marker = poner una ficha de ese equipo
keys-aim = elegir esta casilla
keys-main = lo mismo que el botón grande
keys-step = una jugada atrás o adelante
keys-jump = al principio o al final de la partida
keys-next = a la siguiente casilla ocupada (con Mayús: a la anterior)
keys-rack = leer tus fichas en voz alta
keys-dice = leer los dados y tu cuenta en voz alta
keys-position = leer la posición en voz alta
keys-totals = leer los totales en voz alta
keys-last = leer la última jugada en voz alta
keys-letters = Usar letras sueltas y ? como teclas

## What stands on the keys

key-tab = Tab
key-enter = Intro
key-space = Espacio
key-backspace = Retroceso
key-escape = Esc
key-home = Inicio
key-end = Fin
