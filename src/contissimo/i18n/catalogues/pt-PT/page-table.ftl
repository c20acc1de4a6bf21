# A table before the game: the waiting room, and the invitation that a link leads to.

wait-computer = computador
wait-open = para quem vier
wait-pair-open = para duas pessoas juntas
wait-partner-open = ainda falta uma pessoa
wait-here = à mesa
wait-away = fora da mesa
wait-sit-here = Sentar-me aqui
wait-stand = Levantar-me
wait-for = { $count ->
    [1] Falta mais uma pessoa…
   *[other] Faltam mais { $count } pessoas…
  }
wait-starting = A partida vai começar…
wait-closed = Esta mesa está fechada.
wait-full = Os lugares estão todos ocupados. Fica para assistir: o tabuleiro aparece assim que a partida começar.
wait-watching = Estás a assistir. O tabuleiro aparece aqui assim que a partida começar.
wait-watching-now = Estás a assistir.
show-open = No projetor
watchers = { $count ->
    [1] Uma pessoa a assistir
   *[other] { $count } pessoas a assistir
  }

## How others come

invite-title = Convidar
invite-scan = Aponta a câmara de um telemóvel a esta imagem.
invite-qr = Código QR com o link para esta mesa
invite-code = Ou escreve este código na página inicial:
invite-link = Ou envia este link:
invite-partner = Para quem faz dupla com { $name }:
invite-watch = Só para assistir:
invite-only-here = Só este computador consegue abrir estes links. Para outros aparelhos poderem entrar, inicia o servidor com --host 0.0.0.0
share-copy = Copiar
share-copied = Copiado
share-by-hand = O link está selecionado: copia-o com Ctrl+C, ou mantém o dedo sobre ele.

## Having come by a link

invited = { $count ->
    [1] { $names } convida-te para { $game }
   *[other] { $names } convidam-te para { $game }
  }
invited-partner = { $names } quer fazer dupla contigo em { $game }
invited-nobody = Vem jogar { $game }
invited-name = O teu nome
invited-any-name = o nome que quiseres
invited-listed = Numa mesa pública, todos jogam com um nome famoso.
invited-watch = Preferes só assistir? Fica aqui: o tabuleiro aparece quando a partida começar.

## Rules in a few words

rules-own = Regras da casa
rules-own-about = Regras próprias.
clock-none = sem relógio
clock-turn = { $time } por jogada
clock-main = { $main } para cada um
clock-main-increment = { $main } para cada um, e mais { $increment } por jogada
time-seconds = { $count ->
    [1] 1 segundo
   *[other] { $count } segundos
  }
time-minutes = { $count ->
    [1] 1 minuto
   *[other] { $count } minutos
  }
seat-numbered = Jogador { $seat }
refused-others = Ver as mesas abertas
your-turn-elsewhere = É a tua vez noutra mesa
another-waits = Outra partida à tua espera
