# The page: what every screen shares, and the table. The other screens have files of their own.

## The frame

skip-to-content = Naar de inhoud
header-nav = Contissimo
header-rules = Regels
header-games = Mijn spellen
header-replay = Een spel terugkijken
header-analyse = Stelling opzetten
header-language = Taal
header-menu = Menu
theme = Kleuren
theme-auto = Zoals het apparaat
theme-light = Licht
theme-dark = Donker
sound = Een geluid als ik aan de beurt ben
sign-times = { $signs ->
    [school] ×
   *[tiles] ×
 }
sign-divided = { $signs ->
    [school] :
   *[tiles] ÷
 }
signs-default = tiles
signs = Tekens in sommen
    .tiles = Zoals op de jetons: × ÷
    .school = Zoals op school: × :
connection-away = De verbinding is weg. Die komt vanzelf terug, en er gaat niets verloren.
connection-ended = De verbinding is gesloten.
connection-again = Opnieuw verbinden
page-part-missing = Een deel van de pagina kon niet geladen worden. Laad de pagina nog eens.
missing-title = Hier is niets
missing-text = Deze link leidt nergens heen. Misschien is er een stukje van weg.
to-home = Naar de startpagina
refused-title = Deze tafel kan niet getoond worden

## Oneself

me-name = Mijn naam
me-save = Bewaren
me-face = Mijn plaatje
me-renamed = Je heet nu { $name }.
me-other-device = Verder op een ander apparaat
me-transfer = Open dit op het andere apparaat. Het werkt één keer, tien minuten lang, en alleen voor jou.
me-forget = Mijn gegevens wissen
me-forget-sure = Je naam wissen en al je tafels verlaten?
me-forgotten = Je gegevens zijn gewist.
you = jij

## Games

game-calculissimo = Calculissimo
game-contig60 = Contig 60
play-now = Nu spelen

## The table

table-loading = Even wachten…
your-turn = Jouw beurt
players = Spelers
player-won = gewonnen
player-away = weg
player-left = nog { $time }
player-turn = aan de beurt
player-thinks = denkt na
seat-open = vrije plaats
# Who gives no name is called after one of these; the page shows what stands after the sign. A name without a pair stays as it is.
famous-names = Erdos=Erdős, Euclid=Euclides, Galileo=Galilei, Mobius=Möbius, Poincare=Poincaré, Polya=Pólya, Viete=Viète, Chebyshev=Tsjebysjev, Kovalevskaya=Kovalevskaja
sit-down = Gaan zitten
start = Start
log-title = Zetten
log-empty = Er is nog niets gespeeld.
log-pass = gepast
log-accept = klopt
log-challenge = betwist
log-resign = opgegeven
log-decline = niet gestolen
log-swap = { $count ->
    [one] één jeton geruild
   *[other] { $count } jetons geruild
  }
log-steal = gestolen: { $sentence }

## When the server is away

server-away = De server is nu niet te bereiken.
try-again = Nog eens proberen
failed-title = Dat is niet gelukt
failed-away-title = Niemand antwoordt
