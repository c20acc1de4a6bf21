# The page: what is around every table, whichever game is played there.

## Challenge judging: what was said, and whether anybody contests it

contest-title = Klopt dat?
contest-by = { $name }:
contest-total = voor { $total ->
    [one] één punt
   *[other] { $total } punten
  }
contest-asks = { $name }, zeg jij het maar.
contest-question = Betwist het als je denkt dat het fout is.
contest-challenge = Betwisten
contest-accept = Klopt
contest-left = nog { $time }
contest-waiting = Nu kunnen de anderen het betwisten.
verdict-title = De uitspraak
verdict-corrected = { $points ->
    [one] Eén punt
   *[other] { $points } punten
  }, geen { $announced }.
log-announced = { $sum }, { $total ->
    [one] één punt
   *[other] { $total } punten
  }
last-move = De laatste zet
log-contest-right = Betwist door { $name }: alles klopt
log-contest-corrected = Betwist door { $name }: totaal verbeterd
log-contest-taken-back = Betwist door { $name }: teruggenomen
log-contest-earned = { $name }: { $points ->
    [one] één punt
   *[other] { $points } punten
  }

## Are you sure?

confirm-no = Nee, verderspelen
resign = Opgeven
resign-title = Opgeven?
resign-ends = Het spel is dan afgelopen en de winst gaat naar { $name }.
resign-goes-on = Het spel gaat zonder jou verder, en je kunt het niet meer winnen.
resign-yes = Ja, opgeven

## Signs in words

speak-plus = plus
speak-minus = min
speak-times = maal
speak-divided = gedeeld door
speak-open = haakje openen
speak-close = haakje sluiten

## Sums in words; a pause where two things belong together on one side

sum-plus = { $left } plus { $right }
sum-minus = { $left } min { $right }
sum-times = { $left } maal { $right }
sum-divided = { $left } gedeeld door { $right }
sum-plus-apart = { $left }, plus { $right }
sum-minus-apart = { $left }, min { $right }
sum-times-apart = { $left }, maal { $right }
sum-divided-apart = { $left }, gedeeld door { $right }
sum-makes = { $sum } is { $result }
sum-makes-apart = { $sum }, is { $result }
sum-negative = min { $number }
sum-bracket = haakje openen, { $sum }, haakje sluiten
sum-fraction = { $top } breukstreep { $bottom }

## The board

board-whole = Het hele bord

## The end of the game

end-title = Het einde
end-won = Winst voor { $name }!
end-you-won = Je hebt gewonnen!
end-won-resigned = De winst is voor { $name }, want { $count ->
    [one] { $others } heeft opgegeven
   *[other] { $others } hebben opgegeven
  }.
end-you-won-resigned = Je hebt gewonnen, want { $count ->
    [one] { $others } heeft opgegeven
   *[other] { $others } hebben opgegeven
  }!
end-resigned-totals = De totalen gaven niet de doorslag. Zo stonden ze:
end-shared = { $names } winnen samen!
end-told = { $name }: { $total }
end-played = Gespeeld
end-left-over = Over
end-left-over-why = Jetons die je overhoudt, worden van je totaal afgetrokken.
end-sum = Totaal
end-rematch = Nog een keer
end-rematch-waits = Wachten op de anderen…
end-rematch-asked = Voor nog een spel: { $names }
end-next = Naar het volgende spel
end-review = Terugblik
end-replay = Nog eens bekijken
end-record = Downloaden
end-chart = De punten, beurt na beurt
end-chart-about = De punten over { $turns } beurten. Dezelfde getallen staan in de tabel eronder.
end-chart-table = Als tabel
end-chart-turn = Beurt
end-best = De beste zetten
end-reason-calculissimo-out = De zak is leeg en iemand heeft al zijn jetons gelegd.
end-reason-calculissimo-stuck = De zak is leeg en niemand kan verder.
end-reason-calculissimo-passes = Iedereen heeft twee keer gepast.
end-reason-calculissimo-idle = Er is al lang niets meer gelegd.
end-reason-calculissimo-resigned = Er is nog maar één speler over.
end-reason-contig60-line = { $count } fiches op een rij!
end-reason-contig60-zero = De nul is bereikt.
end-reason-contig60-markers = De laatste fiche is gelegd.
end-reason-contig60-full = Alle vakjes zijn bedekt.
end-reason-contig60-no-throw = Geen enkele worp past nog op een vrij vakje.
end-reason-contig60-idle = Er is al lang geen vakje meer bedekt.
end-reason-contig60-rounds = Alle rondes zijn gespeeld.
end-reason-contig60-minutes = De tijd is om.
end-reason-contig60-resign = Eén team heeft opgegeven.
end-reason-abandoned = Afgebroken: iemand is weggebleven.

## Set phrases

phrase-title = Zeg iets
phrase-said = { $name }: { $phrase }
phrase-mute = Niet tonen wat { $name } zegt
phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-well-played = Goed gespeeld!
phrase-nice-one = Mooie zet!
phrase-thank-you = Dank je wel!
phrase-sorry = Sorry!
phrase-one-moment = Even wachten, alsjeblieft.
phrase-your-turn = Jij bent aan de beurt.
phrase-good-game = Leuk spel!
phrase-goodbye = Tot ziens!

## Somebody is away

away-long = Al een tijdje weg: { $name }
away-who = Wie speelt er verder?
away-hand = De computer laten verderspelen
away-agree = Akkoord
away-agreed = { $level } mag verderspelen van { $names } ({ $agreed } van de { $needed }).
away-handed = { $level } speelt zolang verder voor { $name }.
away-until = Vanaf { $when } hoef je niet langer te wachten.
away-end = Het spel beëindigen
away-without = Verder zonder wie weg is
away-sure = Voor wie weg is, telt dit als opgeven. Niet langer wachten?
away-yes = Niet langer wachten
away-credit = De server was { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
  } weg. Die tijd krijg je terug.

## Notes in the list of moves

log-hand = { $level } speelt verder voor iemand die weg is.
log-hand-person = Weer terug: { $name }
log-gone = Iemand is weggebleven.
log-last = De tijd is om. Dit is de laatste ronde.
log-back = De laatste zetten zijn teruggenomen.
log-late = { $move } (tijd om)
late-you = Je tijd is om.
late-other = De tijd is om: { $name }.

## Several people on one device

device-title = Wie is er aan de beurt?
device-pass = Geef de tablet aan { $name }
device-open = Ik ben { $name }: toon mijn jetons
device-last = { $name }: { $move } ({ $points ->
    [one] 1 punt
   *[other] { $points } punten
  })
