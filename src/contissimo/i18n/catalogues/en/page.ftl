# The page: what every screen shares, and the table. The other screens have files of their own.

## The frame

skip-to-content = Skip to the content
header-nav = Contissimo
header-rules = Rules
header-language = Language
header-menu = Menu
theme = Colours
theme-auto = Like the device
theme-light = Light
theme-dark = Dark
sound = A sound when it is my turn
connection-away = The connection is lost. It comes back by itself, and nothing is lost.
connection-ended = The connection was closed.
connection-again = Connect again
page-part-missing = A part of the page could not be loaded. Please load it again.
missing-title = There is nothing here
missing-text = This link leads nowhere. Maybe a part of it got lost.
to-home = To the start page
refused-title = This table can’t be shown

## Oneself

me-name = My name
me-save = Save
me-renamed = You are now called { $name }.
me-other-device = Go on at another device
me-transfer = Open this on the other device. It works once, for ten minutes, and only for you.
me-forget = Forget me
me-forget-sure = Forget your name and leave all your tables?
me-forgotten = You are forgotten.
you = you

## Games

game-calculissimo = Calculissimo
game-contig60 = Contig 60
play-now = Play now

## The table

table-loading = One moment …
your-turn = Your turn
players = Players
player-won = won
player-away = is away
player-left = { $time } left
player-turn = to move
player-thinks = is thinking
seat-open = open seat
sit-down = Sit down
start = Start
log-title = Moves
log-empty = Nothing has been played yet.
log-pass = pass
log-accept = accepted
log-challenge = contested
log-resign = gave up
log-decline = no steal
log-swap = { $count ->
    [one] exchanged one tile
   *[other] exchanged { $count } tiles
  }
log-steal = steal: { $sentence }

## When the server is away

server-away = The server can’t be reached right now.
