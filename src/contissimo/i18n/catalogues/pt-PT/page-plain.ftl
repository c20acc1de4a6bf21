# A game that the page knows nothing else of: its board, and moves that are typed.

plain-move = Escreve a tua jogada
plain-position = A posição, por escrito
