# The levels of Contig 60: a name, and one sentence about how each plays.

level-contig60-1 = First-grader
    .about = Adds and takes away up to twelve, covers any square it finds, never steals and sometimes reckons wrong.
level-contig60-2 = Second-grader
    .about = Adds and takes away, sees a few squares, and takes the one with the most points.
level-contig60-3 = Third-grader
    .about = Has begun to multiply and completes a row or column, but never looks along a diagonal.
level-contig60-4 = Times tables
    .about = Uses brackets and multiplies up to sixty, and completes any line of its own.
level-contig60-5 = Family champion
    .about = Divides too, builds lines of four and blocks yours, but does without brackets.
level-contig60-6 = Mathlete
    .about = Finds every square that the dice can make, builds its lines and breaks up yours.
level-contig60-7 = Master
    .about = Weighs every square with what it has learned from many games, and forgets only the brackets.
level-contig60-8 = Champion
    .about = Sees everything and thinks ahead: the best that we have.
