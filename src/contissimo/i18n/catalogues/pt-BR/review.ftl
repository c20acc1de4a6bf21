# Reviews: luck, skill, mistakes and another try.

help-review = Analisa uma partida terminada: sorte, acerto, erros e o que era melhor. Uma pasta resume muitas partidas.

option-review-file = Uma partida salva, ou uma pasta com partidas salvas. Com -, lê da entrada padrão.
option-deep = Olha a fundo: demora mais, mas é mais seguro.
option-svg = Salva também o gráfico da partida, como imagem SVG.
    .value = ARQUIVO
option-player = Só as jogadas desta pessoa.
    .value = NOME

## The review of a game

review-title = { $game }, regras { $ruleset }
review-quick = Uma olhada rápida. Com --deep, olha a fundo.
review-quick-calculissimo = A sorte ao tirar peças é estimada com menos amostras do que em um exame cuidadoso.
review-closely = Olhada a fundo.
review-progress = Entradas
review-top = Pontos encontrados por { $name }: { $percent } dos possíveis.
review-accuracy = { $name }: { $number } de 100 pelas boas escolhas.
review-level = Nível de jogo: { $level }.
review-levels = Nível de jogo: { $level } (de { $low } a { $high }).
review-mistakes = Decisões: { $decisions }. Erros pequenos: { $small }; médios: { $medium }; grandes: { $large }.
review-rate = Perdido em cada decisão: { $number } milésimos de vitória.
review-start = No começo
review-luck = Sorte própria
review-luck-others = Sorte dos outros
review-skill = Acerto
review-rest = Resto
review-end = No fim
review-so-far = Até aqui
review-swings = A chance de ganhar sobe e desce durante a partida toda; por isso, a sorte e o acerto podem somar, cada um, mais de { $percent }.
review-kindly = Quase sempre, quem ganha também teve mais sorte.
review-cost = { $name }: { $move } custou { $percent }.
review-better = Melhor: { $move }
review-none = Nenhum erro maior.
review-turning = A partida virou aqui: { $entries }.
review-stopped = Parou antes do fim: { $done } de { $of } entradas foram vistas.
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
review-column-rate = Vitórias perdidas a cada 1.000 decisões

## Why the best is better: the code of a fact with its values

review-fact-points = { $n ->
    [1] Um ponto a mais.
   *[other] { $n } pontos a mais.
  }
review-fact-not-established = Não dá para ter certeza de qual das duas é melhor.
review-fact-sum-wrong = { $line } não está certo.
review-fact-contest-right = { $line } estava errado: contestar era o certo.
review-fact-contest-wrong = { $line } estava certo. Não havia nada para contestar.
review-fact-line = O { $square } completa uma linha. Sai em { $k } de { $of } lançamentos.
review-fact-block = O { $square } bloqueia uma linha que se completaria em { $k } de { $of } lançamentos.
review-fact-threat = Aí só falta o { $square } para uma linha: sai em { $k } de { $of } lançamentos.
review-fact-threats = Aí cada uma destas casas completa uma linha: { $squares }. Sai uma delas em { $k } de { $of } lançamentos.
review-fact-leaves = { $n ->
    [1] A jogada feita deixa o { $square }, que vale um ponto e sai em { $k } de { $of } lançamentos.
   *[other] A jogada feita deixa o { $square }, que vale { $n } pontos e sai em { $k } de { $of } lançamentos.
  }
review-fact-steal = { $k ->
    [1] Passar a vez deixa os outros roubarem uma casa com pontos em dobro.
   *[other] Passar a vez deixa os outros roubarem uma de { $k } casas com pontos em dobro.
  }
review-fact-made = Dava para fazer o { $square }: { $line }
review-fact-seven = Sete peças de uma vez: jogada extra.
review-fact-bonus-free = O ×{ $factor } em { $square } ainda estava livre: { $n } pontos.
review-fact-bonus-smaller = O ×{ $factor } em { $square } vale { $n } pontos a mais em outra linha.
review-fact-keep = { $face } vale mais tarde uns { $later } pontos, e agora rendeu { $now }.
review-fact-kept = As peças guardadas valem mais tarde uns { $n } pontos a mais.
review-fact-opens = Com a jogada feita, quem vem depois faz em média { $n } pontos a mais.
review-fact-left = { $n ->
    [1] As peças que sobram no fim custam um ponto a mais.
   *[other] As peças que sobram no fim custam { $n } pontos a mais.
  }
review-fact-ending = { $n ->
    [1] Jogando até o fim, é um ponto a menos.
   *[other] Jogando até o fim, são { $n } pontos a menos.
  }

## What there is to practise, and when

review-kind-division = Dividir
review-kind-brackets = Parênteses
review-kind-times = Multiplicar
review-kind-joker = Curingas
review-kind-line = Linhas
review-kind-block = Bloquear linhas
review-kind-points = Vizinhos
review-kind-crossing = Linhas que se cruzam
review-kind-seven = Sete peças
review-kind-bonus = Casas de bônus
review-kind-far-bonus = Casas de bônus longe
review-kind-steal = Roubar
review-kind-pass = Passar a vez
review-kind-exchange = Trocar peças
review-kind-contest = Contestar
review-kind-ending = Últimas peças
review-stage-early = O começo
review-stage-middle = O meio
review-stage-late = O fim

## Why there is no review

why-review-running = esta partida ainda não terminou. A análise vem depois.
why-review-too-large = este registro é grande demais para uma análise. São lidos no máximo { $limit } caracteres.
why-review-too-long = este registro é longo demais para uma análise. São avaliadas no máximo { $limit } entradas.
why-review-no-judge = O programa ainda não sabe avaliar este jogo.
why-review-board-large = Este tabuleiro é grande demais para ser avaliado. Ele pode ter no máximo 64 casas.
why-review-no-records = nesta pasta não há nenhuma partida salva que dê para analisar.
why-review-folder-graph = um gráfico mostra uma só partida, e isto é uma pasta.
why-review-no-player = nestas partidas ninguém se chama { $player }.
why-no-such-review = Esta análise não está mais aqui. Abra de novo.
why-review-slow = A análise desta partida demora demais.
