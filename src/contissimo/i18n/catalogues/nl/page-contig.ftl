# The page: Contig 60 at the table.

## The board

contig-board = Bord
contig-square-free = { $square }, vrij
contig-square-covered = { $square }, fiche van { $name }
contig-square-chosen = gekozen
contig-square-reached = haalbaar, { $points ->
    [one] één punt
   *[other] { $points } punten
  }
contig-square-threat = het laatste van een lijn voor { $name }
contig-square-last = laatste fiche
contig-square-dead = geen worp maakt het
contig-markers = { $count ->
    [one] 1 fiche
   *[other] { $count } fiches
  }

## Dice, signs and the sentence

contig-dice = Dobbelstenen
contig-die = Dobbelsteen: { $face }
contig-die-none = Een dobbelsteen, nog niet gegooid
contig-signs = Tekens
contig-sentence-is = Jouw som: { $sentence }
contig-strip-empty = leeg
contig-strip-hint = Tik op dobbelstenen en tekens
contig-strip-wait = …
contig-take-away = { $part } weghalen
contig-undo = Eén terug
contig-clear = Wissen
contig-how = Maak met alle dobbelstenen een getal op het bord.
contig-no-square = Dat is { $value }. Zo’n vakje is er niet.
contig-touches = Raakt { $squares }: { $points ->
    [one] één punt
   *[other] { $points } punten
  }.
contig-touches-none = { $points ->
    [0] Raakt geen fiche: geen punten.
    [one] Eén punt.
   *[other] { $points } punten.
  }
contig-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }

## Whose turn it is

contig-title-dice = De dobbelstenen rollen
contig-title-yours = Jouw beurt, { $name }
contig-title-other = Aan de beurt: { $name }
contig-title-steal = { $name }: gepast. Dezelfde worp, dubbele punten!
contig-title-steal-other = { $name }: gepast. Nu mag er gestolen worden

## The main button

contig-main-dice = De dobbelstenen rollen
contig-main-waits = Aan de beurt: { $name }
contig-main-pass = Passen
contig-main-decline = Niet stelen
contig-main-make = Maak { $square }
contig-main-choose = Kies een vakje
contig-main-dice-left = Gebruik alle { $count } dobbelstenen
contig-main-sign = Zet een teken tussen de dobbelstenen
contig-main-unfinished = Maak de som af
contig-main-cannot = Dat kan nog niet
contig-main-cover = { $square } bedekken
contig-main-cover-points = { $square } bedekken voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
contig-main-steal = { $square } stelen
contig-main-steal-points = { $square } stelen voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
contig-pass-sure = Passen? Dan mogen de anderen jouw worp gebruiken, voor dubbele punten.
contig-pass-yes = Ja, passen

## Beside it

contig-reach = Toon wat ik kan halen
contig-reach-hide = Niet meer tonen
contig-hint = Geef me een tip
contig-hint-thinking = Even denken…
contig-hint-pass = Met { $dice } maak je geen getal dat nog vrij is: pas.
contig-hint-decline = Met { $dice } maak je geen getal dat nog vrij is: er valt niets te stelen.
contig-take-back = Terugnemen
contig-possible = Was er iets mogelijk?
contig-possible-dice = { $dice }: { $count ->
    [0] er was niets mogelijk
    [one] er was één vakje mogelijk
   *[other] er waren { $count } vakjes mogelijk
  }
contig-threat = Nog één vakje voor een lijn, { $name }: { $square } ({ $line })
contig-threat-none = Niemand is op één vakje na klaar met een lijn.

## What happened

contig-told-roll = De dobbelstenen tonen { $dice }.
contig-told-cover = { $name }: { $sentence }, { $points ->
    [0] geen punten
    [one] één punt
   *[other] { $points } punten
  }.
contig-told-steal = { $name }, gestolen: { $sentence }, { $points ->
    [0] geen punten
    [one] één punt
   *[other] { $points } punten
  }.
contig-told-pass = { $name }: gepast.
contig-told-decline = { $name }: niet gestolen.
contig-told-accept = { $name }: klopt.
contig-told-caught = { $name }: betwist, en terecht. De fiche gaat terug.
contig-told-right = { $name }: betwist, maar de som was goed.
contig-told-resign = { $name }: opgegeven.
