# Reviews: luck, skill, mistakes and another try.

help-review = Auf ein fertiges Spiel zurückblicken: Glück, Können, Fehler und was besser war. Ein Ordner fasst viele Spiele zusammen.

option-review-file = Ein gespeichertes Spiel oder ein Ordner voller Spiele. Mit - wird die Standardeingabe gelesen.
option-deep = Genau hinsehen: dauert länger, ist aber sicherer.
option-svg = Auch das Schaubild des Spiels speichern, als SVG.
    .value = DATEI
option-player = Nur die Züge dieser Person.
    .value = NAME

## The review of a game

review-title = { $game }, Regeln { $ruleset }
review-quick = Ein schneller Blick. Mit --deep wird genau hingesehen.
review-quick-calculissimo = Das Glück beim Ziehen ist aus weniger Stichproben geschätzt als bei einem genauen Blick.
review-closely = Genau hingesehen.
review-progress = Einträge
review-top = Von { $name } gefunden: { $percent } der möglichen Punkte.
review-accuracy = { $name }: { $number } von 100 für gute Entscheidungen.
review-level = Spielstärke: { $level }.
review-levels = Spielstärke: { $level } ({ $low } bis { $high }).
review-mistakes = Entscheidungen: { $decisions }. Kleine Fehler: { $small }; mittlere: { $medium }; große: { $large }.
review-rate = Verlust pro Entscheidung: { $number } Tausendstel eines Siegs.
review-start = Am Anfang
review-luck = Eigenes Glück
review-luck-others = Glück der anderen
review-skill = Können
review-rest = Rest
review-end = Am Ende
review-so-far = Bis hierher
review-swings = Die Gewinnchance geht während des ganzen Spiels auf und ab. Darum können Glück und Können zusammengezählt jeweils mehr als { $percent } ergeben.
review-kindly = Wer gewinnt, hatte fast immer auch mehr Glück.
review-cost = { $name }: { $move } hat { $percent } gekostet.
review-better = Besser: { $move }
review-none = Keine größeren Fehler.
review-turning = Hier kippte das Spiel: { $entries }.
review-stopped = Vorzeitig beendet: { $done } von { $of } Einträgen sind angesehen.
review-saved = Das Schaubild ist in { $path }.

## Many games

review-games = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
  }
review-skipped = Ausgelassen: { $sentence }
review-by-player = Wer spielte
review-by-kind = Verloren, nach Art
review-by-stage = Verloren, nach Abschnitt
review-column-games = Spiele
review-column-decisions = Entscheidungen
review-column-mistakes = Fehler
review-column-lost = Verlorene Siege
review-column-rate = Verlorene Siege auf 1.000 Entscheidungen

## Why the best is better: the code of a fact with its values

review-fact-points = { $n ->
    [one] Ein Punkt mehr.
   *[other] { $n } Punkte mehr.
  }
review-fact-not-established = Welcher besser ist, lässt sich nicht sicher sagen.
review-fact-sum-wrong = { $line } stimmt nicht.
review-fact-contest-right = { $line } war falsch: Anzweifeln war richtig.
review-fact-contest-wrong = { $line } war richtig. Da gab es nichts anzuzweifeln.
review-fact-line = Die { $square } macht eine Reihe fertig. Möglich bei { $k } von { $of } Würfen.
review-fact-block = Die { $square } verhindert eine Reihe, die bei { $k } von { $of } Würfen fertig würde.
review-fact-threat = Dann fehlt nur noch die { $square } für eine Reihe, möglich bei { $k } von { $of } Würfen.
review-fact-threats = Dann macht jedes dieser Felder eine Reihe fertig: { $squares }. Bei { $k } von { $of } Würfen geht eins davon.
review-fact-leaves = { $n ->
    [one] Der gespielte Zug lässt die { $square } für einen Punkt übrig, möglich bei { $k } von { $of } Würfen.
   *[other] Der gespielte Zug lässt die { $square } für { $n } Punkte übrig, möglich bei { $k } von { $of } Würfen.
  }
review-fact-steal = { $k ->
    [one] Wer passt, lässt die anderen stehlen: ein Feld, für doppelte Punkte.
   *[other] Wer passt, lässt die anderen stehlen: eins von { $k } Feldern, für doppelte Punkte.
  }
review-fact-made = Die { $square } war möglich: { $line }
review-fact-seven = Sieben Steine auf einmal: noch ein Zug.
review-fact-bonus-free = Das ×{ $factor } auf { $square } war noch frei: { $n } Punkte.
review-fact-bonus-smaller = Das ×{ $factor } auf { $square } bringt in einer anderen Reihe { $n } Punkte mehr.
review-fact-keep = { $face } ist später etwa { $later } Punkte wert und brachte jetzt { $now }.
review-fact-kept = Die Steine, die man behält, sind später etwa { $n } Punkte mehr wert.
review-fact-opens = Nach dem gespielten Zug macht die nächste Person im Schnitt { $n } Punkte mehr.
review-fact-left = { $n ->
    [one] Die Steine, die am Ende übrig bleiben, kosten einen Punkt mehr.
   *[other] Die Steine, die am Ende übrig bleiben, kosten { $n } Punkte mehr.
  }
review-fact-ending = { $n ->
    [one] Bis zum Schluss gespielt ist das ein Punkt weniger.
   *[other] Bis zum Schluss gespielt sind das { $n } Punkte weniger.
  }

## What there is to practise, and when

review-kind-division = Teilen
review-kind-brackets = Klammern
review-kind-times = Malnehmen
review-kind-joker = Joker
review-kind-line = Reihen
review-kind-block = Reihen verhindern
review-kind-points = Nachbarn
review-kind-crossing = Kreuzende Reihen
review-kind-seven = Sieben Steine
review-kind-bonus = Bonusfelder
review-kind-far-bonus = Bonusfelder weiter weg
review-kind-steal = Stehlen
review-kind-pass = Passen
review-kind-exchange = Tauschen
review-kind-contest = Anzweifeln
review-kind-ending = Letzte Steine
review-stage-early = Anfang
review-stage-middle = Mitte
review-stage-late = Ende

## Why there is no review

why-review-running = dieses Spiel ist noch nicht zu Ende. Den Rückblick gibt es danach.
why-review-too-large = diese Aufzeichnung ist zu groß für einen Rückblick. Gelesen werden höchstens { $limit } Zeichen.
why-review-too-long = diese Aufzeichnung ist zu lang für einen Rückblick. Beurteilt werden höchstens { $limit } Einträge.
why-review-no-judge = Dieses Spiel kann das Programm noch nicht beurteilen.
why-review-board-large = Dieses Brett ist zu groß, um beurteilt zu werden. Es darf höchstens 64 Felder haben.
why-review-no-records = in diesem Ordner ist kein gespeichertes Spiel, auf das man zurückblicken kann.
why-review-folder-graph = ein Schaubild zeigt ein einziges Spiel, und das hier ist ein Ordner.
why-review-no-player = in diesen Spielen heißt niemand { $player }.
why-no-such-review = Diesen Rückblick gibt es hier nicht mehr. Öffne ihn noch einmal.
why-review-slow = Der Rückblick auf dieses Spiel dauert zu lange.
