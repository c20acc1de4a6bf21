# The help of the command line. An option's "value" is the word that stands for what is typed there.

help =
    Deux jeux avec des nombres : Calculissimo et Contig 60.
    Pour jouer tout de suite, tape : contissimo play calculissimo
help-verbs = Ce que tu peux faire
help-arguments = Ce qu’il faut indiquer
help-options = Ce que tu peux ajouter
help-help = Afficher cette aide.
help-version = Afficher la version.
help-usage = Utilisation : { $line }
    .command = COMMANDE
    .options = [OPTIONS]
help-required = { $sentence } [obligatoire]
version = Contissimo { $version }, { $kernel ->
    [compiled] avec le générateur compilé
   *[plain] avec le générateur en Python pur
}

help-play = Jouer dans cette fenêtre, contre l’ordinateur ou à plusieurs au même clavier.
help-moves = Afficher tous les coups possibles sur un plateau, les meilleurs d’abord.
help-score = Afficher ce que rapporte un coup, étape par étape, ou pourquoi il est interdit.
help-rules = Afficher les règles d’un jeu, et les règles maison que tu peux changer.
help-replay = Revoir une partie enregistrée, coup par coup.
help-verify = Contrôler une partie enregistrée : les règles ont-elles été suivies, et le tirage a-t-il été honnête ?

option-game = calculissimo ou contig60.
    .value = JEU
option-file = Le fichier d’une partie enregistrée. Avec -, on lit l’entrée standard.
    .value = FICHIER
option-board = Le fichier avec le texte d’un plateau. Avec -, on lit l’entrée standard. Sans cette option, le plateau est vide.
    .value = FICHIER
option-rack = Calculissimo : les jetons du chevalet, par exemple 12+-? (un ? est un joker).
    .value = JETONS
option-dice = Contig 60 : ce que montrent les trois dés, par exemple 2,3,4.
    .value = DÉS
option-move = Le coup, par exemple 8d 9+6/2 ou (2+3)*4=20.
    .value = COUP
option-ruleset = Le nom des règles, ou un fichier TOML avec les tiennes. « contissimo rules JEU » donne la liste des noms.
    .value = NOM
option-text = Afficher seulement le texte exact des règles, tel qu’il figure dans un enregistrement.
option-top = N’afficher que les N meilleurs.
    .value = N
option-players = Qui joue, place par place : you, level-1 à level-8, greedy ou random. Sans cette option : you,level-2. Écris you,you pour deux personnes à ce clavier.
    .value = JOUEURS
option-seed = Un petit nombre qui redonne la même partie, pour faire des essais.
    .value = N
option-record = Enregistrer la partie dans ce fichier.
    .value = FICHIER
option-best = Montrer, à côté de chaque coup joué, celui qui rapportait le plus.
option-hints = Permettre le mot « moves », qui montre les meilleurs coups.
option-json = Écrire des lignes JSON, pour d’autres programmes.
option-lang = La langue, par exemple fr.
    .value = LANGUE
option-signs = Les signes dans les calculs : tiles (× ÷, comme sur les jetons) ou school (comme à l’école dans la langue).
    .value = SIGNES
