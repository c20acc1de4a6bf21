# Everybody's own picture: an animal and a colour, whose words are the classroom's.

face-title = Dein Bild
face-colour = Wähle eine Farbe
face-take = Ich bin { $name }
