# The levels of Calculissimo: a name, how each plays, and its mean score (measured, in docs/engine.md, to the nearest ten).

level-calculissimo-1 = Beginner
    .about = Adds and takes away up to twelve, lays a few tiles, overlooks the bonuses and sometimes passes. About 150 points a game.
level-calculissimo-2 = Learner
    .about = Adds and takes away with slightly bigger numbers, and doesn’t give up so soon, but colours are just colours. About 240 points a game.
level-calculissimo-3 = Explorer
    .about = Makes longer sums, up to forty, and takes a bonus that is right next to a tile. About 330 points a game.
level-calculissimo-4 = Times-table ace
    .about = Has learned to multiply and likes it, but looks at only one corner of the board and never divides. About 510 points a game.
level-calculissimo-5 = Family champion
    .about = Finds big products, nearby bonuses and lines that cross; leaves division to others. About 710 points a game.
level-calculissimo-6 = Maths whizz
    .about = Divides too, lays up to six tiles and takes the most points there are, with no thought of tomorrow. About 1,120 points a game.
level-calculissimo-7 = Master
    .about = Knows which tiles are worth keeping and when to exchange, but misses the great seven-tile moves. About 1,520 points a game.
level-calculissimo-8 = Champion
    .about = Sees every possible move and thinks ahead: the best we have. About 1,560 points a game.
