# Open tables, and going on at another device.

lobby-title = Tables ouvertes
lobby-open = Une place est libre
lobby-running = À regarder
lobby-none-running = Personne ne joue en public en ce moment.
lobby-watch = Regarder
lobby-mine = Retour à ma place
lobby-empty = Aucune table ouverte pour l’instant
lobby-empty-about = À toi de commencer : ouvre une table, et d’autres la trouveront ici.
lobby-make = Ouvrir une table publique de { $game }

continue-title = Continuer ici sous ton nom ?
continue-about = Ce lien a été créé sur un autre de tes appareils. Avec lui, cet appareil devient le même invité : le même nom et les mêmes tables.
continue-instead = Ici, tu es { $name }. Si tu continues, cet appareil oublie ce nom et ses tables.
continue-careful = Quelqu’un d’autre t’a envoyé ce lien ? Alors ne t’en sers pas : ce n’est pas une invitation à jouer.
continue-yes = Oui, les deux appareils sont à moi
continue-no = Non, à l’accueil
continue-done = Ici aussi, tu es { $name }
continue-done-about = Tes tables sont sur la page d’accueil.
