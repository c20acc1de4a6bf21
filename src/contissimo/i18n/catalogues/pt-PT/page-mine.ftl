# One’s own finished games, records from files, links that are handed on, tables that are closed.

games-title = As minhas partidas
games-none = Aqui aparecem as partidas que já acabaste, para as reveres jogada a jogada.
games-all = Todas as minhas partidas
games-more = Mostrar mais
games-won = Ganhaste
games-won-by = { $name }: vitória
games-shared = Vitória partilhada
games-shared-others = Vitória partilhada
games-review = Análise
games-open = Abrir uma partida guardada
games-drop = ou larga aqui o ficheiro
games-opened = Abertas de ficheiros
games-opened-about = Só este navegador as guarda.
games-opened-drop = Retirar
games-opened-drop-of = Retirar: { $game }, { $names }

## Links

share-send = Partilhar
share-link = Copiar link
share-qr = Código QR
share-qr-of = Código QR com este link
share-watch = Deixar outros assistir

## Closing a table

close-table = Fechar esta mesa
close-table-sure = Fechar esta mesa?
close-table-open = Ninguém se poderá sentar aqui. Quem cá está vê que a mesa foi fechada.
close-table-running = A partida para aqui, sem resultado. Quem voltar vê que a mesa foi fechada.
close-table-yes = Sim, fechar
close-table-no = Não, deixar aberta
