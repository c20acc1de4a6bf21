# Everybody's own picture: an animal and a colour, whose words are the classroom's.

face-title = Tu dibujo
face-colour = Elige un color
face-take = Soy { $name }
