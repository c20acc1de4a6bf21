# The review of a game on the page: numbers, graph, turns, another try, and what to practise.

review-heading = Repaso
review-of = { $game }: repaso
review-failed = No hay repaso de esta partida
review-loading = Repasando la partida …
review-as = Visto por
review-quick-look = Por ahora, un vistazo rápido.
review-closer = Ahora viene una mirada más atenta.
review-close-look = Esto ha sido una mirada atenta.
review-closer-again = Mirar con más atención
review-back = Turno anterior
review-next = Turno siguiente
review-share = Copiar enlace a este turno
review-share-done = Copiado
review-replay = Volver a ver la partida
keys-review-turns = de turno en turno

## The numbers of a player: each with a sentence

review-head-top = Encontró { $n } de cada 100 puntos que había.
review-head-accuracy = { $n } de 100 por buenas elecciones. Elegir siempre lo mejor da 100.
review-head-luck = Suerte
review-luck-good = La suerte estaba de este lado.
review-luck-bad = La suerte estaba del otro lado.
review-luck-even = La suerte fue justa con todos.
review-head-skill = Elecciones
review-skill-good = Eligió mejor que los demás.
review-skill-bad = Los demás eligieron mejor.
review-skill-even = Todos eligieron más o menos igual de bien.
review-head-mistakes = Errores: { $small } pequeños, { $medium } medianos, { $large } grandes.
review-stars = { $n } de 3 estrellas
review-stars-1 = Jugó hasta el final. ¡Muy bien!
review-stars-2 = ¡Muchas buenas ideas!
review-stars-3 = ¡Qué gran partida!

## The graph, and the same as a table

review-graph = Cómo fue la partida
review-graph-share = Posibilidad de ganar
review-graph-luck = Suerte
review-graph-turning = Aquí giró la partida
review-graph-slip = Vale la pena probar otra vez
review-graph-chance = Posibilidad de ganar: { $percent }
review-table = Todos los turnos en una tabla
review-column-turn = Turno
review-column-who = Jugador
review-column-move = Jugada
review-column-cost = Costó
review-column-share = Posibilidad
review-column-points = Puntos
review-column-kept = Fichas guardadas
review-sum = Cómo se suman la suerte y las elecciones
review-sum-about = De la posibilidad inicial al resultado: la suma cuadra.

## One turn

review-turn = Turno { $turn }
review-no-choice = Aquí no había nada que elegir.
review-was-best = Fue lo mejor.
review-was-good = Fue tan bueno como lo mejor.
review-even-better = Todavía mejor
review-even-better-about = Había algo todavía mejor.
review-size-small = Un pequeño desliz.
review-size-medium = Un error.
review-size-large = Un error grande.
review-lost = Costó { $percent } de una victoria.
review-played = Jugado
review-best = Mejor
review-other = Número { $n } de { $of }
review-better-one = Una mejor
review-worse-one = La siguiente
review-lay = Probar otra jugada
review-all = Todas las opciones ({ $n })
review-exact = Demostrado

## Another try

review-again = Probar otra vez ({ $n })
review-again-none = No hay nada que repetir. ¡Bien jugado!
review-again-at = Otro intento: { $at } de { $of }
review-again-task = ¿Qué sería mejor aquí?
review-again-right = ¡Bien! Es tan bueno como lo mejor.
review-again-not-yet = Hay algo todavía mejor. ¡Mira otra vez!
review-again-wrong = Casi: { $percent } de posibilidad de ganar, { $loss } menos que lo mejor.
review-again-reply = Mejor respuesta: { $move }
review-again-throws = Lo consiguen { $k } de { $of } tiradas.
review-again-more = Una vez más
review-again-show = Mostrar todas las que son igual de buenas
review-again-good = Tan buenas como la mejor
review-again-next = La siguiente
review-again-back = Volver al repaso
review-again-done = Encontradas ahora: { $n } de { $of }
review-again-all = Desde el principio
review-trial = Turno { $turn }: otra jugada
review-trial-task = Haz cualquier jugada y mira cuánto vale.

## The last games of this browser

review-practice = Qué practicar
review-practice-none = Cuando termines una partida en este navegador, aquí verás qué practicar.
review-practice-about = Tus últimas partidas en este navegador: { $n }
review-practice-busy = Mirando tus partidas: { $done } de { $of }
review-practice-fine = Nada que destacar. ¡Bien jugado!
review-practice-again = Vale la pena probar otra vez
review-practice-mistake = Probar otra vez: { $percent } por recuperar
review-practice-games = Tus partidas
review-kinds = Por tipo
review-stages = Por fase de la partida
review-drop = Repasar otro registro
