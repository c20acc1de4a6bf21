# What the dice of Contig 60 can make.

help-tables = Mostra o que os dados do Contig 60 podem dar, e que probabilidade tem cada casa.

option-squares = Algumas casas, como 20,24,28, para ver a probabilidade de se poder fazer uma delas. Sem isto: todas as que estão livres.
    .value = CASAS
option-csv = Escreve uma tabela para uma folha de cálculo (CSV).

tables-rolls = Os lançamentos, em quantos de { $of } sai cada um, e a conta mais simples para cada casa
tables-squares = As casas, e em quantos de { $of } lançamentos se pode fazer cada uma
tables-set = Uma destas casas pode ser feita em { $throws } de { $of } lançamentos ({ $percent }).

## Numbers as the language writes them

number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { $number } %
