# Open tables, and going on at another device.

lobby-title = Open tables
lobby-open = A seat is free
lobby-running = To watch
lobby-watch = Watch
lobby-mine = Back to my seat
lobby-empty = Nobody has a table open right now
lobby-empty-about = Be the first: make a table, and others find it here.
lobby-make = A listed table of { $game }

continue-title = Go on here as yourself?
continue-about = This link was made on another of your devices. With it, this device becomes the same guest: the same name and the same tables.
continue-instead = You are { $name } here now. If you go on, this device forgets that name and its tables.
continue-careful = Did somebody else send you this link? Then don’t use it: this is no invitation to a game.
continue-yes = Yes, both devices are mine
continue-no = No, to the start page
continue-done = You are { $name } here too
continue-done-about = Your tables are on the start page.
