# The levels of Contig 60: a name, how each plays, and how often it beats the one before (measured, in docs/engine.md).

level-contig60-1 = Élève de CP
    .about = Fait de petits nombres jusqu’à vingt, prend la première case qui lui vient à l’esprit et s’embrouille de temps en temps.
level-contig60-2 = Élève de CE1
    .about = Va jusqu’à vingt-quatre, et prend encore la première case venue. Gagne environ 79 parties sur 100 contre le niveau précédent.
level-contig60-3 = Élève de CE2
    .about = Cherche les cases avec beaucoup de voisins, avec des nombres jusqu’à trente-six et sans parenthèses. Gagne environ 75 parties sur 100 contre le niveau précédent.
level-contig60-4 = As des tables
    .about = Fait n’importe quel produit et complète ses rangées et ses colonnes, mais ne connaît ni parenthèses ni diagonales. Gagne environ 73 parties sur 100 contre le niveau précédent.
level-contig60-5 = Champion de la famille
    .about = Se sert des parenthèses et construit des lignes, mais ne divise jamais et ne voit pas venir les tiennes. Gagne environ 71 parties sur 100 contre le niveau précédent.
level-contig60-6 = Matheux
    .about = Divise aussi, construit des lignes et bloque les tiennes ; au-delà de soixante, les nombres lui échappent. Gagne environ 65 parties sur 100 contre le niveau précédent.
level-contig60-7 = Maître
    .about = Pèse ce que chaque case vaudra à la fin, et ne manque que les plus grands nombres. Gagne environ 63 parties sur 100 contre le niveau précédent.
level-contig60-8 = Champion
    .about = Voit tous les calculs et réfléchit à l’avance : le plus fort que nous ayons. Gagne environ 62 parties sur 100 contre le niveau précédent.
