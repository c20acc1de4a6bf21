# The first game of each, task by task. Short sentences, for children too. Of a task: its name, what is to be done, and what one has learned.

lesson-where = Exercice { $number } sur { $count }
lesson-progress = Progression
lesson-how-calculissimo = Touche un jeton, puis une case.
    .keys = Au clavier : va sur la case avec les flèches, tape les jetons, puis appuie sur Entrée.
lesson-how-contig60 = Touche les dés et les signes.
    .keys = Au clavier : tape le calcul, puis appuie sur Entrée.
lesson-storage-off = Ce navigateur ne garde rien : la prochaine fois, la leçon recommence.
lesson-back = Retour
lesson-skip = Sauter
lesson-next = Exercice suivant
lesson-finish = Terminer
lesson-solved = Bravo !
lesson-guest = Toi
lesson-again = Recommencer
lesson-finished = Maintenant, tu sais jouer à { $game }
lesson-finished-about = Joue ta première partie entière : contre l’ordinateur, avec de l’aide et sans chrono.
why-lesson-not-asked = C’est permis, mais l’exercice demande autre chose. Essaie encore.
why-lesson-total-wrong = Le total est { $points }, pas { $announced }. Refais le calcul.

## Calculissimo

lesson-calculissimo-first = Ta première ligne
    .task = Pose un calcul qui passe par la case départ, au milieu : 3 + 5, par exemple. Puis joue-le.
    .done = Le résultat, ce sont tes points. La première ligne compte double, grâce à la case départ.
lesson-calculissimo-cross = Croiser une ligne
    .task = Pose une ligne de haut en bas qui passe par le 2 déjà posé : 4 − 2 + 3, par exemple.
    .done = Chaque nouvelle ligne rejoint ce qui est déjà là, et s’en sert encore.
lesson-calculissimo-number-bonus = Vert et bleu
    .task = Sur le vert, un nombre compte double, sur le bleu triple. Pose un nombre sur la case verte j8.
    .done = Seul le nombre posé sur la couleur augmente. Ensuite on calcule.
lesson-calculissimo-line-bonus = Jaune et violet
    .task = Le jaune double toute la ligne, le violet la triple. Cherche le − en k6. Pose un nombre sur la case jaune au-dessus, et un autre en dessous.
    .done = Toute la ligne a compté double. Une couleur ne compte qu’une fois : quand on la couvre.
lesson-calculissimo-order = D’abord ×, puis ÷
    .task = Pose 8 ÷ 2 × 3 au milieu : c’est refusé. Dans ce jeu, × passe avant ÷, donc c’est 8 ÷ 6. Pose les mêmes cinq jetons dans un ordre qui marche.
    .done = Dans ce jeu : d’abord ×, puis ÷, puis + et −. Le résultat doit être entier et plus grand que zéro.
lesson-calculissimo-two-lines = Deux lignes d’un coup
    .task = Pose un + sous le 2 du milieu, et un nombre sous le +. Le + relie aussi le 5 et le 3.
    .done = Les deux lignes sont justes, donc les deux rapportent.
lesson-calculissimo-joker = Le joker
    .task = Tu n’as pas de signe, mais tu as un joker. Il peut être n’importe quel nombre, ou +, − ou ÷, mais jamais ×. Pose une ligne avec lui.
    .done = Un joker reste ce que tu as dit. La couleur sous lui ne rapporte rien.
lesson-calculissimo-exchange = Échanger
    .task = Sept nombres et pas de signe : c’est difficile. Choisis « Échanger » (sur un téléphone, sous les trois points), puis les jetons dont tu ne veux pas.
    .done = Ils retournent dans le sac, et tu en tires autant. Et ton tour est fini.
lesson-calculissimo-contest = Contester
    .task = À certaines tables, ce sont les joueurs qui jugent. Quelqu’un a posé 8 ÷ 2 × 3 et dit : 24. C’est faux ? Alors conteste.
    .done = Dans ce jeu, × passe avant ÷ : c’était 8 ÷ 6, qui ne tombe pas juste. Les jetons sont repris, et le tour est perdu.
lesson-calculissimo-announce = Dis ton total
    .task = À ces tables-là, c’est toi qui comptes tes points. Pose une ligne, écris ton total et joue.
    .done = Ton total est juste. Un total faux pourrait être contesté, et il serait corrigé.
lesson-calculissimo-last = Les derniers jetons
    .task = Le sac est vide, et il te reste deux jetons. Pose les deux en un seul coup.
    .done = C’est la fin. Les jetons qui restent coûtent des points : un nombre coûte sa valeur, un signe ou un joker 10.

## Contig 60

lesson-contig60-first = Ton premier calcul
    .task = Les dés montrent 2, 3 et 4. Fais un calcul avec les trois : 2 + 3 + 4, par exemple. Sa case s’allume. Couvre-la.
    .done = Chaque dé compte une fois, dans n’importe quel ordre, avec + − { sign-times } { sign-divided }.
lesson-contig60-twenty = Les parenthèses
    .task = Les mêmes dés : fais 20. Additionne deux dés entre parenthèses, puis multiplie.
    .done = Ce qui est entre parenthèses se fait d’abord : (2 + 3) { sign-times } 4 = 20.
lesson-contig60-order = D’abord { sign-times }, puis +
    .task = Les dés montrent 1, 2 et 6. Fais 13. Pas besoin de parenthèses, car { sign-times } passe avant +.
    .done = 1 + 2 { sign-times } 6 : d’abord 12, puis 13. Comme à l’école.
lesson-contig60-neighbours = Les voisins rapportent des points
    .task = Le 0, le 1 et le 27 sont couverts, et le 28 les touche tous. Fais 28 avec 4, 4 et 6.
    .done = Trois cases couvertes autour rapportent trois points. On les retire de ton total : moins il en reste, mieux c’est.
lesson-contig60-most = La meilleure case
    .task = Les dés montrent 2, 3 et 5. Trouve la case qui touche trois pions.
    .done = Le 30 touche le 29, le 31 et le 55. Regarde où les pions sont serrés.
lesson-contig60-pass = Passer
    .task = Les dés montrent 1, 1 et 1. Ils ne font que 0, 1, 2 et 3, et ces cases sont couvertes. Alors passe.
    .done = Maintenant l’autre camp peut essayer les mêmes dés. Mais ici, il ne trouve rien non plus.
lesson-contig60-steal = Voler
    .task = L’autre camp a passé avec 3, 3 et 6. Fais 54 avec ces dés : un vol compte double.
    .done = Deux voisins, comptés double : quatre points. Et maintenant, c’est ton tour.
lesson-contig60-contest = Contester
    .task = À certaines tables, ce sont les joueurs qui jugent. L’autre camp dit : 3 + 4 { sign-times } 2 = 14. C’est faux ? Alors conteste.
    .done = 3 + 4 { sign-times } 2 fait 11. Le pion est retiré, et ton total baisse de 2 points.
lesson-contig60-block = Bloquer une ligne
    .task = L’autre camp a le 17, le 18, le 19 et le 20. Avec le 16, il gagnerait. Sois plus rapide : fais 16 avec 2, 2 et 4.
    .done = Cette ligne est bloquée. Surveille toujours les lignes de quatre.
lesson-contig60-five = Cinq pions alignés
    .task = Tu as le 1, le 28, le 54 et le 50. Fais 48 avec 3, 4 et 4.
    .done = Cinq pions à toi côte à côte, à l’horizontale, à la verticale ou en diagonale, et tu gagnes tout de suite.
