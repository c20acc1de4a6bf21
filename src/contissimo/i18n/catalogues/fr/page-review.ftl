# The review of a game on the page: numbers, graph, turns, another try, and what to practise.

review-heading = Analyse
review-of = { $game } : analyse
review-failed = Pas d’analyse de cette partie
review-loading = On revient sur la partie…
review-as = Vu par
review-quick-look = Pour l’instant, un coup d’œil rapide.
review-closer = Un examen plus attentif est en cours.
review-close-look = Tout a été examiné de près.
review-closer-again = Regarder de plus près
review-back = Tour précédent
review-next = Tour suivant
review-share = Copier le lien vers ce tour
review-replay = Revoir la partie
keys-review-turns = au tour précédent ou suivant

## The numbers of a player: each with a sentence

review-head-top = Points trouvés : { $n } sur 100 possibles.
review-head-accuracy = { $n } sur 100 pour les bons choix. Choisir toujours le meilleur coup donne 100.
review-head-luck = Chance
review-luck-good = La chance était de ce côté.
review-luck-bad = La chance était de l’autre côté.
review-luck-even = La chance a été la même pour tous.
review-head-skill = Choix
review-skill-good = A mieux choisi que les autres.
review-skill-bad = Les autres ont mieux choisi.
review-skill-even = Tous ont choisi à peu près aussi bien.
review-head-mistakes = Petites erreurs : { $small } ; moyennes : { $medium } ; grosses : { $large }.
review-stars = Étoiles : { $n } sur 3
review-stars-1 = Joué jusqu’au bout. Bravo !
review-stars-2 = Beaucoup de bonnes idées !
review-stars-3 = Quelle belle partie !

## The graph, and the same as a table

review-graph = Le cours de la partie
review-graph-share = Chances de gagner
review-graph-luck = Chance au tirage
review-graph-turning = Ici, la partie a basculé
review-graph-slip = À réessayer
review-graph-chance = Chances de gagner : { $percent }
review-table = Tous les tours en tableau
review-column-turn = Tour
review-column-who = Joueur
review-column-move = Coup
review-column-cost = Coût
review-column-share = Chances
review-column-points = Points
review-column-kept = Jetons gardés
review-sum = Comment chance et choix s’additionnent
review-sum-about = Des chances du début jusqu’au résultat : le compte est bon.

## One turn

review-turn = Tour { $turn }
review-no-choice = Ici, il n’y avait rien à choisir.
review-was-best = C’était le meilleur coup.
review-was-good = C’était aussi bon que le meilleur coup.
review-even-better = Encore mieux
review-even-better-about = Il y avait encore mieux.
review-size-small = Une petite erreur.
review-size-medium = Une erreur.
review-size-large = Une grosse erreur.
review-lost = Les chances de gagner ont baissé de { $percent }.
review-played = Joué
review-best = Meilleur coup
review-other = Choix { $n } sur { $of }
review-better-one = Un meilleur
review-worse-one = Le suivant
review-lay = Essayer un autre coup
review-all = Tous les choix ({ $n })
review-exact = Prouvé

## Another try

review-again = Réessayer ({ $n })
review-again-none = Rien à réessayer. Bien joué !
review-again-at = Nouvel essai : { $at } sur { $of }
review-again-task = Que vaudrait-il mieux jouer ici ?
review-again-right = Bravo ! C’est aussi bon que le meilleur coup.
review-again-not-yet = Il y a encore mieux. Cherche encore !
review-again-wrong = Pas tout à fait : { $percent } de chances de gagner, { $loss } de moins qu’avec le meilleur coup.
review-again-reply = Meilleure réponse : { $move }
review-again-throws = Lancers qui le permettent : { $k } sur { $of }.
review-again-more = Encore une fois
review-again-show = Montrer tous les coups aussi bons
review-again-good = Aussi bons que le meilleur coup
review-again-next = Le suivant
review-again-back = Retour à l’analyse
review-again-done = Trouvés cette fois : { $n } sur { $of }
review-again-all = Recommencer
review-trial = Tour { $turn } : un autre coup
review-trial-task = Joue n’importe quel coup et vois ce qu’il vaut.

## The last games of this browser

review-practice = Que travailler ?
review-practice-none = Quand tu auras fini une partie dans ce navigateur, tu trouveras ici quoi travailler.
review-practice-about = Tes dernières parties dans ce navigateur : { $n }
review-practice-busy = On regarde tes parties : { $done } sur { $of }
review-practice-fine = Rien de particulier. Bien joué !
review-practice-again = À réessayer
review-practice-mistake = Réessayer : { $percent } à regagner
review-practice-games = Tes parties
review-kinds = Par type
review-stages = Par phase de la partie
review-drop = Analyser une autre partie
