# A game that the page knows nothing else of: its board, and moves that are typed.

plain-move = Digite a sua jogada
plain-position = A posição, em texto
