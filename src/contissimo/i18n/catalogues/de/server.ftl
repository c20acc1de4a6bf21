# The server, for whoever runs it.

help-serve = Den Server starten, damit Leute im Browser miteinander spielen können.
help-backup = Alles, was ein Server weiß, in einer Datei sichern. Der Server darf dabei weiterlaufen.
help-restore = Einen Server auf den Stand einer Sicherung bringen. Der Server darf dabei weiterlaufen.
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
option-keep_days = Beendete Spiele nach so vielen Tagen vergessen. Sonst bleiben sie.
    .value = N
option-open = Die Seite im Browser zeigen, wenn es einen gibt.
option-backup-file = Die Datei für die Sicherung. Gibt es sie schon, wird sie ersetzt.
option-restore-file = Die Datei einer Sicherung.
option-folder = Der Ordner, in den geschrieben wird.
    .value = ORDNER
option-all = Auch laufende Spiele schreiben, so weit Zuschauer sie kennen dürfen.
option-table = Der Name des Tisches, wie er im Link steht.
    .value = TISCH
option-name = Der Name, der weggenommen wird.
    .value = NAME

serve-ready = Contissimo läuft unter { $url } – mit Strg+C hältst du es an.
serve-lan = Andere in deinem Netz finden es unter { $url }
backup-done = { $rows ->
    [one] Eine Zeile ist
   *[other] { $rows } Zeilen sind
  } jetzt in { $path } gesichert. Pass darauf so gut auf wie auf die Datenbank selbst: Die Geheimnisse laufender Spiele stehen darin.
restore-done = { $rows ->
    [one] Eine Zeile ist
   *[other] { $rows } Zeilen sind
  } wiederhergestellt.
export-done = { $count ->
    [one] Eine Aufzeichnung ist
   *[other] { $count } Aufzeichnungen sind
  } jetzt in { $path }.
close-done = Tisch { $table } ist geschlossen.
clear-done = { $count ->
    [0] Niemand hat diesen Namen.
    [one] Eine Person heißt jetzt anders.
   *[other] { $count } Leute heißen jetzt anders.
  }

## What can go wrong

why-port-taken = Port { $port } von { $host } ist nicht zu haben: Vielleicht benutzt ihn schon etwas anderes.
why-bus-wrong = --bus muss memory, postgresql oder eine Adresse sein, die mit redis:// beginnt.
why-bus-needs-postgresql = Für --bus postgresql muss auch die Datenbank PostgreSQL sein.
why-backup-failed = Die Sicherung ließ sich nicht nach { $path } schreiben.
why-backup-missing = Es gibt keine Sicherung { $path }.
why-backup-unreadable = Das ist keine Sicherung oder eine von einer anderen Version.
why-no-such-table = So einen Tisch gibt es nicht, oder er ist schon zu Ende.
why-no-such-lesson = So eine Lektion gibt es nicht.
why-database-away = Die Datenbank ist nicht zu erreichen: { $reason }
why-database-newer = Die Datenbank gehört zu einer neueren Version von Contissimo. Starte diese Version.
