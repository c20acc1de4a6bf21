# Going through a game again, from its record.

replay-heading = Terugkijken
replay-about = Bekijk een spel nog eens, zet voor zet.
replay-of = { $game }: terugkijken
replay-drop = Sleep een spelverslag hierheen
replay-choose = of kies een bestand
replay-printed = De vijf gedrukte voorbeelden van Calculissimo
replay-line = Regel { $line }:
replay-failed = Dit spel kan niet getoond worden
replay-review = Terugblik
replay-download = Downloaden
replay-other = Ander verslag
replay-controls = Stappen
replay-first = Naar het begin
replay-back = Eén zet terug
replay-next = Eén zet verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-slider = Zet
replay-move = Deze zet
replay-start = Het begin
replay-start-about = Er ligt nog niets op het bord. Ga verder met de pijlen.
replay-end = Het einde
replay-nothing-left = niets over
replay-rack = Houder: { $tiles }
replay-dice = Worp: { $dice }
replay-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
replay-told = { $name }: { $move }
replay-told-points = { $points ->
    [one] { $name }: { $move }, 1 punt
   *[other] { $name }: { $move }, { $points } punten
  }
replay-taken-back = Deze zet is later teruggenomen.
replay-best-title = De meeste punten
replay-best-nothing = Hier was niets mogelijk.
replay-best-was = Deze zet was de beste: niets levert meer op.
replay-best-hide = Terug naar het spel
replay-best-always = Steeds de beste zet tonen
replay-best-lay = Op het bord tonen
replay-go-on = Van hier verder spelen
replay-set-up = Deze stelling veranderen
replay-start-position = Het spel begon met deze stelling. Ga verder met de pijlen.

## The proof of the chance

proof-good = Eerlijk
proof-bad = Niet bewezen
proof-open = Geen bewijs
proof-ok = Bewezen eerlijk: het startgetal lag vóór het spel vast, iedereen voegde er iets aan toe, en elke jeton of worp volgt eruit.
proof-running = Het spel is nog bezig. Het startgetal hoor je na afloop, en dan is te bewijzen dat het eerlijk ging.
proof-seed-missing = In dit verslag staat geen startgetal, dus is niet te bewijzen dat het eerlijk ging.
proof-commitment-missing = In dit verslag staat niet wat er vóór het spel was vastgelegd, dus niemand weet wanneer het startgetal gekozen is.
proof-commitment-differs = Het startgetal is niet het getal dat in het begin was vastgelegd.
proof-chance-differs = Uit het startgetal volgen andere jetons of worpen dan er in dit verslag staan.
proof-cut-short = Dit verslag is afgekapt: het startgetal staat erin, dus het spel was afgelopen, maar het einde ontbreekt.
