# The server, for whoever runs it.

help-serve = Run the server, so that people can play each other in the browser.
help-backup = Save everything a server knows in one file. The server can keep running.
help-restore = Restore a server from a backup. The server can keep running.
help-check = Look for damaged tables, in a database or in a backup. Exit code 1: some were found.
help-export = Save the games that were played as records, one file for each.
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
option-origins = Other web addresses whose pages may use this server, separated by commas.
    .value = ADDRESSES
option-proxy = There is a reverse proxy in front: trust the addresses it reports.
option-metrics_token = Whoever sends this word may read the metrics from elsewhere; better set as CONTISSIMO_METRICS_TOKEN. Without it only this machine may.
    .value = TOKEN
option-keep_days = Forget finished games after this many days. If left out, they are kept.
    .value = N
option-abandon_hours = How long a game without a clock waits for somebody who is away, before the others may end it. If left out: 24.
    .value = N
option-open = Show the page in the browser, if there is one.
option-backup-file = The file to write the backup to. An existing file is replaced.
option-restore-file = The file of a backup.
option-check-file = The file of a backup to look into, instead of a database.
option-folder = The folder to write to.
    .value = FOLDER
option-all = Save running games too, as a spectator sees them.
option-table = The name of the table, as in its link.
    .value = TABLE
option-name = The name to take away.
    .value = NAME

serve-database = Opening the database.
serve-starting = Starting the server and the computer players.
serve-ready = Contissimo is at { $url } – press Ctrl+C to stop it.
serve-lan = Others in your network find it at { $url }
serve-scan = Phones in the same network scan this:
backup-done = Saved { $rows ->
    [one] one row
   *[other] { $rows } rows
  } in { $path }. Keep it as safe as the database itself: it holds the secrets of running games.
restore-done = Restored { $rows ->
    [one] one row
   *[other] { $rows } rows
  }.
restore-uncounted = Like those of version 0.1, this backup does not say how many rows it should have, so nobody can tell whether it is complete.
check-done = { $tables ->
    [one] Checked one table
   *[other] Checked { $tables } tables
  }: { $found ->
    [0] all is well.
    [one] something is wrong with one.
   *[other] something is wrong with { $found }.
  }
check-table-unreadable = Table { $table }: its data can’t be read.
check-log-missing = Table { $table }: entries of its log are missing.
check-log-unreadable = Table { $table }: its log does not follow the rules.
check-snapshot-missing = Table { $table }: its snapshot is missing; its log is complete.
check-snapshot-wrong = Table { $table }: its snapshot does not match its log; its log is complete.
check-orphan = Table { $table }: there is no such table, only rows that belong to it.
export-done = Wrote { $count ->
    [one] one record
   *[other] { $count } records
  } to { $path }.
export-left-out = Table { $table } can’t be read and was left out. See contissimo check.
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
why-backup-unreadable = This is not a backup, or it is from another version.
why-backup-cut = This backup is incomplete: its end is missing.
why-backup-empty = There is nothing to back up in this database. Was another one meant?
why-check-either = Name a backup or a database, not both.
why-no-such-table = There is no such table, or it is over.
why-no-such-lesson = There is no such lesson.
why-database-away = The database can’t be reached: { $reason }
why-database-form = The database is a file, like sqlite:///contissimo.db, or a server, like postgresql://user@host/name.
why-database-newer = The database belongs to a newer version of Contissimo. Start that version.
why-database-older = The database belongs to an older version of Contissimo. Start the server on it once: that brings it up to date.
why-database-missing = There is no database of Contissimo here: { $place }
why-database-in-use = Another server runs on this database: { $place }

## What others show of a link before it is opened

preview = Contissimo
    .about = Calculissimo and Contig 60: two arithmetic board games.
preview-table = You’re invited to a game
    .about = Open the link and take a seat. Calculissimo and Contig 60 are two arithmetic board games.
