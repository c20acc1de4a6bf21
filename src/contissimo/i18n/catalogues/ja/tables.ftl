# What the dice of Contig 60 can make.

help-tables = Contig 60のサイコロで作れる数と、それぞれのマスの作りやすさを表示します。

option-squares = 調べたいマス（書かれた数）。例：20,24,28。そのどれかを作れる確率がわかります。なければ、空いているマスすべて。
    .value = マス
option-csv = 表計算ソフト用の表で答えます。

tables-rolls = 目の組、{ $of }通りのうち何通りか、それぞれのマスの一番かんたんな式
tables-squares = マスと、{ $of }通りのうち何通りの目で作れるか
tables-set = これらのマスのどれかを作れるのは、{ $of }通りのうち{ $throws }通り（{ $percent }）です。

## Numbers as the language writes them

number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { $number }%
