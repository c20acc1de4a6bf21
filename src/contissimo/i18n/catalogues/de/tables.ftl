# What the dice of Contig 60 can make.

help-tables = Zeigen, was die Würfel von Contig 60 ergeben können und wie wahrscheinlich jedes Feld ist.

option-squares = Ein paar Felder, etwa 20,24,28: wie wahrscheinlich eines davon erreichbar ist. Ohne Angabe: alle freien.
    .value = FELDER
option-csv = Eine Tabelle für die Tabellenkalkulation ausgeben (CSV).

tables-rolls = Würfe, in wie vielen von { $of } jeder vorkommt, und die einfachste Rechnung für jedes Feld
tables-squares = Felder, und mit wie vielen von { $of } Würfen jedes erreichbar ist
tables-set = Eines dieser Felder ist mit { $throws } von { $of } Würfen erreichbar ({ $percent }).

## Numbers as the language writes them

number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { $number } %
