# The rules on the page: the game in a minute, and what stands around the rules themselves.

rules-which = Welches Spiel?
rules-title = So geht { $game }
rules-minute = In einer Minute
rules-examples-calculissimo = Die fünf gedruckten Beispiele
    .about = Jedes gedruckte Regelblatt rechnet diese fünf Züge vor. Geh sie mit den Pfeilen durch.
rules-examples-contig60 = Ein kurzes Spiel
    .about = Die Beispiele des gedruckten Regelblatts sind dabei: die 20 aus 2, 3 und 4 und die 28 neben 0, 1 und 27. Dann kommen ein gestohlener Zug und fünf in einer Reihe.
rules-whole = Die Regeln, Wort für Wort
rules-contents = Inhalt

guide-calculissimo-1 = Leg Steine zu einer Rechnung
    .about = Alle in eine Zeile oder Spalte, an das, was schon liegt. Wo Steine sich in einer Zeile oder Spalte berühren, muss eine vollständige Rechnung stehen.
guide-calculissimo-2 = Das Ergebnis sind deine Punkte
    .about = { $order ->
        [school] Wie in der Schule: × und ÷ von links nach rechts, dann + und −.
       *[sheet] In diesem Spiel kommt erst ×, dann ÷, dann + und −.
    } (In der Schule schreibt man „·“ und „:“.) Bilden deine Steine mehrere Reihen, zählt jede.
guide-calculissimo-3 = Farben bringen mehr
    .about = Auf Grün zählt eine Zahl doppelt, auf Blau dreifach. Gelb verdoppelt die ganze Reihe, Violett verdreifacht sie.
guide-calculissimo-4 = Eine ganze Zahl, größer als null
    .about = Das muss mit den Farben stimmen und auch ohne sie. Und in einer Reihe steht höchstens ein ×.
guide-calculissimo-5 = Joker ersetzen alles außer ×
    .about = Du sagst beim Legen, was der Joker ist, und das bleibt er.
guide-calculissimo-6 = Das Säckchen wird leer
    .about = Wenn jemand den letzten Stein gelegt hat, ist Schluss. Übrige Zahlen kosten ihren Wert, Zeichen und Joker 10. Wer die meisten Punkte hat, gewinnt.

guide-contig60-1 = Wirf drei Würfel
    .about = Mach daraus eine Rechnung. Jeder Würfel zählt einmal, mit + − { sign-times } { sign-divided } und Klammern, wie du magst. { $signs ->
        [school] { sign-times } heißt mal und { sign-divided } geteilt.
       *[tiles] × heißt mal und ÷ geteilt, in der Schule „·“ und „:“.
    }
guide-contig60-2 = Leg ein Plättchen auf das Ergebnis
    .about = Das Feld muss frei sein. Du legst eins deiner Plättchen darauf.
guide-contig60-3 = Nachbarn sind Punkte
    .about = Jedes belegte Feld rundherum, egal von wem, ist ein Punkt. Punkte gehen von deinen 60 ab: Je weniger, desto besser.
guide-contig60-4 = Keine Idee? Passen
    .about = Dann darf das andere Team stehlen: dieselben Würfel, doppelte Punkte.
guide-contig60-5 = { $length ->
    [0] Reihen gewinnen hier nicht
    [one] { $length } Plättchen gewinnt
   *[other] { $length } in einer Reihe gewinnen
 }
    .about = { $length ->
        [0] Es zählen nur die Punkte.
        [one] Waagerecht, senkrecht oder schräg, alle von dir und direkt nebeneinander: Das Spiel ist sofort gewonnen.
       *[other] Waagerecht, senkrecht oder schräg, alle von dir und direkt nebeneinander: Das Spiel ist sofort gewonnen.
    }
guide-contig60-6 = Oder die niedrigere Summe gewinnt
    .about = Schluss ist, sobald ein Team sein letztes Plättchen gelegt hat.
