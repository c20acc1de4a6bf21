# What the dice of Contig 60 can make.

help-tables = Mostra o que os dados do Contig 60 podem dar e qual é a chance de cada casa.

option-squares = Algumas casas, como 20,24,28, para ver a chance de conseguir fazer uma delas. Sem esta opção: todas as casas livres.
    .value = CASAS
option-csv = Escreve uma tabela para planilha (CSV).

tables-rolls = Os lançamentos, em quantos de { $of } cada um sai, e a sentença mais simples para cada casa
tables-squares = As casas, e em quantos de { $of } lançamentos dá para fazer cada uma
tables-set = Dá para fazer uma destas casas em { $throws } de { $of } lançamentos ({ $percent }).

## Numbers as the language writes them

number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { $number }%
