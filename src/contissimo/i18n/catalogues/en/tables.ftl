# What the dice of Contig 60 can make.

help-tables = Show what the dice of Contig 60 can make, and how likely each square is.

option-squares = Some squares, like 20,24,28, to see how likely it is that one of them can be made. If left out: all free squares.
    .value = SQUARES
option-csv = Print a table for a spreadsheet (CSV).

tables-rolls = The rolls, how many of { $of } throws give each, and the simplest sum for each square
tables-squares = Squares, and in how many of { $of } throws each can be made
tables-set = One of these squares can be made in { $throws } of { $of } throws ({ $percent }).

## Numbers as the language writes them

number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { $number }%
