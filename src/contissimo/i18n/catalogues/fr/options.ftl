# House rules: what each set of rules is, and what each option changes.
# `.name` is the heading of an option in a form. `.page` is the sentence there, where the first one speaks of values as a file has them.

rules-presets = Règles toutes prêtes (à choisir avec --ruleset NOM)
rules-options = Règles maison de « { $ruleset } » (écris les tiennes dans un fichier TOML)
value-true = true
value-false = false

## Calculissimo

preset-calculissimo-classic = Le jeu habituel, deux minutes par tour.
    .name = Classique
preset-calculissimo-sheet-pt = Comme sur la feuille portugaise : échange seulement si on est bloqué, et les joueurs se contrôlent entre eux.
    .name = Feuille portugaise
preset-calculissimo-sheet-nl = Comme sur la feuille néerlandaise : échange seulement si on est bloqué, et les joueurs se contrôlent entre eux.
    .name = Feuille néerlandaise
preset-calculissimo-sheet-de = Comme sur la feuille allemande : pareil que la néerlandaise, mais seule la meilleure couleur d’une ligne compte, et la partie finit dès qu’un joueur est bloqué.
    .name = Feuille allemande
preset-calculissimo-sheet-ja = Comme sur la feuille japonaise : pas d’échange, et un nombre qui reste coûte 1.
    .name = Feuille japonaise
preset-calculissimo-relaxed = Le jeu habituel, sans pendule.
    .name = Tranquille
preset-calculissimo-short = Deux fois moins de jetons et pas de pendule : environ vingt minutes.
    .name = Court
preset-calculissimo-junior = Pour les plus jeunes : seulement + et −, chaque étape est un nombre entier, pas de pendule.
    .name = Junior

option-calculissimo-operators = Quels signes parmi + − × ÷ sont dans le sac.
    .name = Signes
option-calculissimo-turn_seconds = Combien de secondes un tour peut durer ; après, c’est comme passer.
    .name = Temps par tour
option-calculissimo-main_seconds = Combien de secondes chaque joueur a pour toute la partie, à la place d’une limite par tour.
    .name = Temps pour toute la partie
option-calculissimo-increment_seconds = Combien de secondes un tour terminé ajoute au temps de la partie.
    .name = Temps gagné à chaque tour
option-calculissimo-exchange = Quand on peut échanger des jetons : any_time, only_when_stuck ou never (la feuille japonaise).
    .name = Échange de jetons
    .page = Quand tu peux remettre des jetons dans le sac et en tirer d’autres.
option-calculissimo-every_step_whole = Chaque étape d’un calcul doit être un nombre entier, et jamais moins que zéro.
    .name = Étapes entières
option-calculissimo-zero_counts = Une ligne peut faire 0, et rapporte alors 0.
    .name = Une ligne qui fait 0
option-calculissimo-operation_bonuses = Plusieurs cases jaunes et violettes dans une ligne : toutes comptent (cumulate) ou seulement la meilleure (highest_only, la feuille allemande).
    .name = Plusieurs cases jaunes ou violettes
    .page = Ce qui compte quand une ligne en couvre plus d’une.
option-calculissimo-joker_on_operation_square = Si un joker sur une case jaune ou violette reçoit le bonus.
    .name = Joker sur jaune ou violet
option-calculissimo-end_when_stuck = Une fois le sac vide, la partie finit quand plus personne ne peut jouer, ou déjà quand un seul ne peut plus (la feuille allemande).
    .name = La fin
    .page = Quand la partie s’arrête, une fois le sac vide.
option-calculissimo-leftover = Ce que coûte un nombre qui reste : sa valeur (face_value) ou 1 (tile_count, la feuille japonaise).
    .name = Nombres qui restent
    .page = Ce que coûte, à la fin, un nombre encore sur ton chevalet.
option-calculissimo-judging = Qui contrôle les coups : le programme (referee) ou les autres joueurs (challenge).
    .name = Qui contrôle les coups
    .page = Si un coup faux est refusé tout de suite, ou s’il reste tant que personne ne le conteste.
option-calculissimo-window_seconds = Combien de secondes les autres ont pour contester un coup.
    .name = Temps pour contester
option-calculissimo-announce = Tu dis ton total avant que le programme le montre.
    .name = Annonce
option-calculissimo-layout = Où sont les cases de couleur et la case départ.
    .name = Plateau
option-calculissimo-tiles = Combien de jetons de chaque sorte sont dans le sac.
    .name = Sac

## Contig 60

preset-contig60-contig60 = Le jeu habituel, sans pendule.
    .name = Habituel
preset-contig60-timed = Le jeu habituel, 60 secondes par tour.
    .name = Chronométré
preset-contig60-sheet-pt = Comme sur la feuille portugaise : les camps se contrôlent entre eux.
    .name = Feuille portugaise
preset-contig60-contig-us = Le jeu américain : des rangées de 1 à 216, la case elle-même compte, pas de ligne gagnante, 8 manches.
    .name = Contig américain
preset-contig60-junior = Pour les plus jeunes : seulement + et −, pas de pendule.
    .name = Junior

option-contig60-faces = Quels nombres chaque dé montre.
    .name = Dés
option-contig60-markers = Combien de pions a chaque camp.
    .name = Pions
option-contig60-points = Avec combien de points chaque camp commence.
    .name = Points au départ
option-contig60-operations = Quels signes parmi + − × ÷ sont permis.
    .name = Signes
option-contig60-turn_seconds = Combien de secondes un tour peut durer ; après, c’est comme passer.
    .name = Temps par tour
option-contig60-race_to_zero = Le premier camp à 0 ou en dessous gagne tout de suite.
    .name = Course à zéro
option-contig60-own_square_counts = Un pion rapporte un point de plus, pour sa propre case.
    .name = Sa propre case compte
option-contig60-judging = Qui contrôle les calculs : le programme (referee) ou l’autre camp (challenge).
    .name = Qui contrôle les calculs
    .page = Si un calcul faux est refusé tout de suite, ou s’il reste tant que l’autre camp ne le conteste pas.
option-contig60-window_seconds = Combien de secondes l’autre camp a pour contester un calcul.
    .name = Temps pour contester
option-contig60-false_accusation_cost = Combien de points coûte une contestation à tort.
    .name = Contester à tort
option-contig60-line_length = Combien de pions alignés gagnent tout de suite ; avec 0, aucun alignement ne gagne.
    .name = Ligne gagnante
option-contig60-rounds = Après combien de manches la partie finit.
    .name = Manches
option-contig60-minutes = Après combien de minutes on joue la dernière manche.
    .name = Minutes
option-contig60-layout = Quel nombre est sur quelle case.
    .name = Plateau

## The values of options as a form shows them

choice-any_time = à tout moment
choice-only_when_stuck = seulement si rien ne peut être posé
choice-never = jamais
choice-cumulate = toutes comptent
choice-highest_only = seule la meilleure compte
choice-no_bonus = pas de bonus
choice-bonus = reçoit le bonus
choice-nobody = quand plus personne ne peut jouer
choice-anyone = dès qu’un joueur ne peut plus jouer
choice-face_value = sa valeur
choice-tile_count = 1 point, quel qu’il soit
choice-referee = le programme
choice-challenge = les autres joueurs
choice-none = pas de limite
choice-auto = 20 secondes si on joue avec pendule, sinon pas de limite
choice-calculissimo-classic = comme d’habitude
choice-calculissimo-short = la moitié de tout
choice-contig60 = la spirale de 0 à 180
choice-contig-us = de simples rangées de 1 à 216
