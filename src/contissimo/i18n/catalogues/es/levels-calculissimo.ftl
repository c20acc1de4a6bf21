# The levels of Calculissimo: a name, how each plays, and its mean score (measured, in docs/engine.md, to the nearest ten).

level-calculissimo-1 = Primer curso
    .about = Suma y resta hasta doce, pone pocas fichas, no se fija en los premios y a veces pasa. Unos 150 puntos por partida.
level-calculissimo-2 = Segundo curso
    .about = Suma y resta algo más lejos y no se rinde tan pronto, pero los colores son solo colores. Unos 240 puntos por partida.
level-calculissimo-3 = Tercer curso
    .about = Hace cuentas más largas, hasta cuarenta, y aprovecha un premio que esté justo al lado de una ficha. Unos 330 puntos por partida.
level-calculissimo-4 = Tabla del 9
    .about = Ya sabe multiplicar y le gusta, pero mira solo una esquina del tablero y nunca divide. Unos 510 puntos por partida.
level-calculissimo-5 = As de la familia
    .about = Encuentra multiplicaciones grandes, premios cercanos y una línea que cruza otra; dividir, que lo hagan otros. Unos 710 puntos por partida.
level-calculissimo-6 = Genio del cálculo
    .about = También divide, pone hasta seis fichas y se lleva todos los puntos que haya, sin pensar en mañana. Unos 1120 puntos por partida.
level-calculissimo-7 = Maestro
    .about = Sabe qué fichas conviene guardar y cuándo cambiar, pero no ve las grandes jugadas de siete fichas. Unos 1420 puntos por partida.
level-calculissimo-8 = Campeón
    .about = Ve todas las jugadas y piensa más allá: lo mejor que tenemos. Unos 1560 puntos por partida.
