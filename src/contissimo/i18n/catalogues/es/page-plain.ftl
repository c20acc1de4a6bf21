# A game that the page knows nothing else of: its board, and moves that are typed.

plain-move = Escribe tu jugada
plain-position = La posición, por escrito
