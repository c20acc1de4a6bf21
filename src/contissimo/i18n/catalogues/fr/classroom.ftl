# The classroom: what pupils and teachers read, on the page, on paper and on the command line.

## Why something was refused

why-no-such-class = Il n’y a pas de classe avec ce code, ou la séance est finie.
why-no-such-pupil = Cet élève n’est pas dans cette classe.
why-no-such-set = Ces exercices n’existent pas dans cette classe.
why-no-such-answer = Cet élève n’a pas répondu à cette manche.
why-no-such-snapshot = Cette réponse n’est plus parmi celles que vous avez gardées.
why-class-open = Vous avez déjà une classe ouverte. Fermez-la d’abord.
why-class-closed = La séance est finie.
why-class-locked = Personne ne peut entrer pour le moment. Demande à ton professeur.
why-class-full = La classe est complète : il y a déjà { $limit } élèves.
why-animal-taken = Quelqu’un a été plus rapide : choisis un autre animal ou une autre couleur.
why-removed = Ton professeur t’a sorti de la classe. Demande-lui de te laisser revenir.
why-secret-wrong = Ce ne sont pas tes deux images. { $left ->
    [one] Il te reste { $left } essai.
   *[other] Il te reste { $left } essais.
  }
why-shut-out = Trop d’erreurs. Ton professeur peut te laisser entrer.
why-words-wrong = Ce ne sont pas les six mots de cette classe.
why-paused = Ton professeur a arrêté le chrono. On reprend dans un instant.
why-not-admitted = Ton professeur doit d’abord te laisser entrer.
why-no-activity = Rien n’est en cours dans cette classe.
why-no-round = Cette manche n’existe pas.
why-nothing-to-deal = Il ne reste rien à jouer : c’était la dernière manche.
why-preset-unknown = Il n’y a pas de leçon « { $preset } ».
why-board-wrong = Ce jeu n’a pas de plateau « { $board } » pour une classe.
why-seating-wrong = Ces tables sont impossibles : personne ne s’assied deux fois, et chaque table a autant de places que le jeu.
why-nothing-missed = Il n’y a pas encore d’erreurs pour en faire des exercices.
why-class-file-unreadable = Ce n’est pas un fichier des manches d’une classe, ou il a été modifié.

## Who a pupil is

pupil-name = { $animal } en { $colour }
animal-bat = Chauve-souris
animal-bear = Ours
animal-beaver = Castor
animal-bee = Abeille
animal-butterfly = Papillon
animal-camel = Chameau
animal-cat = Chat
animal-crab = Crabe
animal-deer = Cerf
animal-dog = Chien
animal-dolphin = Dauphin
animal-duck = Canard
animal-eagle = Aigle
animal-fish = Poisson
animal-flamingo = Flamant
animal-fox = Renard
animal-frog = Grenouille
animal-giraffe = Girafe
animal-hedgehog = Hérisson
animal-horse = Cheval
animal-kangaroo = Kangourou
animal-koala = Koala
animal-ladybird = Coccinelle
animal-lion = Lion
animal-octopus = Pieuvre
animal-otter = Loutre
animal-owl = Hibou
animal-panda = Panda
animal-parrot = Perroquet
animal-peacock = Paon
animal-penguin = Manchot
animal-rabbit = Lapin
animal-seal = Phoque
animal-shark = Requin
animal-squirrel = Écureuil
animal-swan = Cygne
animal-tiger = Tigre
animal-turtle = Tortue
animal-wolf = Loup
animal-zebra = Zèbre
colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-turquoise = turquoise
colour-blue = bleu
colour-purple = violet
colour-pink = rose

## Secret pictures, and the words with which a teacher comes back

picture-sun = Soleil
picture-moon = Lune
picture-star = Étoile
picture-cloud = Nuage
picture-tree = Arbre
picture-flower = Fleur
picture-apple = Pomme
picture-banana = Banane
picture-cherry = Cerise
picture-cake = Gâteau
picture-ball = Ballon
picture-kite = Cerf-volant
picture-boat = Bateau
picture-train = Train
picture-bicycle = Vélo
picture-rocket = Fusée
picture-house = Maison
picture-key = Clé
picture-clock = Horloge
picture-book = Livre
picture-pencil = Crayon
picture-drum = Tambour
picture-bell = Cloche
picture-umbrella = Parapluie

## Lessons at one click

class-preset-plus-minus = + et −
class-preset-plus-minus-about = Des jetons avec plus et moins seulement ; à chaque étape, un nombre entier.
class-preset-times = Tables de multiplication
class-preset-times-about = Les trois mêmes dés pour tous, un petit plateau pour chacun, avec + − { sign-times }.
class-preset-whole-steps = Les quatre signes, nombres entiers
class-preset-whole-steps-about = Des jetons avec les quatre signes, dans l’ordre de l’école ; pas de fractions en route.
class-preset-sheet = Comme sur la feuille
class-preset-sheet-about = Des jetons selon la règle imprimée : × passe avant ÷.
class-preset-pairs = Par équipes de deux
class-preset-pairs-about = Des tables de quatre : deux élèves forment un camp, lancent les dés et couvrent des cases.
class-preset-dice = Toute la classe contre les dés
class-preset-dice-about = Un seul plateau reçoit la bonne réponse la plus fréquente. De 60 à 0 en 20 lancers !

## What went wrong in a calculation: families, and the rule that was followed instead

cause-order = Ordre des opérations
cause-left-to-right = De gauche à droite
cause-plus-before-times = + et − avant { sign-times } et { sign-divided }
cause-times-before-divide = { sign-times } avant { sign-divided }
cause-plus-before-minus = + avant −
cause-right-to-left = De droite à gauche
cause-brackets-ignored = Parenthèses oubliées
cause-operation = Un signe pris pour un autre
cause-times-as-plus = { sign-times } pris pour +
cause-plus-as-times = + pris pour { sign-times }
cause-minus-as-plus = − pris pour +
cause-plus-as-minus = + pris pour −
cause-divide-as-minus = { sign-divided } pris pour −
cause-facts = Tables de multiplication
cause-table-neighbour = Le résultat voisin dans la table
cause-counting = Compter en avant ou en arrière
cause-off-by-one = Un de trop ou un de moins
cause-off-by-ten = Dix de trop ou de moins
cause-sign = Quel nombre vient d’abord
cause-smaller-from-larger = Le plus petit ôté du plus grand
cause-division-turned = { sign-divided } à l’envers
cause-bonus = Couleurs et lignes
cause-bonus-after = Couleur d’un nombre comptée après le calcul
cause-bonus-in-both = Une couleur comptée dans les deux lignes
cause-bonus-again = Une case déjà utilisée recomptée
cause-start-forgotten = Doublement de la case départ oublié
cause-line-forgotten = Une ligne oubliée
cause-other = Une autre raison
cause-order-hint = D’abord les parenthèses, puis { sign-times } et { sign-divided }, puis + et −, toujours de gauche à droite.
cause-operation-hint = Regarde encore une fois les signes.
cause-facts-hint = Récite la table à haute voix jusqu’ici.
cause-counting-hint = Compte encore une fois, lentement.
cause-sign-hint = Quel nombre enlève-t-on, et lequel divise ?
cause-bonus-hint = Une couleur multiplie d’abord son nombre, et ne compte qu’une fois.
class-took = Réponse { $said } pour { $sum } : { $count } sur { $of }.
