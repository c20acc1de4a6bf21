# The levels of Contig 60: a name, and one sentence about how each plays.

level-contig60-1 = First-grader
    .about = Makes small numbers up to twenty, takes the first square that comes to mind and mixes things up now and then.
level-contig60-2 = Second-grader
    .about = Gets up to twenty-four, and still takes whatever square comes to mind.
level-contig60-3 = Third-grader
    .about = Looks for squares with many neighbours, with numbers up to thirty-six and no brackets.
level-contig60-4 = Times tables
    .about = Makes any product and finishes a row or a column of its own, but knows neither brackets nor diagonals.
level-contig60-5 = Family champion
    .about = Uses brackets and builds lines, but never divides and does not see yours coming.
level-contig60-6 = Mathlete
    .about = Divides too, builds lines and blocks yours; numbers above sixty are too far away.
level-contig60-7 = Master
    .about = Weighs what every square is worth in the end, and misses only the largest numbers.
level-contig60-8 = Champion
    .about = Sees every sentence and thinks ahead: the best that we have.
