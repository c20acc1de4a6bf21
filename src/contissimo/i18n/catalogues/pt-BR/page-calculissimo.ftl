# The page: Calculissimo at the table.

## Board and tiles, in words

calc-board = Tabuleiro
calc-rack = Suas peças
calc-start = casa inicial
calc-bonus-number = número vezes { $factor }
calc-bonus-operation = linha vezes { $factor }
calc-empty = vazia
calc-laid = colocada por você, falta jogar
calc-on = sobre { $ground }
calc-face-plus = mais
calc-face-minus = menos
calc-face-times = vezes
calc-face-divided = dividido por
calc-face-joker = curinga
calc-joker-as = curinga valendo { $face }
calc-no-such-tile = Você não tem a peça { $face }.
calc-joker-title = O que o curinga vai ser?

## The score card

calc-card = Esta jogada
calc-card-empty = Coloque peças: os pontos aparecem aqui.
calc-card-wait = Você já pode ir experimentando.
calc-drawn = Você tirou { $tiles }.
calc-two-lines = Coloque suas peças em uma só linha ou em uma só coluna.
calc-gap = Há um buraco em { $squares }.
calc-unfinished-no-line = Continue: uma linha tem duas peças ou mais.
calc-unfinished-line-incomplete = { $line } continua: número, sinal, número.
calc-sum = { $sum } = { $points ->
    [1] um ponto
   *[other] { $points } pontos
  }
calc-total = Seu total
calc-exchange-how = Toque nas peças que você quer trocar.

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
calc-main-total = Diga o seu total
calc-main-lay = Coloque suas peças
calc-main-extra = Jogada extra: coloque suas peças
calc-main-not-yet = Ainda não é uma jogada
calc-main-choose = Escolha peças para trocar
calc-main-exchange = Trocar { $count ->
    [1] uma peça
   *[other] { $count } peças
  }
calc-main-waiting = Esperando { $name }
calc-main-answer = Conteste ou aceite
calc-main-sending = Enviando…

## What else can be done

calc-recall = Recolher
calc-shuffle = Embaralhar
calc-exchange = Trocar
calc-exchange-cancel = Ficar com as peças
calc-pass = Passar
calc-more = Mais
calc-hint = Dica
calc-takeback = Desfazer jogada
calc-no = Voltar
calc-pass-title = Passar a vez?
calc-pass-sure = Desta vez, você não coloca nada e fica com as suas peças.
calc-pass-yes = Passar a vez

## Help

calc-hint-thinking = Procurando uma boa jogada…
calc-hint-placed = A melhor jogada aqui vale { $points }. Fica nas casas pontilhadas.
calc-hint-swap = Com estas peças não dá para fazer nenhuma linha. Troque { $count ->
    [1] uma
   *[other] { $count }
  } por novas.
calc-hint-pass = Com estas peças não dá para fazer nenhuma linha: passe.
calc-hint-show = Mostrar
calc-reach = A melhor jogada aqui vale { $points }.
calc-reach-none = Aqui você não pode colocar nada.

## Tiles beside the board

calc-bag = Saquinho
calc-bag-left = { $count ->
    [0] O saquinho está vazio
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
  }, a partir de { $square }, para { $way ->
    [across] a direita
   *[down] baixo
  }.
calc-told-swap = { $name } troca { $count ->
    [1] uma peça
   *[other] { $count } peças
  }.
calc-told-pass = { $name } passa a vez.
calc-told-accept = { $name } aceita.
calc-told-caught = { $name } contesta, e com razão. As peças são retiradas.
calc-told-corrected = { $name } contesta. As contas estão certas, mas o total não, então ele é corrigido.
calc-told-right = { $name } contesta, mas está tudo certo.
calc-told-resign = { $name } desiste.
calc-told-drawn = Você tira { $tiles }.
calc-told-score = { $points ->
    [1] Um ponto
   *[other] { $points } pontos
  }
calc-extra = Você usou todas as suas peças: jogada extra!
calc-across = Para a direita
calc-down = Para baixo
