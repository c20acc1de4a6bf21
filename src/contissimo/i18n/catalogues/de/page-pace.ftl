# How moves of computer players are shown: a setting in the menu.

pace = Züge des Computers
pace-auto = In Schritten (leichte Stufen)
pace-calm = In Schritten
pace-quick = In schnellen Schritten
pace-off = Alles auf einmal
pace-still = Dein Gerät wünscht wenig Bewegung: alles auf einmal.
