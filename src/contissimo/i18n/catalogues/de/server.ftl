# The server, for whoever runs it.

help-serve = Den Server starten, damit Leute im Browser miteinander spielen können.
help-backup = Alles, was ein Server weiß, in einer Datei sichern. Der Server darf dabei weiterlaufen.
help-restore = Einen Server auf den Stand einer Sicherung bringen. Der Server darf dabei weiterlaufen.
help-check = In einer Datenbank oder einer Sicherung nach Tischen suchen, an denen sich nicht weiterspielen lässt. Exit-Code 1: Es gibt welche.
help-export = Die gespielten Spiele als Aufzeichnungen schreiben, jedes in eine Datei.
help-close = Einen Tisch schließen.
help-clear = Einen Namen allen wegnehmen, die ihn haben.

option-host = Die Adresse, auf der der Server lauscht. 0.0.0.0 steht für jede Adresse dieses Rechners.
    .value = ADRESSE
option-port = Der Port, auf dem der Server lauscht.
    .value = N
option-database = Wo alles gespeichert wird, etwa sqlite:///contissimo.db oder postgresql://user@host/name.
    .value = URL
option-bus = Wie mehrere Server einander Neues sagen: memory, postgresql oder eine redis://-Adresse.
    .value = URL
option-workers = Wie viele Prozesse für die Computerspieler nachdenken.
    .value = N
option-origins = Weitere Webadressen, deren Seiten diesen Server benutzen dürfen, mit Kommas dazwischen.
    .value = ADRESSEN
option-proxy = Davor steht ein Reverse-Proxy: glauben, was er über Adressen sagt.
option-metrics_token = Wer dieses Wort mitschickt, darf die Messwerte auch von anderswo lesen; besser als CONTISSIMO_METRICS_TOKEN setzen. Sonst darf es nur dieser Rechner.
    .value = TOKEN
option-keep_days = Beendete Spiele nach so vielen Tagen löschen. Sonst bleiben sie.
    .value = N
option-abandon_hours = Wie viele Stunden ein Spiel ohne Uhr auf jemanden wartet, der weg ist, bis die anderen es beenden dürfen. Sonst: 24.
    .value = N
option-open = Die Seite im Browser zeigen, wenn es einen gibt.
option-backup-file = Die Datei für die Sicherung. Gibt es sie schon, wird sie ersetzt.
option-restore-file = Die Datei einer Sicherung.
option-check-file = Die Datei einer Sicherung, in der statt in einer Datenbank gesucht wird.
option-folder = Der Ordner, in den geschrieben wird.
    .value = ORDNER
option-all = Auch laufende Spiele schreiben, so weit Zuschauer sie kennen dürfen.
option-table = Der Name des Tisches, wie er im Link steht.
    .value = TISCH
option-name = Der Name, der weggenommen wird.
    .value = NAME

serve-database = Die Datenbank wird geöffnet.
serve-starting = Server und Computerspieler werden gestartet.
serve-ready = Contissimo läuft unter { $url } – mit Strg+C hältst du es an.
serve-lan = Andere in deinem Netz finden es unter { $url }
serve-scan = Handys im selben Netz scannen das hier:
backup-done = { $rows ->
    [one] Eine Zeile ist
   *[other] { $rows } Zeilen sind
  } jetzt in { $path } gesichert. Pass darauf so gut auf wie auf die Datenbank selbst: Die Geheimnisse laufender Spiele stehen darin.
restore-done = { $rows ->
    [one] Eine Zeile ist
   *[other] { $rows } Zeilen sind
  } wiederhergestellt.
restore-uncounted = In dieser Sicherung steht nicht, wie viele Zeilen sie haben sollte, wie in denen von Version 0.1: Ob sie vollständig ist, kann niemand sagen.
check-done = { $tables ->
    [one] Einen Tisch
   *[other] { $tables } Tische
  } angesehen: { $found ->
    [0] Alles ist in Ordnung.
    [one] Mit einem stimmt etwas nicht.
   *[other] Mit { $found } stimmt etwas nicht.
  }
check-table-unreadable = Tisch { $table }: Die Daten des Tisches sind nicht lesbar.
check-log-missing = Tisch { $table }: Im Protokoll fehlen Einträge.
check-log-unreadable = Tisch { $table }: Das Protokoll folgt nicht den Regeln.
check-snapshot-missing = Tisch { $table }: Der Schnappschuss fehlt; das Protokoll ist vollständig.
check-snapshot-wrong = Tisch { $table }: Der Schnappschuss passt nicht zum Protokoll; das Protokoll ist vollständig.
check-orphan = Tisch { $table }: Den Tisch gibt es nicht, nur Zeilen, die zu ihm gehören.
export-done = { $count ->
    [one] Eine Aufzeichnung ist
   *[other] { $count } Aufzeichnungen sind
  } jetzt in { $path }.
export-left-out = Tisch { $table } ist nicht lesbar und fehlt deshalb. Mehr dazu sagt contissimo check.
close-done = Tisch { $table } ist geschlossen.
clear-done = { $count ->
    [0] Niemand hat diesen Namen.
    [one] Eine Person heißt jetzt anders.
   *[other] { $count } Leute heißen jetzt anders.
  }

## What can go wrong

why-port-taken = Port { $port } von { $host } lässt sich nicht benutzen: Vielleicht benutzt ihn schon etwas anderes.
why-bus-wrong = --bus muss memory, postgresql oder eine Adresse sein, die mit redis:// beginnt.
why-bus-needs-postgresql = Für --bus postgresql muss auch die Datenbank PostgreSQL sein.
why-backup-failed = Die Sicherung ließ sich nicht nach { $path } schreiben.
why-backup-missing = Es gibt keine Sicherung { $path }.
why-backup-unreadable = Das ist keine Sicherung oder eine von einer anderen Version.
why-backup-cut = Diese Sicherung ist nicht vollständig: Das Ende fehlt.
why-backup-empty = In dieser Datenbank gibt es nichts zu sichern. War eine andere gemeint?
why-check-either = Nenne eine Sicherung oder eine Datenbank, nicht beides.
why-no-such-table = So einen Tisch gibt es nicht, oder das Spiel ist schon zu Ende.
why-no-such-lesson = So eine Lektion gibt es nicht.
why-database-away = Die Datenbank ist nicht zu erreichen: { $reason }
why-database-form = Die Datenbank ist eine Datei wie sqlite:///contissimo.db oder ein Server wie postgresql://user@host/name.
why-database-newer = Die Datenbank gehört zu einer neueren Version von Contissimo. Starte diese Version.
why-database-older = Die Datenbank gehört zu einer älteren Version von Contissimo. Starte einmal den Server damit: Das bringt sie auf den neuen Stand.
why-database-missing = Hier ist keine Datenbank von Contissimo: { $place }
why-database-in-use = Mit dieser Datenbank läuft schon ein Server: { $place }

## What others show of a link before it is opened

preview = Contissimo
    .about = Calculissimo und Contig 60: zwei Brettspiele zum Rechnen.
preview-table = Spielst du mit?
    .about = Öffne den Link und setz dich an den Tisch. Calculissimo und Contig 60 sind zwei Brettspiele zum Rechnen.
