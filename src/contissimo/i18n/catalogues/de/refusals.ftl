# Why something was refused. The key is "why-" and the code, with dashes for underscores.
# Which values a code comes with stands where it is raised; tests/cli/test_words.py compares.

## Where a mistake stands, before the sentence about it

where-file = { $file }: { $sentence }
where-file-line = { $file }, Zeile { $line }: { $sentence }
where-file-entry = { $file }, Zeile { $line }, Eintrag { $seq }: { $sentence }
where-line = Zeile { $line }: { $sentence }
where-entry = Zeile { $line }, Eintrag { $seq }: { $sentence }

## Calculissimo: placements

why-not-on-rack = Du hast nicht alle diese Steine.
why-square-occupied = Auf { $squares } liegt schon etwas.
why-off-board = Das ginge über den Rand des Bretts.
why-bracket-differs = Der Stein in Klammern bei { $squares } ist nicht der, der dort liegt.
why-nothing-placed = Du hast keinen Stein gelegt. Steine ohne Klammern sind deine.
why-nothing-exchanged = Nenne zum Tauschen mindestens einen deiner Steine.
why-line-not-whole = Schreib die ganze Reihe, mit den Steinen, die schon auf { $squares } liegen.
why-no-line = Der Stein auf { $squares } berührt nichts. Bilde eine Reihe aus zwei oder mehr Steinen.
why-not-connected = Deine Steine müssen an die Steine auf dem Brett anschließen.
why-start-not-covered = Der erste Zug muss das Startfeld { $squares } bedecken.
why-joker-as-nothing = Sag, wofür der Joker auf { $squares } steht, etwa ?6.
why-joker-as-times = Ein Joker kann kein × sein.
why-joker-as-left-out = Hier wird ohne { $face } gespielt, also kann ein Joker auch kein { $face } sein.
why-line-incomplete = { $line } ist keine vollständige Rechnung. Sie muss aus Zahl, Zeichen, Zahl bestehen und mit einer Zahl enden.
why-times-twice = In { $line } stehen zwei { sign-times }. In einer Reihe darf nur eins stehen.
why-division-by-zero = Durch null kann man nicht teilen.
why-division-by-zero-without-bonus = Ohne die Farben teilt { $line } durch null.
why-not-positive = { $line } muss mehr als null ergeben.
why-not-positive-without-bonus = Auch ohne die Farben muss { $line } mehr als null ergeben.
why-not-whole = { $line } ergibt keine ganze Zahl.
why-not-whole-without-bonus = Ohne die Farben ergibt { $line } keine ganze Zahl.
why-step-not-whole = In { $line } muss jeder Schritt eine ganze Zahl sein, und keiner unter null.
why-step-not-whole-without-bonus = Auch ohne die Farben muss in { $line } jeder Schritt eine ganze Zahl sein, und keiner unter null.
why-total-missing = Sag auch deine Punkte an, etwa mit =48 am Ende.
why-total-too-large = Mehr als { $limit } Punkte kann man nicht ansagen.
why-exchange-never = In diesem Spiel wird nie getauscht.
why-exchange-bag-empty = Das Säckchen ist leer, es gibt nichts zu tauschen.
why-exchange-placement-exists = Du kannst etwas legen, also darfst du nicht tauschen.
why-bag-too-small = Im Säckchen { $tiles ->
    [one] ist nur ein Stein
   *[other] sind nur { $tiles } Steine
  }, aber so viele Leute brauchen { $needed }.

## Contig 60: sentences

why-square-unknown = Ein Feld { $squares } gibt es auf diesem Brett nicht.
why-leading-sign = Eine Rechnung kann nicht mit einem Minus beginnen.
why-dice-not-used-once = Nimm jeden Würfel genau einmal. Die Würfel sind { $dice }.
why-operation-not-allowed = Hier wird ohne { $operations } gespielt.
why-value-is-not-square = Das ergibt { $value }, nicht { $squares }.
why-roll-impossible = Diese Würfel können nicht { $dice } zeigen.
why-seat-unknown = Ein Team { $seat } gibt es nicht.

## Both games

why-not-your-turn = Du bist nicht dran.
why-resign-wait = Erst wird noch gezogen oder gewürfelt. Gib gleich danach auf.
why-game-over = Das Spiel ist zu Ende.
why-not-now = Das geht jetzt nicht.
why-too-late = Zu spät, die Zeit ist um.
why-seat-count = Dieses Spiel kann man nicht { $seats ->
    [one] allein
   *[other] mit { $seats } Personen
  } spielen.
why-chance-impossible = Diese Steine sind nicht im Säckchen.
why-note-of-player = Das kann kein Spieler sagen.
why-note-refused = „{ $note }“ geht hier nicht.

## Texts that can’t be read

why-move-unreadable = „{ $text }“ kann ich nicht als Zug lesen.
why-move-too-long = Ein Zug hat höchstens { $limit } Zeichen.
why-expression-unreadable = „{ $text }“ kann ich nicht als Rechnung lesen.
why-expression-too-long = Eine Rechnung hat höchstens { $limit } Zeichen.
why-position-fields = Eine Stellung hat { $expected } Teile mit je einem Leerzeichen dazwischen.
why-position-field = Der Teil „{ $field }“ der Stellung ist falsch.
why-position-contradiction = Die Teile der Stellung passen nicht zusammen.
why-position-impossible = In diese Stellung kann kein Spiel kommen.
why-position-tiles = In der Stellung sind mehr Steine als im Säckchen.
why-position-board = Das Brett der Stellung ist falsch.
why-position-scores = Die Punkte „{ $text }“ der Stellung kann ich nicht lesen.
why-position-markers = Die Plättchen „{ $text }“ der Stellung sind falsch.
why-position-dice = Diese Würfel können nicht „{ $text }“ zeigen.
why-position-to-move = „{ $text }“ kann in dieser Stellung nicht dran sein.
why-position-flags = Der letzte Teil der Stellung, „{ $text }“, ist falsch.
why-position-flag = „{ $text }“ im letzten Teil der Stellung kann ich nicht lesen.
why-position-over = In dieser Stellung ist das Spiel vorbei.
why-position-window = In dieser Stellung kann ein Zug noch angezweifelt werden. Damit kann kein Spiel beginnen.
why-position-open-seats = Von einer Stellung aus spielt man nur gegen den Computer oder an einem Gerät.
why-position-slow = Diese Stellung zu berechnen hat zu lange gedauert.
why-seed-unreadable = Die Startzahl muss mit den Ziffern 0-9 und a-f geschrieben sein.
why-seed-length = Die Startzahl muss { $expected } Bytes lang sein, diese hat { $length }.
why-contribution-unreadable = Was jemand zum Zufall beiträgt, muss mit den Ziffern 0-9 und a-f geschrieben sein.
why-contribution-length = Was jemand zum Zufall beiträgt, muss { $expected } Bytes lang sein, das hier hat { $length }.
why-contributions-unreadable = Was jemand zum Zufall beiträgt, muss mit den Ziffern 0-9 und a-f geschrieben sein.
why-contributions-length = Was jemand zum Zufall beiträgt, muss { $expected } Bytes lang sein, das hier hat { $length }.
why-commitment-unreadable = Der Fingerabdruck muss mit den Ziffern 0-9 und a-f geschrieben sein.
why-commitment-length = Der Fingerabdruck muss { $expected } Bytes lang sein, dieser hat { $length }.
why-digest-length = Die Prüfsumme muss { $expected } Bytes lang sein, diese hat { $length }.

## Files of rules, boards and tiles

why-file-missing = diese Datei gibt es nicht.
why-file-is-directory = das ist ein Ordner, keine Datei.
why-file-unreadable = diese Datei lässt sich nicht öffnen.
why-file-unwritable = hier lässt sich nichts speichern.
why-file-not-utf8 = das ist keine Textdatei in UTF-8.
why-file-too-large = diese Datei ist zu groß. Gelesen werden höchstens { $limit } Bytes.
why-toml-unreadable = das lässt sich nicht als TOML lesen.
why-option-unknown = eine Option „{ $option }“ gibt es nicht.
why-option-wrong = „{ $option }“ kann nur dies sein: { $expected }.
why-layout-letter = „{ $letter }“ ist keine Art von Feld. Es gibt . g b y p *
why-layout-width = diese Zeile hat { $width ->
    [one] ein Feld
   *[other] { $width } Felder
  }, die Zeilen darüber haben { $expected }.
why-layout-size = ein Brett hat { $low } bis { $high } Zeilen und Spalten.
why-layout-two-starts = hier ist ein zweites Startfeld *. Ein Brett hat nur eins.
why-layout-no-start = es gibt kein Startfeld *.
why-layout-number = „{ $text }“ ist keine ganze Zahl von 0 bis { $high }.
why-layout-twice = die Zahl { $number } steht schon in Zeile { $first }.
why-bag-face-twice = der Stein { $face } steht hier zum zweiten Mal.
why-bag-too-large = in ein Säckchen passen höchstens { $limit } Steine.
why-bag-line = „{ $text }“ ist kein Stein mit seiner Anzahl, etwa: 7 5
why-board-is-layout = das ist ein Plan mit den farbigen Feldern, kein Brett mit dem, was darauf liegt.
why-board-letter = „{ $letter }“ gehört nicht auf ein Brett.
why-board-width = diese Zeile hat { $width ->
    [one] ein Feld
   *[other] { $width } Felder
  }, aber das Brett ist { $expected } breit.
why-board-height = hier { $height ->
    [one] steht eine Zeile
   *[other] stehen { $height } Zeilen
  }, aber das Brett hat { $expected }.

## Records

why-record-not-utf8 = das ist keine Textdatei in UTF-8.
why-record-too-large = diese Aufzeichnung ist zu groß. Gelesen werden höchstens { $limit } Bytes.
why-record-too-long = diese Aufzeichnung ist zu lang. Gelesen werden höchstens { $limit } Einträge.
why-record-header-unreadable = diese Zeile sollte aussehen wie [Key "value"].
why-record-header-twice = { $key } steht hier zum zweiten Mal.
why-record-header-missing = die Zeile [{ $key } "…"] fehlt.
why-record-game-unknown = ein Spiel „{ $game }“ gibt es nicht.
why-record-ruleset-unknown = Regeln mit dem Namen „{ $ruleset }“ gibt es nicht.
why-record-ruleset-wrong = die Regeln in dieser Aufzeichnung sind falsch: { $because }
why-record-seats-wrong = so viele können dieses Spiel nicht spielen.
why-record-players-wrong = für jeden Platz muss ein Name dastehen.
why-record-contributions-wrong = was die Spieler zum Zufall beigetragen haben, ist nicht lesbar.
why-record-commitment-wrong = der Fingerabdruck ist nicht lesbar.
why-record-seed-wrong = die Startzahl ist nicht lesbar.
why-record-position-wrong = die Stellung in dieser Aufzeichnung ist falsch: { $because }
why-record-columns = ein Eintrag hat 3 bis 6 Teile mit Tabulatoren dazwischen, dieser hat { $columns }.
why-record-entry-unreadable = ein Eintrag beginnt mit seiner Nummer und seinem Platz.
why-record-out-of-order = hier sollte Eintrag { $seq } stehen, nicht { $found }.
why-record-after-end = das Spiel war schon zu Ende.
why-record-hidden = dieser Zug ist verdeckt, deshalb lässt sich das Spiel noch nicht nachspielen.
why-record-clock-wrong = die Zeit ist nicht lesbar oder läuft rückwärts.
why-record-unreadable-move = dieser Zug ist nicht lesbar. { $because }
why-record-illegal-move = dieser Zug ist gegen die Regeln. { $because }
why-record-end-differs = als Ende sollte hier „{ $expected }“ stehen.
why-record-start-differs = als erster Eintrag sollte hier „{ $expected }“ stehen.
why-record-points-differ = richtig wären { $expected } Punkte.
why-record-total-differs = die Summe sollte { $expected } sein.
why-record-result-differs = das Ergebnis sollte { $expected } sein.
why-record-termination-differs = im Kopf steht „abgebrochen“, in den Zügen nicht.

## What a proof can lack

why-running = Das Spiel läuft noch. Die Startzahl wird danach verraten.
why-seed-missing = In der Aufzeichnung fehlt die Startzahl, deshalb lässt sich nicht beweisen, dass alles fair war.
why-commitment-missing = In der Aufzeichnung fehlt der Fingerabdruck, deshalb weiß niemand, wann die Startzahl gewählt wurde.
why-commitment-differs = Die Startzahl ist nicht die, die am Anfang festgelegt wurde.
why-chance-differs = Hier ergibt die Startzahl etwas anderes: { $expected }
why-cut-short = Die Aufzeichnung ist abgeschnitten: Die Startzahl steht darin, das Spiel war also zu Ende, aber das Ende fehlt.

## Live tables

why-unreadable = Das hat der Server nicht verstanden.
why-not-found = Hier ist nichts.
why-method-wrong = Das geht hier nicht.
why-too-large = Das ist zu lang.
why-failed = Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.
why-again = Das ließ sich gerade nicht speichern. Bitte versuch es noch einmal: Nichts zählt doppelt.
why-origin-wrong = Das kam von einer anderen Seite und wurde deshalb nicht angenommen.
why-no-identity = Wähle zuerst einen Namen.
why-name-wrong = { $because ->
    [empty] Ein Name braucht mindestens einen Buchstaben.
    [length] Dieser Name ist zu lang.
    [link] Ein Name kann kein Link sein.
   *[characters] In diesem Namen sind Zeichen, die nicht erlaubt sind.
  }
why-token-wrong = Diese Einladung gilt nicht oder nicht mehr.
why-code-wrong = Zu diesem Code gibt es keinen Tisch, oder seine Plätze sind besetzt.
why-level-unknown = Einen Computerspieler „{ $level }“ gibt es nicht.
why-clock-unknown = So eine Uhr hat dieses Spiel nicht.
why-not-reading = Du bist nicht an diesem Tisch.
why-not-seated = Du hast keinen Platz an diesem Tisch.
why-no-seat-open = Alle Plätze sind besetzt.
why-seat-taken = Dieser Platz ist besetzt.
why-seats-open = Noch sind nicht alle Plätze besetzt.
why-not-open = An diesem Tisch wird schon gespielt.
why-not-giving = Dafür ist es zu spät: Das Spiel hat begonnen.
why-given-already = Du hast schon etwas zum Zufall beigetragen.
why-not-running = Dieses Spiel hat noch nicht begonnen.
why-not-over = Dieses Spiel ist noch nicht zu Ende.
why-closed = Dieser Tisch ist geschlossen.
why-table-damaged = Dieser Tisch ist beschädigt und lässt sich nicht öffnen. Wer den Server betreibt, kann das sehen.
why-stale = Das Spiel ist inzwischen weitergegangen. Bitte schau noch einmal.
why-try-refused = { $because ->
    [judging] In diesem Spiel rechnest du selbst.
   *[move] Damit legst du nichts aufs Brett, also gibt es keine Punkte.
  }
why-only-against-computers = Das gibt es nur in Spielen gegen den Computer.
why-hint-refused = { $because ->
    [judging] In diesem Spiel prüft ihr selbst, deshalb gibt es keine Hilfe.
   *[window] Ob du den Zug anzweifelst, entscheidest du selbst.
  }
why-help-off = An diesem Tisch wird ohne Hilfe gespielt.
why-help-refused = { $because ->
    [judging] In diesem Spiel prüft ihr selbst, deshalb gibt es keine Hilfe.
   *[window] Ob du den Zug anzweifelst, entscheidest du selbst.
  }
why-nothing-to-take-back = Von dir gibt es keinen Zug zum Zurücknehmen.
why-not-yet = Das wird gezeigt, sobald der Zug vorbei ist.
why-no-such-entry = So einen Zug gibt es in diesem Spiel nicht.
why-possible-refused = { $because ->
    [judging] In diesem Spiel prüft ihr selbst, deshalb wird das erst am Ende gezeigt.
   *[game] Das kann man in diesem Spiel nicht fragen.
  }
why-replay-too-long = Diese Aufzeichnung nachzuspielen würde mehr als { $seconds } Sekunden dauern.
why-no-decision = Da musste niemand etwas entscheiden.
why-moves-while-playing = Du spielst gerade mit anderen. Die besten Züge gibt es, wenn dieses Spiel vorbei ist.
why-moves-in-round = In deiner Klasse läuft gerade eine Runde. Die besten Züge gibt es, wenn sie vorbei ist.
why-own-seat = Das ist dein eigener Platz.
why-seat-is-computer = Da sitzt ein Computerspieler.
why-not-away = Wer da sitzt, ist noch keine { $seconds } Sekunden weg.
why-not-abandoned = Auf wen gewartet wird, ist noch nicht lange genug weg.
why-not-host = Nur wer diesen Tisch eröffnet hat, kann ihn schließen.
why-table-in-use = Hier spielt noch jemand. Ein Tisch kann geschlossen werden, bevor das Spiel beginnt, oder wenn alle schon eine Weile weg sind.
why-too-fast = Das war zu schnell. Warte einen Moment.
why-busy = Der Server hat gerade zu viel zu tun. Versuch es gleich noch einmal.
why-too-many = Das ist zu viel auf einmal. Versuch es später noch einmal.
why-flood = Von hier kamen zu viele Nachrichten, deshalb wurde die Verbindung geschlossen.
why-too-slow = Die Verbindung war zu langsam, um mitzuhalten.
why-shutdown = Der Server startet neu. Gleich ist er wieder da.
why-forgotten = Deine Daten sind gelöscht, wie du es wolltest.

## What is asked at the command line

why-game-unknown = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $games }
why-ruleset-unknown = Regeln „{ $ruleset }“ gibt es nicht und auch keine Datei, die so heißt. Es gibt: { $rulesets }
why-rack-needed = Sag, welche Steine du hast, etwa --rack 12+-?
why-rack-size = Man hat 1 bis { $limit } Steine, hier sind es { $count }.
why-rack-face = „{ $face }“ ist kein Stein. Steine sind 0-9 + - * / und ? für einen Joker.
why-rack-left-out = Hier wird ohne { $face } gespielt.
why-dice-needed = Sag, was die Würfel zeigen, etwa --dice 2,3,4
why-dice-wrong = „{ $dice }“ können die drei Würfel dieses Spiels nicht zeigen.
why-move-needed = Sag mit --move, welchen Zug du meinst
why-move-not-scored = „{ $move }“ legt nichts aufs Brett, also gibt es keine Punkte.
why-option-not-here = { $option } gehört nicht zu { $game }.
why-top-wrong = --top muss 1 oder mehr sein.
why-seed-wrong = --seed muss eine ganze Zahl ab 0 sein.
why-player-unknown = Einen Spieler „{ $player }“ gibt es nicht. Es gibt: { $players }
why-output-failed = Die Antwort lässt sich nicht schreiben.
why-usage-missing = { $name } fehlt.
why-usage-unknown = „{ $name }“ kenne ich nicht.
why-usage-value = „{ $name }“ hat einen Wert, der nicht passt.
why-usage-twice = { $name } steht zweimal da.
why-usage-wrong = Das ist nicht zu verstehen. Versuch --help.
