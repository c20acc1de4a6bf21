# The page: Contig 60 at the table.

## The board

contig-board = Tabuleiro
contig-square-free = { $square }, livre
contig-square-covered = { $square }, marcador de { $name }
contig-square-chosen = escolhida
contig-square-reached = ao teu alcance, { $points ->
    [1] um ponto
   *[other] { $points } pontos
  }
contig-square-threat = a última de uma linha de { $name }
contig-square-last = último marcador
contig-square-dead = nenhum lançamento o faz
contig-markers = { $count ->
    [1] 1 marcador
   *[other] { $count } marcadores
  }

## Dice, signs and the sentence

contig-dice = Dados
contig-die = Dado: { $face }
contig-die-none = Um dado por lançar
contig-signs = Sinais
contig-sentence-is = A tua conta: { $sentence }
contig-strip-empty = vazia
contig-strip-hint = Toca em dados e sinais
contig-strip-wait = …
contig-take-away = Tirar { $part }
contig-undo = Anular
contig-clear = Limpar
contig-how = Faz um número do tabuleiro com todos os dados.
contig-no-square = Isso dá { $value }. Essa casa não existe.
contig-touches = Toca em { $squares }: { $points ->
    [1] um ponto
   *[other] { $points } pontos
  }.
contig-touches-none = { $points ->
    [0] Não toca em nenhum marcador: sem pontos.
    [1] Um ponto.
   *[other] { $points } pontos.
  }
contig-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }

## Whose turn it is

contig-title-dice = Os dados estão a rolar
contig-title-yours = É a tua vez, { $name }
contig-title-other = É a vez de { $name }
contig-title-steal = Vez passada por { $name }: os mesmos dados, pontos a dobrar!
contig-title-steal-other = Vez passada por { $name }: os dados podem ser roubados

## The main button

contig-main-dice = Os dados estão a rolar
contig-main-waits = É a vez de { $name }
contig-main-pass = Passar
contig-main-decline = Não roubar
contig-main-make = Faz { $square }
contig-main-choose = Escolhe uma casa
contig-main-dice-left = Usa os { $count } dados
contig-main-sign = Põe um sinal entre os dados
contig-main-unfinished = Acaba a conta
contig-main-cannot = Assim ainda não dá
contig-main-cover = Cobrir o { $square }
contig-main-cover-points = Cobrir o { $square }: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }
contig-main-steal = Roubar o { $square }
contig-main-steal-points = Roubar o { $square }: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }
contig-pass-sure = Passar? Os outros podem usar os teus dados, com pontos a dobrar.
contig-pass-yes = Sim, passar

## Beside it

contig-reach = Ver o que posso fazer
contig-reach-hide = Esconder o que posso fazer
contig-hint = Dá-me uma dica
contig-hint-thinking = A pensar…
contig-hint-pass = Com { $dice } não se faz nenhum número livre: passa.
contig-hint-decline = Com { $dice } não se faz nenhum número livre: não há nada para roubar.
contig-take-back = Anular a jogada
contig-possible = Era possível?
contig-possible-dice = { $dice }: { $count ->
    [0] nada era possível
    [1] era possível uma casa
   *[other] eram possíveis { $count } casas
  }
contig-threat = A uma casa de fazer linha, { $name }: { $square } ({ $line })
contig-threat-none = Ninguém está a uma casa de fazer linha.

## What happened

contig-told-roll = Os dados mostram { $dice }.
contig-told-cover = { $name }: { $sentence }, { $points ->
    [0] sem pontos
    [1] um ponto
   *[other] { $points } pontos
  }.
contig-told-steal = { $name }, roubo: { $sentence }, { $points ->
    [0] sem pontos
    [1] um ponto
   *[other] { $points } pontos
  }.
contig-told-pass = { $name }: passo.
contig-told-decline = { $name }: sem roubo.
contig-told-accept = { $name }: aceite.
contig-told-caught = { $name }: contestação, e com razão. O marcador sai.
contig-told-right = { $name }: contestação, mas a conta estava certa.
contig-told-resign = Desistência: { $name }.
