# What the dice of Contig 60 can make.

help-tables = Muestra lo que pueden dar los dados de Contig 60, y lo probable que es cada casilla.

option-squares = Algunas casillas, como 20,24,28, para ver la probabilidad de poder hacer una de ellas. Sin esto: todas las libres.
    .value = CASILLAS
option-csv = Escribe una tabla para una hoja de cálculo (CSV).

tables-rolls = Las tiradas, en cuántas de { $of } sale cada una, y la cuenta más sencilla para cada casilla
tables-squares = Las casillas, y en cuántas de { $of } tiradas se puede hacer cada una
tables-set = Una de estas casillas se puede hacer en { $throws } de { $of } tiradas ({ $percent }).

## Numbers as the language writes them

number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { $number } %
