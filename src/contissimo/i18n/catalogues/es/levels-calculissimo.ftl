# The levels of Calculissimo: a name, how each plays, and its mean score (measured, in docs/engine.md, to the nearest ten).

level-calculissimo-1 = Alumno de primero
    .about = Suma y resta hasta doce, pone pocas fichas, no se fija en los premios y a veces pasa. Unos 150 puntos por partida.
level-calculissimo-2 = Alumno de segundo
    .about = Suma y resta con números algo mayores y no se rinde tan pronto, pero los colores son solo colores. Unos 240 puntos por partida.
level-calculissimo-3 = Alumno de tercero
    .about = Hace cuentas más largas, hasta cuarenta, y aprovecha un premio que esté justo al lado de una ficha. Unos 330 puntos por partida.
level-calculissimo-4 = As de las tablas
    .about = Ya sabe multiplicar y le gusta, pero mira solo una esquina del tablero y nunca divide. Unos 510 puntos por partida.
level-calculissimo-5 = As de la familia
    .about = Encuentra multiplicaciones grandes, premios cercanos y una línea que cruza otra; dividir, que lo hagan otros. Unos 710 puntos por partida.
level-calculissimo-6 = Genio del cálculo
    .about = También divide, pone hasta seis fichas y va a por el máximo de puntos, sin pensar en mañana. Unos 1120 puntos por partida.
level-calculissimo-7 = Maestro
    .about = Sabe qué fichas conviene guardar y cuándo cambiar, pero no ve las grandes jugadas de siete fichas. Unos 1520 puntos por partida.
level-calculissimo-8 = Campeón
    .about = Ve todas las jugadas y piensa por adelantado: lo mejor que tenemos. Unos 1560 puntos por partida.
