# The levels of Calculissimo: a name, and one sentence about how each plays.

level-calculissimo-1 = First-grader
    .about = Adds and takes away up to twelve, lays a few tiles, overlooks the bonuses and sometimes passes.
level-calculissimo-2 = Second-grader
    .about = Adds and takes away a little further, and doesn’t give up so soon, but colours are just colours.
level-calculissimo-3 = Third-grader
    .about = Makes longer sums up to forty and takes a bonus that lies right beside a tile.
level-calculissimo-4 = Times tables
    .about = Has learned to multiply and likes it, but looks at one corner of the board and never divides.
level-calculissimo-5 = Family champion
    .about = Finds big products, near bonuses and a line that crosses another; divisions are for others.
level-calculissimo-6 = Mathlete
    .about = Divides too, lays up to six tiles and takes the most points there are, with no thought of tomorrow.
level-calculissimo-7 = Master
    .about = Knows what tiles are worth keeping and when to exchange, but misses the great plays of seven tiles.
level-calculissimo-8 = Champion
    .about = Sees every placement and thinks ahead: the best that we have.
