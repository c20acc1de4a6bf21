# The levels of Contig 60: a name, how each plays, and how often it beats the one before (measured, in docs/engine.md).

level-contig60-1 = Beginner
    .about = Makes small numbers, up to twenty, takes the first square that comes to mind and gets mixed up now and then.
level-contig60-2 = Learner
    .about = Gets up to twenty-four, and still takes whatever square comes to mind. Wins about 79 games in 100 against the level below.
level-contig60-3 = Explorer
    .about = Looks for squares with many neighbours, with numbers up to thirty-six and no brackets. Wins about 75 games in 100 against the level below.
level-contig60-4 = Times-table ace
    .about = Makes any product and finishes a row or a column of its own, but knows neither brackets nor diagonals. Wins about 73 games in 100 against the level below.
level-contig60-5 = Family champion
    .about = Uses brackets and builds lines, but never divides and does not see yours coming. Wins about 71 games in 100 against the level below.
level-contig60-6 = Maths whizz
    .about = Divides too, builds lines and blocks yours; numbers above sixty are out of reach. Wins about 65 games in 100 against the level below.
level-contig60-7 = Master
    .about = Weighs what every square is worth in the end, and misses only the largest numbers. Wins about 63 games in 100 against the level below.
level-contig60-8 = Champion
    .about = Sees every possible sum and thinks ahead: the best we have. Wins about 62 games in 100 against the level below.
