# The page: what every screen shares, and the table. The other screens have files of their own.

## The frame

skip-to-content = Skip to the content
header-nav = Contissimo
header-rules = Rules
header-games = My games
header-replay = Replay a game
header-analyse = Set up a position
header-language = Language
header-menu = Menu
theme = Colours
theme-auto = Same as the device
theme-light = Light
theme-dark = Dark
sound = A sound when it is my turn
# Sums show the signs of the tiles, or those that schools of the language write; the tiles themselves always stay as
# printed. signs-default is a code: tiles where a printed sheet of the language has × and ÷ in its sums, else school.
sign-times = { $signs ->
    [school] ×
   *[tiles] ×
 }
sign-divided = { $signs ->
    [school] ÷
   *[tiles] ÷
 }
signs-default = tiles
signs = Signs in sums
    .tiles = As on the tiles: × ÷
    .school = As at school: × ÷
connection-away = The connection dropped. It will come back by itself, and nothing is lost.
connection-ended = The connection was closed.
connection-again = Connect again
page-part-missing = Part of the page could not be loaded. Please reload it.
missing-title = There is nothing here
missing-text = This link leads nowhere. Part of it may be missing.
to-home = Go to the start page
refused-title = This table can’t be shown

## Oneself

me-name = My name
me-save = Save
me-face = My picture
me-renamed = You are now called { $name }.
me-other-device = Continue on another device
me-transfer = Open this on the other device. It works once, for ten minutes, and only for you.
me-forget = Forget me
me-forget-sure = Forget your name and leave all your tables?
me-forgotten = Your name has been deleted.
you = you

## Games

game-calculissimo = Calculissimo
game-contig60 = Contig 60
play-now = Play now

## The table

table-loading = One moment…
your-turn = Your turn
players = Players
player-won = won
player-away = away
player-left = { $time } left
player-turn = to move
player-thinks = is thinking
seat-open = open seat
# Who gives no name is called after one of these; the page shows what stands after the sign. A name without a pair stays as it is.
famous-names = Erdos=Erdős, Mobius=Möbius, Poincare=Poincaré, Polya=Pólya, Viete=Viète
sit-down = Sit down
start = Start
log-title = Moves
log-empty = Nothing has been played yet.
log-pass = pass
log-accept = accepted
log-challenge = challenged
log-resign = gave up
log-decline = no steal
log-swap = { $count ->
    [one] exchanged one tile
   *[other] exchanged { $count } tiles
  }
log-steal = steal: { $sentence }

## When the server is away

server-away = The server can’t be reached right now.
try-again = Try again
failed-title = That did not work
failed-away-title = No answer
