# The page: what every screen shares, and the table. The other screens have files of their own.

## The frame

skip-to-content = Aller au contenu
header-nav = Contissimo
header-rules = Règles
header-games = Mes parties
header-replay = Revoir une partie
header-analyse = Composer une position
header-language = Langue
header-menu = Menu
theme = Couleurs
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
sound = Un son quand c’est à moi
sign-times = { $signs ->
    [school] ×
   *[tiles] ×
 }
sign-divided = { $signs ->
    [school] ÷
   *[tiles] ÷
 }
signs-default = tiles
signs = Signes dans les calculs
    .tiles = Comme sur les jetons : × ÷
    .school = Comme à l’école : × ÷
connection-away = La connexion est coupée. Elle revient toute seule, et rien n’est perdu.
connection-ended = La connexion a été fermée.
connection-again = Se reconnecter
page-part-missing = Une partie de la page n’a pas pu être chargée. Recharge-la, s’il te plaît.
missing-title = Il n’y a rien ici
missing-text = Ce lien ne mène nulle part. Il en manque peut-être un bout.
to-home = À la page d’accueil
refused-title = Cette table ne peut pas être montrée

## Oneself

me-name = Mon nom
me-save = Enregistrer
me-face = Mon image
me-renamed = Tu t’appelles maintenant { $name }.
me-other-device = Continuer sur un autre appareil
me-transfer = Ouvre ceci sur l’autre appareil. Cela marche une fois, pendant dix minutes, et seulement pour toi.
me-forget = Effacer mon nom
me-forget-sure = Effacer ton nom et quitter toutes tes tables ?
me-forgotten = Ton nom a été effacé.
you = toi

## Games

game-calculissimo = Calculissimo
game-contig60 = Contig 60
play-now = Jouer

## The table

table-loading = Un instant…
your-turn = À toi de jouer
players = Joueurs
player-won = victoire
player-away = pas là
player-left = encore { $time }
player-turn = tour en cours
player-thinks = réfléchit
seat-open = place libre
# Who gives no name is called after one of these; the page shows what stands after the sign. A name without a pair stays as it is.
famous-names = Archimedes=Archimède, Copernicus=Copernic, Erdos=Erdős, Eratosthenes=Ératosthène, Euclid=Euclide, Galileo=Galilée, Hypatia=Hypatie, Mobius=Möbius, Poincare=Poincaré, Polya=Pólya, Pythagoras=Pythagore, Thales=Thalès, Viete=Viète, Chebyshev=Tchebychev, Kovalevskaya=Kovalevskaïa
sit-down = S’asseoir
start = Commencer
log-title = Coups
log-empty = Rien n’a encore été joué.
log-pass = passe
log-accept = accepté
log-challenge = contesté
log-resign = abandon
log-decline = pas de vol
log-swap = { $count ->
    [one] { $count } jeton échangé
   *[other] { $count } jetons échangés
  }
log-steal = vol : { $sentence }

## When the server is away

server-away = Le serveur ne répond pas en ce moment.
try-again = Réessayer
failed-title = Cela n’a pas marché
failed-away-title = Personne ne répond
