# The keys of the screen at hand, shown on ?

keys-title = Clavier
keys-tab = passer à la suite
keys-help = cette liste
keys-close = fermer ce qui est ouvert
keys-board = se déplacer sur le plateau
keys-ends = au début ou à la fin de la rangée
keys-lay = poser ce jeton
keys-joker = poser un joker
keys-turn = changer de sens
keys-erase = reprendre le dernier jeton
keys-play = jouer le coup
keys-recall = reprendre tous les jetons
keys-die = prendre un dé qui montre ce nombre
keys-sign = mettre un signe ou une parenthèse
keys-undo = annuler une étape
keys-clear = effacer le calcul
keys-marker = poser un pion de ce camp
keys-aim = choisir cette case
keys-main = comme le grand bouton
keys-step = un coup en arrière ou en avant
keys-jump = au début ou à la fin de la partie
keys-next = à la prochaine case occupée (avec Maj : à la précédente)
keys-rack = lire tes jetons à voix haute
keys-dice = lire les dés et ton calcul à voix haute
keys-position = lire la position à voix haute
keys-totals = lire les totaux à voix haute
keys-last = lire le dernier coup à voix haute
keys-letters = Utiliser des lettres seules et ? comme touches

## What stands on the keys

key-tab = Tab
key-enter = Entrée
key-space = Espace
key-backspace = Retour arrière
key-escape = Échap
key-home = Début
key-end = Fin
