# The rules on the page: the game in a minute, and what stands around the rules themselves.

rules-which = ¿Qué juego?
rules-title = Cómo se juega a { $game }
rules-minute = En un minuto
rules-examples-calculissimo = Los cinco ejemplos impresos
    .about = Todas las hojas de reglas impresas explican estas cinco jugadas. Síguelas paso a paso con las flechas.
rules-examples-contig60 = Una partida corta
    .about = Tiene los ejemplos de la hoja de reglas impresa: el 20 con 2, 3 y 4, y el 28 junto al 0, al 1 y al 27. Después hay un robo y cinco en línea.
rules-whole = Las reglas, palabra por palabra
rules-contents = Índice

guide-calculissimo-1 = Pon fichas que hagan una cuenta
    .about = Todas en una fila o una columna, unidas a lo que ya hay. Las fichas que se tocan, a lo ancho y a lo alto, tienen que formar cuentas completas.
guide-calculissimo-2 = El resultado son tus puntos
    .about = { $has ->
        [neither] La cuenta se hace de izquierda a derecha.
        [times] Como en la escuela, × va antes que + y −. Cada línea lleva un × como mucho.
        [divided] Como en la escuela, ÷ va antes que + y −.
       *[both] { $order ->
            [school] Como en la escuela: × y ÷ de izquierda a derecha, luego + y −. Cada línea lleva un × como mucho.
           *[sheet] En este juego se hace primero ×, luego ÷, luego + y −. Cada línea lleva un × como mucho.
        }
    } Si tus fichas hacen varias líneas, cuentan todas.
guide-calculissimo-3 = Los colores dan más
    .about = En el verde, un número vale el doble; en el azul, el triple. { $operation_bonuses ->
        [highest_only] El amarillo dobla toda la línea, el morado la triplica; si hay varios, solo cuenta el mejor.
       *[cumulate] El amarillo dobla toda la línea, el morado la triplica.
    }
guide-calculissimo-4 = { $zero_counts ->
    [yes] Entero y nunca menor que cero
   *[no] Entero y mayor que cero
 }
    .about = { $every_step_whole ->
        [yes] Tiene que ser así con los colores y también sin ellos. Y cada paso de la cuenta tiene que dar un número entero, nunca menor que cero.
       *[no] Tiene que ser así con los colores y también sin ellos.
    }
guide-calculissimo-5 = { $has ->
    [neither] El comodín es lo que tú quieras
    [divided] El comodín es lo que tú quieras
   *[both] El comodín es todo menos ×
 }
    .about = Dices qué es al ponerlo, y así se queda.
guide-calculissimo-6 = La bolsa se vacía
    .about = { $end_when_stuck ->
        [anyone] Cuando alguien pone su última ficha, o no puede jugar con la bolsa vacía, se acabó.
       *[nobody] Cuando alguien pone su última ficha, se acabó.
    } { $leftover ->
        [tile_count] Cada número que sobra cuesta 1; cada signo o comodín, 10.
       *[face_value] Los números que sobran cuestan su valor; los signos y comodines, 10.
    } Gana quien tiene más puntos.

guide-contig60-1 = Tira tres dados
    .about = Haz una cuenta con ellos. { $has ->
        [neither] Cada dado cuenta una vez, con { $operations }.
        [times] Cada dado cuenta una vez, con los signos { $operations } y paréntesis a tu gusto.
        [divided] Cada dado cuenta una vez, con los signos { $operations } y paréntesis a tu gusto.
       *[both] Cada dado cuenta una vez, con los signos { $operations } y paréntesis a tu gusto.
    }
guide-contig60-2 = Cubre el resultado
    .about = La casilla tiene que estar libre. Pones en ella una de tus fichas.
guide-contig60-3 = Las casillas vecinas dan puntos
    .about = { $own_square_counts ->
        [yes] Tu casilla vale un punto, y también cada casilla cubierta a su alrededor, sea de quien sea.
       *[no] Cada casilla cubierta alrededor de la tuya, sea de quien sea, vale un punto.
    } Los puntos se restan de tus { $points }: cuanto menos, mejor.
guide-contig60-4 = ¿Ni idea? Pasa
    .about = Entonces el otro equipo puede robar: los mismos dados y puntos dobles.
guide-contig60-5 = { $line_length ->
    [0] Aquí las líneas no ganan
    [one] Con { $line_length } ficha ganas al momento
   *[other] Con { $line_length } en línea ganas al momento
 }
    .about = { $line_length ->
        [0] Solo deciden los puntos.
        [one] En horizontal, vertical o diagonal, todas tuyas y seguidas.
       *[other] En horizontal, vertical o diagonal, todas tuyas y seguidas.
    }
guide-contig60-6 = { $race_to_zero ->
    [yes] Gana quien llega antes a 0
   *[no] { $line_length ->
        [0] Gana el total más bajo
        [one] O gana el total más bajo
       *[other] O gana el total más bajo
    }
 }
    .about = { $rounds ->
        [0] { $minutes ->
            [0] La partida acaba en cuanto un equipo pone su última ficha.
            [one] La partida acaba al cabo de { $minutes } minuto.
           *[other] La partida acaba al cabo de { $minutes } minutos.
        }
        [one] La partida acaba después de { $rounds } ronda.
       *[other] La partida acaba después de { $rounds } rondas.
    }
