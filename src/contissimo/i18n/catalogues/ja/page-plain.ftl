# A game that the page knows nothing else of: its board, and moves that are typed.

plain-move = 手を文字で入力
plain-position = 文字で書いた局面
