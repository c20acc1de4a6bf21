# A game that the page knows nothing else of: its board, and moves that are typed.

plain-move = Type your move
plain-position = The position, as text
