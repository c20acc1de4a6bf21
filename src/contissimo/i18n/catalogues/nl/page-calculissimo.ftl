# The page: Calculissimo at the table.

## Board and tiles, in words

calc-board = Bord
calc-rack = Je jetons
calc-start = startvakje
calc-bonus-number = getal maal { $factor }
calc-bonus-operation = lijn maal { $factor }
calc-empty = leeg
calc-laid = door jou gelegd, nog niet gespeeld
calc-on = op { $ground }
calc-face-plus = plus
calc-face-minus = min
calc-face-times = maal
calc-face-divided = gedeeld door
calc-face-joker = joker
calc-joker-as = joker als { $face }
calc-no-such-tile = Je hebt geen “{ $face }”.
calc-joker-title = Wat moet de joker zijn?

## The score card

calc-card = Deze zet
calc-card-empty = Leg jetons: hier zie je de punten.
calc-card-wait = Je kunt alvast iets proberen.
calc-drawn = Je trok { $tiles }.
calc-two-lines = Leg je jetons in één rij of in één kolom.
calc-gap = Er zit een gat op { $squares }.
calc-unfinished-no-line = Ga door: een lijn heeft twee jetons of meer.
calc-unfinished-line-incomplete = { $line } gaat nog door: getal, teken, getal.
calc-sum = { $sum } = { $points ->
    [one] één punt
   *[other] { $points } punten
  }
calc-total = Je punten
calc-exchange-how = Tik op de jetons die je wilt ruilen.

## The main button

calc-main-play = Spelen voor { $points ->
    [one] één punt
   *[other] { $points } punten
  }
calc-main-play-unknown = Spelen
calc-main-announce = Spelen en { $points ->
    [one] één punt
   *[other] { $points } punten
  } melden
calc-main-total = Meld je punten
calc-main-lay = Leg je jetons
calc-main-extra = Extra beurt: leg je jetons
calc-main-not-yet = Nog geen zet
calc-main-choose = Kies je jetons
calc-main-exchange = { $count ->
    [one] Eén jeton
   *[other] { $count } jetons
  } ruilen
calc-main-waiting = Wachten op { $name }
calc-main-answer = Klopt het of niet?
calc-main-sending = Versturen…

## What else can be done

calc-recall = Terughalen
calc-shuffle = Schudden
calc-exchange = Ruilen
calc-exchange-cancel = Niet ruilen
calc-pass = Passen
calc-more = Meer
calc-hint = Tip
calc-takeback = Terugnemen
calc-no = Toch niet
calc-pass-title = Passen?
calc-pass-sure = Je legt deze keer niets en houdt je jetons.
calc-pass-yes = Passen

## Help

calc-hint-thinking = Een goede zet zoeken…
calc-hint-placed = De beste zet levert hier { $points } op. Hij komt op de vakjes met stippen.
calc-hint-swap = Met deze jetons maak je geen lijn. Ruil er { $count ->
    [one] één
   *[other] { $count }
  } voor nieuwe.
calc-hint-pass = Met deze jetons maak je geen lijn: pas.
calc-hint-show = Laat maar zien
calc-reach = De beste zet levert hier { $points } op.
calc-reach-none = Hier kun je niets leggen.

## Tiles beside the board

calc-bag = Zak
calc-bag-left = { $count ->
    [0] De zak is leeg
    [one] Nog één jeton
   *[other] Nog { $count } jetons
  }
calc-unseen = { $count ->
    [one] Eén verborgen jeton
   *[other] { $count } verborgen jetons
  }
calc-tiles = { $count ->
    [0] geen jetons
    [one] één jeton
   *[other] { $count } jetons
  }

## What somebody did

calc-told-placed = { $name } speelt { $line } voor { $points ->
    [one] één punt
   *[other] { $points } punten
  }, vanaf { $square } naar { $way ->
    [across] rechts
   *[down] beneden
  }.
calc-told-swap = { $name } ruilt { $count ->
    [one] één jeton
   *[other] { $count } jetons
  }.
calc-told-pass = { $name } past.
calc-told-accept = { $name } vindt het goed.
calc-told-caught = { $name } betwist het, en terecht. De jetons gaan terug.
calc-told-corrected = { $name } betwist het. De sommen kloppen, maar het totaal niet: dat wordt verbeterd.
calc-told-right = { $name } betwist het, maar alles klopt.
calc-told-resign = { $name } geeft op.
calc-told-drawn = Je trekt { $tiles }.
calc-told-score = { $points ->
    [one] Eén punt
   *[other] { $points } punten
  }
calc-extra = Al je jetons gelegd: je mag nog een keer!
calc-across = Naar rechts
calc-down = Naar beneden
