# The review of a game on the page: numbers, graph, turns, another try, and what to practise.

review-heading = Terugblik
review-of = { $game }: terugblik
review-failed = Van dit spel is er geen terugblik
review-loading = We kijken terug op het spel…
review-as = Bekeken als
review-quick-look = Tot nu toe een snelle blik.
review-closer = Er wordt nog beter gekeken.
review-close-look = Alles is goed bekeken.
review-closer-again = Beter kijken
review-back = Vorige beurt
review-next = Volgende beurt
review-share = Link naar deze beurt kopiëren
review-replay = Het spel nog eens bekijken
keys-review-turns = naar de vorige of volgende beurt

## The numbers of a player: each with a sentence

review-head-top = Vond { $n } van elke 100 mogelijke punten.
review-head-accuracy = { $n } van de 100 voor goede keuzes. Wie altijd de beste zet kiest, heeft 100.
review-head-luck = Geluk
review-luck-good = Het geluk was aan deze kant.
review-luck-bad = Het geluk was aan de andere kant.
review-luck-even = Het geluk was eerlijk verdeeld.
review-head-skill = Keuzes
review-skill-good = Koos beter dan de anderen.
review-skill-bad = De anderen kozen beter.
review-skill-even = Iedereen koos ongeveer even goed.
review-head-mistakes = Kleine fouten: { $small }; middelgrote: { $medium }; grote: { $large }.
review-stars = { $n } van de 3 sterren
review-stars-1 = Tot het einde gespeeld. Knap!
review-stars-2 = Veel goede ideeën!
review-stars-3 = Wat een geweldig spel!

## The graph, and the same as a table

review-graph = Zo verliep het spel
review-graph-share = Kans om te winnen
review-graph-luck = Geluk
review-graph-turning = Hier kantelde het spel
review-graph-slip = Een nieuwe poging waard
review-graph-chance = Kans om te winnen: { $percent }
review-table = Alle beurten als tabel
review-column-turn = Beurt
review-column-who = Speler
review-column-move = Zet
review-column-cost = Kostte
review-column-share = Kans
review-column-points = Punten
review-column-kept = Bewaarde jetons
review-sum = Hoe geluk en keuzes samen uitkomen
review-sum-about = Van de kans aan het begin tot de uitslag: het klopt precies.

## One turn

review-turn = Beurt { $turn }
review-no-choice = Hier viel niets te kiezen.
review-was-best = Dat was de beste zet.
review-was-good = Dat was even goed als de beste zet.
review-even-better = Nog beter
review-even-better-about = Er was iets nog beters.
review-size-small = Een klein foutje.
review-size-medium = Een fout.
review-size-large = Een grote fout.
review-lost = De kans om te winnen daalde met { $percent }.
review-played = Gespeeld
review-best = Beste zet
review-other = Keuze { $n } van { $of }
review-better-one = Een betere
review-worse-one = De volgende
review-lay = Een andere zet proberen
review-all = Alle keuzes ({ $n })
review-exact = Bewezen

## Another try

review-again = Nog eens proberen ({ $n })
review-again-none = Er is niets om nog eens te proberen. Goed gespeeld!
review-again-at = Nieuwe poging: { $at } van { $of }
review-again-task = Wat zou hier beter zijn?
review-again-right = Goed! Dat is even goed als de beste zet.
review-again-not-yet = Er is iets nog beters. Kijk nog eens!
review-again-wrong = Net niet: { $percent } kans om te winnen, { $loss } minder dan met de beste zet.
review-again-reply = Beste antwoord: { $move }
review-again-throws = Dat kan met { $k } van de { $of } worpen.
review-again-more = Nog een keer
review-again-show = Alle zetten tonen die even goed zijn
review-again-good = Even goed als de beste zet
review-again-next = Volgende
review-again-back = Terug naar de terugblik
review-again-done = Nu gevonden: { $n } van { $of }
review-again-all = Opnieuw beginnen
review-trial = Beurt { $turn }: een andere zet
review-trial-task = Doe een willekeurige zet en zie wat die waard is.

## The last games of this browser

review-practice = Wat oefenen?
review-practice-none = Als je in deze browser een spel hebt uitgespeeld, staat hier wat je kunt oefenen.
review-practice-about = Je laatste spellen in deze browser: { $n }
review-practice-busy = Je spellen worden bekeken: { $done } van { $of }
review-practice-fine = Er valt niets op. Goed gespeeld!
review-practice-again = Een nieuwe poging waard
review-practice-mistake = Nog eens proberen: { $percent } terugwinnen
review-practice-games = Je spellen
review-kinds = Naar soort
review-stages = Naar deel van het spel
review-drop = Op een ander spelverslag terugkijken
