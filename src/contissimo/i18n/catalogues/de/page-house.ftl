# House rules: the form, around the options themselves (options.ftl).

house-title = Hausregeln: { $game }
house-about = Ändere, was du magst. Alle am Tisch spielen nach diesen Regeln.
house-base = Beginnen mit
house-sheets = Worin sich die gedruckten Regeln unterscheiden
house-group-play = So wird gespielt
house-group-points = Punkte
house-group-end = Das Ende
house-group-time = Zeit
house-group-judging = Prüfen
house-group-material = Brett und Zubehör
house-on = ja
house-off = nein
house-usual = wie üblich
house-usual-number = üblich: { $number }
house-undo = Diese Änderung zurücknehmen
house-text-base = wie oben
house-text-own = eigenes …
house-text-calculissimo-layout = Eine Zeile für jede Zeile des Bretts, ein Buchstabe für jedes Feld: . einfach, g grün, b blau, y gelb, p violett, * Start
house-text-calculissimo-tiles = Eine Zeile für jeden Stein: der Stein und wie oft es ihn gibt, etwa: 7 5
house-text-contig60-layout = Eine Zeile für jede Zeile des Bretts, mit Leerzeichen zwischen den Zahlen. Keine Zahl kommt zweimal vor.
house-wrong = Oben stimmt etwas nicht. Dort steht, was.
house-same = Genau wie „{ $name }“.
house-changed = { $count ->
    [one] Eines ist anders als bei „{ $name }“
   *[other] { $count } Dinge sind anders als bei „{ $name }“
  }
house-play = Mit diesen Regeln spielen
house-computer = Gegen den Computer
