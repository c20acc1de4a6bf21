# The page: Calculissimo at the table.

## Board and tiles, in words

calc-board = Tabuleiro
calc-rack = As tuas peças
calc-start = casa de partida
calc-bonus-number = número vezes { $factor }
calc-bonus-operation = linha vezes { $factor }
calc-empty = vazia
calc-laid = posta por ti, ainda por jogar
calc-on = sobre { $ground }
calc-face-plus = mais
calc-face-minus = menos
calc-face-times = vezes
calc-face-divided = a dividir por
calc-face-joker = joker
calc-joker-as = joker que vale { $face }
calc-no-such-tile = Não tens a peça { $face }.
calc-joker-title = O que vai ser o joker?

## The score card

calc-card = Esta jogada
calc-card-empty = Põe peças: os pontos aparecem aqui.
calc-card-wait = Já podes ir experimentando.
calc-drawn = Tiraste { $tiles }.
calc-two-lines = Põe as tuas peças numa só linha ou numa só coluna.
calc-gap = Há um buraco em { $squares }.
calc-unfinished-no-line = Continua: uma linha tem duas peças ou mais.
calc-unfinished-line-incomplete = { $line } continua: número, sinal, número.
calc-sum = { $sum } = { $points ->
    [1] um ponto
   *[other] { $points } pontos
  }
calc-total = O teu total
calc-exchange-how = Toca nas peças que queres trocar.

## The main button

calc-main-play = Jogar por { $points ->
    [1] um ponto
   *[other] { $points } pontos
  }
calc-main-play-unknown = Jogar
calc-main-announce = Anunciar { $points ->
    [1] um ponto
   *[other] { $points } pontos
  }
calc-main-total = Anuncia o teu total
calc-main-lay = Põe as tuas peças
calc-main-extra = Jogada extra: põe as tuas peças
calc-main-not-yet = Ainda não é uma jogada válida
calc-main-choose = Escolhe peças para trocar
calc-main-exchange = Trocar { $count ->
    [1] uma peça
   *[other] { $count } peças
  }
calc-main-waiting = À espera de { $name }
calc-main-answer = Contesta ou aceita
calc-main-sending = A enviar…

## What else can be done

calc-recall = Recolher
calc-shuffle = Baralhar
calc-exchange = Trocar
calc-exchange-cancel = Ficar com as peças
calc-pass = Passar
calc-more = Mais
calc-hint = Dica
calc-takeback = Anular a jogada
calc-no = Cancelar
calc-pass-title = Passar a vez?
calc-pass-sure = Desta vez não pões nada e ficas com as tuas peças.
calc-pass-yes = Passar

## Help

calc-hint-thinking = À procura de uma boa jogada…
calc-hint-placed = A melhor jogada aqui vale { $points }. Fica nas casas pontilhadas.
calc-hint-swap = Com estas peças não se faz nenhuma linha. Troca { $count ->
    [1] uma
   *[other] { $count }
  } por novas.
calc-hint-pass = Com estas peças não se faz nenhuma linha: passa.
calc-hint-show = Mostrar
calc-reach = A melhor jogada aqui vale { $points }.
calc-reach-none = Aqui não podes pôr nada.

## Tiles beside the board

calc-bag = Saco
calc-bag-left = { $count ->
    [0] O saco está vazio
    [1] Resta uma peça
   *[other] Restam { $count } peças
  }
calc-unseen = { $count ->
    [1] Uma peça oculta
   *[other] { $count } peças ocultas
  }
calc-tiles = { $count ->
    [0] sem peças
    [1] uma peça
   *[other] { $count } peças
  }

## What somebody did

calc-told-placed = { $name } joga { $line }: { $points ->
    [1] um ponto
   *[other] { $points } pontos
  }, a partir de { $square } para { $way ->
    [across] a direita
   *[down] baixo
  }.
calc-told-swap = { $name } troca { $count ->
    [1] uma peça
   *[other] { $count } peças
  }.
calc-told-pass = { $name } passa.
calc-told-accept = { $name } aceita.
calc-told-caught = { $name } contesta, e com razão. As peças são retiradas.
calc-told-corrected = { $name } contesta. As contas estão certas, mas o total não: é corrigido.
calc-told-right = { $name } contesta, mas está tudo certo.
calc-told-resign = { $name } desiste.
calc-told-drawn = Tiras { $tiles }.
calc-told-score = { $points ->
    [1] Um ponto
   *[other] { $points } pontos
  }
calc-extra = Usaste todas as tuas peças: tens uma jogada extra!
calc-across = Para a direita
calc-down = Para baixo
