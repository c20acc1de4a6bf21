# A game that the page knows nothing else of: its board, and moves that are typed.

plain-move = Schreib deinen Zug
plain-position = Die Stellung als Text
