# A game that the page knows nothing else of: its board, and moves that are typed.

plain-move = Écris ton coup
plain-position = La position, par écrit
