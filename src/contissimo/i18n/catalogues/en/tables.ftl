# What the dice of Contig 60 can make.

help-tables = Show what the dice of Contig 60 can make, and how likely each square is.

option-squares = Some squares, like 20,24,28, to see how likely one of them can be made. Without it: all that are free.
    .value = SQUARES
option-csv = Answer as a table for a spreadsheet.

tables-rolls = Rolls, in how many of { $of } throws each comes, and the simplest sentence for each square
tables-squares = Squares, and in how many of { $of } throws each can be made
tables-set = One of these squares can be made in { $throws } of { $of } throws ({ $percent } %).
