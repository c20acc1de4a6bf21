# A table before the game: the waiting room, and the invitation that a link leads to.

wait-computer = computador
wait-open = aberto para quem vier
wait-pair-open = para uma dupla
wait-partner-open = ainda sem dupla
wait-here = na mesa
wait-away = fora da mesa
wait-sit-here = Sentar aqui
wait-stand = Levantar
wait-for = { $count ->
    [1] Falta mais uma pessoa…
   *[other] Faltam mais { $count } pessoas…
  }
wait-starting = A partida vai começar…
wait-closed = Esta mesa está fechada.
wait-full = Todos os lugares estão ocupados. Fique para assistir: o tabuleiro aparece assim que a partida começar.
wait-watching = Você está assistindo. O tabuleiro aparece aqui assim que a partida começar.
wait-watching-now = Você está assistindo.
show-open = No projetor
watchers = { $count ->
    [1] Uma pessoa assistindo
   *[other] { $count } pessoas assistindo
  }

## How others come

invite-title = Convidar
invite-scan = Aponte a câmera de um celular para esta imagem.
invite-qr = QR Code com o link desta mesa
invite-code = Ou digite este código na página inicial:
invite-link = Ou mande este link:
invite-partner = Para a dupla de { $name }:
invite-watch = Só para assistir:
invite-only-here = Só este computador consegue abrir estes links. Para outros aparelhos poderem entrar, inicie o servidor com --host 0.0.0.0
share-copy = Copiar
share-copied = Copiado
share-by-hand = O link está selecionado: copie com Ctrl+C ou mantenha o dedo sobre ele.

## Having come by a link

invited = { $count ->
    [1] { $names } convida você para jogar { $game }
   *[other] { $names } convidam você para jogar { $game }
  }
invited-partner = { $names } quer formar dupla com você em { $game }
invited-nobody = Venha jogar { $game }
invited-name = Seu nome
invited-any-name = o nome que você quiser
invited-listed = Em uma mesa pública, todos jogam com um nome famoso.
invited-watch = Prefere só assistir? Fique aqui: o tabuleiro aparece quando a partida começar.

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
your-turn-elsewhere = É a sua vez em outra mesa
another-waits = Outra partida espera você
