# Open tables, and going on at another device.

lobby-title = Open tables
lobby-open = A seat is free
lobby-running = Games to watch
lobby-none-running = Nobody is playing in public right now.
lobby-watch = Watch
lobby-mine = Back to my seat
lobby-empty = Nobody has a table open right now
lobby-empty-about = Be the first: make a table, and others will find it here.
lobby-make = Open a public { $game } table

continue-title = Continue here under your name?
continue-about = This link was made on another of your devices. With it, this device becomes the same guest: the same name and the same tables.
continue-instead = Here you are { $name } at the moment. If you continue, this device will forget that name and its tables.
continue-careful = Did somebody else send you this link? Then don’t use it: it is not an invitation to a game.
continue-yes = Yes, both devices are mine
continue-no = No, go to the start page
continue-done = You are { $name } here too
continue-done-about = Your tables are on the start page.
