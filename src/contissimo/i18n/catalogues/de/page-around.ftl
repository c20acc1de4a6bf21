# The page: what is around every table, whichever game is played there.

## Challenge judging: what was said, and whether anybody contests it

contest-title = Stimmt das?
contest-by = { $name }:
contest-total = für { $total ->
    [one] einen Punkt
   *[other] { $total } Punkte
  }
contest-asks = { $name }, du bist gefragt.
contest-question = Zweifle es an, wenn du es für falsch hältst.
contest-challenge = Anzweifeln
contest-accept = Stimmt
contest-left = noch { $time }
contest-waiting = Jetzt können die anderen es anzweifeln.
verdict-title = Die Entscheidung
verdict-corrected = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
  }, nicht { $announced }.
log-announced = { $sum }, { $total ->
    [one] ein Punkt
   *[other] { $total } Punkte
  }
last-move = Der letzte Zug
log-contest-right = Angezweifelt von { $name }: alles stimmt
log-contest-corrected = Angezweifelt von { $name }: Summe berichtigt
log-contest-taken-back = Angezweifelt von { $name }: zurückgenommen
log-contest-earned = { $name }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }

## Are you sure?

confirm-no = Nein, weiterspielen
resign = Aufgeben
resign-title = Aufgeben?
resign-ends = Das Spiel ist dann zu Ende, und der Sieg geht an { $name }.
resign-goes-on = Das Spiel geht ohne dich weiter, und du kannst es nicht mehr gewinnen.
resign-yes = Ja, aufgeben

## Signs in words

speak-plus = plus
speak-minus = minus
speak-times = mal
speak-divided = geteilt durch
speak-open = Klammer auf
speak-close = Klammer zu

## Sums in words; a pause where two things belong together on one side

sum-plus = { $left } plus { $right }
sum-minus = { $left } minus { $right }
sum-times = { $left } mal { $right }
sum-divided = { $left } geteilt durch { $right }
sum-plus-apart = { $left }, plus { $right }
sum-minus-apart = { $left }, minus { $right }
sum-times-apart = { $left }, mal { $right }
sum-divided-apart = { $left }, geteilt durch { $right }
sum-makes = { $sum } ergibt { $result }
sum-makes-apart = { $sum }, ergibt { $result }
sum-negative = minus { $number }
sum-bracket = Klammer auf, { $sum }, Klammer zu
sum-fraction = { $top } Bruchstrich { $bottom }

## The board

board-whole = Ganzes Brett

## The end of the game

end-title = Das Ende
end-won = Sieg für { $name }!
end-you-won = Du hast gewonnen!
end-won-resigned = Der Sieg geht an { $name }, weil { $count ->
    [one] { $others } aufgegeben hat
   *[other] { $others } aufgegeben haben
  }.
end-you-won-resigned = Du hast gewonnen, weil { $count ->
    [one] { $others } aufgegeben hat
   *[other] { $others } aufgegeben haben
  }!
end-resigned-totals = Die Summen haben das nicht entschieden. So standen sie:
end-shared = { $names } teilen sich den Sieg!
end-told = { $name }: { $total }
end-played = Gespielt
end-left-over = Übrig
end-left-over-why = Steine, die übrig bleiben, werden abgezogen.
end-sum = Summe
end-rematch = Noch einmal
end-rematch-waits = Warten auf die anderen …
end-rematch-asked = Für noch ein Spiel: { $names }
end-next = Zum nächsten Spiel
end-review = Rückblick
end-replay = Noch mal ansehen
end-record = Herunterladen
end-chart = Die Punkte, Zug für Zug
end-chart-about = Die Punkte über { $turns } Züge. Dieselben Zahlen stehen in der Tabelle darunter.
end-chart-table = Als Tabelle
end-chart-turn = Zug
end-best = Die besten Züge
end-reason-calculissimo-out = Das Säckchen ist leer und jemand hat alle Steine gelegt.
end-reason-calculissimo-stuck = Das Säckchen ist leer und keiner kann mehr weiter.
end-reason-calculissimo-passes = Alle haben zweimal gepasst.
end-reason-calculissimo-idle = Lange hat niemand mehr etwas gelegt.
end-reason-calculissimo-resigned = Nur noch einer ist übrig.
end-reason-contig60-line = { $count } Plättchen in einer Reihe!
end-reason-contig60-zero = Die Null ist erreicht.
end-reason-contig60-markers = Das letzte Plättchen ist gelegt.
end-reason-contig60-full = Alle Felder sind belegt.
end-reason-contig60-no-throw = Kein Wurf führt mehr zu einem freien Feld.
end-reason-contig60-idle = Lange hat niemand mehr ein Feld belegt.
end-reason-contig60-rounds = Alle Runden sind gespielt.
end-reason-contig60-minutes = Die Zeit ist um.
end-reason-contig60-resign = Ein Team hat aufgegeben.
end-reason-abandoned = Abgebrochen: Jemand ist nicht zurückgekommen.

## Set phrases

phrase-title = Sag etwas
phrase-said = { $name }: { $phrase }
phrase-mute = Nicht zeigen, was { $name } sagt
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-nice-one = Klasse Zug!
phrase-thank-you = Danke!
phrase-sorry = Tut mir leid!
phrase-one-moment = Moment, bitte.
phrase-your-turn = Du bist dran.
phrase-good-game = Schönes Spiel!
phrase-goodbye = Tschüss!

## Somebody is away

away-long = Schon eine Weile weg: { $name }
away-who = Wer spielt weiter?
away-hand = Computer weiterspielen lassen
away-agree = Einverstanden
away-agreed = Dafür, dass { $level } weiterspielt: { $names } ({ $agreed } von { $needed }).
away-handed = { $level } spielt so lange für { $name } weiter.
away-until = Ab { $when } musst du nicht mehr warten.
away-end = Spiel beenden
away-without = Ohne die Fehlenden weiterspielen
away-sure = Für die, die weg sind, zählt das als Aufgeben. Nicht mehr warten?
away-yes = Nicht mehr warten
away-credit = Der Server war { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  } lang weg. Die Zeit bekommst du zurück.

## Notes in the list of moves

log-hand = { $level } spielt für jemanden weiter, der weg ist.
log-hand-person = Wieder da: { $name }
log-gone = Jemand ist nicht zurückgekommen.
log-last = Die Zeit ist um. Das ist die letzte Runde.
log-back = Die letzten Züge sind zurückgenommen.
log-late = { $move } (Zeit abgelaufen)
late-you = Deine Zeit ist abgelaufen.
late-other = Die Zeit ist abgelaufen: { $name }.

## Several people on one device

device-title = Wer ist dran?
device-pass = Gib das Tablet an { $name } weiter
device-open = Ich bin { $name }: Steine zeigen
device-last = { $name }: { $move } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  })
