# One’s own finished games, records from files, links that are handed on, tables that are closed.

games-title = Mijn spellen
games-none = Hier komen de spellen die je hebt uitgespeeld. Je kunt ze zet voor zet nog eens bekijken.
games-all = Al mijn spellen
games-more = Meer laten zien
games-won = Gewonnen
games-won-by = Winst voor { $name }
games-shared = Samen gewonnen
games-shared-others = Gedeelde winst
games-review = Terugblik
games-open = Bewaard spel openen
games-drop = of sleep het bestand hierheen
games-opened = Geopend uit bestanden
games-opened-about = Alleen deze browser bewaart ze.
games-opened-drop = Weghalen
games-opened-drop-of = Weghalen: { $game }, { $names }

## Links

share-send = Delen
share-link = Link kopiëren
share-qr = QR-code
share-qr-of = QR-code met deze link
share-watch = Anderen laten meekijken

## Closing a table

close-table = Deze tafel sluiten
close-table-sure = Deze tafel sluiten?
close-table-open = Niemand kan hier nog gaan zitten. Wie er is, ziet dat de tafel gesloten is.
close-table-running = Het spel stopt hier, zonder uitslag. Wie terugkomt, ziet dat de tafel gesloten is.
close-table-yes = Ja, sluiten
close-table-no = Nee, openlaten
