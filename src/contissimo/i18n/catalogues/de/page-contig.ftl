# The page: Contig 60 at the table.

## The board

contig-board = Brett
contig-square-free = { $square }, frei
contig-square-covered = { $square }, Plättchen von { $name }
contig-square-chosen = gewählt
contig-square-reached = erreichbar, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
contig-square-threat = fehlt { $name } noch für eine Reihe
contig-square-last = letztes Plättchen
contig-square-dead = kein Wurf ergibt sie
contig-markers = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
  }

## Dice, signs and the sentence

contig-dice = Würfel
contig-die = Würfel: { $face }
contig-die-none = Ein Würfel, noch nicht geworfen
contig-signs = Rechenzeichen
contig-sentence-is = Deine Rechnung: { $sentence }
contig-strip-empty = leer
contig-strip-hint = Tippe Würfel und Zeichen an
contig-strip-wait = …
contig-take-away = { $part } wegnehmen
contig-undo = Rückgängig
contig-clear = Löschen
contig-how = Rechne mit allen Würfeln eine Zahl auf dem Brett aus.
contig-no-square = Das ergibt { $value }. So ein Feld gibt es nicht.
contig-touches = Berührt { $squares }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }.
contig-touches-none = { $points ->
    [0] Berührt kein Plättchen: keine Punkte.
    [one] Ein Punkt.
   *[other] { $points } Punkte.
  }
contig-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }

## Whose turn it is

contig-title-dice = Die Würfel rollen
contig-title-yours = Du bist dran, { $name }
contig-title-other = Am Zug: { $name }
contig-title-steal = { $name }: gepasst. Dieselben Würfel, doppelte Punkte!
contig-title-steal-other = { $name }: gepasst. Jetzt darf gestohlen werden

## The main button

contig-main-dice = Die Würfel rollen
contig-main-waits = Am Zug: { $name }
contig-main-pass = Passen
contig-main-decline = Nicht stehlen
contig-main-make = Mach die { $square }
contig-main-choose = Wähle ein Feld
contig-main-dice-left = Nimm alle { $count } Würfel
contig-main-sign = Setz ein Zeichen zwischen die Würfel
contig-main-unfinished = Mach die Rechnung fertig
contig-main-cannot = Das geht noch nicht
contig-main-cover = { $square } belegen
contig-main-cover-points = { $square } belegen für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
contig-main-steal = { $square } stehlen
contig-main-steal-points = { $square } stehlen für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
contig-pass-sure = Passen? Dann dürfen die anderen deine Würfel nehmen, für doppelte Punkte.
contig-pass-yes = Ja, passen

## Beside it

contig-reach = Zeig, was ich erreichen kann
contig-reach-hide = Nicht mehr zeigen
contig-hint = Gib mir einen Tipp
contig-hint-thinking = Ich denke nach …
contig-hint-pass = Aus { $dice } wird keine Zahl, die noch frei ist: Passe.
contig-hint-decline = Aus { $dice } wird keine Zahl, die noch frei ist: Es gibt nichts zu stehlen.
contig-take-back = Zurücknehmen
contig-possible = War da etwas möglich?
contig-possible-dice = { $dice }: { $count ->
    [0] Nichts war möglich
    [one] Ein Feld war möglich
   *[other] { $count } Felder waren möglich
  }
contig-threat = Nur noch ein Feld bis zur Reihe, { $name }: { $square } ({ $line })
contig-threat-none = Niemandem fehlt nur noch ein Feld zu einer Reihe.

## What happened

contig-told-roll = Die Würfel zeigen { $dice }.
contig-told-cover = { $name }: { $sentence }, { $points ->
    [0] keine Punkte
    [one] ein Punkt
   *[other] { $points } Punkte
  }.
contig-told-steal = { $name }, gestohlen: { $sentence }, { $points ->
    [0] keine Punkte
    [one] ein Punkt
   *[other] { $points } Punkte
  }.
contig-told-pass = { $name }: gepasst.
contig-told-decline = { $name }: nicht gestohlen.
contig-told-accept = { $name }: stimmt.
contig-told-caught = { $name }: angezweifelt, und zu Recht. Das Plättchen geht zurück.
contig-told-right = { $name }: angezweifelt, aber die Rechnung war richtig.
contig-told-resign = { $name }: aufgegeben.
