# A game in the terminal, and a saved game that is shown again.

## Who plays

player-you = Du
player-random = Glückspilz
player-greedy = Raffzahn
player-numbered = { $name } ({ $seat })
player-nobody = Spieler
and = und

## The board and what lies before a player

legend-calculissimo = 2# 3# Zahl ×2 ×3    2= 3= ganze Reihe ×2 ×3    2* Start    ?6 ein Joker
legend-contig60 = (7) Team 1    [7] Team 2
rack = Deine Steine: { $tiles }
bag = { $count ->
    [one] Ein Stein im Säckchen
   *[other] { $count } Steine im Säckchen
  }
dice = Würfel: { $dice }
markers = Übrige Plättchen: ({ $first }) [{ $second }]
window-calculissimo = Da liegt { $move }. Stimmen die { $total } Punkte? Sag accept (stimmt) oder challenge (anzweifeln).
window-contig60 = Gesagt wurde { $move }. Stimmt das? Sag accept (stimmt) oder challenge (anzweifeln).
steal-offered = Das andere Team hat gepasst. Mach eine Rechnung aus denselben Würfeln, für doppelte Punkte, oder sag decline (nicht stehlen).

## What a move scores

card-total = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
card-announced = Angesagt waren { $total }.
moves-none = Kein Zug ist möglich.

## What players did

told-move = { $name }: { $move }
told-steal = { $name }, gestohlen: { $move }
told-total = { $name }, Punkte jetzt: { $total }.
told-swap = { $name }: { $count ->
    [one] einen Stein getauscht
   *[other] { $count } Steine getauscht
  }.
told-pass = { $name }: gepasst.
told-decline = { $name }: nicht gestohlen.
told-accept = { $name }: stimmt.
told-challenge = { $name }: angezweifelt!
told-resign = { $name }: aufgegeben.
contest-right = Zu Recht angezweifelt. Was gelegt wurde, kommt wieder weg.
contest-corrected = Die Rechnungen stimmen, aber die Punkte waren falsch. Jetzt sind sie berichtigt.
contest-wrong = Alles war richtig. Es bleibt so.

## What chance did

happened-order = Wer fängt an? { $drawn }
happened-draw = { $name }, neue Steine: { $tiles }
happened-hidden-draw = { $name }: { $count ->
    [one] ein neuer Stein
   *[other] { $count } neue Steine
  }.
happened-first = { $name }: erster Zug.
happened-roll = Die Würfel zeigen { $dice }.
happened-last = Die Zeit ist um. Das ist die letzte Runde.
note-away = { $seconds ->
    [one] Eine Sekunde wurde
   *[other] { $seconds } Sekunden wurden
  } zurückgegeben.
note-hand = { $name }: Hier spielt jetzt { $who }.
note-back = Zurückgenommen: Alles ist wieder so wie nach Eintrag { $to }.
note-gone = Jemand ist nicht zurückgekommen.
note-start = Das Spiel beginnt mit einer aufgebauten Stellung.

## Asking

ask-move = { $name }, dein Zug (oder: help)?
hand-over = Jetzt { $name }. Die anderen schauen weg. Drück Enter.
hints-off = Tipps sind aus. Starte das Spiel mit --hints, um Züge zu sehen.
limit-turn = { $seconds ->
    [one] Ein Zug dauert höchstens eine Sekunde
   *[other] Ein Zug dauert höchstens { $seconds } Sekunden
  }. Danach hast du gepasst.
limit-main = Jeder hat { $main } Sekunden für das ganze Spiel und { $increment } mehr für jeden Zug. Wer sie aufbraucht, hat verloren.
limit-window = { $seconds ->
    [one] Eine Sekunde
   *[other] { $seconds } Sekunden
  } lang kann ein Zug angezweifelt werden.
time-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
  }.
time-over = Das war zu spät.
table-help-calculissimo =
    8d 9+6/2       Steine nach rechts legen, ab Zeile 8, Spalte d
    d8 9+6/2       Steine nach unten legen, ab Spalte d, Zeile 8
    h6 4-(2)+3     Steine, die schon liegen, kommen in Klammern
    8d 9+?6/2      ein Joker, der eine 6 ist
    8d 9+6/2=48    mit deinen Punkten, wo die Regeln es verlangen
    swap 57+       diese Steine tauschen
    pass           diesmal nichts tun
    challenge      anzweifeln, was jemand gelegt hat, wo ihr euch gegenseitig prüft
    accept         sagen, dass es stimmt
    resign         aufgeben
    resign 2       wer auf Platz 2 sitzt, gibt auf, auch wenn jemand anders dran ist
    board          das Brett noch einmal zeigen
    quit           das Spiel verlassen
table-help-contig60 =
    (2+3)*4=20     eine Rechnung aus allen drei Würfeln; das Ergebnis ist dein Feld
    pass           diesmal nichts tun; das andere Team darf deine Würfel nehmen
    decline        die Würfel des anderen Teams nicht nehmen
    challenge      die Rechnung des anderen Teams anzweifeln, wo ihr euch gegenseitig prüft
    accept         sagen, dass sie stimmt
    resign         aufgeben
    resign 2       wer auf Platz 2 sitzt, gibt auf, auch wenn jemand anders dran ist
    board          das Brett noch einmal zeigen
    quit           das Spiel verlassen

## The start and the end

play-promise = Der Zufall in diesem Spiel ist durch eine geheime Zahl festgelegt. Ihr Fingerabdruck, damit man es später prüfen kann: { $commitment }
play-keep = Zum Speichern gib einen Dateinamen ein. Sonst drück Enter.
play-kept = Das Spiel ist in { $file } gespeichert.
play-not-kept = Das Spiel wurde nicht gespeichert. Mit --record DATEI geht es.
end-running = Das Spiel ist noch nicht zu Ende.
end-total = { $name }: { $total }
end-leftover = { $name }: { $tiles } übrig, das kostet { $cost }. Summe: { $total }
end-winners = { $count ->
    [one] Sieg: { $names }
   *[other] Geteilter Sieg: { $names }
  }
reason-calculissimo-out = Das Säckchen ist leer und jemand hat alle Steine gelegt.
reason-calculissimo-stuck = Das Säckchen ist leer und keiner kann mehr weiter.
reason-calculissimo-passes = Alle haben zweimal gepasst.
reason-calculissimo-idle = Lange hat niemand mehr etwas gelegt.
reason-calculissimo-resigned = Nur noch einer ist übrig.
reason-contig60-line = Genug Plättchen in einer Reihe!
reason-contig60-zero = Die Null ist erreicht.
reason-contig60-markers = Das letzte Plättchen ist gelegt.
reason-contig60-full = Alle Felder sind belegt.
reason-contig60-no_throw = Kein Wurf führt mehr zu einem freien Feld.
reason-contig60-idle = Vierzig Züge ohne ein Plättchen.
reason-contig60-rounds = Alle Runden sind gespielt.
reason-contig60-minutes = Die Zeit ist um.
reason-contig60-resign = Ein Team hat aufgegeben.
reason-abandoned = Abgebrochen: Jemand ist nicht zurückgekommen.

## Saved games

replay-title = { $game }, Regeln { $ruleset }, { $date }
replay-best = { $points ->
    [one] Bester Zug: { $move }, ein Punkt.
   *[other] Bester Zug: { $move }, { $points } Punkte.
  }
replay-best-played = Bester Zug: Nichts bringt mehr.
replay-best-none = Bester Zug: Nichts passt.
verify-rules = { $count ->
    [one] Der eine Eintrag folgt
   *[other] Alle { $count } Einträge folgen
  } den Regeln.
verify-chance = { $count ->
    [one] Die eine Ziehung folgt
   *[other] Alle { $count } Ziehungen und Würfe folgen
  } aus der Startzahl, die am Anfang festgelegt wurde.
verify-entry = Eintrag { $seq }: { $sentence }
