# One’s own finished games, records from files, links that are handed on, tables that are closed.

games-title = Mis partidas
games-none = Aquí aparecen las partidas que has terminado, para repasarlas jugada a jugada.
games-all = Todas mis partidas
games-more = Mostrar más
games-won = Has ganado
games-won-by = { $name }: victoria
games-shared = Victoria compartida
games-shared-others = Victoria compartida
games-review = Repaso
games-open = Abrir una partida guardada
games-drop = o suelta aquí su archivo
games-opened = Abiertas desde archivos
games-opened-about = Solo las guarda este navegador.
games-opened-drop = Quitar
games-opened-drop-of = Quitar: { $game }, { $names }

## Links

share-send = Compartir
share-link = Copiar enlace
share-qr = Código QR
share-qr-of = Código QR con este enlace
share-watch = Dejar que otros miren

## Closing a table

close-table = Cerrar esta mesa
close-table-sure = ¿Cerrar esta mesa?
close-table-open = Nadie podrá sentarse aquí. Quienes están aquí ven que la mesa se ha cerrado.
close-table-running = La partida se detiene aquí, sin resultado. Quienes vuelvan ven que la mesa se ha cerrado.
close-table-yes = Sí, cerrarla
close-table-no = No, dejarla abierta
