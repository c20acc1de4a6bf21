# A class on paper, in files and on the command line.

## Naming a mistake

help-diagnose = Trouver quelle règle a été suivie à la place de la bonne, pour une ou plusieurs réponses fausses.
option-answers = Des calculs avec le résultat donné, comme 2+3*4=20.
    .value = RÉPONSE
option-position = La position d’une réponse qui est un coup, en notation ; il faut aussi --game.
    .value = POSITION
diagnose-right = { $sum } = { $value } : juste.
diagnose-wrong = { $sum } = { $value }, et non { $said }.
diagnose-cause = La raison : { $cause }.
diagnose-several = Plusieurs règles mènent à { $said } : { $causes }.
diagnose-none = Aucune règle connue ne mène à { $said }.
diagnose-pupil = Ensemble, ces réponses indiquent : { $causes }.
diagnose-slips = { $count ->
    [one] { $count } erreur a été corrigée la fois suivante.
   *[other] { $count } erreurs ont été corrigées la fois suivante.
  }

## Printed sheets

option-code = Pour les cartes : le code de la classe.
    .value = CODE
option-address = Pour les cartes : l’adresse que les élèves ouvrent.
    .value = ADRESSE
option-tasks = Pour les fiches : les essais exportés d’une classe, en lignes JSON.
    .value = FICHIER
class-paper-names = Qui est quel animal ?
class-paper-names-about = Écrivez les noms à la main et gardez cette feuille. Aucun nom n’est saisi sur l’ordinateur.
class-paper-animal = Animal
class-paper-name = Nom
class-paper-cards = Cartes avec le code
class-paper-cards-about = Découpez le long des lignes : une carte par élève.
class-paper-cards-open = Ouvre cette adresse
class-paper-cards-code = Tape ce code
class-paper-cards-mine = Mon animal et sa couleur
class-paper-cards-pictures = Retiens tes deux images et laquelle vient d’abord. Elles te ramènent sur n’importe quel appareil.
class-paper-worksheet = Calcule encore une fois
class-paper-worksheet-about = Ce qui a été le plus souvent faux dans ta classe.
class-paper-answers = Solutions
class-paper-class = Classe
why-tasks-missing = ce fichier ne contient aucune erreur dont faire une fiche.

## What is stored about a class

kept-title = Ce qui est enregistré d’une classe
kept-pupils = Élèves
    .about = Un animal, une couleur et deux images secrètes, gardées seulement sous une forme illisible. Aucun nom, aucune adresse e-mail, aucune photo, aucun texte libre, aucune discussion.
kept-answers = Réponses
    .about = Chaque réponse et chaque brouillon avec sa manche, si c’était juste, et la raison probable si c’était faux ; les tables, les réponses gardées et les séries d’exercices.
kept-deals = Tirages
    .about = Les nombres aléatoires des tirages, pour que chacun puisse vérifier ensuite qu’ils étaient honnêtes.
kept-cookie = Cookie
    .about = Un cookie fait de caractères aléatoires relie un appareil à son animal. Il ne sert à rien d’autre, et rien n’est chargé d’autres sites.
kept-addresses = Adresses réseau
    .about = Elles ne sont jamais écrites. Pour freiner ceux qui devinent des codes, elles sont retenues un moment, sous une forme illisible et seulement en mémoire.
kept-where = Où
    .about = Tout est dans la base de données de ce serveur et nulle part ailleurs. S’il tourne sur l’ordinateur de l’enseignant, rien ne sort de la salle.
kept-readers = Qui le voit
    .about = L’enseignant voit tout de la classe, les élèves seulement ce qui est à eux. Le tableau montre ce que l’enseignant active, et jamais une raison à côté d’un animal.
kept-days = Combien de temps
    .about = { $days ->
    [one] { $days } jour après l’ouverture de la classe
   *[other] { $days } jours après l’ouverture de la classe
  }, tout est effacé, ou tout de suite si l’enseignant le veut, avec les invités créés pour la classe.
kept-names = Noms
    .about = Quel enfant est quel animal n’est écrit que sur la feuille de l’enseignant.

## Headings of tables for spreadsheets

column-activity = Activité
column-lesson = Leçon
column-game = Jeu
column-round = Manche
column-pupil = Numéro
column-animal = Animal
column-colour = Couleur
column-source = Où
column-source-round = dans une manche
column-source-set = un exercice
column-time = Heure
column-move = Réponse
column-calculation = Calcul
column-said = Résultat donné
column-value = Bon résultat
column-right = Juste
column-cause = Raison
column-status = État
column-status-in = dans la classe
column-status-waiting = en attente
column-status-out = retiré
column-attempts = Essais
column-wrong = Faux
column-slips = Étourderies
column-rounds = Manches
column-points = Points
column-share = Part du maximum (%)
column-causes = Raisons
column-true = oui
column-false = non
