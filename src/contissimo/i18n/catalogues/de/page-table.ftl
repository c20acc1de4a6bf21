# A table before the game: the waiting room, and the invitation that a link leads to.

wait-computer = Computerspieler
wait-open = wer zuerst kommt
wait-pair-open = für zwei, die zusammen spielen
wait-partner-open = hier fehlt noch jemand
wait-here = schon da
wait-away = gerade weg
wait-sit-here = Hier hinsetzen
wait-stand = Aufstehen
wait-for = { $count ->
    [one] Es fehlt noch eine Person …
   *[other] Es fehlen noch { $count } …
  }
wait-starting = Das Spiel beginnt …
wait-closed = Dieser Tisch ist geschlossen.
wait-full = Alle Plätze sind besetzt. Bleib hier und schau zu: Das Brett erscheint, sobald das Spiel beginnt.
wait-watching = Du schaust zu. Das Brett erscheint hier, sobald das Spiel beginnt.
wait-watching-now = Du schaust zu.
show-open = Auf den Beamer
watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Leute schauen zu
  }

## How others come

invite-title = Einladen
invite-scan = Halt die Kamera eines Handys auf dieses Bild.
invite-qr = QR-Code mit dem Link zu diesem Tisch
invite-code = Oder gib diesen Code auf der Startseite ein:
invite-link = Oder schick diesen Link:
invite-partner = Zum Zusammenspielen mit { $name }:
invite-watch = Nur zum Zuschauen:
invite-only-here = Nur dieser Computer kann diese Links öffnen. Damit andere Geräte dazukommen, starte den Server mit --host 0.0.0.0
share-copy = Kopieren
share-copied = Kopiert
share-by-hand = Der Link ist markiert: Kopiere ihn mit Strg+C oder halt den Finger darauf.

## Having come by a link

invited = { $count ->
    [one] { $names } lädt dich zu { $game } ein
   *[other] { $names } laden dich zu { $game } ein
  }
invited-partner = { $names } möchte mit dir zusammen { $game } spielen
invited-nobody = Komm und spiel { $game }
invited-name = Dein Name
invited-any-name = irgendein Name
invited-listed = An einem offenen Tisch spielen alle unter einem berühmten Namen.
invited-watch = Lieber nur zuschauen? Bleib hier, und das Brett erscheint, wenn das Spiel beginnt.

## Rules in a few words

rules-own = Hausregeln
rules-own-about = Eigene Regeln.
clock-none = ohne Uhr
clock-turn = { $time } pro Zug
clock-main = { $main } für jeden
clock-main-increment = { $main } für jeden und { $increment } mehr pro Zug
time-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
  }
time-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }
seat-numbered = Spieler { $seat }
refused-others = Offene Tische ansehen
your-turn-elsewhere = An einem anderen Tisch bist du dran
another-waits = Ein anderes Spiel wartet
