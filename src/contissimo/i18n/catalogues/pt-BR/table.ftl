# A game in the terminal, and a saved game that is shown again.

## Who plays

player-you = Você
player-random = Cabeça de vento
player-greedy = Papa-pontos
player-numbered = { $name } ({ $seat })
player-nobody = Jogador
and = e

## The board and what lies before a player

legend-calculissimo = 2# 3# número ×2 ×3    2= 3= linha inteira ×2 ×3    2* início    ?6 um curinga
legend-contig60 = (7) equipe 1    [7] equipe 2
rack = Suas peças: { $tiles }
bag = { $count ->
    [1] Uma peça no saquinho
   *[other] { $count } peças no saquinho
  }
dice = Dados: { $dice }
markers = Marcadores restantes: ({ $first }) [{ $second }]
window-calculissimo = Foi jogado { $move }. O total de { $total } está certo? Digite accept (aceitar) ou challenge (contestar).
window-contig60 = A outra equipe diz { $move }. Está certo? Digite accept (aceitar) ou challenge (contestar).
steal-offered = A outra equipe passou a vez. Faça uma sentença com os mesmos dados, com pontos em dobro, ou digite decline (recusar).

## What a move scores

card-total = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }
card-announced = O total anunciado foi { $total }.
moves-none = Não há nenhuma jogada possível.

## What players did

told-move = { $name }: { $move }
told-steal = { $name }, roubo: { $move }
told-total = { $name }: agora { $total } no total.
told-swap = { $name }: { $count ->
    [1] uma peça trocada
   *[other] { $count } peças trocadas
  }.
told-pass = { $name }: vez passada.
told-decline = { $name }: sem roubo.
told-accept = { $name }: jogada aceita.
told-challenge = { $name }: contestação!
told-resign = { $name }: desistência.
contest-right = A contestação estava certa. A jogada é retirada.
contest-corrected = As contas estão certas, mas o total estava errado. Já foi corrigido.
contest-wrong = Estava tudo certo. Fica como está.

## What chance did

happened-order = Quem começa? { $drawn }
happened-draw = Peças novas para { $name }: { $tiles }
happened-hidden-draw = { $name }: { $count ->
    [1] uma peça nova
   *[other] { $count } peças novas
  }.
happened-first = Quem começa: { $name }.
happened-roll = Os dados mostram { $dice }.
happened-last = O tempo acabou. Esta é a última rodada.
note-away = { $seconds ->
    [1] Um segundo foi devolvido
   *[other] { $seconds } segundos foram devolvidos
  }.
note-hand = Agora { $who } joga no lugar de { $name }.
note-back = Jogadas desfeitas: tudo voltou a ser como depois da entrada { $to }.
note-gone = Alguém não voltou.
note-start = A partida começa com uma posição montada.

## Asking

ask-move = { $name }, qual é a jogada (ou: help)?
hand-over = Em seguida: { $name }. Os outros não olham. Aperte Enter.
hints-off = As dicas estão desligadas. Para ver jogadas, inicie a partida com --hints
limit-turn = { $seconds ->
    [1] Uma jogada dura no máximo um segundo
   *[other] Uma jogada dura no máximo { $seconds } segundos
  }. Depois disso, a vez passa.
limit-main = Cada jogador tem { $main } segundos para a partida inteira, e mais { $increment } por jogada. Quem gastar tudo perde.
limit-window = Há { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
  } para contestar uma jogada.
time-left = { $seconds ->
    [1] Falta um segundo
   *[other] Faltam { $seconds } segundos
  }.
time-over = Tarde demais.
table-help-calculissimo =
    8d 9+6/2       coloca peças para a direita, a partir da linha 8, coluna d
    d8 9+6/2       coloca peças para baixo, a partir da coluna d, linha 8
    h6 4-(2)+3     as peças que já estão no tabuleiro vão entre parênteses
    8d 9+?6/2      um curinga que é um 6
    8d 9+6/2=48    com o seu total, quando as regras pedem
    swap 57+       troca estas peças
    pass           não faz nada desta vez
    challenge      diz que a jogada de outra pessoa está errada, quando quem confere são os jogadores
    accept         diz que está certa
    resign         desiste
    resign 2       quem está no lugar 2 desiste, mesmo fora da sua vez
    board          mostra o tabuleiro de novo
    quit           sai da partida
table-help-contig60 =
    (2+3)*4=20     faz uma sentença com os três dados; o resultado é a sua casa
    pass           não faz nada desta vez; a outra equipe pode usar os seus dados
    decline        não usa os dados da outra equipe
    challenge      diz que a sentença da outra equipe está errada, quando quem confere são as equipes
    accept         diz que está certa
    resign         desiste
    resign 2       quem está no lugar 2 desiste, mesmo fora da sua vez
    board          mostra o tabuleiro de novo
    quit           sai da partida

## The start and the end

play-promise = O sorteio desta partida é definido por um número secreto. A impressão digital dele, para conferir depois: { $commitment }
play-keep = Para salvar a partida, digite o nome de um arquivo. Se não quiser, aperte Enter.
play-kept = A partida foi salva em { $file }.
play-not-kept = A partida não foi salva. Para salvar, use --record ARQUIVO
end-running = A partida não terminou.
end-total = { $name }: { $total }
end-leftover = { $name }: sobram { $tiles }, o que custa { $cost }. Total: { $total }
end-winners = { $count ->
    [1] Vitória: { $names }
   *[other] Vitória dividida: { $names }
  }
reason-calculissimo-out = O saquinho está vazio, e alguém usou todas as suas peças.
reason-calculissimo-stuck = O saquinho está vazio, e ninguém mais pode jogar.
reason-calculissimo-passes = Todos passaram a vez duas vezes.
reason-calculissimo-idle = Faz muito tempo que ninguém coloca peças.
reason-calculissimo-resigned = Só sobrou um jogador.
reason-contig60-line = Uma linha inteira de marcadores!
reason-contig60-zero = Uma equipe chegou a zero.
reason-contig60-markers = Uma equipe colocou seu último marcador.
reason-contig60-full = Todas as casas estão cobertas.
reason-contig60-no_throw = Nenhum lançamento pode mais dar uma casa livre.
reason-contig60-idle = Quarenta jogadas sem um marcador.
reason-contig60-rounds = Todas as rodadas foram jogadas.
reason-contig60-minutes = O tempo acabou.
reason-contig60-resign = Uma equipe desistiu.
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
    [1] A única entrada segue
   *[other] Todas as { $count } entradas seguem
  } as regras.
verify-chance = { $count ->
    [1] O único sorteio vem
   *[other] Todos os { $count } sorteios e lançamentos vêm
  } da semente prometida no início.
verify-entry = Entrada { $seq }: { $sentence }
