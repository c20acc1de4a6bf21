# The levels of Calculissimo: a name, how each plays, and its mean score (measured, in docs/engine.md, to the nearest ten).

level-calculissimo-1 = Aluno do 1.º ano
    .about = Soma e subtrai até doze, põe poucas peças, não repara nos bónus e às vezes passa. Uns 150 pontos por partida.
level-calculissimo-2 = Aluno do 2.º ano
    .about = Soma e subtrai com números um pouco maiores e não desiste tão depressa, mas as cores são só cores. Uns 240 pontos por partida.
level-calculissimo-3 = Aluno do 3.º ano
    .about = Faz contas mais compridas, até quarenta, e apanha um bónus que esteja mesmo ao lado de uma peça. Uns 330 pontos por partida.
level-calculissimo-4 = Ás da tabuada
    .about = Já sabe multiplicar e gosta disso, mas olha só para um canto do tabuleiro e nunca divide. Uns 510 pontos por partida.
level-calculissimo-5 = Craque da família
    .about = Encontra grandes multiplicações, bónus ali perto e uma linha que cruza outra; dividir fica para os outros. Uns 710 pontos por partida.
level-calculissimo-6 = Ás do cálculo
    .about = Também divide, põe até seis peças e vai ao máximo de pontos possível, sem pensar no amanhã. Uns 1120 pontos por partida.
level-calculissimo-7 = Mestre
    .about = Sabe que peças vale a pena guardar e quando trocar, mas não vê as grandes jogadas de sete peças. Uns 1520 pontos por partida.
level-calculissimo-8 = Campeão
    .about = Vê todas as jogadas e pensa mais à frente: o melhor que temos. Uns 1560 pontos por partida.
