# The levels of Calculissimo: a name, how each plays, and its mean score (measured, in docs/engine.md, to the nearest ten).

level-calculissimo-1 = First-grader
    .about = Adds and takes away up to twelve, lays a few tiles, overlooks the bonuses and sometimes passes. About 150 points a game.
level-calculissimo-2 = Second-grader
    .about = Adds and takes away a little further, and doesn’t give up so soon, but colours are just colours. About 240 points a game.
level-calculissimo-3 = Third-grader
    .about = Makes longer sums up to forty and takes a bonus that lies right beside a tile. About 330 points a game.
level-calculissimo-4 = Times tables
    .about = Has learned to multiply and likes it, but looks at one corner of the board and never divides. About 510 points a game.
level-calculissimo-5 = Family champion
    .about = Finds big products, near bonuses and a line that crosses another; divisions are for others. About 710 points a game.
level-calculissimo-6 = Mathlete
    .about = Divides too, lays up to six tiles and takes the most points there are, with no thought of tomorrow. About 1,120 points a game.
level-calculissimo-7 = Master
    .about = Knows what tiles are worth keeping and when to exchange, but misses the great plays of seven tiles. About 1,420 points a game.
level-calculissimo-8 = Champion
    .about = Sees every placement and thinks ahead: the best that we have. About 1,560 points a game.
