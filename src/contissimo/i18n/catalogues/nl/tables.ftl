# What the dice of Contig 60 can make.

help-tables = Tonen wat je met de dobbelstenen van Contig 60 kunt maken, en hoe waarschijnlijk elk vakje is.

option-squares = Enkele vakjes, zoals 20,24,28: hoe waarschijnlijk je er één van kunt maken. Zonder dit: alle vrije.
    .value = VAKJES
option-csv = Een tabel voor een spreadsheet schrijven (CSV).

tables-rolls = Worpen, hoe vaak elk voorkomt op { $of }, en de eenvoudigste som voor elk vakje
tables-squares = Vakjes, en met hoeveel van de { $of } worpen je elk kunt maken
tables-set = Eén van deze vakjes kun je maken met { $throws } van de { $of } worpen ({ $percent }).

## Numbers as the language writes them

number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { $number }%
