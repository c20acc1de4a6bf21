# The levels of Contig 60: a name, how each plays, and how often it beats the one before (measured, in docs/engine.md).

level-contig60-1 = Iniciante
    .about = Faz números pequenos, até vinte, fica com a primeira casa que vem à cabeça e de vez em quando se atrapalha.
level-contig60-2 = Aprendiz
    .about = Chega até vinte e quatro e ainda fica com a primeira casa que vem à cabeça. Ganha umas 79 de cada 100 partidas contra o nível anterior.
level-contig60-3 = Explorador
    .about = Procura casas com muitos vizinhos, com números até trinta e seis e sem parênteses. Ganha umas 75 de cada 100 partidas contra o nível anterior.
level-contig60-4 = Fera da tabuada
    .about = Faz qualquer multiplicação e completa suas linhas na horizontal e na vertical, mas não conhece parênteses nem diagonais. Ganha umas 73 de cada 100 partidas contra o nível anterior.
level-contig60-5 = Craque da família
    .about = Usa parênteses e monta linhas, mas nunca divide e não percebe as suas chegando. Ganha umas 71 de cada 100 partidas contra o nível anterior.
level-contig60-6 = Gênio da matemática
    .about = Também divide, monta linhas e bloqueia as suas; acima de sessenta, não alcança. Ganha umas 65 de cada 100 partidas contra o nível anterior.
level-contig60-7 = Mestre
    .about = Avalia quanto cada casa vai valer no final e só deixa escapar os números maiores. Ganha umas 63 de cada 100 partidas contra o nível anterior.
level-contig60-8 = Campeão
    .about = Enxerga todas as sentenças possíveis e pensa lá na frente: o melhor que temos. Ganha umas 62 de cada 100 partidas contra o nível anterior.
