# The first screen of the page, and the computer players that have no number.

home-title = Twee bord­spellen met getallen
home-code = Heb je een code?
home-join = Meedoen
home-children = Voor kinderen
home-children-times = Met de tafels
home-about-calculissimo = Een kruiswoordraadsel van sommen: leg jetons en scoor de uitkomst.
home-about-contig60 = Drie dobbelstenen, één som en het juiste vakje.
home-learn = Leren spelen
home-friends = Met vrienden
home-device = Op dit apparaat
home-watch = Kijken
home-rules = Regels
home-house = Huisregels
home-class = Voor een klas
home-class-about = Voor iedereen hetzelfde, op het digibord en op elk scherm
home-waiting = { $count ->
    [one] Jouw beurt
   *[other] Jouw beurt aan { $count } tafels
  }
home-running = { $count ->
    [one] Mijn tafel
   *[other] Mijn { $count } tafels
  }
home-tables = Mijn tafels
home-tables-none = Hier staan de spellen die je aan het spelen bent, en wie er aan de beurt is.
home-table-with = met { $names }
home-table-seats = { $count ->
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
  }
home-table-device = op dit apparaat
home-table-open = nog niet begonnen
home-table-turn = Aan de beurt: { $name }
storage-off = Deze browser onthoudt niets, dus niemand kan je hier herkennen. Wil je aan een tafel zitten, sta dan cookies toe voor deze pagina. Kijken, de regels lezen en spellen terugkijken kan wel.

## Computer players

level-against = Tegen
level-title = Tegen wie speel je?
level-others = Anderen
level-done = Klaar
close = Sluiten
computer-random = Toevalstreffer
    .about = Speelt zomaar iets wat mag, zonder na te denken.
computer-greedy = Hebberd
    .about = Pakt altijd de meeste punten van het moment.
computer-evaluation = Spaarder
    .about = Telt de punten, en ook wat de jetons waard zijn die op de houder blijven.
computer-blocker = Dwarsligger
    .about = Pakt punten, en gaat voor je lijnen liggen.
computer-champion = Grootmeester
    .about = De sterkste die we hebben, onder een andere naam: speelt precies zoals het laatste niveau hierboven.
