# The page: Contig 60 at the table.

## The board

contig-board = Tabuleiro
contig-square-free = { $square }, livre
contig-square-covered = { $square }, marcador de { $name }
contig-square-chosen = escolhida
contig-square-reached = ao seu alcance, { $points ->
    [1] um ponto
   *[other] { $points } pontos
  }
contig-square-threat = completaria uma linha de { $name }
contig-square-last = último marcador
contig-square-dead = nenhum lançamento faz esse número
contig-markers = { $count ->
    [1] 1 marcador
   *[other] { $count } marcadores
  }

## Dice, signs and the sentence

contig-dice = Dados
contig-die = Dado: { $face }
contig-die-none = Um dado que ainda não foi lançado
contig-signs = Sinais
contig-sentence-is = Sua sentença: { $sentence }
contig-strip-empty = vazia
contig-strip-hint = Toque nos dados e sinais
contig-strip-wait = …
contig-take-away = Tirar { $part }
contig-undo = Desfazer
contig-clear = Limpar
contig-how = Faça um número do tabuleiro com todos os dados.
contig-no-square = Isso dá { $value }. Essa casa não existe.
contig-touches = Encosta em { $squares }: { $points ->
    [1] um ponto
   *[other] { $points } pontos
  }.
contig-touches-none = { $points ->
    [0] Não encosta em nenhum marcador: sem pontos.
    [1] Um ponto.
   *[other] { $points } pontos.
  }
contig-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }

## Whose turn it is

contig-title-dice = Os dados estão rolando…
contig-title-yours = Sua vez, { $name }
contig-title-other = É a vez de { $name }
contig-title-steal = Roube os dados de { $name }: pontos em dobro!
contig-title-steal-other = Os dados de { $name } podem ser roubados

## The main button

contig-main-dice = Os dados estão rolando…
contig-main-waits = É a vez de { $name }
contig-main-pass = Passar a vez
contig-main-decline = Não roubar
contig-main-make = Faça { $square }
contig-main-choose = Escolha uma casa
contig-main-dice-left = Use os { $count } dados
contig-main-sign = Ponha um sinal entre os dados
contig-main-unfinished = Termine a conta
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
contig-pass-sure = Passar a vez? Aí os outros podem usar os seus dados, com pontos em dobro.
contig-pass-yes = Sim, passar

## Beside it

contig-reach = Ver o que posso fazer
contig-reach-hide = Esconder o que posso fazer
contig-hint = Quero uma dica
contig-hint-thinking = Pensando…
contig-hint-pass = Com { $dice } não dá para fazer nenhum número livre: passe.
contig-hint-decline = Com { $dice } não dá para fazer nenhum número livre: não há nada para roubar.
contig-take-back = Desfazer jogada
contig-possible = Dava para fazer?
contig-possible-dice = { $dice }: { $count ->
    [0] não dava para fazer nada
    [1] dava para fazer uma casa
   *[other] dava para fazer { $count } casas
  }
contig-threat = A uma casa de fechar uma linha, { $name }: { $square } ({ $line })
contig-threat-none = Ninguém está a uma casa de fechar uma linha.

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
contig-told-pass = { $name }: vez passada.
contig-told-decline = { $name }: sem roubo.
contig-told-accept = Jogada aceita por { $name }.
contig-told-caught = Contestação de { $name }, e com razão. O marcador sai do tabuleiro.
contig-told-right = Contestação de { $name }, mas a sentença estava certa.
contig-told-resign = Desistência de { $name }.
