# The page: what is around every table, whichever game is played there.

## Challenge judging: what was said, and whether anybody contests it

contest-title = Estará certo?
contest-by = { $name }:
contest-total = por { $total ->
    [1] um ponto
   *[other] { $total } pontos
  }
contest-asks = { $name }, respondes tu.
contest-question = Contesta, se achas que está errado.
contest-challenge = Contestar
contest-accept = Aceitar
contest-left = faltam { $time }
contest-waiting = Agora os outros podem contestar.
verdict-title = A decisão
verdict-corrected = { $points ->
    [1] Um ponto
   *[other] { $points } pontos
  }, e não { $announced }.
log-announced = { $sum }, { $total ->
    [1] um ponto
   *[other] { $total } pontos
  }
last-move = A última jogada
log-contest-right = Contestação ({ $name }): tudo certo
log-contest-corrected = Contestação ({ $name }): total corrigido
log-contest-taken-back = Contestação ({ $name }): jogada retirada
log-contest-earned = { $name }: { $points ->
    [1] um ponto
   *[other] { $points } pontos
  }

## Are you sure?

confirm-no = Não, continuar
resign = Desistir
resign-title = Desistir?
resign-ends = A partida acaba e a vitória é de { $name }.
resign-goes-on = A partida continua sem ti, e já não a podes ganhar.
resign-yes = Sim, desistir

## Signs in words

speak-plus = mais
speak-minus = menos
speak-times = vezes
speak-divided = a dividir por
speak-open = abre parênteses
speak-close = fecha parênteses

## Sums in words; a pause where two things belong together on one side

sum-plus = { $left } mais { $right }
sum-minus = { $left } menos { $right }
sum-times = { $left } vezes { $right }
sum-divided = { $left } a dividir por { $right }
sum-plus-apart = { $left }, mais { $right }
sum-minus-apart = { $left }, menos { $right }
sum-times-apart = { $left }, vezes { $right }
sum-divided-apart = { $left }, a dividir por { $right }
sum-makes = { $sum } é igual a { $result }
sum-makes-apart = { $sum }, é igual a { $result }
sum-negative = menos { $number }
sum-bracket = abre parênteses, { $sum }, fecha parênteses
sum-fraction = { $top } sobre { $bottom }

## The board

board-whole = Tabuleiro inteiro

## The end of the game

end-title = Fim
end-won = Vitória de { $name }!
end-you-won = Ganhaste!
end-won-resigned = Vitória de { $name }, porque { $count ->
    [one] { $others } desistiu
   *[other] { $others } desistiram
  }.
end-you-won-resigned = Ganhaste, porque { $count ->
    [one] { $others } desistiu
   *[other] { $others } desistiram
  }!
end-resigned-totals = Não foram os totais que decidiram. Estavam assim:
end-shared = { $names } partilham a vitória!
end-told = { $name }: { $total }
end-played = Pontos feitos
end-left-over = Por jogar
end-left-over-why = As peças por jogar descontam a quem as tem.
end-sum = Total
end-rematch = Jogar outra vez
end-rematch-waits = À espera dos outros…
end-rematch-asked = Para jogar outra vez: { $names }
end-next = Ir para a nova partida
end-review = Análise
end-replay = Rever
end-record = Descarregar
end-chart = Os totais, jogada a jogada
end-chart-about = Os totais ao longo de { $turns } jogadas. Os mesmos números estão na tabela abaixo.
end-chart-table = Em tabela
end-chart-turn = Jogada
end-best = As melhores jogadas
end-reason-calculissimo-out = O saco está vazio e alguém usou todas as suas peças.
end-reason-calculissimo-stuck = O saco está vazio e ninguém pode continuar.
end-reason-calculissimo-passes = Todos passaram duas vezes.
end-reason-calculissimo-idle = Há muito tempo que ninguém põe peças.
end-reason-calculissimo-resigned = Só resta um jogador.
end-reason-contig60-line = { $count } marcadores em linha!
end-reason-contig60-zero = Uma equipa chegou a zero.
end-reason-contig60-markers = Foi posto o último marcador.
end-reason-contig60-full = Todas as casas estão cobertas.
end-reason-contig60-no-throw = Já nenhum lançamento pode dar uma casa livre.
end-reason-contig60-idle = Há muito tempo que ninguém cobre uma casa.
end-reason-contig60-rounds = Jogaram-se todas as rondas.
end-reason-contig60-minutes = O tempo acabou.
end-reason-contig60-resign = Uma equipa desistiu.
end-reason-abandoned = Partida abandonada: alguém não voltou.

## Set phrases

phrase-title = Diz alguma coisa
phrase-said = { $name }: { $phrase }
phrase-mute = Não mostrar o que { $name } diz
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-well-played = Bem jogado!
phrase-nice-one = Boa!
phrase-thank-you = Obrigado/a!
phrase-sorry = Desculpa!
phrase-one-moment = Um momento, por favor.
phrase-your-turn = É a tua vez.
phrase-good-game = Bom jogo!
phrase-goodbye = Adeus!

## Somebody is away

away-long = Sem notícias de { $name } há algum tempo.
away-who = Quem continua?
away-hand = Deixar o computador continuar
away-agree = Concordo
away-agreed = A favor de { $level } continuar: { $names } ({ $agreed } de { $needed }).
away-handed = { $level } joga em vez de { $name } enquanto durar a ausência.
away-until = A partir de { $when } já não precisas de esperar.
away-end = Terminar a partida
away-without = Continuar sem quem falta
away-sure = Para quem falta conta como desistência. Deixar de esperar?
away-yes = Deixar de esperar
away-credit = O servidor esteve em baixo { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
  }. Esse tempo foi devolvido.

## Notes in the list of moves

log-hand = { $level } joga por alguém que está fora.
log-hand-person = De volta: { $name }.
log-gone = Alguém não voltou.
log-last = O tempo acabou. Esta é a última ronda.
log-back = As últimas jogadas foram retiradas.
log-late = { $move } (o tempo acabou)
late-you = O teu tempo acabou.
late-other = Acabou o tempo: { $name }.

## Several people on one device

device-title = Próximo jogador
device-pass = Passa o tablet a { $name }
device-open = Sou { $name }: mostrar as minhas peças
device-last = { $name }: { $move } ({ $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  })
