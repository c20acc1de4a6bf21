# Reviews: luck, skill, mistakes and another try.

help-review = Terugkijken op een afgelopen spel: geluk, kunnen, fouten en wat beter was. Een map vat veel spellen samen.

option-review-file = Een bewaard spel, of een map met bewaarde spellen. Met - wordt de standaardinvoer gelezen.
option-deep = Goed kijken: duurt langer, maar is zekerder.
option-svg = Ook de grafiek van het spel bewaren, als SVG-plaatje.
    .value = BESTAND
option-player = Alleen de zetten van deze speler.
    .value = NAAM

## The review of a game

review-title = { $game }, regels { $ruleset }
review-quick = Een snelle blik. Met --deep wordt er goed gekeken.
review-quick-calculissimo = Het geluk bij het trekken is met minder steekproeven geschat dan wanneer er goed gekeken wordt.
review-closely = Goed bekeken.
review-progress = Stappen
review-top = Gevonden door { $name }: { $percent } van de punten die er waren.
review-accuracy = { $name }: { $number } van 100 voor goede keuzes.
review-level = Speelniveau: { $level }.
review-levels = Speelniveau: { $level } ({ $low } tot { $high }).
review-mistakes = Beslissingen: { $decisions }. Kleine fouten: { $small }; middelgrote: { $medium }; grote: { $large }.
review-rate = Verloren per beslissing: { $number } duizendste van een overwinning.
review-start = Aan het begin
review-luck = Eigen geluk
review-luck-others = Geluk van de anderen
review-skill = Kunnen
review-rest = Rest
review-end = Aan het eind
review-so-far = Tot zover
review-swings = De kans om te winnen gaat het hele spel op en neer. Daarom kan zowel geluk als kunnen bij elkaar meer dan { $percent } zijn.
review-kindly = Wie wint, had bijna altijd ook meer geluk.
review-cost = { $name }: { $move } kostte { $percent }.
review-better = Beter: { $move }
review-none = Geen grotere fouten.
review-turning = Hier kantelde het spel: { $entries }.
review-stopped = Eerder gestopt: { $done } van de { $of } stappen zijn bekeken.
review-saved = De grafiek staat in { $path }.

## Many games

review-games = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
  }
review-skipped = Overgeslagen: { $sentence }
review-by-player = Spelers
review-by-kind = Verloren, naar soort
review-by-stage = Verloren, naar deel van het spel
review-column-games = Spellen
review-column-decisions = Beslissingen
review-column-mistakes = Fouten
review-column-lost = Verloren overwinningen
review-column-rate = Verloren overwinningen per 1.000 beslissingen

## Why the best is better: the code of a fact with its values

review-fact-points = { $n ->
    [one] Eén punt meer.
   *[other] { $n } punten meer.
  }
review-fact-not-established = Welke beter is, valt niet zeker te zeggen.
review-fact-sum-wrong = { $line } klopt niet.
review-fact-contest-right = { $line } was fout: betwisten was goed.
review-fact-contest-wrong = { $line } was goed. Er viel niets te betwisten.
review-fact-line = { $square } maakt een lijn af. Dat kan met { $k } van de { $of } worpen.
review-fact-block = { $square } blokkeert een lijn die met { $k } van de { $of } worpen af zou zijn.
review-fact-threat = Dan ontbreekt alleen nog { $square } voor een lijn: dat kan met { $k } van de { $of } worpen.
review-fact-threats = Dan maakt elk van deze vakjes een lijn af: { $squares }. Een daarvan kan met { $k } van de { $of } worpen.
review-fact-leaves = { $n ->
    [one] De gespeelde zet laat { $square } liggen voor één punt; dat kan met { $k } van de { $of } worpen.
   *[other] De gespeelde zet laat { $square } liggen voor { $n } punten; dat kan met { $k } van de { $of } worpen.
  }
review-fact-steal = { $k ->
    [one] Wie past, laat de anderen één vakje stelen voor dubbele punten.
   *[other] Wie past, laat de anderen een van { $k } vakjes stelen voor dubbele punten.
  }
review-fact-made = { $square } kon gemaakt worden: { $line }
review-fact-seven = Zeven jetons in één keer: nog een beurt.
review-fact-bonus-free = De ×{ $factor } op { $square } was nog vrij: { $n } punten.
review-fact-bonus-smaller = De ×{ $factor } op { $square } is in een andere lijn { $n } punten meer waard.
review-fact-keep = { $face } is later ongeveer { $later } punten waard en leverde nu { $now } op.
review-fact-kept = De jetons die je houdt, zijn later zo’n { $n } punten meer waard.
review-fact-opens = Na de gespeelde zet maakt de volgende speler gemiddeld { $n } punten meer.
review-fact-left = { $n ->
    [one] De jetons die aan het eind overblijven, kosten één punt meer.
   *[other] De jetons die aan het eind overblijven, kosten { $n } punten meer.
  }
review-fact-ending = { $n ->
    [one] Tot het eind gespeeld is dat één punt minder.
   *[other] Tot het eind gespeeld is dat { $n } punten minder.
  }

## What there is to practise, and when

review-kind-division = Delen
review-kind-brackets = Haakjes
review-kind-times = Vermenigvuldigen
review-kind-joker = Jokers
review-kind-line = Lijnen
review-kind-block = Lijnen blokkeren
review-kind-points = Buren
review-kind-crossing = Kruisende lijnen
review-kind-seven = Zeven jetons
review-kind-bonus = Bonusvakjes
review-kind-far-bonus = Bonusvakjes verder weg
review-kind-steal = Stelen
review-kind-pass = Passen
review-kind-exchange = Ruilen
review-kind-contest = Betwisten
review-kind-ending = Laatste jetons
review-stage-early = Het begin
review-stage-middle = Het midden
review-stage-late = Het eind

## Why there is no review

why-review-running = dit spel is nog niet uit. De terugblik komt daarna.
why-review-too-large = dit spelverslag is te groot voor een terugblik. Er worden hoogstens { $limit } tekens gelezen.
why-review-too-long = dit spelverslag is te lang voor een terugblik. Er worden hoogstens { $limit } stappen beoordeeld.
why-review-no-judge = Dit spel kan het programma nog niet beoordelen.
why-review-board-large = Dit bord is te groot om te beoordelen. Het mag hoogstens 64 vakjes hebben.
why-review-no-records = in deze map staat geen bewaard spel om op terug te kijken.
why-review-folder-graph = een grafiek laat één spel zien, en dit is een map.
why-review-no-player = in deze spellen heet niemand { $player }.
why-no-such-review = Deze terugblik is hier niet meer. Open hem nog een keer.
why-review-slow = De terugblik op dit spel duurt te lang.
