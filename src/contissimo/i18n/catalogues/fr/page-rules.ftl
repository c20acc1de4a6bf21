# The rules on the page: the game in a minute, and what stands around the rules themselves.

rules-which = Quel jeu ?
rules-title = Comment jouer à { $game }
rules-minute = En une minute
rules-examples-calculissimo = Les cinq exemples imprimés
    .about = Toutes les feuilles de règles imprimées montrent ces cinq coups. Avance avec les flèches.
rules-examples-contig60 = Une courte partie
    .about = On y trouve les exemples de la feuille de règles imprimée : le 20 avec 2, 3 et 4, et le 28 à côté du 0, du 1 et du 27. Puis viennent un vol et cinq pions alignés.
rules-whole = Les règles, mot pour mot
rules-contents = Sommaire

guide-calculissimo-1 = Pose des jetons qui font un calcul
    .about = Tous dans une rangée ou une colonne, reliés à ce qui est déjà là. Chaque rangée et chaque colonne de jetons qui se touchent doit être un calcul complet.
guide-calculissimo-2 = Le résultat, ce sont tes points
    .about = { $has ->
        [neither] On calcule de gauche à droite.
        [times] Comme à l’école, on fait × avant + et −. Une ligne a au plus un ×.
        [divided] Comme à l’école, on fait ÷ avant + et −.
       *[both] { $order ->
            [school] Comme à l’école : × et ÷ de gauche à droite, puis + et −. Une ligne a au plus un ×.
           *[sheet] Dans ce jeu, on fait d’abord ×, puis ÷, puis + et −. Une ligne a au plus un ×.
        }
    } Si tes jetons font plusieurs lignes, chacune rapporte.
guide-calculissimo-3 = Les couleurs rapportent plus
    .about = Sur le vert, un nombre compte double, sur le bleu triple. { $operation_bonuses ->
        [highest_only] Le jaune double toute la ligne, le violet la triple ; s’il y en a plusieurs, seul le meilleur compte.
       *[cumulate] Le jaune double toute la ligne, le violet la triple.
    }
guide-calculissimo-4 = { $zero_counts ->
    [yes] Un nombre entier, jamais en dessous de zéro
   *[no] Un nombre entier, plus grand que zéro
 }
    .about = { $every_step_whole ->
        [yes] C’est vrai avec les couleurs et aussi sans elles. Et chaque étape du calcul doit donner un nombre entier, jamais en dessous de zéro.
       *[no] C’est vrai avec les couleurs et aussi sans elles.
    }
guide-calculissimo-5 = { $has ->
    [neither] Un joker vaut ce que tu veux
    [divided] Un joker vaut ce que tu veux
   *[both] Un joker vaut tout, sauf ×
 }
    .about = Tu dis ce qu’il est en le posant, et il le reste.
guide-calculissimo-6 = Le sac se vide
    .about = { $end_when_stuck ->
        [anyone] Quand quelqu’un a posé son dernier jeton, ou ne peut plus jouer alors que le sac est vide, c’est fini.
       *[nobody] Quand quelqu’un a posé son dernier jeton, c’est fini.
    } { $leftover ->
        [tile_count] Chaque nombre qui reste coûte 1, chaque signe ou joker 10.
       *[face_value] Les nombres qui restent coûtent leur valeur, les signes et les jokers 10.
    } Celui qui a le plus de points gagne.

guide-contig60-1 = Lance trois dés
    .about = Fais un calcul avec eux. { $has ->
        [neither] Chaque dé compte une fois, avec { $operations }.
        [times] Chaque dé compte une fois, avec { $operations } et des parenthèses comme tu veux.
        [divided] Chaque dé compte une fois, avec { $operations } et des parenthèses comme tu veux.
       *[both] Chaque dé compte une fois, avec { $operations } et des parenthèses comme tu veux.
    }
guide-contig60-2 = Couvre le résultat
    .about = La case doit être libre. Tu y poses un de tes pions.
guide-contig60-3 = Les voisins rapportent des points
    .about = { $own_square_counts ->
        [yes] Ta case rapporte un point, et chaque case couverte autour, de n’importe quel camp, aussi.
       *[no] Chaque case couverte autour de la tienne, de n’importe quel camp, rapporte un point.
    } On retire les points de tes { $points } : moins il en reste, mieux c’est.
guide-contig60-4 = Pas d’idée ? Passe
    .about = Alors l’autre camp peut voler : les mêmes dés, et le double de points.
guide-contig60-5 = { $line_length ->
    [0] Ici, les lignes ne gagnent pas
    [one] { $line_length } pion, et tu gagnes
   *[other] { $line_length } pions alignés, et tu gagnes
 }
    .about = { $line_length ->
        [0] Seuls les points décident.
        [one] À l’horizontale, à la verticale ou en diagonale, tous à toi et côte à côte.
       *[other] À l’horizontale, à la verticale ou en diagonale, tous à toi et côte à côte.
    }
guide-contig60-6 = { $race_to_zero ->
    [yes] Le premier à 0 gagne
   *[no] { $line_length ->
        [0] Le plus petit total gagne
        [one] Ou le plus petit total gagne
       *[other] Ou le plus petit total gagne
    }
 }
    .about = { $rounds ->
        [0] { $minutes ->
            [0] La partie est finie dès qu’un camp a posé son dernier pion.
            [one] La partie est finie au bout de { $minutes } minute.
           *[other] La partie est finie au bout de { $minutes } minutes.
        }
        [one] La partie est finie au bout de { $rounds } manche.
       *[other] La partie est finie au bout de { $rounds } manches.
    }
