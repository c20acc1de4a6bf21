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
    .about = { $order ->
        [school] Como en la escuela: × y ÷ de izquierda a derecha, luego + y −.
       *[sheet] En este juego se hace primero ×, luego ÷, luego + y −.
    } Si tus fichas hacen varias líneas, cuentan todas.
guide-calculissimo-3 = Los colores dan más
    .about = En el verde, un número vale el doble; en el azul, el triple. El amarillo dobla toda la línea, el morado la triplica.
guide-calculissimo-4 = Entero y mayor que cero
    .about = Con los colores y también sin ellos. Y cada línea lleva un × como mucho.
guide-calculissimo-5 = El comodín es todo menos ×
    .about = Dices qué es al ponerlo, y así se queda.
guide-calculissimo-6 = La bolsa se vacía
    .about = Cuando alguien pone su última ficha, se acabó. Los números que sobran cuestan su valor; los signos y comodines, 10. Gana quien tiene más puntos.

guide-contig60-1 = Tira tres dados
    .about = Haz una cuenta con ellos. Cada dado cuenta una vez, con + − { sign-times } { sign-divided } y paréntesis a tu gusto.
guide-contig60-2 = Cubre el resultado
    .about = La casilla tiene que estar libre. Pones en ella una de tus fichas.
guide-contig60-3 = Las casillas vecinas dan puntos
    .about = Cada casilla cubierta alrededor de la tuya, sea de quien sea, es un punto. Los puntos se restan de tus 60: cuanto menos, mejor.
guide-contig60-4 = ¿Ni idea? Pasa
    .about = Entonces el otro equipo puede robar: los mismos dados y puntos dobles.
guide-contig60-5 = { $length ->
    [0] Aquí las líneas no ganan
    [one] Con { $length } ficha ganas al momento
   *[other] Con { $length } en línea ganas al momento
 }
    .about = { $length ->
        [0] Solo deciden los puntos.
        [one] En horizontal, vertical o diagonal, todas tuyas y seguidas.
       *[other] En horizontal, vertical o diagonal, todas tuyas y seguidas.
    }
guide-contig60-6 = O gana el total más bajo
    .about = La partida acaba en cuanto un equipo pone su última ficha.
