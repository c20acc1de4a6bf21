# How moves of computer players are shown: a setting in the menu.

pace = Jugadas del ordenador
pace-auto = Paso a paso en niveles fáciles
pace-calm = Paso a paso
pace-quick = Paso a paso, rápido
pace-off = Todo de una vez
pace-still = Tu dispositivo pide poco movimiento: todo de una vez.
