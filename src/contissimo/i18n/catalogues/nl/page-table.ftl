# A table before the game: the waiting room, and the invitation that a link leads to.

wait-computer = computerspeler
wait-open = wie het eerst komt
wait-pair-open = voor twee die samen spelen
wait-partner-open = hier ontbreekt er nog één
wait-here = aanwezig
wait-away = even weg
wait-sit-here = Hier zitten
wait-stand = Opstaan
wait-for = { $count ->
    [one] Wachten op nog één speler…
   *[other] Wachten op nog { $count } spelers…
  }
wait-starting = Het spel begint…
wait-closed = Deze tafel is gesloten.
wait-full = Alle plaatsen zijn bezet. Blijf hier om te kijken: het bord verschijnt zodra het spel begint.
wait-watching = Je kijkt mee. Het bord verschijnt hier zodra het spel begint.
wait-watching-now = Je kijkt mee.
show-open = Op het digibord
watchers = { $count ->
    [one] Eén persoon kijkt mee
   *[other] { $count } mensen kijken mee
  }

## How others come

invite-title = Uitnodigen
invite-scan = Richt de camera van een telefoon op dit plaatje.
invite-qr = QR-code met de link naar deze tafel
invite-code = Of typ deze code op de startpagina:
invite-link = Of stuur deze link:
invite-partner = Voor de partner van { $name }:
invite-watch = Alleen om te kijken:
invite-only-here = Alleen deze computer kan deze links openen. Moeten andere apparaten erbij kunnen, start de server dan met --host 0.0.0.0
share-copy = Kopiëren
share-copied = Gekopieerd
share-by-hand = De link is geselecteerd: kopieer hem met Ctrl+C, of houd je vinger erop.

## Having come by a link

invited = { $count ->
    [one] { $names } nodigt je uit voor { $game }
   *[other] { $names } nodigen je uit voor { $game }
  }
invited-partner = { $names } wil samen met jou { $game } spelen
invited-nobody = Kom { $game } spelen
invited-name = Je naam
invited-any-name = een naam die je leuk vindt
invited-listed = Aan een open tafel speelt iedereen onder een beroemde naam.
invited-watch = Liever alleen kijken? Blijf hier, en het bord verschijnt als het spel begint.

## Rules in a few words

rules-own = Huisregels
rules-own-about = Eigen regels.
clock-none = geen klok
clock-turn = { $time } per beurt
clock-main = { $main } per speler
clock-main-increment = { $main } per speler, en { $increment } erbij per beurt
time-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
  }
time-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
  }
seat-numbered = Speler { $seat }
refused-others = Naar de open tafels
your-turn-elsewhere = Jouw beurt aan een andere tafel
another-waits = Een ander spel wacht
