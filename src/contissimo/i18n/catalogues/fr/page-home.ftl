# The first screen of the page, and the computer players that have no number.

home-title = Deux jeux de calcul
home-code = Tu as un code ?
home-join = Rejoindre
home-children = Pour les enfants
home-children-times = Avec les tables
home-about-calculissimo = Des calculs croisés : pose des jetons et marque des points.
home-about-contig60 = Trois dés, un calcul et la bonne case.
home-learn = Apprendre à jouer
home-friends = Entre amis
home-device = Sur cet appareil
home-watch = Regarder
home-rules = Règles
home-house = Règles maison
home-class = Pour une classe
home-class-about = Le même tirage pour tous, au projecteur et sur chaque écran
home-waiting = { $count ->
    [1] À toi de jouer
   *[other] À toi de jouer à { $count } tables
  }
home-running = { $count ->
    [one] { $count } table en cours
   *[other] { $count } tables en cours
  }
home-tables = Mes tables
home-tables-none = Ici tu trouveras tes parties en cours, et à qui c’est le tour.
home-table-with = avec { $names }
home-table-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
  }
home-table-device = sur cet appareil
home-table-open = pas encore commencée
home-table-turn = à { $name } de jouer
storage-off = Ce navigateur ne garde rien, donc personne ne peut te reconnaître ici. Pour t’asseoir à une table, autorise les cookies pour cette page. Tu peux quand même regarder, lire les règles et revoir des parties.

## Computer players

level-against = Contre
level-title = Qui joue contre toi ?
level-others = Autres
level-done = OK
close = Fermer
computer-random = Tête en l’air
    .about = Joue tout ce qui est permis, sans réfléchir.
computer-greedy = Glouton
    .about = Prend toujours le plus de points possible sur le moment.
computer-evaluation = Prévoyant
    .about = Compte les points, et aussi ce que valent les jetons qui restent sur le chevalet.
computer-blocker = Bloqueur
    .about = Prend des points, et se met en travers de tes lignes.
computer-champion = Grand champion
    .about = Le plus fort que nous ayons, sous un autre nom : il joue comme le dernier niveau ci-dessus.
