# The review of a game on the page: numbers, graph, turns, another try, and what to practise.

review-heading = Repaso
review-of = { $game }: repaso
review-failed = No hay repaso de esta partida
review-loading = Repasando la partida…
review-as = Vista de
review-quick-look = Por ahora, un vistazo rápido.
review-closer = Se está mirando con más atención.
review-close-look = Todo se ha mirado con atención.
review-closer-again = Mirar con más atención
review-back = Turno anterior
review-next = Turno siguiente
review-share = Copiar enlace a este turno
review-replay = Volver a ver la partida
keys-review-turns = al turno anterior o al siguiente

## The numbers of a player: each with a sentence

review-head-top = Ha encontrado { $n } de cada 100 puntos posibles.
review-head-accuracy = { $n } de 100 por buenas decisiones. Elegir siempre la mejor jugada da 100.
review-head-luck = Suerte
review-luck-good = La suerte ha estado de este lado.
review-luck-bad = La suerte ha estado del otro lado.
review-luck-even = La suerte ha sido justa con todos.
review-head-skill = Decisiones
review-skill-good = Ha elegido mejor que los demás.
review-skill-bad = Los demás han elegido mejor.
review-skill-even = Todos han elegido más o menos igual de bien.
review-head-mistakes = Errores pequeños: { $small }; medianos: { $medium }; grandes: { $large }.
review-stars = { $n } de 3 estrellas
review-stars-1 = Has llegado hasta el final. ¡Muy bien!
review-stars-2 = ¡Muchas buenas ideas!
review-stars-3 = ¡Qué gran partida!

## The graph, and the same as a table

review-graph = Cómo ha ido la partida
review-graph-share = Probabilidad de ganar
review-graph-luck = Suerte
review-graph-turning = Aquí cambió la partida
review-graph-slip = Vale la pena probar otra vez
review-graph-chance = Probabilidad de ganar: { $percent }
review-table = Todos los turnos en una tabla
review-column-turn = Turno
review-column-who = Jugador
review-column-move = Jugada
review-column-cost = Costó
review-column-share = Probabilidad
review-column-points = Puntos
review-column-kept = Fichas guardadas
review-sum = Cómo se suman la suerte y las decisiones
review-sum-about = De la probabilidad inicial al resultado: la suma cuadra.

## One turn

review-turn = Turno { $turn }
review-no-choice = Aquí no había nada que elegir.
review-was-best = Ha sido la mejor jugada.
review-was-good = Ha sido tan buena como la mejor.
review-even-better = Todavía mejor
review-even-better-about = Había algo todavía mejor.
review-size-small = Un pequeño desliz.
review-size-medium = Un error.
review-size-large = Un error grande.
review-lost = La probabilidad de ganar ha bajado un { $percent }.
review-played = Jugada hecha
review-best = La mejor
review-other = Opción { $n } de { $of }
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
review-again-right = ¡Bien! Es tan buena como la mejor.
review-again-not-yet = Hay algo todavía mejor. ¡Mira otra vez!
review-again-wrong = Casi: { $percent } de probabilidad de ganar, { $loss } menos que con la mejor.
review-again-reply = Mejor respuesta: { $move }
review-again-throws = Sale en { $k } de { $of } tiradas.
review-again-more = Una vez más
review-again-show = Mostrar todas las que son igual de buenas
review-again-good = Tan buenas como la mejor
review-again-next = La siguiente
review-again-back = Volver al repaso
review-again-done = Encontradas ahora: { $n } de { $of }
review-again-all = Empezar de nuevo
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
review-drop = Repasar otra partida
