# The review of a game on the page: numbers, graph, turns, another try, and what to practise.

review-heading = Análise
review-of = { $game }: análise
review-failed = Não há análise desta partida
review-loading = Analisando a partida…
review-as = Visto por
review-quick-look = Por enquanto, uma olhada rápida.
review-closer = Um exame mais cuidadoso está em andamento.
review-close-look = Tudo foi visto com cuidado.
review-closer-again = Olhar com mais cuidado
review-back = Jogada anterior
review-next = Próxima jogada
review-share = Copiar link desta jogada
review-replay = Rever a partida
keys-review-turns = para a jogada anterior ou seguinte

## The numbers of a player: each with a sentence

review-head-top = Encontrou { $n } de cada 100 pontos possíveis.
review-head-accuracy = { $n } em 100 por boas escolhas. Escolher sempre a melhor jogada dá 100.
review-head-luck = Sorte
review-luck-good = A sorte esteve deste lado.
review-luck-bad = A sorte esteve do outro lado.
review-luck-even = A sorte foi justa com todos.
review-head-skill = Escolhas
review-skill-good = Escolheu melhor do que os outros.
review-skill-bad = Os outros escolheram melhor.
review-skill-even = Todos escolheram quase tão bem quanto os outros.
review-head-mistakes = Erros pequenos: { $small }; médios: { $medium }; grandes: { $large }.
review-stars = { $n } de 3 estrelas
review-stars-1 = Você jogou até o fim. Muito bem!
review-stars-2 = Muitas boas ideias!
review-stars-3 = Que partida incrível!

## The graph, and the same as a table

review-graph = Como foi a partida
review-graph-share = Chance de ganhar
review-graph-luck = Sorte
review-graph-turning = Aqui a partida virou
review-graph-slip = Vale tentar de novo
review-graph-chance = Chance de ganhar: { $percent }
review-table = Todas as jogadas em uma tabela
review-column-turn = Nº
review-column-who = Jogador
review-column-move = Jogada
review-column-cost = Custou
review-column-share = Chance
review-column-points = Pontos
review-column-kept = Peças guardadas
review-sum = Como a sorte e as escolhas se somam
review-sum-about = Da chance inicial até o resultado: tudo somado, a conta fecha.

## One turn

review-turn = Jogada { $turn }
review-no-choice = Aqui não havia nada a escolher.
review-was-best = Foi a melhor jogada.
review-was-good = Foi tão boa quanto a melhor jogada.
review-even-better = Ainda melhor
review-even-better-about = Havia algo ainda melhor.
review-size-small = Um pequeno deslize.
review-size-medium = Um erro.
review-size-large = Um erro grande.
review-lost = A chance de ganhar caiu { $percent }.
review-played = Jogada feita
review-best = A melhor
review-other = Escolha { $n } de { $of }
review-better-one = Uma melhor
review-worse-one = A próxima
review-lay = Experimentar outra jogada
review-all = Todas as escolhas ({ $n })
review-exact = Provado

## Another try

review-again = Tentar de novo ({ $n })
review-again-none = Não há nada para tentar de novo. Muito bem!
review-again-at = Outra tentativa: { $at } de { $of }
review-again-task = O que seria melhor aqui?
review-again-right = Certo! É tão boa quanto a melhor jogada.
review-again-not-yet = Há algo ainda melhor. Procure de novo!
review-again-wrong = Quase: { $percent } de chance de ganhar, { $loss } a menos que com a melhor jogada.
review-again-reply = Melhor resposta: { $move }
review-again-throws = Sai em { $k } de { $of } lançamentos.
review-again-more = Mais uma vez
review-again-show = Mostrar todas as jogadas tão boas
review-again-good = Tão boas quanto a melhor jogada
review-again-next = A próxima
review-again-back = Voltar à análise
review-again-done = Encontradas agora: { $n } de { $of }
review-again-all = Recomeçar
review-trial = Jogada { $turn }: outra
review-trial-task = Faça qualquer jogada e veja quanto vale.

## The last games of this browser

review-practice = O que praticar
review-practice-none = Quando você terminar uma partida neste navegador, aqui vai estar o que praticar.
review-practice-about = Suas últimas partidas neste navegador: { $n }
review-practice-busy = Vendo suas partidas: { $done } de { $of }
review-practice-fine = Nada de especial. Muito bem!
review-practice-again = Vale tentar de novo
review-practice-mistake = Tentar de novo: { $percent } a recuperar
review-practice-games = Suas partidas
review-kinds = Por tipo
review-stages = Por fase da partida
review-drop = Analisar outra partida salva
