# The classroom: what pupils and teachers read, on the page, on paper and on the command line.

## Why something was refused

why-no-such-class = Aquí no hay ninguna clase con ese código, o ya ha terminado.
why-no-such-pupil = Ese alumno no está en esta clase.
why-no-such-set = Esas tareas no están en esta clase.
why-no-such-answer = Este alumno no ha respondido en esta ronda.
why-no-such-snapshot = Esta respuesta ya no está entre las que guardó.
why-class-open = Ya tiene una clase abierta. Ciérrela primero.
why-class-closed = La clase ha terminado.
why-class-locked = Ahora no puede entrar nadie nuevo. Habla con tu profe.
why-class-full = La clase está llena: ya hay { $limit } alumnos.
why-animal-taken = Alguien ha sido más rápido: elige otro animal u otro color.
why-removed = Tu profe te ha sacado de la clase. Pide que te deje volver.
why-secret-wrong = No son tus dos dibujos. { $left ->
    [one] Te queda un intento.
   *[other] Te quedan { $left } intentos.
  }
why-shut-out = Has fallado demasiadas veces. Tu profe puede dejarte entrar.
why-words-wrong = No son las seis palabras de esta clase.
why-paused = Tu profe ha parado el reloj. Enseguida seguimos.
why-not-admitted = Primero tu profe tiene que dejarte entrar.
why-no-activity = En esta clase no hay nada en marcha.
why-no-round = Esa ronda no existe.
why-nothing-to-deal = Ya no queda nada con que jugar: ha sido la última ronda.
why-preset-unknown = No hay ninguna lección «{ $preset }».
why-board-wrong = Este juego no tiene un tablero «{ $board }» para clases.
why-seating-wrong = Así no se pueden repartir los sitios: nadie se sienta dos veces y cada mesa necesita los puestos que tiene el juego.
why-nothing-missed = Todavía no hay errores con los que hacer tareas.
why-class-file-unreadable = Esto no es un archivo de las rondas de una clase, o se ha cambiado.

## Who a pupil is

pupil-name = { $animal } en { $colour }
animal-bat = Murciélago
animal-bear = Oso
animal-beaver = Castor
animal-bee = Abeja
animal-butterfly = Mariposa
animal-camel = Camello
animal-cat = Gato
animal-crab = Cangrejo
animal-deer = Ciervo
animal-dog = Perro
animal-dolphin = Delfín
animal-duck = Pato
animal-eagle = Águila
animal-fish = Pez
animal-flamingo = Flamenco
animal-fox = Zorro
animal-frog = Rana
animal-giraffe = Jirafa
animal-hedgehog = Erizo
animal-horse = Caballo
animal-kangaroo = Canguro
animal-koala = Koala
animal-ladybird = Mariquita
animal-lion = León
animal-octopus = Pulpo
animal-otter = Nutria
animal-owl = Búho
animal-panda = Panda
animal-parrot = Loro
animal-peacock = Pavo real
animal-penguin = Pingüino
animal-rabbit = Conejo
animal-seal = Foca
animal-shark = Tiburón
animal-squirrel = Ardilla
animal-swan = Cisne
animal-tiger = Tigre
animal-turtle = Tortuga
animal-wolf = Lobo
animal-zebra = Cebra
colour-red = rojo
colour-orange = naranja
colour-yellow = amarillo
colour-green = verde
colour-turquoise = turquesa
colour-blue = azul
colour-purple = morado
colour-pink = rosa

## Secret pictures, and the words with which a teacher comes back

picture-sun = Sol
picture-moon = Luna
picture-star = Estrella
picture-cloud = Nube
picture-tree = Árbol
picture-flower = Flor
picture-apple = Manzana
picture-banana = Plátano
picture-cherry = Cereza
picture-cake = Tarta
picture-ball = Pelota
picture-kite = Cometa
picture-boat = Barco
picture-train = Tren
picture-bicycle = Bicicleta
picture-rocket = Cohete
picture-house = Casa
picture-key = Llave
picture-clock = Reloj
picture-book = Libro
picture-pencil = Lápiz
picture-drum = Tambor
picture-bell = Campana
picture-umbrella = Paraguas

## Lessons at one click

class-preset-plus-minus = + y −
class-preset-plus-minus-about = Fichas solo con más y menos; cada paso da un número entero.
class-preset-times = Tablas de multiplicar
class-preset-times-about = Los mismos tres dados para todos y un tablero pequeño para cada uno, con + − { sign-times }.
class-preset-whole-steps = Los cuatro signos, números enteros
class-preset-whole-steps-about = Fichas con los cuatro signos, en el orden de la escuela; sin fracciones por el camino.
class-preset-sheet = Como en la hoja
class-preset-sheet-about = Fichas con las reglas impresas: × va antes que ÷.
class-preset-pairs = Por parejas
class-preset-pairs-about = Mesas de cuatro: dos alumnos forman un equipo, tiran los dados y cubren casillas.
class-preset-dice = Toda la clase contra los dados
class-preset-dice-about = Un solo tablero recibe la respuesta correcta más repetida. ¡De 60 a 0 en 20 tiradas!

## What went wrong in a calculation: families, and the rule that was followed instead

cause-order = Orden de las operaciones
cause-left-to-right = De izquierda a derecha
cause-plus-before-times = + y − antes que { sign-times } y { sign-divided }
cause-times-before-divide = { sign-times } antes que { sign-divided }
cause-plus-before-minus = + antes que −
cause-right-to-left = De derecha a izquierda
cause-brackets-ignored = Paréntesis olvidados
cause-operation = Un signo tomado por otro
cause-times-as-plus = { sign-times } tomado por +
cause-plus-as-times = + tomado por { sign-times }
cause-minus-as-plus = − tomado por +
cause-plus-as-minus = + tomado por −
cause-divide-as-minus = { sign-divided } tomado por −
cause-facts = Tablas de multiplicar
cause-table-neighbour = El valor de al lado en la tabla
cause-counting = Contar hacia delante o hacia atrás
cause-off-by-one = Uno de más o de menos
cause-off-by-ten = Diez de más o de menos
cause-sign = Qué número va primero
cause-smaller-from-larger = El menor quitado del mayor
cause-division-turned = { sign-divided } al revés
cause-bonus = Colores y líneas
cause-bonus-after = Color de un número contado después de la cuenta
cause-bonus-in-both = Un color contado en las dos líneas
cause-bonus-again = Una casilla usada contada otra vez
cause-start-forgotten = Doble de la casilla de salida olvidado
cause-line-forgotten = Una línea olvidada
cause-other = Otro motivo
cause-order-hint = Primero los paréntesis, luego { sign-times } y { sign-divided }, luego + y −, siempre de izquierda a derecha.
cause-operation-hint = Mira otra vez los signos.
cause-facts-hint = Di la tabla en voz alta hasta aquí.
cause-counting-hint = Cuenta otra vez, despacio.
cause-sign-hint = ¿Qué número se quita y entre cuál se divide?
cause-bonus-hint = Un color multiplica primero su número y cuenta solo una vez.
class-took = Respuesta { $said } para { $sum }: { $count } de { $of }.
