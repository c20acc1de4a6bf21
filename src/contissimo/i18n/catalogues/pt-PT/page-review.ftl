# The review of a game on the page: numbers, graph, turns, another try, and what to practise.

review-heading = Análise
review-of = { $game }: análise
review-failed = Não há análise desta partida
review-loading = A analisar a partida…
review-as = Visto por
review-quick-look = Por agora, uma vista de olhos rápida.
review-closer = Está a decorrer um exame mais cuidado.
review-close-look = Tudo foi visto com cuidado.
review-closer-again = Ver com mais cuidado
review-back = Jogada anterior
review-next = Jogada seguinte
review-share = Copiar o link desta jogada
review-replay = Rever a partida
keys-review-turns = para a jogada anterior ou seguinte

## The numbers of a player: each with a sentence

review-head-top = Encontrou { $n } de cada 100 pontos possíveis.
review-head-accuracy = { $n } em 100 por boas escolhas. Escolher sempre a melhor jogada dá 100.
review-head-luck = Sorte
review-luck-good = A sorte esteve deste lado.
review-luck-bad = A sorte esteve do outro lado.
review-luck-even = A sorte foi justa para todos.
review-head-skill = Escolhas
review-skill-good = Escolheu melhor do que os outros.
review-skill-bad = Os outros escolheram melhor.
review-skill-even = Todos escolheram quase tão bem uns como os outros.
review-head-mistakes = Erros pequenos: { $small }; médios: { $medium }; grandes: { $large }.
review-stars = { $n } de 3 estrelas
review-stars-1 = Jogaste até ao fim. Muito bem!
review-stars-2 = Muitas boas ideias!
review-stars-3 = Que grande partida!

## The graph, and the same as a table

review-graph = Como correu a partida
review-graph-share = Hipótese de ganhar
review-graph-luck = Sorte
review-graph-turning = Aqui a partida virou
review-graph-slip = Vale a pena tentar outra vez
review-graph-chance = Hipótese de ganhar: { $percent }
review-table = Todas as jogadas numa tabela
review-column-turn = N.º
review-column-who = Jogador
review-column-move = Jogada
review-column-cost = Custou
review-column-share = Hipótese
review-column-points = Pontos
review-column-kept = Peças guardadas
review-sum = Como a sorte e as escolhas se somam
review-sum-about = Da hipótese inicial até ao resultado: tudo somado, bate certo.

## One turn

review-turn = Jogada { $turn }
review-no-choice = Aqui não havia nada a escolher.
review-was-best = Foi a melhor jogada.
review-was-good = Foi tão boa como a melhor jogada.
review-even-better = Ainda melhor
review-even-better-about = Havia algo ainda melhor.
review-size-small = Um pequeno deslize.
review-size-medium = Um erro.
review-size-large = Um erro grande.
review-lost = A hipótese de ganhar desceu { $percent }.
review-played = Jogada feita
review-best = A melhor
review-other = Escolha { $n } de { $of }
review-better-one = Uma melhor
review-worse-one = A seguinte
review-lay = Experimentar outra jogada
review-all = Todas as escolhas ({ $n })
review-exact = Provado

## Another try

review-again = Tentar outra vez ({ $n })
review-again-none = Não há nada a tentar outra vez. Bem jogado!
review-again-at = Outra tentativa: { $at } de { $of }
review-again-task = O que seria melhor aqui?
review-again-right = Certo! É tão boa como a melhor jogada.
review-again-not-yet = Há algo ainda melhor. Procura outra vez!
review-again-wrong = Quase: { $percent } de hipótese de ganhar, menos { $loss } do que com a melhor jogada.
review-again-reply = Melhor resposta: { $move }
review-again-throws = Sai em { $k } de { $of } lançamentos.
review-again-more = Mais uma vez
review-again-show = Mostrar todas as jogadas tão boas
review-again-good = Tão boas como a melhor jogada
review-again-next = A seguinte
review-again-back = Voltar à análise
review-again-done = Encontradas agora: { $n } de { $of }
review-again-all = Recomeçar
review-trial = Jogada { $turn }: outra
review-trial-task = Faz qualquer jogada e vê quanto vale.

## The last games of this browser

review-practice = O que praticar
review-practice-none = Quando tiveres acabado uma partida neste navegador, encontras aqui o que praticar.
review-practice-about = As tuas últimas partidas neste navegador: { $n }
review-practice-busy = A ver as tuas partidas: { $done } de { $of }
review-practice-fine = Nada a assinalar. Bem jogado!
review-practice-again = Vale a pena tentar outra vez
review-practice-mistake = Tentar outra vez: { $percent } a recuperar
review-practice-games = As tuas partidas
review-kinds = Por tipo
review-stages = Por fase da partida
review-drop = Analisar outra partida guardada
