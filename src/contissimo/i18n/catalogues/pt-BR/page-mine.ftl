# One’s own finished games, records from files, links that are handed on, tables that are closed.

games-title = Minhas partidas
games-none = Aqui aparecem as partidas que você já terminou, para rever jogada por jogada.
games-all = Todas as minhas partidas
games-more = Mostrar mais
games-won = Você ganhou
games-won-by = { $name }: vitória
games-shared = Vitória dividida
games-shared-others = Vitória dividida
games-review = Análise
games-open = Abrir uma partida salva
games-drop = ou solte o arquivo aqui
games-opened = Abertas de arquivos
games-opened-about = Só este navegador as guarda.
games-opened-drop = Remover
games-opened-drop-of = Remover: { $game }, { $names }

## Links

share-send = Compartilhar
share-link = Copiar link
share-qr = QR Code
share-qr-of = QR Code com este link
share-watch = Deixar outros assistirem

## Closing a table

close-table = Fechar esta mesa
close-table-sure = Fechar esta mesa?
close-table-open = Ninguém poderá mais se sentar aqui. Quem está aqui vê que a mesa foi fechada.
close-table-running = A partida para aqui, sem resultado. Quem voltar vê que a mesa foi fechada.
close-table-yes = Sim, fechar
close-table-no = Não, deixar aberta
