# Reviews: luck, skill, mistakes and another try.

help-review = Analisa uma partida acabada: sorte, acerto, erros e o que era melhor. Uma pasta resume muitas partidas.

option-review-file = Uma partida guardada, ou uma pasta com partidas guardadas. Com -, lê-se da entrada padrão.
option-deep = Vê a fundo: demora mais, mas é mais seguro.
option-svg = Guarda também o gráfico da partida, como imagem SVG.
    .value = FICHEIRO
option-player = Só as jogadas desta pessoa.
    .value = NOME

## The review of a game

review-title = { $game }, regras { $ruleset }
review-quick = Um olhar rápido. Com --deep vê-se a fundo.
review-quick-calculissimo = A sorte ao tirar peças é estimada com menos amostras do que num exame cuidado.
review-closely = Visto a fundo.
review-progress = Entradas
review-top = Pontos encontrados por { $name }: { $percent } dos possíveis.
review-accuracy = { $name }: { $number } em 100 pelas boas escolhas.
review-level = Nível de jogo: { $level }.
review-levels = Nível de jogo: { $level } (de { $low } a { $high }).
review-mistakes = Decisões: { $decisions }. Erros pequenos: { $small }; médios: { $medium }; grandes: { $large }.
review-rate = Perdido em cada decisão: { $number } milésimos de vitória.
review-start = No início
review-luck = Sorte própria
review-luck-others = Sorte dos outros
review-skill = Acerto
review-rest = Resto
review-end = No fim
review-so-far = Até aqui
review-swings = A hipótese de ganhar sobe e desce durante toda a partida; por isso, a sorte e o acerto podem somar, cada um, mais de { $percent }.
review-kindly = Quase sempre, quem ganha também teve mais sorte.
review-cost = { $name }: { $move } custou { $percent }.
review-better = Melhor: { $move }
review-none = Sem erros maiores.
review-turning = A partida virou aqui: { $entries }.
review-stopped = Parado antes do fim: foram vistas { $done } de { $of } entradas.
review-saved = O gráfico está em { $path }.

## Many games

review-games = { $games ->
    [1] Uma partida
   *[other] { $games } partidas
  }
review-skipped = Deixada de fora: { $sentence }
review-by-player = Quem jogou
review-by-kind = Perdido, por tipo
review-by-stage = Perdido, por fase
review-column-games = Partidas
review-column-decisions = Decisões
review-column-mistakes = Erros
review-column-lost = Vitórias perdidas
review-column-rate = Vitórias perdidas em cada 1000 decisões

## Why the best is better: the code of a fact with its values

review-fact-points = { $n ->
    [1] Mais um ponto.
   *[other] Mais { $n } pontos.
  }
review-fact-not-established = Não se pode dizer com certeza qual é melhor.
review-fact-sum-wrong = { $line } não está certo.
review-fact-contest-right = { $line } estava errado: contestar era o certo.
review-fact-contest-wrong = { $line } estava certo. Não havia nada a contestar.
review-fact-line = O { $square } completa uma linha. Sai em { $k } de { $of } lançamentos.
review-fact-block = O { $square } bloqueia uma linha que se completaria em { $k } de { $of } lançamentos.
review-fact-threat = Fica então a faltar só o { $square } para uma linha: sai em { $k } de { $of } lançamentos.
review-fact-threats = Cada uma destas casas completa então uma linha: { $squares }. Sai uma delas em { $k } de { $of } lançamentos.
review-fact-leaves = { $n ->
    [1] A jogada feita deixa o { $square }, que vale um ponto e sai em { $k } de { $of } lançamentos.
   *[other] A jogada feita deixa o { $square }, que vale { $n } pontos e sai em { $k } de { $of } lançamentos.
  }
review-fact-steal = { $k ->
    [1] Passar deixa os outros roubar uma casa com pontos a dobrar.
   *[other] Passar deixa os outros roubar uma de { $k } casas com pontos a dobrar.
  }
review-fact-made = O { $square } podia ser feito: { $line }
review-fact-seven = Sete peças de uma vez: jogada extra.
review-fact-bonus-free = O ×{ $factor } em { $square } ainda estava livre: { $n } pontos.
review-fact-bonus-smaller = O ×{ $factor } em { $square } vale mais { $n } pontos noutra linha.
review-fact-keep = { $face } vale mais tarde uns { $later } pontos, e agora deu { $now }.
review-fact-kept = As peças guardadas valem, mais tarde, uns { $n } pontos mais.
review-fact-opens = Com a jogada feita, quem joga a seguir faz em média mais { $n } pontos.
review-fact-left = { $n ->
    [1] As peças que sobram no fim custam mais um ponto.
   *[other] As peças que sobram no fim custam mais { $n } pontos.
  }
review-fact-ending = { $n ->
    [1] Jogado até ao fim, é menos um ponto.
   *[other] Jogado até ao fim, são menos { $n } pontos.
  }

## What there is to practise, and when

review-kind-division = Dividir
review-kind-brackets = Parênteses
review-kind-times = Multiplicar
review-kind-joker = Jokers
review-kind-line = Linhas
review-kind-block = Bloquear linhas
review-kind-points = Vizinhos
review-kind-crossing = Linhas que se cruzam
review-kind-seven = Sete peças
review-kind-bonus = Casas de bónus
review-kind-far-bonus = Casas de bónus longe
review-kind-steal = Roubar
review-kind-pass = Passar
review-kind-exchange = Trocar peças
review-kind-contest = Contestar
review-kind-ending = Últimas peças
review-stage-early = O início
review-stage-middle = O meio
review-stage-late = O fim

## Why there is no review

why-review-running = esta partida ainda não acabou. A análise vem depois.
why-review-too-large = este registo é demasiado grande para uma análise. Leem-se, no máximo, { $limit } caracteres.
why-review-too-long = este registo é demasiado longo para uma análise. Avaliam-se, no máximo, { $limit } entradas.
why-review-no-judge = O programa ainda não sabe avaliar este jogo.
why-review-board-large = Este tabuleiro é demasiado grande para ser avaliado. Pode ter, no máximo, 64 casas.
why-review-no-records = nesta pasta não há nenhuma partida guardada que se possa analisar.
why-review-folder-graph = um gráfico mostra uma só partida, e isto é uma pasta.
why-review-no-player = nestas partidas ninguém se chama { $player }.
why-no-such-review = Esta análise já não está aqui. Abre-a outra vez.
why-review-slow = A análise desta partida demora demasiado.
