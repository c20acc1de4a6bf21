# One’s own finished games, records from files, links that are handed on, tables that are closed.

games-title = Mes parties
games-none = Ici apparaissent les parties que tu as finies, pour les revoir coup par coup.
games-all = Toutes mes parties
games-more = En voir plus
games-won = Tu as gagné
games-won-by = { $name } : victoire
games-shared = Victoire partagée
games-shared-others = Victoire partagée
games-review = Analyse
games-open = Ouvrir une partie enregistrée
games-drop = ou dépose ici son fichier
games-opened = Ouvertes depuis des fichiers
games-opened-about = Seul ce navigateur les garde.
games-opened-drop = Retirer
games-opened-drop-of = Retirer : { $game }, { $names }

## Links

share-send = Partager
share-link = Copier le lien
share-qr = Code QR
share-qr-of = Code QR de ce lien
share-watch = Laisser d’autres regarder

## Closing a table

close-table = Fermer cette table
close-table-sure = Fermer cette table ?
close-table-open = Plus personne ne pourra s’asseoir ici. Ceux qui sont là voient que la table est fermée.
close-table-running = La partie s’arrête ici, sans résultat. Ceux qui reviennent voient que la table est fermée.
close-table-yes = Oui, la fermer
close-table-no = Non, la laisser ouverte
