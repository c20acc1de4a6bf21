# The help of the command line. An option's "value" is the word that stands for what is typed there.

help =
    Zwei Spiele mit Zahlen: Calculissimo und Contig 60.
    Gleich losspielen: contissimo play calculissimo
help-verbs = Was du tun kannst
help-arguments = Was du angibst
help-options = Was du dazuschreiben kannst
help-help = Diese Hilfe zeigen.
help-version = Die Version zeigen.
help-usage = Aufruf: { $line }
    .command = BEFEHL
    .options = [OPTIONEN]
help-required = { $sentence } [erforderlich]
version = Contissimo { $version }, { $kernel ->
    [compiled] mit dem kompilierten Zuggenerator
   *[plain] mit dem Zuggenerator in reinem Python
}

help-play = In diesem Fenster spielen, gegen den Computer oder zu mehreren an einer Tastatur.
help-moves = Alle Züge zeigen, die auf einem Brett möglich sind, die besten zuerst.
help-score = Schritt für Schritt zeigen, was ein Zug bringt oder warum er nicht erlaubt ist.
help-rules = Die Regeln eines Spiels zeigen und die Hausregeln, die du ändern kannst.
help-replay = Ein gespeichertes Spiel noch einmal zeigen, Zug für Zug.
help-verify = Ein gespeichertes Spiel prüfen: Wurden die Regeln eingehalten, ging es beim Ziehen und Würfeln fair zu?

option-game = calculissimo oder contig60.
    .value = SPIEL
option-file = Die Datei eines gespeicherten Spiels. Mit - wird die Standardeingabe gelesen.
    .value = DATEI
option-board = Die Datei mit einem Brett als Text. Mit - wird die Standardeingabe gelesen. Ohne diese Angabe ist das Brett leer.
    .value = DATEI
option-rack = Calculissimo: deine Steine, etwa 12+-? (ein ? ist ein Joker).
    .value = STEINE
option-dice = Contig 60: was die drei Würfel zeigen, etwa 2,3,4.
    .value = WÜRFEL
option-move = Der Zug, etwa 8d 9+6/2 oder (2+3)*4=20.
    .value = ZUG
option-ruleset = Der Name der Regeln oder eine TOML-Datei mit eigenen. „contissimo rules SPIEL“ zeigt die Namen.
    .value = NAME
option-text = Nur den genauen Text der Regeln zeigen, wie er in einer Aufzeichnung steht.
option-top = Nur die besten N zeigen.
    .value = N
option-players = Wer spielt, Platz für Platz: you, level-1 bis level-8, greedy oder random. Ohne diese Option: you,level-2. you,you heißt: zwei Leute an dieser Tastatur.
    .value = SPIELER
option-seed = Eine kleine Zahl, mit der dasselbe Spiel noch einmal entsteht, zum Ausprobieren.
    .value = N
option-record = Das Spiel in dieser Datei speichern.
    .value = DATEI
option-best = Neben jedem Zug den zeigen, der die meisten Punkte gebracht hätte.
option-hints = Das Wort „moves“ erlauben, das die besten Züge zeigt.
option-json = JSON-Zeilen ausgeben, für andere Programme.
option-lang = Die Sprache, etwa de.
    .value = SPRACHE
option-signs = Die Zeichen in Rechnungen: tiles (× ÷, wie auf den Steinen) oder school (wie in den Schulen der Sprache).
    .value = ZEICHEN
