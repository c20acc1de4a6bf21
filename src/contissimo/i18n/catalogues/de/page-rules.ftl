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
    .about = { $has ->
        [neither] Gerechnet wird von links nach rechts.
        [times] Wie in der Schule kommt × (dort „·“) vor + und −. In einer Reihe steht höchstens ein ×.
        [divided] Wie in der Schule kommt ÷ (dort „:“) vor + und −.
       *[both] { $order ->
            [school] Wie in der Schule: × und ÷ von links nach rechts, dann + und −. (In der Schule schreibt man „·“ und „:“.) In einer Reihe steht höchstens ein ×.
           *[sheet] In diesem Spiel kommt erst ×, dann ÷, dann + und −. (In der Schule schreibt man „·“ und „:“.) In einer Reihe steht höchstens ein ×.
        }
    } Bilden deine Steine mehrere Reihen, zählt jede.
guide-calculissimo-3 = Farben bringen mehr
    .about = Auf Grün zählt eine Zahl doppelt, auf Blau dreifach. { $operation_bonuses ->
        [highest_only] Gelb verdoppelt die ganze Reihe, Violett verdreifacht sie; von mehreren zählt nur das beste.
       *[cumulate] Gelb verdoppelt die ganze Reihe, Violett verdreifacht sie.
    }
guide-calculissimo-4 = { $zero_counts ->
    [yes] Eine ganze Zahl, nie unter null
   *[no] Eine ganze Zahl, größer als null
 }
    .about = { $every_step_whole ->
        [yes] Das muss mit den Farben stimmen und auch ohne sie. Und jeder Zwischenschritt muss eine ganze Zahl sein, nie unter null.
       *[no] Das muss mit den Farben stimmen und auch ohne sie.
    }
guide-calculissimo-5 = { $has ->
    [neither] Joker ersetzen alles
    [divided] Joker ersetzen alles
   *[both] Joker ersetzen alles außer ×
 }
    .about = Du sagst beim Legen, was der Joker ist, und das bleibt er.
guide-calculissimo-6 = Das Säckchen wird leer
    .about = { $end_when_stuck ->
        [anyone] Wenn jemand den letzten Stein gelegt hat oder bei leerem Säckchen nichts mehr legen kann, ist Schluss.
       *[nobody] Wenn jemand den letzten Stein gelegt hat, ist Schluss.
    } { $leftover ->
        [tile_count] Jede übrige Zahl kostet 1, jedes Zeichen und jeder Joker 10.
       *[face_value] Übrige Zahlen kosten ihren Wert, Zeichen und Joker 10.
    } Wer die meisten Punkte hat, gewinnt.

guide-contig60-1 = Wirf drei Würfel
    .about = Mach daraus eine Rechnung. { $has ->
        [neither] Jeder Würfel zählt einmal, mit { $operations }.
        [times] Jeder Würfel zählt einmal, mit { $operations } und Klammern, wie du magst. { $signs ->
            [school] { sign-times } heißt mal.
           *[tiles] × heißt mal, in der Schule „·“.
        }
        [divided] Jeder Würfel zählt einmal, mit { $operations } und Klammern, wie du magst. { $signs ->
            [school] { sign-divided } heißt geteilt.
           *[tiles] ÷ heißt geteilt, in der Schule „:“.
        }
       *[both] Jeder Würfel zählt einmal, mit { $operations } und Klammern, wie du magst. { $signs ->
            [school] { sign-times } heißt mal und { sign-divided } geteilt.
           *[tiles] × heißt mal und ÷ geteilt, in der Schule „·“ und „:“.
        }
    }
guide-contig60-2 = Leg ein Plättchen auf das Ergebnis
    .about = Das Feld muss frei sein. Du legst eins deiner Plättchen darauf.
guide-contig60-3 = Nachbarn bringen Punkte
    .about = { $own_square_counts ->
        [yes] Dein Feld ist ein Punkt, und auch jedes belegte Feld rundherum, egal von wem.
       *[no] Jedes belegte Feld rundherum, egal von wem, ist ein Punkt.
    } Punkte gehen von deinen { $points } ab: Je weniger, desto besser.
guide-contig60-4 = Keine Idee? Passen
    .about = Dann darf das andere Team stehlen: dieselben Würfel, doppelte Punkte.
guide-contig60-5 = { $line_length ->
    [0] Reihen gewinnen hier nicht
    [one] { $line_length } Plättchen gewinnt
   *[other] { $line_length } in einer Reihe gewinnen
 }
    .about = { $line_length ->
        [0] Es zählen nur die Punkte.
        [one] Waagerecht, senkrecht oder schräg, alle von dir und direkt nebeneinander: Das Spiel ist sofort gewonnen.
       *[other] Waagerecht, senkrecht oder schräg, alle von dir und direkt nebeneinander: Das Spiel ist sofort gewonnen.
    }
guide-contig60-6 = { $race_to_zero ->
    [yes] Wer zuerst auf 0 kommt, gewinnt
   *[no] { $line_length ->
        [0] Die niedrigere Summe gewinnt
        [one] Oder die niedrigere Summe gewinnt
       *[other] Oder die niedrigere Summe gewinnt
    }
 }
    .about = { $rounds ->
        [0] { $minutes ->
            [0] Schluss ist, sobald ein Team sein letztes Plättchen gelegt hat.
            [one] Schluss ist nach { $minutes } Minute.
           *[other] Schluss ist nach { $minutes } Minuten.
        }
        [one] Schluss ist nach { $rounds } Runde.
       *[other] Schluss ist nach { $rounds } Runden.
    }
