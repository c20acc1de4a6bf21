# The levels of Contig 60: a name, how each plays, and how often it beats the one before (measured, in docs/engine.md).

level-contig60-1 = Alumno de primero
    .about = Hace números pequeños, hasta veinte, va a la primera casilla que se le ocurre y de vez en cuando se confunde.
level-contig60-2 = Alumno de segundo
    .about = Llega a veinticuatro, y todavía va a la primera casilla que se le ocurre. Gana unas 79 partidas de cada 100 contra el nivel anterior.
level-contig60-3 = Alumno de tercero
    .about = Busca casillas con muchas fichas alrededor, con números hasta treinta y seis y sin paréntesis. Gana unas 75 partidas de cada 100 contra el nivel anterior.
level-contig60-4 = As de las tablas
    .about = Hace cualquier multiplicación y completa una fila o una columna suya, pero no conoce paréntesis ni diagonales. Gana unas 73 partidas de cada 100 contra el nivel anterior.
level-contig60-5 = As de la familia
    .about = Usa paréntesis y construye líneas, pero nunca divide y no ve venir las tuyas. Gana unas 71 partidas de cada 100 contra el nivel anterior.
level-contig60-6 = Genio del cálculo
    .about = También divide, construye líneas y bloquea las tuyas; los números por encima de sesenta le quedan grandes. Gana unas 65 partidas de cada 100 contra el nivel anterior.
level-contig60-7 = Maestro
    .about = Piensa en lo que valdrá cada casilla al final, y solo se le escapan los números más grandes. Gana unas 63 partidas de cada 100 contra el nivel anterior.
level-contig60-8 = Campeón
    .about = Ve todas las cuentas y piensa por adelantado: lo mejor que tenemos. Gana unas 62 partidas de cada 100 contra el nivel anterior.
