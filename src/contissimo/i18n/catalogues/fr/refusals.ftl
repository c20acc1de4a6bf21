# Why something was refused. The key is "why-" and the code, with dashes for underscores.
# Which values a code comes with stands where it is raised; tests/cli/test_words.py compares.

## Where a mistake stands, before the sentence about it

where-file = { $file } : { $sentence }
where-file-line = { $file }, ligne { $line } : { $sentence }
where-file-entry = { $file }, ligne { $line }, entrée { $seq } : { $sentence }
where-line = Ligne { $line } : { $sentence }
where-entry = Ligne { $line }, entrée { $seq } : { $sentence }

## Calculissimo: placements

why-not-on-rack = Tu n’as pas tous ces jetons sur ton chevalet.
why-square-occupied = Il y a déjà quelque chose en { $squares }.
why-off-board = Cela dépasserait le bord du plateau.
why-bracket-differs = Le jeton entre parenthèses en { $squares } n’est pas celui du plateau.
why-nothing-placed = Tu n’as posé aucun jeton. Les tiens s’écrivent hors des parenthèses.
why-nothing-exchanged = Pour échanger, nomme au moins un de tes jetons.
why-line-not-whole = Écris toute la ligne, avec les jetons déjà en { $squares }.
why-no-line = Le jeton en { $squares } ne touche rien. Fais une ligne d’au moins deux jetons.
why-not-connected = Tes jetons doivent rejoindre ceux du plateau.
why-start-not-covered = Le premier coup doit couvrir la case départ { $squares }.
why-joker-as-nothing = Dis ce que vaut le joker en { $squares }, par exemple ?6.
why-joker-as-times = Un joker ne peut pas être ×.
why-joker-as-left-out = On joue sans { $face }, donc un joker ne peut pas être { $face }.
why-line-incomplete = { $line } n’est pas un calcul complet. Il faut un nombre, un signe, un nombre, et un nombre à la fin.
why-times-twice = { $line } a deux { sign-times }. Un seul est permis dans une ligne.
why-division-by-zero = On ne peut pas diviser par zéro.
why-division-by-zero-without-bonus = Sans les couleurs, { $line } divise par zéro.
why-not-positive = { $line } doit faire plus que zéro.
why-not-positive-without-bonus = Sans les couleurs aussi, { $line } doit faire plus que zéro.
why-not-whole = { $line } ne fait pas un nombre entier.
why-not-whole-without-bonus = Sans les couleurs, { $line } ne fait pas un nombre entier.
why-step-not-whole = Dans { $line }, chaque étape doit être un nombre entier, jamais en dessous de zéro.
why-step-not-whole-without-bonus = Sans les couleurs aussi, chaque étape de { $line } doit être un nombre entier, jamais en dessous de zéro.
why-total-missing = Dis aussi ton total, par exemple =48 à la fin.
why-total-too-large = Un total ne peut pas dépasser { $limit }.
why-exchange-never = Dans cette partie, on n’échange jamais de jetons.
why-exchange-bag-empty = Le sac est vide, il n’y a donc rien à échanger.
why-exchange-placement-exists = Tu peux poser quelque chose, donc tu ne peux pas échanger.
why-bag-too-small = Le sac contient { $tiles ->
    [one] seulement { $tiles } jeton
   *[other] seulement { $tiles } jetons
  }, mais il en faut { $needed } pour ces joueurs.

## Contig 60: sentences

why-square-unknown = Il n’y a pas de case { $squares } sur ce plateau.
why-leading-sign = Un calcul ne peut pas commencer par un signe moins.
why-dice-not-used-once = Utilise chaque dé exactement une fois. Les dés sont { $dice }.
why-operation-not-allowed = Cette partie se joue sans { $operations }.
why-value-is-not-square = Cela fait { $value }, pas { $squares }.
why-roll-impossible = Ces dés ne peuvent pas montrer { $dice }.
why-seat-unknown = Il n’y a pas de camp { $seat }.

## Both games

why-not-your-turn = Ce n’est pas à toi de jouer.
why-resign-wait = Des jetons ou des dés doivent encore sortir. Abandonne juste après.
why-game-over = La partie est finie.
why-not-now = Cela n’est pas possible maintenant.
why-too-late = Trop tard, le temps est écoulé.
why-seat-count = Ce jeu ne se joue pas à { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
  }.
why-chance-impossible = Le sac ne contient pas ces jetons.
why-note-of-player = Aucun joueur ne peut dire cela.
why-note-refused = « { $note } » n’est pas possible ici.

## Texts that can’t be read

why-move-unreadable = Je n’arrive pas à lire « { $text } » comme un coup.
why-move-too-long = Un coup a au plus { $limit } caractères.
why-expression-unreadable = Je n’arrive pas à lire « { $text } » comme un calcul.
why-expression-too-long = Un calcul a au plus { $limit } caractères.
why-position-fields = Une position a { $expected } parties, séparées par un espace.
why-position-field = La partie « { $field } » de la position est fausse.
why-position-contradiction = Les parties de la position ne vont pas ensemble.
why-position-impossible = Aucune partie ne peut arriver à cette position.
why-position-tiles = Il y a plus de jetons dans la position que dans le sac.
why-position-board = Le plateau de la position est faux.
why-position-scores = Je n’arrive pas à lire les totaux « { $text } » de la position.
why-position-markers = Les pions « { $text } » de la position sont faux.
why-position-dice = Ces dés ne peuvent pas montrer « { $text } ».
why-position-to-move = Dans cette position, ce n’est pas à « { $text } » de jouer.
why-position-flags = La dernière partie de la position, « { $text } », est fausse.
why-position-flag = Je n’arrive pas à lire « { $text } » dans la dernière partie de la position.
why-position-over = Dans cette position, la partie est finie.
why-position-window = Dans cette position, un coup peut encore être contesté ; aucune partie ne peut commencer ainsi.
why-position-open-seats = À partir d’une position, on joue seulement contre l’ordinateur ou sur un seul appareil.
why-position-slow = Cette position a demandé trop de temps.
why-seed-unreadable = La graine s’écrit avec les chiffres 0-9 et a-f.
why-seed-length = La graine doit avoir { $expected } octets, et celle-ci en a { $length }.
why-contribution-unreadable = Ce qu’un joueur apporte au tirage s’écrit avec les chiffres 0-9 et a-f.
why-contribution-length = Ce qu’un joueur apporte au tirage doit avoir { $expected } octets, et ceci en a { $length }.
why-contributions-unreadable = Ce qu’un joueur apporte au tirage s’écrit avec les chiffres 0-9 et a-f.
why-contributions-length = Ce qu’un joueur apporte au tirage doit avoir { $expected } octets, et ceci en a { $length }.
why-commitment-unreadable = L’engagement s’écrit avec les chiffres 0-9 et a-f.
why-commitment-length = L’engagement doit avoir { $expected } octets, et celui-ci en a { $length }.
why-digest-length = L’empreinte doit avoir { $expected } octets, et celle-ci en a { $length }.

## Files of rules, boards and tiles

why-file-missing = ce fichier n’existe pas.
why-file-is-directory = c’est un dossier, pas un fichier.
why-file-unreadable = ce fichier ne peut pas être ouvert.
why-file-unwritable = rien ne peut être enregistré ici.
why-file-not-utf8 = ce n’est pas un fichier de texte en UTF-8.
why-file-too-large = ce fichier est trop gros. On lit au plus { $limit } octets.
why-toml-unreadable = ceci ne peut pas être lu comme du TOML.
why-option-unknown = il n’y a pas d’option « { $option } ».
why-option-wrong = « { $option } » doit être { $expected }.
why-layout-letter = « { $letter } » n’est pas une sorte de case. Utilise . g b y p *
why-layout-width = cette rangée a { $width ->
    [one] { $width } case
   *[other] { $width } cases
  }, mais les rangées au-dessus en ont { $expected }.
why-layout-size = un plateau a de { $low } à { $high } rangées et colonnes.
why-layout-two-starts = voici une deuxième case départ *. Un plateau n’en a qu’une.
why-layout-no-start = il n’y a pas de case départ *.
why-layout-number = « { $text } » n’est pas un nombre entier de 0 à { $high }.
why-layout-twice = le nombre { $number } est déjà à la ligne { $first }.
why-bag-face-twice = le jeton { $face } est ici pour la deuxième fois.
why-bag-too-large = un sac contient au plus { $limit } jetons.
why-bag-line = « { $text } » devrait être un jeton suivi de sa quantité, par exemple : 7 5
why-board-is-layout = c’est un modèle de plateau avec ses cases de couleur, pas un plateau avec ce qui est posé dessus.
why-board-letter = « { $letter } » n’a pas sa place sur un plateau.
why-board-width = cette rangée a { $width ->
    [one] { $width } case
   *[other] { $width } cases
  }, mais le plateau en a { $expected } de large.
why-board-height = il y a { $height ->
    [one] { $height } rangée
   *[other] { $height } rangées
  }, mais le plateau en a { $expected }.

## Records

why-record-not-utf8 = ce n’est pas un fichier de texte en UTF-8.
why-record-too-large = cet enregistrement est trop gros. On lit au plus { $limit } octets.
why-record-too-long = cet enregistrement est trop long. On lit au plus { $limit } entrées.
why-record-header-unreadable = cette ligne devrait ressembler à [Key "value"].
why-record-header-twice = { $key } est ici pour la deuxième fois.
why-record-header-missing = il manque la ligne [{ $key } "…"].
why-record-game-unknown = il n’y a pas de jeu « { $game } ».
why-record-ruleset-unknown = il n’y a pas de règles appelées « { $ruleset } ».
why-record-ruleset-wrong = les règles de cet enregistrement sont fausses : { $because }
why-record-seats-wrong = ce jeu ne se joue pas à autant de joueurs.
why-record-players-wrong = il faut un nom pour chaque place.
why-record-contributions-wrong = ce que les joueurs ont apporté au tirage ne peut pas être lu.
why-record-commitment-wrong = l’engagement ne peut pas être lu.
why-record-seed-wrong = la graine ne peut pas être lue.
why-record-position-wrong = la position de cet enregistrement est fausse : { $because }
why-record-columns = une entrée a de 3 à 6 parties séparées par des tabulations, et celle-ci en a { $columns }.
why-record-entry-unreadable = une entrée commence par son numéro et sa place.
why-record-out-of-order = ici devrait être l’entrée { $seq }, pas { $found }.
why-record-after-end = la partie était déjà finie.
why-record-hidden = ce coup est caché, la partie ne peut donc pas encore être rejouée.
why-record-clock-wrong = le temps ne peut pas être lu, ou il recule.
why-record-unreadable-move = ce coup ne peut pas être lu. { $because }
why-record-illegal-move = ce coup est contraire aux règles. { $because }
why-record-end-differs = la fin devrait être « { $expected } ».
why-record-start-differs = la première entrée devrait être « { $expected } ».
why-record-points-differ = les points devraient être { $expected }.
why-record-total-differs = le total devrait être { $expected }.
why-record-result-differs = le résultat devrait être { $expected }.
why-record-termination-differs = l’en-tête dit « abandonnée », mais pas les coups.

## What a proof can lack

why-running = La partie est encore en cours. La graine est révélée à la fin.
why-seed-missing = L’enregistrement n’a pas de graine, son tirage ne peut donc pas être prouvé.
why-commitment-missing = L’enregistrement n’a pas d’engagement, personne ne sait donc quand la graine a été choisie.
why-commitment-differs = La graine n’est pas celle qui était promise au début.
why-chance-differs = Ici, la graine donne autre chose : { $expected }
why-cut-short = L’enregistrement a été coupé : la graine y figure, la partie était donc finie, mais la fin manque.

## Live tables

why-unreadable = Le serveur n’a pas compris.
why-not-found = Il n’y a rien ici.
why-method-wrong = Cela n’est pas possible ici.
why-too-large = C’est trop long.
why-failed = Quelque chose s’est mal passé chez nous. Réessaie, s’il te plaît.
why-again = Cela n’a pas pu être enregistré pour le moment. Réessaie, s’il te plaît : rien ne compte deux fois.
why-origin-wrong = Cela venait d’une autre page et n’a pas été accepté.
why-no-identity = Choisis d’abord un nom.
why-name-wrong = { $because ->
    [empty] Un nom a besoin d’au moins une lettre.
    [length] Ce nom est trop long.
    [link] Un nom ne peut pas être un lien.
   *[characters] Ce nom contient des caractères qui ne sont pas permis.
  }
why-token-wrong = Cette invitation n’est pas valable, ou ne l’est plus.
why-code-wrong = Aucune table n’a ce code, ou ses places sont prises.
why-level-unknown = L’ordinateur n’a pas de joueur « { $level } ».
why-clock-unknown = Ce jeu n’a pas ce chrono.
why-not-reading = Tu n’es pas à cette table.
why-not-seated = Tu n’as pas de place à cette table.
why-no-seat-open = Toutes les places sont prises.
why-seat-taken = Cette place est prise.
why-seats-open = Il reste des places à prendre.
why-not-open = À cette table, la partie a déjà commencé.
why-not-giving = Trop tard : la partie a commencé.
why-given-already = Tu as déjà apporté ta part au tirage.
why-not-running = Cette partie n’a pas commencé.
why-not-over = Cette partie n’est pas encore finie.
why-closed = Cette table est fermée.
why-table-damaged = Cette table est abîmée et ne peut pas être ouverte. Les personnes qui gèrent le serveur peuvent le voir.
why-stale = La partie a continué entre-temps. Regarde encore une fois.
why-try-refused = { $because ->
    [judging] Dans cette partie, c’est toi qui comptes.
   *[move] Cela ne pose rien sur le plateau, donc il n’y a pas de points.
  }
why-only-against-computers = C’est seulement pour les parties contre l’ordinateur.
why-hint-refused = { $because ->
    [judging] Ici les joueurs jugent eux-mêmes, il n’y a donc pas d’aide.
   *[window] Faut-il contester ? C’est à toi de trouver.
  }
why-help-off = Cette table se joue sans aide.
why-help-refused = { $because ->
    [judging] Ici les joueurs jugent eux-mêmes, il n’y a donc pas d’aide.
   *[window] Faut-il contester ? C’est à toi de trouver.
  }
why-nothing-to-take-back = Tu n’as aucun coup à annuler.
why-not-yet = Cela se montre une fois le tour fini.
why-no-such-entry = Ce tour n’existe pas dans cette partie.
why-possible-refused = { $because ->
    [judging] Ici les joueurs jugent eux-mêmes, cela se montre donc à la fin.
   *[game] Cela ne se demande pas dans ce jeu.
  }
why-replay-too-long = Il faudrait plus de { $seconds } secondes pour rejouer cet enregistrement.
why-no-decision = Personne n’avait rien à décider là.
why-moves-while-playing = Tu joues en ce moment avec d’autres. Les meilleurs coups seront montrés quand cette partie sera finie.
why-moves-in-round = Une manche de ta classe est en cours. Les meilleurs coups seront montrés quand elle sera finie.
why-own-seat = C’est ta propre place.
why-seat-is-computer = C’est l’ordinateur qui joue à cette place.
why-not-away = La personne à cette place n’est pas encore absente depuis { $seconds } secondes.
why-not-abandoned = Personne de ceux que l’on attend n’est absent depuis assez longtemps.
why-not-host = Seule la personne qui a créé cette table peut la fermer.
why-table-in-use = Quelqu’un joue encore ici. Une table peut être fermée avant le début de la partie, ou quand tout le monde est absent depuis un moment.
why-too-fast = C’était trop rapide. Attends un instant.
why-busy = Le serveur a trop à faire en ce moment. Réessaie dans un instant.
why-too-many = C’est trop à la fois. Réessaie plus tard.
why-flood = Trop de messages sont venus d’ici, la connexion a donc été fermée.
why-too-slow = La connexion était trop lente pour suivre.
why-shutdown = Le serveur redémarre. Il revient dans un instant.
why-forgotten = Ton nom a été effacé, comme tu le voulais.

## What is asked at the command line

why-game-unknown = Il n’y a pas de jeu « { $game } ». Il y a : { $games }
why-ruleset-unknown = Il n’y a ni règles « { $ruleset } », ni fichier de ce nom. Il y a : { $rulesets }
why-rack-needed = Dis quels jetons tu as, par exemple --rack 12+-?
why-rack-size = Un chevalet a de 1 à { $limit } jetons, et celui-ci en a { $count }.
why-rack-face = « { $face } » n’est pas un jeton. Les jetons sont 0-9 + - * / et ? pour un joker.
why-rack-left-out = Cette partie se joue sans { $face }.
why-dice-needed = Dis ce que montrent les dés, par exemple --dice 2,3,4
why-dice-wrong = Trois dés de ce jeu ne peuvent pas montrer « { $dice } ».
why-move-needed = Dis de quel coup tu parles, avec --move
why-move-not-scored = « { $move } » ne pose rien sur le plateau, donc il n’y a pas de points.
why-option-not-here = { $option } ne va pas avec { $game }.
why-top-wrong = --top doit être 1 ou plus.
why-seed-wrong = --seed doit être un nombre entier à partir de 0.
why-player-unknown = Il n’y a pas de joueur « { $player } ». Il y a : { $players }
why-output-failed = La réponse ne peut pas être écrite.
why-usage-missing = Il manque { $name }.
why-usage-unknown = Je ne connais pas « { $name } ».
why-usage-value = « { $name } » a une valeur qui ne convient pas.
why-usage-twice = { $name } est là deux fois.
why-usage-wrong = Je ne comprends pas. Essaie --help.
