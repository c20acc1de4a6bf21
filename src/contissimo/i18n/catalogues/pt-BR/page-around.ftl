# The page: what is around every table, whichever game is played there.

## Challenge judging: what was said, and whether anybody contests it

contest-title = Será que está certo?
contest-by = { $name }:
contest-total = por { $total ->
    [1] um ponto
   *[other] { $total } pontos
  }
contest-asks = { $name }, você decide.
contest-question = Conteste se achar que está errado.
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
log-contest-right = Contestação de { $name }: tudo certo
log-contest-corrected = Contestação de { $name }: total corrigido
log-contest-taken-back = Contestação de { $name }: jogada retirada
log-contest-earned = { $name }: { $points ->
    [1] um ponto
   *[other] { $points } pontos
  }

## Are you sure?

confirm-no = Não, continuar
resign = Desistir
resign-title = Desistir?
resign-ends = A partida acaba e a vitória é de { $name }.
resign-goes-on = A partida continua sem você, e você não pode mais ganhar.
resign-yes = Sim, desistir

## Signs in words

speak-plus = mais
speak-minus = menos
speak-times = vezes
speak-divided = dividido por
speak-open = abre parênteses
speak-close = fecha parênteses

## Sums in words; a pause where two things belong together on one side

sum-plus = { $left } mais { $right }
sum-minus = { $left } menos { $right }
sum-times = { $left } vezes { $right }
sum-divided = { $left } dividido por { $right }
sum-plus-apart = { $left }, mais { $right }
sum-minus-apart = { $left }, menos { $right }
sum-times-apart = { $left }, vezes { $right }
sum-divided-apart = { $left }, dividido por { $right }
sum-makes = { $sum } é igual a { $result }
sum-makes-apart = { $sum }, é igual a { $result }
sum-negative = menos { $number }
sum-bracket = abre parênteses, { $sum }, fecha parênteses
sum-fraction = { $top } sobre { $bottom }

## The board

board-whole = Tabuleiro inteiro

## The end of the game

end-title = Fim de jogo
end-won = Vitória de { $name }!
end-you-won = Você ganhou!
end-won-resigned = Vitória de { $name }, porque { $count ->
    [one] { $others } desistiu
   *[other] { $others } desistiram
  }.
end-you-won-resigned = Você ganhou, porque { $count ->
    [one] { $others } desistiu
   *[other] { $others } desistiram
  }!
end-resigned-totals = Não foram os totais que decidiram. Eles estavam assim:
end-shared = { $names } dividem a vitória!
end-told = { $name }: { $total }
end-played = Pontos feitos
end-left-over = Sobras
end-left-over-why = As peças que sobram são descontadas de quem as tem.
end-sum = Total
end-rematch = Jogar de novo
end-rematch-waits = Esperando os outros…
end-rematch-asked = Para jogar de novo: { $names }
end-next = Ir para a nova partida
end-review = Análise
end-replay = Rever
end-record = Baixar
end-chart = Os totais, jogada por jogada
end-chart-about = Os totais ao longo de { $turns } jogadas. Os mesmos números estão na tabela abaixo.
end-chart-table = Em tabela
end-chart-turn = Jogada
end-best = As melhores jogadas
end-reason-calculissimo-out = O saquinho está vazio, e alguém usou todas as suas peças.
end-reason-calculissimo-stuck = O saquinho está vazio, e ninguém mais pode jogar.
end-reason-calculissimo-passes = Todos passaram a vez duas vezes.
end-reason-calculissimo-idle = Faz muito tempo que ninguém coloca peças.
end-reason-calculissimo-resigned = Só sobrou um jogador.
end-reason-contig60-line = { $count } marcadores em linha!
end-reason-contig60-zero = Uma equipe chegou a zero.
end-reason-contig60-markers = Uma equipe colocou seu último marcador.
end-reason-contig60-full = Todas as casas estão cobertas.
end-reason-contig60-no-throw = Nenhum lançamento pode mais dar uma casa livre.
end-reason-contig60-idle = Faz muito tempo que ninguém cobre uma casa.
end-reason-contig60-rounds = Todas as rodadas foram jogadas.
end-reason-contig60-minutes = O tempo acabou.
end-reason-contig60-resign = Uma equipe desistiu.
end-reason-abandoned = Partida abandonada: alguém não voltou.

## Set phrases

phrase-title = Diga alguma coisa
phrase-said = { $name }: { $phrase }
phrase-mute = Esconder o que { $name } diz
phrase-hello = Oi!
phrase-good-luck = Boa sorte!
phrase-well-played = Mandou bem!
phrase-nice-one = Boa!
phrase-thank-you = Valeu!
phrase-sorry = Desculpa!
phrase-one-moment = Só um momento, por favor.
phrase-your-turn = É a sua vez.
phrase-good-game = Foi um bom jogo!
phrase-goodbye = Tchau!

## Somebody is away

away-long = Nenhum sinal de { $name } há algum tempo.
away-who = Quem assume?
away-hand = Deixar o computador assumir
away-agree = Concordo
away-agreed = A favor de { $level } assumir: { $names } ({ $agreed } de { $needed }).
away-handed = Por enquanto, { $level } joga no lugar de { $name }.
away-until = A partir de { $when } você não precisa mais esperar.
away-end = Encerrar a partida
away-without = Continuar sem quem falta
away-sure = Para quem falta, conta como desistência. Parar de esperar?
away-yes = Parar de esperar
away-credit = O servidor ficou fora do ar por { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
  }. Esse tempo foi devolvido.

## Notes in the list of moves

log-hand = { $level } joga no lugar de alguém que saiu.
log-hand-person = De volta: { $name }.
log-gone = Alguém não voltou.
log-last = O tempo acabou. Esta é a última rodada.
log-back = As últimas jogadas foram desfeitas.
log-late = { $move } (o tempo acabou)
late-you = Seu tempo acabou.
late-other = Acabou o tempo: { $name }.

## Several people on one device

device-title = Próximo jogador
device-pass = Passe o tablet para { $name }
device-open = Sou { $name }: mostrar minhas peças
device-last = { $name }: { $move } ({ $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  })
