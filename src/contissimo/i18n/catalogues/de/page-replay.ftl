# Going through a game again, from its record.

replay-heading = Wiederholung
replay-about = Geh ein Spiel noch einmal durch, Zug für Zug.
replay-of = { $game }: Wiederholung
replay-drop = Zieh eine Aufzeichnung hierher
replay-choose = oder wähle eine Datei
replay-printed = Die fünf gedruckten Beispiele von Calculissimo
replay-line = Zeile { $line }:
replay-failed = Dieses Spiel lässt sich nicht zeigen
replay-review = Rückblick
replay-download = Herunterladen
replay-other = Andere Aufzeichnung
replay-controls = Schritte
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Zug
replay-move = Dieser Zug
replay-start = Der Anfang
replay-start-about = Noch liegt nichts auf dem Brett. Weiter geht es mit den Pfeilen.
replay-end = Das Ende
replay-nothing-left = nichts übrig
replay-rack = Steine: { $tiles }
replay-dice = Würfel: { $dice }
replay-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
replay-told = { $name }: { $move }
replay-told-points = { $points ->
    [one] { $name }: { $move }, 1 Punkt
   *[other] { $name }: { $move }, { $points } Punkte
  }
replay-taken-back = Dieser Zug wurde später zurückgenommen.
replay-best-title = Die meisten Punkte
replay-best-nothing = Hier war nichts möglich.
replay-best-was = Dieser Zug war der beste: Nichts bringt mehr.
replay-best-hide = Zurück zum Spiel
replay-best-always = Immer den besten Zug zeigen
replay-best-lay = Auf dem Brett zeigen
replay-go-on = Von hier weiterspielen
replay-set-up = Diese Stellung verändern
replay-start-position = Das Spiel begann mit dieser Stellung. Weiter geht es mit den Pfeilen.

## The proof of the chance

proof-good = Fair
proof-bad = Nicht bewiesen
proof-open = Kein Beweis
proof-ok = Bewiesen fair: Die Startzahl stand vor dem Spiel fest, alle haben etwas dazugegeben, und jeder Stein und jeder Wurf folgt daraus.
proof-running = Das Spiel läuft noch. Die Startzahl wird danach verraten, und dann lässt sich beweisen, dass alles fair war.
proof-seed-missing = In dieser Aufzeichnung fehlt die Startzahl, deshalb lässt sich nicht beweisen, dass alles fair war.
proof-commitment-missing = In dieser Aufzeichnung fehlt der Fingerabdruck von vor dem Spiel, deshalb weiß niemand, wann die Startzahl gewählt wurde.
proof-commitment-differs = Die Startzahl ist nicht die, die am Anfang festgelegt wurde.
proof-chance-differs = Aus der Startzahl folgen andere Steine oder Würfel, als hier aufgezeichnet sind.
proof-cut-short = Diese Aufzeichnung ist abgeschnitten: Die Startzahl steht darin, das Spiel war also zu Ende, aber das Ende fehlt.
