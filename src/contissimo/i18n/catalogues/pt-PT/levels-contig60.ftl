# The levels of Contig 60: a name, how each plays, and how often it beats the one before (measured, in docs/engine.md).

level-contig60-1 = Aluno do 1.º ano
    .about = Faz números pequenos, até vinte, vai à primeira casa de que se lembra e de vez em quando baralha-se.
level-contig60-2 = Aluno do 2.º ano
    .about = Chega a vinte e quatro, e ainda vai à primeira casa de que se lembra. Ganha cerca de 79 em cada 100 partidas contra o nível anterior.
level-contig60-3 = Aluno do 3.º ano
    .about = Procura casas com muitos vizinhos, com números até trinta e seis e sem parênteses. Ganha cerca de 75 em cada 100 partidas contra o nível anterior.
level-contig60-4 = Ás da tabuada
    .about = Faz qualquer multiplicação e completa uma linha ou uma coluna sua, mas não conhece parênteses nem diagonais. Ganha cerca de 73 em cada 100 partidas contra o nível anterior.
level-contig60-5 = Craque da família
    .about = Usa parênteses e constrói linhas, mas nunca divide e não vê chegar as tuas. Ganha cerca de 71 em cada 100 partidas contra o nível anterior.
level-contig60-6 = Ás do cálculo
    .about = Também divide, constrói linhas e trava as tuas; os números acima de sessenta já são de mais. Ganha cerca de 65 em cada 100 partidas contra o nível anterior.
level-contig60-7 = Mestre
    .about = Pensa no que cada casa vai valer no fim, e só lhe escapam os números maiores. Ganha cerca de 63 em cada 100 partidas contra o nível anterior.
level-contig60-8 = Campeão
    .about = Vê todas as contas possíveis e pensa mais à frente: o melhor que temos. Ganha cerca de 62 em cada 100 partidas contra o nível anterior.
