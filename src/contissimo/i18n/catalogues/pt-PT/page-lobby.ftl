# Open tables, and going on at another device.

lobby-title = Mesas abertas
lobby-open = Há um lugar livre
lobby-running = Para assistir
lobby-none-running = Neste momento ninguém está a jogar em público.
lobby-watch = Assistir
lobby-mine = Voltar ao meu lugar
lobby-empty = Agora ninguém tem uma mesa aberta
lobby-empty-about = Começa tu: cria uma mesa, e os outros encontram-na aqui.
lobby-make = Abrir uma mesa pública de { $game }

continue-title = Continuar aqui com o teu nome?
continue-about = Este link foi feito noutro aparelho teu. Com ele, este aparelho fica com o mesmo nome e as mesmas mesas.
continue-instead = Aqui chamas-te agora { $name }. Se continuares, este aparelho esquece esse nome e as suas mesas.
continue-careful = Foi outra pessoa que te enviou este link? Então não o uses: isto não é um convite para jogar.
continue-yes = Sim, os dois aparelhos são meus
continue-no = Não, ir para o início
continue-done = Aqui também és { $name }
continue-done-about = As tuas mesas estão na página inicial.
