# Computer players against each other, many times.

help-match = Computerspieler viele Male gegeneinander spielen lassen und sehen, wer stärker ist.

option-rivals = Wer spielt, mit Kommas dazwischen: random, greedy … oder exec:./bot für ein eigenes Programm.
    .value = SPIELER
option-games = Wie viele Spiele. Jede Auslosung wird von jedem Platz aus einmal gespielt, es können also ein paar mehr werden.
    .value = N
option-millis = Wie viele Millisekunden ein Spieler über einen Zug nachdenken darf.
    .value = N
option-nodes = Wie viele Züge ein Spieler ansehen darf, bevor er wählt. Dann ist das Ergebnis auf jedem Rechner gleich.
    .value = N
option-until_error = Aufhören, sobald der Standardfehler der Siegquote so klein ist, etwa 0.02.
    .value = X
option-jobs = Wie viele Prozesse gleichzeitig spielen.
    .value = N
option-cluster = Die Adresse eines Dask-Schedulers, etwa tcp://10.0.0.1:8786, dessen Worker spielen.
    .value = ADRESSE

## The result

match-progress = Spiele
match-title = { $game }, Regeln { $ruleset }, Startzahl { $seed }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
  } ({ $rounds ->
    [one] eine Auslosung, gespielt
   *[other] { $rounds } Auslosungen, jede gespielt
  } von jedem Platz aus)
match-wins = Gewonnene Spiele
match-margin = Vorsprung in Punkten
match-score = Punkte
match-time = Zeit pro Zug
match-moves = Züge pro Spiel
match-word-accept = Zugestimmt pro Spiel
match-word-challenge = Angezweifelt pro Spiel
match-word-decline = Nicht gestohlen pro Spiel
match-word-pass = Gepasst pro Spiel
match-word-resign = Aufgegeben pro Spiel
match-word-steal = Gestohlen pro Spiel
match-word-swap = Getauscht pro Spiel
match-ends = { $count } × { $reason }
match-forfeit = { $player } hat { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
  } aufgegeben. { $sentence }
match-precise = Früher aufgehört: Das Ergebnis ist so sicher, wie du es wolltest.
match-interrupted = Abgebrochen. Das wurde bis dahin gespielt.

## What can go wrong

why-bot-missing = Es gibt kein Programm „{ $program }“, das sich starten lässt.
why-bot-not-started = Das Programm ließ sich nicht starten: { $reason }
why-bot-no-hello = Das Programm hätte mit „hello 1“ antworten sollen, sagte aber „{ $answer }“.
why-bot-died = Das Programm hat mitten im Spiel aufgehört, mit Status { $status }.
why-bot-silent = Das Programm hat seine Ausgabe geschlossen.
why-bot-too-slow = Das Programm hat zu lange gebraucht.
why-bot-refused = Das Programm hat drei Züge gemacht, die nicht erlaubt sind: { $codes }
why-cluster-not-installed = Um auf einem Cluster zu spielen, installiere contissimo mit dem Zusatz „cluster“.
why-cluster-unreachable = Unter { $address } ist kein Scheduler.
why-cluster-round-lost = Jedes Mal, wenn ein Worker Auslosung { $round } spielte, ist er ausgefallen.
