# The first game of each, task by task. Short sentences, for children too. Of a task: its name, what is to be done, and what one has learned.

lesson-where = Tarea { $number } de { $count }
lesson-progress = Progreso
lesson-how-calculissimo = Toca una ficha y luego una casilla.
    .keys = Con el teclado: ve a la casilla con las flechas, escribe las fichas y pulsa Intro.
lesson-how-contig60 = Toca los dados y los signos.
    .keys = Con el teclado: escribe la cuenta y pulsa Intro.
lesson-storage-off = Este navegador no guarda nada: la próxima vez la lección empieza de nuevo.
lesson-back = Atrás
lesson-skip = Saltar
lesson-next = Tarea siguiente
lesson-finish = Terminar
lesson-solved = ¡Muy bien!
lesson-guest = Tú
lesson-again = Empezar de nuevo
lesson-finished = Ya sabes jugar a { $game }
lesson-finished-about = Juega tu primera partida entera: contra el ordenador, con ayuda y sin reloj.
why-lesson-not-asked = Eso está permitido, pero la tarea pide otra cosa. Inténtalo otra vez.
why-lesson-total-wrong = El total es { $points }, no { $announced }. Haz la cuenta otra vez.

## Calculissimo

lesson-calculissimo-first = Tu primera línea
    .task = Pon una cuenta que pase por la casilla de salida, en el centro: por ejemplo, 3 + 5. Luego juégala.
    .done = El resultado son tus puntos. La primera línea cuenta doble, por la casilla de salida.
lesson-calculissimo-cross = Cruzar una línea
    .task = Pon una línea de arriba abajo que pase por el 2 que ya está: por ejemplo, 4 − 2 + 3.
    .done = Cada línea nueva se une a lo que ya hay, y lo vuelve a usar.
lesson-calculissimo-number-bonus = Verde y azul
    .task = En el verde, un número vale el doble; en el azul, el triple. Pon un número en la casilla verde j8.
    .done = Solo aumenta el número que está sobre el color. Después se hace la cuenta.
lesson-calculissimo-line-bonus = Amarillo y morado
    .task = El amarillo dobla toda la línea, el morado la triplica. Busca el − en k6. Pon un número en la casilla amarilla de encima y otro debajo.
    .done = Toda la línea ha contado doble. Un color cuenta una sola vez: cuando se cubre.
lesson-calculissimo-order = Primero ×, luego ÷
    .task = Pon 8 ÷ 2 × 3 en el centro: no se acepta. En este juego el × va antes que el ÷, así que es 8 ÷ 6. Pon las mismas cinco fichas en un orden que valga.
    .done = En este juego: primero ×, luego ÷, luego + y −. El resultado tiene que ser entero y mayor que cero.
lesson-calculissimo-two-lines = Dos líneas a la vez
    .task = Pon un + debajo del 2 del centro, y un número debajo del +. El + también une el 5 y el 3.
    .done = Las dos líneas están bien, así que cuentan las dos.
lesson-calculissimo-joker = El comodín
    .task = No tienes signos, pero sí un comodín. Puede ser cualquier número, o +, − o ÷, pero nunca ×. Pon una línea con él.
    .done = Un comodín sigue siendo lo que has dicho. El color de debajo no le da nada.
lesson-calculissimo-exchange = Cambiar
    .task = Siete números y ningún signo: es difícil. Elige «Cambiar» (en el móvil, en los tres puntos) y luego las fichas que no quieres.
    .done = Vuelven a la bolsa y sacas otras tantas. Con eso termina tu turno.
lesson-calculissimo-contest = Protestar
    .task = En algunas mesas juzgan los propios jugadores. Alguien ha puesto 8 ÷ 2 × 3 y dice: 24. ¿Está mal? Entonces protesta.
    .done = En este juego el × va antes que el ÷: era 8 ÷ 6, que no da un número entero. Las fichas se retiran y el turno se pierde.
lesson-calculissimo-announce = Anuncia tu total
    .task = En una mesa así, los puntos los calculas tú. Pon una línea, escribe tu total y juega.
    .done = Tu total está bien. Si estuviera mal, alguien podría protestar, y se corregiría.
lesson-calculissimo-last = Las últimas fichas
    .task = La bolsa está vacía y te quedan dos fichas. Pon las dos en una sola jugada.
    .done = Y se acabó. Las fichas que sobran cuestan puntos: un número cuesta su valor; un signo o un comodín, 10.

## Contig 60

lesson-contig60-first = Tu primera cuenta
    .task = Los dados muestran 2, 3 y 4. Haz una cuenta con los tres: por ejemplo, 2 + 3 + 4. Su casilla se ilumina. Cúbrela.
    .done = Usa cada dado una sola vez, en cualquier orden, con estos signos (+ − { sign-times } { sign-divided }).
lesson-contig60-twenty = Paréntesis
    .task = Los mismos dados: haz 20. Suma dos entre paréntesis y luego multiplica.
    .done = Lo que va entre paréntesis se hace primero: (2 + 3) { sign-times } 4 = 20.
lesson-contig60-order = Primero { sign-times }, luego +
    .task = Los dados muestran 1, 2 y 6. Haz 13. No hacen falta paréntesis, porque el { sign-times } va antes que el +.
    .done = 1 + 2 { sign-times } 6: primero 12, luego 13. Como en el colegio.
lesson-contig60-neighbours = Las casillas vecinas dan puntos
    .task = El 0, el 1 y el 27 están cubiertos, y el 28 los toca a todos. Haz 28 con 4, 4 y 6.
    .done = Tres casillas cubiertas alrededor son tres puntos. Se restan de tu total: cuanto menos, mejor.
lesson-contig60-most = La mejor casilla
    .task = Los dados muestran 2, 3 y 5. Busca la casilla que toca tres fichas.
    .done = El 30 toca el 29, el 31 y el 55. Mira dónde están juntas las fichas.
lesson-contig60-pass = Pasar
    .task = Los dados muestran 1, 1 y 1. Solo dan 0, 1, 2 y 3, y esas están cubiertas. Así que pasa.
    .done = Ahora el otro equipo puede probar con los mismos dados. Pero aquí tampoco encuentra nada.
lesson-contig60-steal = Robar
    .task = El otro equipo ha pasado con 3, 3 y 6. Haz 54 con esos dados: robar cuenta doble.
    .done = Dos casillas vecinas, que cuentan doble: cuatro puntos. Y ahora te toca a ti.
lesson-contig60-contest = Protestar
    .task = En algunas mesas juzgan los propios jugadores. El otro equipo dice: 3 + 4 { sign-times } 2 = 14. ¿Está mal? Entonces protesta.
    .done = 3 + 4 { sign-times } 2 da 11. La ficha se quita, y a tu total se le restan 2 puntos.
lesson-contig60-block = Bloquear una línea
    .task = El otro equipo tiene el 17, el 18, el 19 y el 20. Con el 16 ganaría. Adelántate: haz 16 con 2, 2 y 4.
    .done = Esa línea está bloqueada. Mira siempre si hay cuatro en línea.
lesson-contig60-five = Cinco en línea
    .task = Tú tienes el 1, el 28, el 54 y el 50. Haz 48 con 3, 4 y 4.
    .done = Con cinco fichas tuyas seguidas, en horizontal, vertical o diagonal, ganas al momento.
