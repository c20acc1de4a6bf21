# The first game of each, task by task. Short sentences, for children too. Of a task: its name, what is to be done, and what one has learned.

lesson-where = Aufgabe { $number } von { $count }
lesson-progress = Fortschritt
lesson-how-calculissimo = Tippe auf einen Stein, dann auf ein Feld.
    .keys = Mit der Tastatur: mit den Pfeilen zum Feld gehen, Steine eintippen, Enter drücken.
lesson-how-contig60 = Tippe Würfel und Zeichen an.
    .keys = Mit der Tastatur: Rechnung eintippen, Enter drücken.
lesson-storage-off = Dieser Browser merkt sich nichts: Beim nächsten Mal geht es wieder von vorn los.
lesson-back = Zurück
lesson-skip = Überspringen
lesson-next = Nächste Aufgabe
lesson-finish = Fertig
lesson-solved = Gut gemacht!
lesson-guest = Gast
lesson-again = Noch einmal von vorn
lesson-finished = Jetzt kannst du { $game }
lesson-finished-about = Spiel dein erstes ganzes Spiel: gegen den Computer, mit Hilfe und ohne Uhr.
why-lesson-not-asked = Das ist erlaubt, aber die Aufgabe will etwas anderes. Probier es noch einmal.
why-lesson-total-wrong = Die Summe ist { $points }, nicht { $announced }. Rechne noch einmal nach.

## Calculissimo

lesson-calculissimo-first = Deine erste Reihe
    .task = Leg eine Rechnung über das Startfeld in der Mitte, zum Beispiel 3 + 5. Tippe dann auf „Spielen“.
    .done = Das Ergebnis sind deine Punkte. Die erste Reihe zählt doppelt, wegen des Startfelds.
lesson-calculissimo-cross = Eine Reihe kreuzen
    .task = Leg eine Reihe von oben nach unten durch die 2, die schon daliegt, zum Beispiel 4 − 2 + 3.
    .done = Jede neue Reihe schließt an das an, was schon liegt, und benutzt es mit.
lesson-calculissimo-number-bonus = Grün und Blau
    .task = Auf Grün zählt eine Zahl doppelt, auf Blau dreifach. Leg eine Zahl auf das grüne Feld j8.
    .done = Nur die Zahl auf der Farbe wird größer. Dann wird gerechnet.
lesson-calculissimo-line-bonus = Gelb und Violett
    .task = Gelb verdoppelt die ganze Reihe, Violett verdreifacht sie. Such das − auf k6. Leg eine Zahl auf das gelbe Feld darüber und eine darunter.
    .done = Die ganze Reihe hat doppelt gezählt. Eine Farbe zählt nur einmal: wenn sie bedeckt wird.
lesson-calculissimo-order = Erst ×, dann ÷
    .task = Leg zum Ausprobieren 8 ÷ 2 × 3 in die Mitte: Das wird abgelehnt. In diesem Spiel kommt × vor ÷, also ist das 8 ÷ 6. Leg dieselben fünf Steine so, dass es geht.
    .done = In diesem Spiel: erst ×, dann ÷, dann + und −. Das Ergebnis muss eine ganze Zahl sein, größer als null.
lesson-calculissimo-two-lines = Zwei Reihen auf einmal
    .task = Leg ein + unter die 2 in der Mitte und eine Zahl unter das +. Das + verbindet auch die 5 und die 3.
    .done = Beide Reihen stimmen, also zählen beide.
lesson-calculissimo-joker = Der Joker
    .task = Du hast kein Zeichen, aber einen Joker. Er kann jede Zahl sein, auch +, − oder ÷, nur nie ×. Leg eine Reihe mit ihm.
    .done = Ein Joker bleibt, was du gesagt hast. Die Farbe unter ihm bringt nichts.
lesson-calculissimo-exchange = Tauschen
    .task = Sieben Zahlen und kein Zeichen: Das ist schwer. Wähle „Tauschen“ (auf dem Handy hinter den drei Punkten) und dann die Steine, die du nicht willst.
    .done = Sie kommen zurück ins Säckchen, und du ziehst genauso viele neue. Das war dein ganzer Zug.
lesson-calculissimo-contest = Anzweifeln
    .task = An manchen Tischen prüft ihr euch gegenseitig. Jemand hat 8 ÷ 2 × 3 gelegt und sagt: 24. Ist das falsch? Dann zweifle es an.
    .done = In diesem Spiel kommt × vor ÷, also war es 8 ÷ 6, und das ist keine ganze Zahl. Die Steine gehen zurück, und der Zug ist verloren.
lesson-calculissimo-announce = Punkte ansagen
    .task = An so einem Tisch rechnest du deine Punkte selbst aus. Leg eine Reihe, trag deine Punkte ein und tippe auf „Spielen“.
    .done = Deine Punkte stimmen. Falsche könnte jemand anzweifeln, und sie würden berichtigt.
lesson-calculissimo-last = Die letzten Steine
    .task = Das Säckchen ist leer, und du hast noch zwei Steine. Leg beide in einem Zug.
    .done = Damit ist Schluss. Übrige Steine kosten Punkte: eine Zahl ihren Wert, ein Zeichen oder Joker 10.

## Contig 60

lesson-contig60-first = Deine erste Rechnung
    .task = Die Würfel zeigen 2, 3 und 4. Mach aus allen dreien eine Rechnung, zum Beispiel 2 + 3 + 4. Ihr Feld leuchtet auf. Belege es.
    .done = Jeder Würfel zählt einmal, in beliebiger Reihenfolge. Du rechnest mit + − { sign-times } { sign-divided } { $signs ->
        [school] (mal und geteilt).
       *[tiles] (× heißt mal und ÷ geteilt, in der Schule „·“ und „:“).
    }
lesson-contig60-twenty = Klammern
    .task = Dieselben Würfel: Mach die 20. Zähl zwei davon in Klammern zusammen und nimm das mal die dritte Zahl.
    .done = Was in Klammern steht, kommt zuerst: (2 + 3) { sign-times } 4 = 20.
lesson-contig60-order = Erst { sign-times }, dann +
    .task = Die Würfel zeigen 1, 2 und 6. Mach die 13. Klammern brauchst du nicht, denn { sign-times } kommt vor +.
    .done = 1 + 2 { sign-times } 6: erst 12, dann 13. Wie in der Schule.
lesson-contig60-neighbours = Nachbarn bringen Punkte
    .task = 0, 1 und 27 sind belegt, und die 28 berührt sie alle. Mach die 28 mit 4, 4 und 6.
    .done = Drei belegte Felder rundherum sind drei Punkte. Sie werden von deinen 60 abgezogen: Je weniger, desto besser.
lesson-contig60-most = Das beste Feld
    .task = Die Würfel zeigen 2, 3 und 5. Finde das Feld, das drei Plättchen berührt.
    .done = Die 30 berührt 29, 31 und 55. Schau, wo die Plättchen dicht liegen.
lesson-contig60-pass = Passen
    .task = Die Würfel zeigen 1, 1 und 1. Damit gehen nur 0, 1, 2 und 3, und die sind belegt. Also passe.
    .done = Jetzt darf es das andere Team mit denselben Würfeln probieren. Hier findet es aber auch nichts.
lesson-contig60-steal = Stehlen
    .task = Das andere Team hat mit 3, 3 und 6 gepasst. Mach mit diesen Würfeln die 54: Gestohlen zählt doppelt.
    .done = Zwei Nachbarn, doppelt gezählt: vier Punkte. Und jetzt kommt noch dein eigener Zug.
lesson-contig60-contest = Anzweifeln
    .task = An manchen Tischen prüft ihr euch gegenseitig. Das andere Team sagt: 3 + 4 { sign-times } 2 = 14. Ist das falsch? Dann zweifle es an.
    .done = 3 + 4 { sign-times } 2 ist 11. Das Plättchen geht zurück, und dir werden 2 Punkte abgezogen. Das ist gut für dich.
lesson-contig60-block = Eine Reihe stoppen
    .task = Das andere Team hat 17, 18, 19 und 20. Mit der 16 würde es gewinnen. Sei schneller: Mach die 16 mit 2, 2 und 4.
    .done = Die Reihe ist gestoppt. Achte immer auf vier in einer Reihe.
lesson-contig60-five = Fünf in einer Reihe
    .task = Du hast 1, 28, 54 und 50. Mach die 48 mit 3, 4 und 4.
    .done = Fünf von dir direkt nebeneinander, waagerecht, senkrecht oder schräg: sofort gewonnen.
