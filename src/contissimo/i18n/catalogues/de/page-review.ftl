# The review of a game on the page: numbers, graph, turns, another try, and what to practise.

review-heading = Rückblick
review-of = { $game }: Rückblick
review-failed = Zu diesem Spiel gibt es keinen Rückblick
review-loading = Wir schauen auf das Spiel zurück …
review-as = Aus Sicht von
review-quick-look = Bis jetzt ein schneller Blick.
review-closer = Ein genauerer Blick läuft noch.
review-close-look = Alles wurde genau angesehen.
review-closer-again = Genauer hinsehen
review-back = Voriger Zug
review-next = Nächster Zug
review-share = Link zu diesem Zug kopieren
review-replay = Das Spiel noch mal ansehen
keys-review-turns = zum vorigen oder nächsten Zug

## The numbers of a player: each with a sentence

review-head-top = Von je 100 möglichen Punkten { $n } gefunden.
review-head-accuracy = { $n } von 100 für gute Entscheidungen. Wer immer den besten Zug wählt, hat 100.
review-head-luck = Glück
review-luck-good = Das Glück war auf dieser Seite.
review-luck-bad = Das Glück war auf der anderen Seite.
review-luck-even = Das Glück war gerecht verteilt.
review-head-skill = Entscheidungen
review-skill-good = Besser gewählt als die anderen.
review-skill-bad = Die anderen haben besser gewählt.
review-skill-even = Alle haben etwa gleich gut gewählt.
review-head-mistakes = Kleine Fehler: { $small }; mittlere: { $medium }; große: { $large }.
review-stars = { $n } von 3 Sternen
review-stars-1 = Bis zum Ende gespielt. Prima!
review-stars-2 = Viele gute Ideen!
review-stars-3 = Was für ein tolles Spiel!

## The graph, and the same as a table

review-graph = So lief das Spiel
review-graph-share = Gewinnchance
review-graph-luck = Glück
review-graph-turning = Hier kippte das Spiel
review-graph-slip = Einen neuen Versuch wert
review-graph-chance = Gewinnchance: { $percent }
review-table = Alle Züge als Tabelle
review-column-turn = Zug
review-column-who = Spieler
review-column-move = Spielzug
review-column-cost = Kostete
review-column-share = Chance
review-column-points = Punkte
review-column-kept = Behaltene Steine
review-sum = Wie Glück und Entscheidungen zusammenkommen
review-sum-about = Von der Chance am Anfang bis zum Ergebnis: Die Rechnung geht auf.

## One turn

review-turn = Zug { $turn }
review-no-choice = Hier gab es nichts zu entscheiden.
review-was-best = Das war der beste Zug.
review-was-good = Das war so gut wie der beste Zug.
review-even-better = Noch besser
review-even-better-about = Es gab etwas noch Besseres.
review-size-small = Ein kleiner Fehler.
review-size-medium = Ein Fehler.
review-size-large = Ein großer Fehler.
review-lost = Die Gewinnchance sank um { $percent }.
review-played = Gespielt
review-best = Am besten
review-other = Möglichkeit { $n } von { $of }
review-better-one = Ein besserer
review-worse-one = Der nächste
review-lay = Einen anderen Zug probieren
review-all = Alle Möglichkeiten ({ $n })
review-exact = Bewiesen

## Another try

review-again = Noch mal versuchen ({ $n })
review-again-none = Hier gibt es nichts zu verbessern. Gut gespielt!
review-again-at = Neuer Versuch: { $at } von { $of }
review-again-task = Was wäre hier besser?
review-again-right = Richtig! Das ist so gut wie der beste Zug.
review-again-not-yet = Es gibt etwas noch Besseres. Schau noch mal!
review-again-wrong = Nicht ganz: { $percent } Gewinnchance, { $loss } weniger als mit dem besten Zug.
review-again-reply = Beste Antwort: { $move }
review-again-throws = Möglich bei { $k } von { $of } Würfen.
review-again-more = Noch einmal
review-again-show = Alle Züge zeigen, die so gut sind
review-again-good = So gut wie der beste Zug
review-again-next = Weiter
review-again-back = Zurück zum Rückblick
review-again-done = Diesmal gefunden: { $n } von { $of }
review-again-all = Von vorn
review-trial = Zug { $turn }: ein anderer Zug
review-trial-task = Mach irgendeinen Zug und sieh, was er wert ist.

## The last games of this browser

review-practice = Was üben?
review-practice-none = Wenn du in diesem Browser ein Spiel beendet hast, steht hier, was du üben kannst.
review-practice-about = Deine letzten Spiele in diesem Browser: { $n }
review-practice-busy = Deine Spiele werden angesehen: { $done } von { $of }
review-practice-fine = Nichts fällt auf. Gut gespielt!
review-practice-again = Einen neuen Versuch wert
review-practice-mistake = Noch mal versuchen: { $percent } zurückholen
review-practice-games = Deine Spiele
review-kinds = Nach Art
review-stages = Nach Spielabschnitt
review-drop = Rückblick auf ein anderes Spiel
