# The server, for whoever runs it.

help-serve = Run the server, so that people can play each other in the browser.
help-backup = Save everything that a server knows in one file. The server may go on running.
help-restore = Put a server back to what a backup has. The server may go on running.
help-export = Write the games that were played as records, one file each.
help-close = Close a table.
help-clear = Take a name away from whoever has it.

option-host = The address to listen on. 0.0.0.0 stands for every address of this machine.
    .value = ADDRESS
option-port = The port to listen on.
    .value = N
option-database = Where everything is kept, like sqlite:///contissimo.db or postgresql://user@host/name.
    .value = URL
option-bus = How several servers tell each other what is new: memory, postgresql or a redis:// address.
    .value = URL
option-workers = How many processes think for the computer players.
    .value = N
option-origins = Further web addresses whose pages may use this server, with commas between.
    .value = ADDRESSES
option-proxy = There is a reverse proxy in front: believe what it says about addresses.
option-keep_days = Forget finished games after so many days. Without it they are kept.
    .value = N
option-open = Show the page in the browser, if there is one.
option-backup-file = The file to write the backup to. One that is there is replaced.
option-restore-file = The file of a backup.
option-folder = The folder to write to.
    .value = FOLDER
option-all = Write running games too, as somebody who watches may know them.
option-table = The name of the table, as its link has it.
    .value = TABLE
option-name = The name to take away.
    .value = NAME

serve-ready = Contissimo is at { $url } – press Ctrl+C to stop it.
serve-lan = Others in your network find it at { $url }
backup-done = Saved { $rows ->
    [one] one row
   *[other] { $rows } rows
  } in { $path }. Keep it as safe as the database itself: it holds the secrets of running games.
restore-done = Restored { $rows ->
    [one] one row
   *[other] { $rows } rows
  }.
export-done = Wrote { $count ->
    [one] one record
   *[other] { $count } records
  } to { $path }.
close-done = Table { $table } is closed.
clear-done = { $count ->
    [0] Nobody has that name.
    [one] One person has another name now.
   *[other] { $count } people have another name now.
  }

## What can go wrong

why-port-taken = Port { $port } of { $host } can’t be used: something else may be using it.
why-bus-wrong = --bus must be memory, postgresql or an address that begins with redis://.
why-bus-needs-postgresql = With --bus postgresql the database must be PostgreSQL too.
why-backup-failed = The backup could not be written to { $path }.
why-backup-missing = There is no backup { $path }.
why-backup-unreadable = This is no backup, or one of another version.
why-no-such-table = There is no such table, or it is over.
why-no-such-lesson = There is no such lesson.
why-database-away = The database can’t be reached: { $reason }
why-database-newer = The database belongs to a newer version of Contissimo. Start that version.
