# The levels of Calculissimo: a name, how each plays, and its mean score (measured, in docs/engine.md, to the nearest ten).

level-calculissimo-1 = Élève de CP
    .about = Additionne et soustrait jusqu’à douze, pose quelques jetons, oublie les bonus et passe parfois son tour. Environ 150 points par partie.
level-calculissimo-2 = Élève de CE1
    .about = Additionne et soustrait un peu plus loin et se décourage moins vite, mais pour lui les couleurs ne sont que des couleurs. Environ 240 points par partie.
level-calculissimo-3 = Élève de CE2
    .about = Fait des calculs plus longs, jusqu’à quarante, et prend un bonus quand il est juste à côté d’un jeton. Environ 330 points par partie.
level-calculissimo-4 = As des tables
    .about = A appris à multiplier et adore ça, mais ne regarde qu’un coin du plateau et ne divise jamais. Environ 510 points par partie.
level-calculissimo-5 = Champion de la famille
    .about = Trouve les grands produits, les bonus tout proches et une ligne qui en croise une autre ; les divisions, c’est pour les autres. Environ 710 points par partie.
level-calculissimo-6 = Matheux
    .about = Divise aussi, pose jusqu’à six jetons et prend le plus de points possible, sans penser au lendemain. Environ 1 120 points par partie.
level-calculissimo-7 = Maître
    .about = Sait quels jetons garder et quand échanger, mais manque les grands coups à sept jetons. Environ 1 520 points par partie.
level-calculissimo-8 = Champion
    .about = Voit tous les coups possibles et réfléchit à l’avance : le plus fort que nous ayons. Environ 1 560 points par partie.
