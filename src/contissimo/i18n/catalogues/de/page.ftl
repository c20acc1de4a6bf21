# The page: what every screen shares, and the table. The other screens have files of their own.

## The frame

skip-to-content = Zum Inhalt springen
header-nav = Contissimo
header-rules = Regeln
header-games = Meine Spiele
header-replay = Ein Spiel noch einmal ansehen
header-analyse = Stellung aufbauen
header-language = Sprache
header-menu = Menü
theme = Farben
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
sound = Ton, wenn ich dran bin
sign-times = { $signs ->
    [school] ·
   *[tiles] ×
 }
sign-divided = { $signs ->
    [school] :
   *[tiles] ÷
 }
signs-default = tiles
signs = Zeichen in Rechnungen
    .tiles = Wie auf den Steinen: × ÷
    .school = Wie in der Schule: · :
connection-away = Die Verbindung ist weg. Sie kommt von selbst wieder, und nichts geht verloren.
connection-ended = Die Verbindung wurde geschlossen.
connection-again = Neu verbinden
page-part-missing = Ein Teil der Seite ließ sich nicht laden. Bitte lade sie neu.
missing-title = Hier ist nichts
missing-text = Dieser Link führt nirgendwohin. Vielleicht fehlt ein Stück davon.
to-home = Zur Startseite
refused-title = Dieser Tisch lässt sich nicht zeigen

## Oneself

me-name = Mein Name
me-save = Speichern
me-face = Mein Bild
me-renamed = Du heißt jetzt { $name }.
me-other-device = An einem anderen Gerät weiterspielen
me-transfer = Öffne das auf dem anderen Gerät. Es geht nur einmal, zehn Minuten lang und nur für dich.
me-forget = Meine Daten löschen
me-forget-sure = Deinen Namen löschen und alle deine Tische verlassen?
me-forgotten = Deine Daten sind gelöscht.
you = du

## Games

game-calculissimo = Calculissimo
game-contig60 = Contig 60
play-now = Jetzt spielen

## The table

table-loading = Einen Moment …
your-turn = Du bist dran
players = Spieler
player-won = gewonnen
player-away = weg
player-left = noch { $time }
player-turn = am Zug
player-thinks = denkt nach
seat-open = freier Platz
# Who gives no name is called after one of these; the page shows what stands after the sign. A name without a pair stays as it is.
famous-names = Copernicus=Kopernikus, Erdos=Erdős, Euclid=Euklid, Mobius=Möbius, Poincare=Poincaré, Polya=Pólya, Viete=Viète, Chebyshev=Tschebyschow, Kovalevskaya=Kowalewskaja
sit-down = Hinsetzen
start = Start
log-title = Züge
log-empty = Noch ist nichts gespielt.
log-pass = gepasst
log-accept = stimmt
log-challenge = angezweifelt
log-resign = aufgegeben
log-decline = nicht gestohlen
log-swap = { $count ->
    [one] einen Stein getauscht
   *[other] { $count } Steine getauscht
  }
log-steal = gestohlen: { $sentence }

## When the server is away

server-away = Der Server ist gerade nicht zu erreichen.
try-again = Noch mal versuchen
failed-title = Das hat nicht geklappt
failed-away-title = Keine Antwort
