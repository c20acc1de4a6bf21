# Everybody's own picture: an animal and a colour, whose words are the classroom's.

face-title = Ton image
face-colour = Choisis une couleur
face-take = Je suis { $name }
