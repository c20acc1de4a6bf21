# A game that the page knows nothing else of: its board, and moves that are typed.

plain-move = おきかたを もじで うつ
plain-position = いまの ばめんを もじで かいた もの
