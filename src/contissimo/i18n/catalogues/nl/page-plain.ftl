# A game that the page knows nothing else of: its board, and moves that are typed.

plain-move = Typ je zet
plain-position = De stelling, als tekst
