# A table before the game: the waiting room, and the invitation that a link leads to.

wait-computer = computer player
wait-open = open to anybody
wait-pair-open = for two people playing together
wait-partner-open = still needs a partner
wait-here = here
wait-away = away
wait-sit-here = Sit here
wait-stand = Stand up
wait-for = { $count ->
    [one] Waiting for one more…
   *[other] Waiting for { $count } more…
  }
wait-starting = The game begins…
wait-closed = This table is closed.
wait-full = All seats are taken. Stay here to watch: the board appears as soon as the game begins.
wait-watching = You are watching. The board appears here as soon as the game begins.
wait-watching-now = You are watching.
show-open = On the projector
watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
  }

## How others come

invite-title = Invite
invite-scan = Point a phone’s camera at this picture.
invite-qr = QR code with the link to this table
invite-code = Or type this code on the start page:
invite-link = Or send this link:
invite-partner = For { $name }’s partner:
invite-watch = Only to watch:
invite-only-here = Only this computer can open these links. To let other devices in, start the server with --host 0.0.0.0
share-copy = Copy
share-copied = Copied
share-by-hand = The link is selected: copy it with Ctrl+C, or press and hold it.

## Having come by a link

invited = { $count ->
    [one] { $names } invites you to { $game }
   *[other] { $names } invite you to { $game }
  }
invited-partner = { $names } would like you as a partner in { $game }
invited-nobody = Come and play { $game }
invited-name = Your name
invited-any-name = any name you like
invited-listed = At a public table everybody plays under a famous name.
invited-watch = Rather just watch? Stay here, and the board appears when the game begins.

## Rules in a few words

rules-own = House rules
rules-own-about = Your own rules.
clock-none = no clock
clock-turn = { $time } a turn
clock-main = { $main } each
clock-main-increment = { $main } each, and { $increment } more for every turn
time-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
  }
time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
seat-numbered = Player { $seat }
refused-others = See the open tables
your-turn-elsewhere = Your turn at another table
another-waits = Another game is waiting
