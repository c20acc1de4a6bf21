# What the dice of Contig 60 can make.

help-tables = コンティグ60の サイコロで つくれる かずと、それぞれの マスの つくりやすさを みせます。

option-squares = しらべたい マス（かいて ある かず）。れい：20,24,28。その どれかを つくれる かくりつが わかります。なければ、あいて いる マス ぜんぶ。
    .value = マス
option-csv = ひょうけいさんソフトようの ひょうで こたえます。

tables-rolls = めの くみ、{ $of }とおりの うち なんとおりか、それぞれの マスの いちばん かんたんな しき
tables-squares = マスと、{ $of }とおりの うち なんとおりの めで つくれるか
tables-set = これらの マスの どれかを つくれるのは、{ $of }とおりの うち { $throws }とおり（{ $percent }）です。

## Numbers as the language writes them

number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { $number }%
