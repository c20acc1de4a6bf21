# The page: Calculissimo at the table.

## Board and tiles, in words

calc-board = Brett
calc-rack = Deine Steine
calc-start = Startfeld
calc-bonus-number = Zahl mal { $factor }
calc-bonus-operation = Reihe mal { $factor }
calc-empty = leer
calc-laid = von dir gelegt, noch nicht gespielt
calc-on = auf { $ground }
calc-face-plus = plus
calc-face-minus = minus
calc-face-times = mal
calc-face-divided = geteilt durch
calc-face-joker = Joker
calc-joker-as = Joker als { $face }
calc-no-such-tile = Den Stein „{ $face }“ hast du nicht.
calc-joker-title = Was soll der Joker sein?

## The score card

calc-card = Dieser Zug
calc-card-empty = Leg Steine: Hier siehst du die Punkte.
calc-card-wait = Du kannst schon mal probieren.
calc-drawn = Du hast { $tiles } gezogen.
calc-two-lines = Leg deine Steine in eine Zeile oder in eine Spalte.
calc-gap = Bei { $squares } ist eine Lücke.
calc-unfinished-no-line = Nur weiter: Eine Reihe hat zwei Steine oder mehr.
calc-unfinished-line-incomplete = { $line } geht weiter: Zahl, Zeichen, Zahl.
calc-sum = { $sum } = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
calc-total = Deine Punkte
calc-exchange-how = Tippe die Steine an, die du tauschen willst.

## The main button

calc-main-play = Spielen für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }
calc-main-play-unknown = Spielen
calc-main-announce = Spielen und { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } ansagen
calc-main-total = Sag deine Punkte an
calc-main-lay = Leg deine Steine
calc-main-extra = Extrazug: Leg deine Steine
calc-main-not-yet = Noch kein Zug
calc-main-choose = Wähle Steine aus
calc-main-exchange = { $count ->
    [one] Einen Stein
   *[other] { $count } Steine
  } tauschen
calc-main-waiting = Warten auf { $name }
calc-main-answer = Stimmt es oder nicht?
calc-main-sending = Wird gesendet …

## What else can be done

calc-recall = Steine aufnehmen
calc-shuffle = Mischen
calc-exchange = Tauschen
calc-exchange-cancel = Nicht tauschen
calc-pass = Passen
calc-more = Mehr
calc-hint = Tipp
calc-takeback = Zurücknehmen
calc-no = Doch nicht
calc-pass-title = Passen?
calc-pass-sure = Du legst diesmal nichts und behältst deine Steine.
calc-pass-yes = Passen

## Help

calc-hint-thinking = Ich suche einen guten Zug …
calc-hint-placed = Der beste Zug bringt hier { $points }. Er kommt auf die gepunkteten Felder.
calc-hint-swap = Aus diesen Steinen wird keine Reihe. Tausche { $count ->
    [one] einen
   *[other] { $count }
  } gegen neue.
calc-hint-pass = Aus diesen Steinen wird keine Reihe: Passe.
calc-hint-show = Zeig es mir
calc-reach = Der beste Zug bringt hier { $points }.
calc-reach-none = Hier kannst du nichts legen.

## Tiles beside the board

calc-bag = Säckchen
calc-bag-left = { $count ->
    [0] Das Säckchen ist leer
    [one] Noch ein Stein
   *[other] Noch { $count } Steine
  }
calc-unseen = { $count ->
    [one] Ein verdeckter Stein
   *[other] { $count } verdeckte Steine
  }
calc-tiles = { $count ->
    [0] keine Steine
    [one] ein Stein
   *[other] { $count } Steine
  }

## What somebody did

calc-told-placed = { $name } spielt { $line } für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }, ab { $square } nach { $way ->
    [across] rechts
   *[down] unten
  }.
calc-told-swap = { $name } tauscht { $count ->
    [one] einen Stein
   *[other] { $count } Steine
  }.
calc-told-pass = { $name } passt.
calc-told-accept = { $name } stimmt zu.
calc-told-caught = { $name } zweifelt es an, und zu Recht. Die Steine gehen zurück.
calc-told-corrected = { $name } zweifelt es an. Die Rechnungen stimmen, die Summe nicht: Sie wird berichtigt.
calc-told-right = { $name } zweifelt es an, aber alles stimmt.
calc-told-resign = { $name } gibt auf.
calc-told-drawn = Du ziehst { $tiles }.
calc-told-score = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
  }
calc-extra = Alle Steine gelegt: Du darfst gleich noch mal!
calc-across = Nach rechts
calc-down = Nach unten
