# How moves of computer players are shown: a setting in the menu.

pace = Jogadas do computador
pace-auto = Passo a passo em níveis fáceis
pace-calm = Passo a passo
pace-quick = Passo a passo, rápido
pace-off = Tudo de uma vez
pace-still = Seu aparelho pede pouco movimento: tudo de uma vez.
