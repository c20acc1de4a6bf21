# The levels of Calculissimo: a name, how each plays, and its mean score (measured, in docs/engine.md, to the nearest ten).

level-calculissimo-1 = Iniciante
    .about = Soma e subtrai até doze, coloca poucas peças, nem percebe os bônus e às vezes passa a vez. Uns 150 pontos por partida.
level-calculissimo-2 = Aprendiz
    .about = Soma e subtrai com números um pouco maiores e não desiste tão cedo, mas as cores ainda são só cores. Uns 240 pontos por partida.
level-calculissimo-3 = Explorador
    .about = Faz contas mais compridas, até quarenta, e aproveita um bônus que esteja bem ao lado de uma peça. Uns 330 pontos por partida.
level-calculissimo-4 = Fera da tabuada
    .about = Aprendeu a multiplicar e adora, mas só olha para um canto do tabuleiro e nunca divide. Uns 510 pontos por partida.
level-calculissimo-5 = Craque da família
    .about = Acha multiplicações grandes, bônus que estão perto e linhas que se cruzam; divisão fica para os outros. Uns 710 pontos por partida.
level-calculissimo-6 = Gênio da matemática
    .about = Também divide, coloca até seis peças e pega o máximo de pontos que houver, sem pensar no amanhã. Uns 1.120 pontos por partida.
level-calculissimo-7 = Mestre
    .about = Sabe quais peças vale a pena guardar e a hora de trocar, mas não enxerga as grandes jogadas de sete peças. Uns 1.520 pontos por partida.
level-calculissimo-8 = Campeão
    .about = Enxerga todas as jogadas possíveis e pensa lá na frente: o melhor que temos. Uns 1.560 pontos por partida.
