# Open tables, and going on at another device.

lobby-title = Mesas abertas
lobby-open = Há um lugar livre
lobby-running = Para assistir
lobby-none-running = Ninguém está jogando em público agora.
lobby-watch = Assistir
lobby-mine = Voltar para o meu lugar
lobby-empty = Ninguém está com uma mesa aberta agora
lobby-empty-about = Comece você: crie uma mesa, e outras pessoas vão encontrar a sua aqui.
lobby-make = Abrir uma mesa pública de { $game }

continue-title = Continuar aqui com o seu nome?
continue-about = Este link foi criado em outro aparelho seu. Com ele, este aparelho fica com o mesmo nome e as mesmas mesas.
continue-instead = Aqui, no momento, o seu nome é { $name }. Se você continuar, este aparelho vai esquecer esse nome e as mesas dele.
continue-careful = Foi outra pessoa que mandou este link? Então não use: isto não é um convite para jogar.
continue-yes = Sim, os dois aparelhos são meus
continue-no = Não, ir para a página inicial
continue-done = Aqui você também é { $name }
continue-done-about = Suas mesas estão na página inicial.
