# House rules: the form, around the options themselves (options.ftl).

house-title = Huisregels: { $game }
house-about = Verander wat je wilt. Iedereen aan tafel speelt met deze regels.
house-base = Begin met
house-sheets = Waarin de gedrukte regels verschillen
house-group-play = Hoe je speelt
house-group-points = Punten
house-group-end = Het einde
house-group-time = Tijd
house-group-judging = Nakijken
house-group-material = Bord en spelmateriaal
house-on = ja
house-off = nee
house-usual = gewoon
house-usual-number = gewoonlijk { $number }
house-undo = Deze verandering terugdraaien
house-text-base = zoals hierboven
house-text-own = mijn eigen…
house-text-calculissimo-layout = Eén regel per rij, één letter per vakje: . gewoon, g groen, b blauw, y geel, p paars, * start
house-text-calculissimo-tiles = Eén regel per jeton: de jeton en hoeveel er daarvan zijn, bijvoorbeeld: 7 5
house-text-contig60-layout = Eén regel per rij, met een spatie tussen de getallen. Elk getal staat er maar één keer.
house-wrong = Er klopt iets niet in het formulier. Daar staat wat.
house-same = Precies als “{ $name }”.
house-changed = { $count ->
    [one] Eén ding anders dan “{ $name }”
   *[other] { $count } dingen anders dan “{ $name }”
  }
house-play = Met deze regels spelen
house-computer = Tegen de computer
