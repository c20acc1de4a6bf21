# The first screen of the page, and the computer players that have no number.

home-title = Zwei Brett­spiele mit Zahlen
home-code = Hast du einen Code?
home-join = Mitspielen
home-children = Für Kinder
home-children-times = Mit dem Einmaleins
home-about-calculissimo = Ein Kreuzworträtsel aus Rechnungen: Das Ergebnis sind deine Punkte.
home-about-contig60 = Drei Würfel, eine Rechnung und das richtige Feld.
home-learn = Spielen lernen
home-friends = Mit Freunden
home-device = An diesem Gerät
home-watch = Zuschauen
home-rules = Regeln
home-house = Hausregeln
home-class = Für eine Klasse
home-class-about = Dasselbe für alle, am Beamer und auf jedem Gerät
home-waiting = { $count ->
    [one] Du bist dran
   *[other] Du bist an { $count } Tischen dran
  }
home-running = { $count ->
    [one] Mein Tisch
   *[other] Meine { $count } Tische
  }
home-tables = Meine Tische
home-tables-none = Hier stehen die Spiele, die du gerade spielst, und wer dran ist.
home-table-with = dabei: { $names }
home-table-seats = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
  }
home-table-device = an diesem Gerät
home-table-open = noch nicht begonnen
home-table-turn = Am Zug: { $name }
storage-off = Dieser Browser merkt sich nichts, deshalb kann dich hier niemand wiedererkennen. Um dich an einen Tisch zu setzen, erlaube Cookies für diese Seite. Zuschauen, Regeln und Wiederholungen gehen auch so.

## Computer players

level-against = Gegner:
level-title = Gegen wen spielst du?
level-others = Andere
level-done = Fertig
close = Schließen
computer-random = Glückspilz
    .about = Spielt irgendetwas Erlaubtes, ohne nachzudenken.
computer-greedy = Raffzahn
    .about = Nimmt immer die meisten Punkte, die gerade zu haben sind.
computer-evaluation = Sparfuchs
    .about = Zählt die Punkte und auch, was die behaltenen Steine wert sind.
computer-blocker = Störenfried
    .about = Nimmt Punkte und kommt deinen Reihen in die Quere.
computer-champion = Großmeister
    .about = Der Stärkste, den wir haben, unter einem anderen Namen: Er spielt genau wie die letzte Stufe oben.
