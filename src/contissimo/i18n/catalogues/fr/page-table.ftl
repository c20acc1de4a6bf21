# A table before the game: the waiting room, and the invitation that a link leads to.

wait-computer = ordinateur
wait-open = ouverte à tous
wait-pair-open = pour deux qui jouent ensemble
wait-partner-open = il manque le partenaire
wait-here = déjà là
wait-away = pas là
wait-sit-here = S’asseoir ici
wait-stand = Se lever
wait-for = { $count ->
    [one] On attend encore { $count } personne…
   *[other] On attend encore { $count } personnes…
  }
wait-starting = La partie commence…
wait-closed = Cette table est fermée.
wait-full = Toutes les places sont prises. Reste ici pour regarder : le plateau apparaît dès que la partie commence.
wait-watching = Tu regardes. Le plateau apparaît ici dès que la partie commence.
wait-watching-now = Tu regardes.
show-open = Au projecteur
watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
  }

## How others come

invite-title = Inviter
invite-scan = Vise cette image avec l’appareil photo d’un téléphone.
invite-qr = Code QR avec le lien vers cette table
invite-code = Ou tape ce code sur la page d’accueil :
invite-link = Ou envoie ce lien :
invite-partner = Pour jouer avec { $name } :
invite-watch = Seulement pour regarder :
invite-only-here = Seul cet ordinateur peut ouvrir ces liens. Pour laisser entrer d’autres appareils, lance le serveur avec --host 0.0.0.0
share-copy = Copier
share-copied = Copié
share-by-hand = Le lien est sélectionné : copie-le avec Ctrl+C, ou appuie longuement dessus.

## Having come by a link

invited = { $count ->
    [one] { $names } t’invite à jouer à { $game }
   *[other] { $names } t’invitent à jouer à { $game }
  }
invited-partner = { $names } te propose de faire équipe pour { $game }
invited-nobody = Viens jouer à { $game }
invited-name = Ton nom
invited-any-name = le nom que tu veux
invited-listed = À une table publique, tout le monde joue sous un nom célèbre.
invited-watch = Tu préfères regarder ? Reste ici, et le plateau apparaît quand la partie commence.

## Rules in a few words

rules-own = Règles maison
rules-own-about = Tes propres règles.
clock-none = sans chrono
clock-turn = { $time } par tour
clock-main = { $main } chacun
clock-main-increment = { $main } chacun, et { $increment } de plus par tour
time-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
  }
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
seat-numbered = Joueur { $seat }
refused-others = Voir les tables ouvertes
your-turn-elsewhere = À toi, à une autre table
another-waits = Une autre partie t’attend
