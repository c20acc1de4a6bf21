# A game in the terminal, and a saved game that is shown again.

## Who plays

player-you = Jij
player-random = Toevalstreffer
player-greedy = Hebberd
player-numbered = { $name } ({ $seat })
player-nobody = Speler
and = en

## The board and what lies before a player

legend-calculissimo = 2# 3# getal ×2 ×3    2= 3= hele lijn ×2 ×3    2* start    ?6 een joker
legend-contig60 = (7) team 1    [7] team 2
rack = Je jetons: { $tiles }
bag = { $count ->
    [one] Eén jeton in de zak
   *[other] { $count } jetons in de zak
  }
dice = Worp: { $dice }
markers = Fiches over: ({ $first }) [{ $second }]
window-calculissimo = Daar ligt { $move }. Klopt het totaal van { $total }? Zeg accept (klopt) of challenge (betwisten).
window-contig60 = { $move }, is er gezegd. Klopt dat? Zeg accept (klopt) of challenge (betwisten).
steal-offered = Het andere team paste. Maak een som met dezelfde dobbelstenen, voor dubbele punten, of zeg decline (niet stelen).

## What a move scores

card-total = { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
card-announced = Gemeld was { $total }.
moves-none = Er is geen zet mogelijk.

## What players did

told-move = { $name }: { $move }
told-steal = { $name }, gestolen: { $move }
told-total = { $name }, punten nu: { $total }.
told-swap = { $name }: { $count ->
    [one] één jeton geruild
   *[other] { $count } jetons geruild
  }.
told-pass = { $name }: gepast.
told-decline = { $name }: niet gestolen.
told-accept = { $name }: klopt.
told-challenge = { $name }: betwist!
told-resign = { $name }: opgegeven.
contest-right = Terecht betwist. Wat er gelegd was, gaat weer weg.
contest-corrected = De sommen kloppen, maar het totaal was fout. Nu is het verbeterd.
contest-wrong = Alles klopte. Het blijft liggen.

## What chance did

happened-order = Wie begint? { $drawn }
happened-draw = { $name }, nieuwe jetons: { $tiles }
happened-hidden-draw = { $name }: { $count ->
    [one] één nieuwe jeton
   *[other] { $count } nieuwe jetons
  }.
happened-first = { $name }: eerste beurt.
happened-roll = De dobbelstenen tonen { $dice }.
happened-last = De tijd is om. Dit is de laatste ronde.
note-away = { $seconds ->
    [one] Eén seconde is
   *[other] { $seconds } seconden zijn
  } teruggegeven.
note-hand = { $name }: hier speelt nu { $who }.
note-back = Teruggenomen: alles is weer zoals na stap { $to }.
note-gone = Iemand is weggebleven.
note-start = Het spel begint met een opgezette stelling.

## Asking

ask-move = { $name }, je zet (of: help)?
hand-over = Nu { $name }. De anderen kijken even weg. Druk op Enter.
hints-off = Tips staan uit. Start het spel met --hints om zetten te zien.
limit-turn = { $seconds ->
    [one] Een beurt duurt hoogstens één seconde
   *[other] Een beurt duurt hoogstens { $seconds } seconden
  }. Daarna heb je gepast.
limit-main = Elke speler heeft { $main } seconden voor het hele spel, en { $increment } erbij per beurt. Wie ze opgebruikt, heeft verloren.
limit-window = Je hebt { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
  } om een zet te betwisten.
time-left = { $seconds ->
    [one] Nog één seconde
   *[other] Nog { $seconds } seconden
  }.
time-over = Dat was te laat.
table-help-calculissimo =
    8d 9+6/2       jetons naar rechts leggen, vanaf rij 8, kolom d
    d8 9+6/2       jetons naar beneden leggen, vanaf kolom d, rij 8
    h6 4-(2)+3     jetons die er al liggen, zet je tussen haakjes
    8d 9+?6/2      een joker die een 6 is
    8d 9+6/2=48    met je totaal, als de regels dat vragen
    swap 57+       deze jetons ruilen
    pass           deze keer niets doen
    challenge      betwisten wat een ander heeft gelegd, als jullie elkaar nakijken
    accept         zeggen dat het klopt
    resign         opgeven
    resign 2       wie op plaats 2 zit, geeft op, ook buiten de eigen beurt
    board          het bord nog eens tonen
    quit           het spel verlaten
table-help-contig60 =
    (2+3)*4=20     een som met alle drie de dobbelstenen; de uitkomst is je vakje
    pass           deze keer niets doen; het andere team mag je worp gebruiken
    decline        de worp van het andere team niet gebruiken
    challenge      de som van het andere team betwisten, als jullie elkaar nakijken
    accept         zeggen dat de som klopt
    resign         opgeven
    resign 2       wie op plaats 2 zit, geeft op, ook buiten de eigen beurt
    board          het bord nog eens tonen
    quit           het spel verlaten

## The start and the end

play-promise = Het geluk in dit spel ligt vast door een geheim getal. De vingerafdruk ervan, om het later na te kijken: { $commitment }
play-keep = Typ een bestandsnaam om het spel te bewaren. Druk anders op Enter.
play-kept = Het spel is bewaard in { $file }.
play-not-kept = Het spel is niet bewaard. Met --record BESTAND wel.
end-running = Het spel is nog niet uit.
end-total = { $name }: { $total }
end-leftover = { $name }: { $tiles } over, dat kost { $cost }. Totaal: { $total }
end-winners = { $count ->
    [one] Winst: { $names }
   *[other] Gedeelde winst: { $names }
  }
reason-calculissimo-out = De zak is leeg en iemand heeft al zijn jetons gelegd.
reason-calculissimo-stuck = De zak is leeg en niemand kan verder.
reason-calculissimo-passes = Iedereen heeft twee keer gepast.
reason-calculissimo-idle = Er is al lang niets meer gelegd.
reason-calculissimo-resigned = Er is nog maar één speler over.
reason-contig60-line = Genoeg fiches op een rij!
reason-contig60-zero = De nul is bereikt.
reason-contig60-markers = De laatste fiche is gelegd.
reason-contig60-full = Alle vakjes zijn bedekt.
reason-contig60-no_throw = Geen enkele worp past nog op een vrij vakje.
reason-contig60-idle = Veertig beurten zonder een fiche.
reason-contig60-rounds = Alle rondes zijn gespeeld.
reason-contig60-minutes = De tijd is om.
reason-contig60-resign = Eén team heeft opgegeven.
reason-abandoned = Afgebroken: iemand is weggebleven.

## Saved games

replay-title = { $game }, regels { $ruleset }, { $date }
replay-best = { $points ->
    [one] Beste zet: { $move }, één punt.
   *[other] Beste zet: { $move }, { $points } punten.
  }
replay-best-played = Beste zet: niets levert meer op.
replay-best-none = Beste zet: er past niets.
verify-rules = { $count ->
    [one] De ene stap volgt
   *[other] Alle { $count } stappen volgen
  } de regels.
verify-chance = { $count ->
    [one] De ene trekking volgt
   *[other] Alle { $count } trekkingen en worpen volgen
  } uit het startgetal dat in het begin was vastgelegd.
verify-entry = Stap { $seq }: { $sentence }
