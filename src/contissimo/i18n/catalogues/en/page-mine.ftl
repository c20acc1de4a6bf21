# One’s own finished games, records from files, links that are handed on, tables that are closed.

games-title = My games
games-none = Games that you have finished appear here, to go through again move by move.
games-all = All my games
games-more = Show more
games-won = You won
games-won-by = { $name } won
games-shared = You share the win
games-shared-others = A shared win
games-review = Review
games-open = Open a saved game
games-drop = or drop its file here
games-opened = Opened from files
games-opened-about = Only this browser keeps them.
games-opened-drop = Remove
games-opened-drop-of = Remove: { $game }, { $names }

## Links

share-send = Share
share-link = Copy link
share-qr = QR code
share-qr-of = QR code with this link
share-watch = Let others watch

## Closing a table

close-table = Close this table
close-table-sure = Close this table?
close-table-open = Nobody can sit down here any more. Those who are here see that it is closed.
close-table-running = The game stops here, without a result. Those who come back see that the table is closed.
close-table-yes = Yes, close it
close-table-no = No, leave it open
