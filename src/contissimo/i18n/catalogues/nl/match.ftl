# Computer players against each other, many times.

help-match = Computerspelers vaak tegen elkaar laten spelen en zien wie sterker is.

option-rivals = Wie er speelt, met komma’s ertussen: random, greedy… of exec:./bot voor een programma van jezelf.
    .value = SPELERS
option-games = Hoeveel spellen. Elke loting wordt één keer vanaf elke plaats gespeeld, dus het kunnen er wat meer zijn.
    .value = N
option-millis = Hoeveel milliseconden een speler over een zet mag nadenken.
    .value = N
option-nodes = Hoeveel zetten een speler mag bekijken voor hij kiest. Dan is de uitslag op elke computer dezelfde.
    .value = N
option-until_error = Stoppen zodra de standaardfout van het winstpercentage zo klein is als dit, bijvoorbeeld 0.02.
    .value = X
option-jobs = Hoeveel processen tegelijk spelen.
    .value = N
option-cluster = Het adres van een dask-scheduler, zoals tcp://10.0.0.1:8786, waarvan de workers spelen.
    .value = ADRES

## The result

match-progress = Spellen
match-title = { $game }, regels { $ruleset }, startgetal { $seed }: { $games ->
    [one] één spel
   *[other] { $games } spellen
  } ({ $rounds ->
    [one] één loting, gespeeld
   *[other] { $rounds } lotingen, elk gespeeld
  } vanaf elke plaats)
match-wins = Gewonnen spellen
match-margin = Punten voorsprong
match-score = Punten
match-time = Tijd per zet
match-moves = Zetten per spel
match-word-accept = Goedgekeurd per spel
match-word-challenge = Betwist per spel
match-word-decline = Niet gestolen per spel
match-word-pass = Gepast per spel
match-word-resign = Opgegeven per spel
match-word-steal = Gestolen per spel
match-word-swap = Geruild per spel
match-ends = { $count } × { $reason }
match-forfeit = { $player } gaf { $count ->
    [one] één spel
   *[other] { $count } spellen
  } op. { $sentence }
match-precise = Eerder gestopt: de uitslag is zo zeker als je wilde.
match-interrupted = Onderbroken. Dit is wat er tot dan toe gespeeld is.

## What can go wrong

why-bot-missing = Er is geen programma “{ $program }” om te starten.
why-bot-not-started = Het programma kon niet starten: { $reason }
why-bot-no-hello = Het programma had “hello 1” moeten antwoorden, maar zei “{ $answer }”.
why-bot-died = Het programma stopte midden in het spel, met status { $status }.
why-bot-silent = Het programma heeft zijn uitvoer gesloten.
why-bot-too-slow = Het programma deed er te lang over.
why-bot-refused = Het programma deed drie zetten die niet mogen: { $codes }
why-cluster-not-installed = Om op een cluster te spelen, installeer je contissimo met de extra “cluster”.
why-cluster-unreachable = Er is geen scheduler op { $address }.
why-cluster-round-lost = Elke keer dat een worker loting { $round } speelde, viel hij uit.
