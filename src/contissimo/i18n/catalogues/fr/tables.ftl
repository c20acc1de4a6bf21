# What the dice of Contig 60 can make.

help-tables = Afficher ce que les dés de Contig 60 peuvent faire, et les chances de chaque case.

option-squares = Quelques cases, comme 20,24,28, pour voir les chances d’en faire une. Sans cela : toutes celles qui sont libres.
    .value = CASES
option-csv = Répondre par un tableau pour un tableur.

tables-rolls = Lancers, sur { $of } combien de fois chacun vient, et le calcul le plus simple pour chaque case
tables-squares = Cases, et combien de lancers sur { $of } permettent chacune
tables-set = Une de ces cases peut être faite avec { $throws } lancers sur { $of } ({ $percent } %).
