# How moves of computer players are shown: a setting in the menu.

pace = Coups de l’ordinateur
pace-auto = Pas à pas aux niveaux faciles
pace-calm = Pas à pas
pace-quick = Pas à pas, vite
pace-off = Tout d’un coup
pace-still = Ton appareil demande peu de mouvement : tout d’un coup.
