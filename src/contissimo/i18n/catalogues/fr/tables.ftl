# What the dice of Contig 60 can make.

help-tables = Afficher ce que donnent les dés de Contig 60, et la probabilité de chaque case.

option-squares = Quelques cases, par exemple 20,24,28, pour voir les chances d’en faire une. Sans cela : toutes celles qui sont libres.
    .value = CASES
option-csv = Écrire un tableau pour un tableur (CSV).

tables-rolls = Les lancers, combien de fois sur { $of } chacun sort, et le calcul le plus simple pour chaque case
tables-squares = Les cases, et combien de lancers sur { $of } permettent de faire chacune
tables-set = Une de ces cases peut être faite avec { $throws } lancers sur { $of } ({ $percent }).

## Numbers as the language writes them

number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { $number } %
