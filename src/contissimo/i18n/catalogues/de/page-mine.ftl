# One’s own finished games, records from files, links that are handed on, tables that are closed.

games-title = Meine Spiele
games-none = Hier stehen die Spiele, die du zu Ende gespielt hast. Du kannst sie Zug für Zug noch einmal ansehen.
games-all = Alle meine Spiele
games-more = Mehr zeigen
games-won = Gewonnen
games-won-by = Sieg für { $name }
games-shared = Gemeinsam gewonnen
games-shared-others = Geteilter Sieg
games-review = Rückblick
games-open = Gespeichertes Spiel öffnen
games-drop = oder die Datei hier ablegen
games-opened = Aus Dateien geöffnet
games-opened-about = Nur dieser Browser merkt sie sich.
games-opened-drop = Entfernen
games-opened-drop-of = Entfernen: { $game }, { $names }

## Links

share-send = Teilen
share-link = Link kopieren
share-qr = QR-Code
share-qr-of = QR-Code mit diesem Link
share-watch = Andere zuschauen lassen

## Closing a table

close-table = Diesen Tisch schließen
close-table-sure = Diesen Tisch schließen?
close-table-open = Niemand kann sich hier mehr hinsetzen. Wer da ist, sieht, dass der Tisch geschlossen ist.
close-table-running = Das Spiel hört hier auf, ohne Ergebnis. Wer zurückkommt, sieht, dass der Tisch geschlossen ist.
close-table-yes = Ja, schließen
close-table-no = Nein, offen lassen
