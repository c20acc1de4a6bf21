# A game in the terminal, and a saved game that is shown again.

## Who plays

player-you = Tu
player-random = Cabeça no ar
player-greedy = Papa-pontos
player-numbered = { $name } ({ $seat })
player-nobody = Jogador
and = e

## The board and what lies before a player

legend-calculissimo = 2# 3# número ×2 ×3    2= 3= linha inteira ×2 ×3    2* partida    ?6 um joker
legend-contig60 = (7) equipa 1    [7] equipa 2
rack = As tuas peças: { $tiles }
bag = { $count ->
    [1] Uma peça no saco
   *[other] { $count } peças no saco
  }
dice = Dados: { $dice }
markers = Marcadores que restam: ({ $first }) [{ $second }]
window-calculissimo = No tabuleiro está { $move }. O total de { $total } está certo? Escreve accept (aceitar) ou challenge (contestar).
window-contig60 = Foi dito { $move }. Está certo? Escreve accept (aceitar) ou challenge (contestar).
steal-offered = A outra equipa passou. Faz uma conta com os mesmos dados, com pontos a dobrar, ou escreve decline.

## What a move scores

card-total = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }
card-announced = Foi anunciado { $total }.
moves-none = Não há nenhuma jogada possível.

## What players did

told-move = { $name }: { $move }
told-steal = { $name }, roubo: { $move }
told-total = { $name }: agora { $total } no total.
told-swap = { $name }: { $count ->
    [1] uma peça trocada
   *[other] { $count } peças trocadas
  }.
told-pass = { $name }: passo.
told-decline = { $name }: sem roubo.
told-accept = { $name }: aceite.
told-challenge = { $name }: contestação!
told-resign = { $name }: desistência.
contest-right = Contestou-se com razão. O que foi posto é retirado.
contest-corrected = As contas estão certas, mas o total estava errado. Agora fica corrigido.
contest-wrong = Estava tudo certo. Fica como está.

## What chance did

happened-order = Quem começa? { $drawn }
happened-draw = Novas peças para { $name }: { $tiles }
happened-hidden-draw = { $name }: { $count ->
    [1] uma peça nova
   *[other] { $count } peças novas
  }.
happened-first = Começa { $name }.
happened-roll = Os dados mostram { $dice }.
happened-last = O tempo acabou. Esta é a última ronda.
note-away = { $seconds ->
    [1] Foi devolvido um segundo
   *[other] Foram devolvidos { $seconds } segundos
  }.
note-hand = { $who } joga agora por { $name }.
note-back = Voltou-se atrás: está tudo outra vez como depois da entrada { $to }.
note-gone = Alguém não voltou.
note-start = A partida começa com uma posição montada.

## Asking

ask-move = { $name }, que jogada fazes (ou: help)?
hand-over = A seguir: { $name }. Os outros olham para o lado. Carrega em Enter.
hints-off = As dicas estão desligadas. Para ver jogadas, começa a partida com --hints
limit-turn = { $seconds ->
    [1] Uma jogada dura, no máximo, um segundo
   *[other] Uma jogada dura, no máximo, { $seconds } segundos
  }. Depois disso, passa-se a vez.
limit-main = Cada jogador tem { $main } segundos para a partida toda, e mais { $increment } por cada jogada. Quem os gastar todos perdeu.
limit-window = Há { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
  } para contestar uma jogada.
time-left = { $seconds ->
    [1] Falta um segundo
   *[other] Faltam { $seconds } segundos
  }.
time-over = Já foi tarde de mais.
table-help-calculissimo =
    8d 9+6/2       põe peças para a direita, a partir da linha 8, coluna d
    d8 9+6/2       põe peças para baixo, a partir da coluna d, linha 8
    h6 4-(2)+3     as peças que já lá estão vão entre parênteses
    8d 9+?6/2      um joker que é um 6
    8d 9+6/2=48    com o teu total, se as regras o pedirem
    swap 57+       troca estas peças
    pass           não faz nada desta vez
    challenge      diz que o que outro jogador pôs está errado, quando são os jogadores a verificar
    accept         diz que está certo
    resign         desiste
    resign 2       quem está no lugar 2 desiste, mesmo fora da sua vez
    board          mostra outra vez o tabuleiro
    quit           sai da partida
table-help-contig60 =
    (2+3)*4=20     faz uma conta com os três dados; o resultado é a tua casa
    pass           não faz nada desta vez; a outra equipa pode usar os teus dados
    decline        não usa os dados da outra equipa
    challenge      diz que a conta da outra equipa está errada, quando são as equipas a verificar
    accept         diz que está certa
    resign         desiste
    resign 2       quem está no lugar 2 desiste, mesmo fora da sua vez
    board          mostra outra vez o tabuleiro
    quit           sai da partida

## The start and the end

play-promise = O sorteio desta partida está fixado por um número secreto. A sua impressão digital, para se poder verificar mais tarde: { $commitment }
play-keep = Para guardar a partida, escreve o nome de um ficheiro. Senão, carrega em Enter.
play-kept = A partida está guardada em { $file }.
play-not-kept = A partida não foi guardada. Com --record FICHEIRO, fica guardada.
end-running = A partida não acabou.
end-total = { $name }: { $total }
end-leftover = { $name }: sobram { $tiles }, o que custa { $cost }. Total: { $total }
end-winners = { $count ->
    [1] Vitória: { $names }
   *[other] Vitória partilhada: { $names }
  }
reason-calculissimo-out = O saco está vazio e alguém usou todas as suas peças.
reason-calculissimo-stuck = O saco está vazio e ninguém pode continuar.
reason-calculissimo-passes = Todos passaram duas vezes.
reason-calculissimo-idle = Há muito tempo que ninguém põe peças.
reason-calculissimo-resigned = Só resta um jogador.
reason-contig60-line = Uma linha completa de marcadores!
reason-contig60-zero = Uma equipa chegou a zero.
reason-contig60-markers = Foi posto o último marcador.
reason-contig60-full = Todas as casas estão cobertas.
reason-contig60-no_throw = Já nenhum lançamento pode dar uma casa livre.
reason-contig60-idle = Quarenta jogadas sem um marcador.
reason-contig60-rounds = Jogaram-se todas as rondas.
reason-contig60-minutes = O tempo acabou.
reason-contig60-resign = Uma equipa desistiu.
reason-abandoned = Partida abandonada: alguém não voltou.

## Saved games

replay-title = { $game }, regras { $ruleset }, { $date }
replay-best = { $points ->
    [1] Melhor: { $move }, um ponto.
   *[other] Melhor: { $move }, { $points } pontos.
  }
replay-best-played = Melhor: nenhuma vale mais.
replay-best-none = Melhor: não havia jogada possível.
verify-rules = { $count ->
    [1] A única entrada cumpre
   *[other] Todas as { $count } entradas cumprem
  } as regras.
verify-chance = { $count ->
    [1] O único sorteio resulta
   *[other] Todos os { $count } sorteios e lançamentos resultam
  } da semente prometida no início.
verify-entry = Entrada { $seq }: { $sentence }
