# Everybody's own picture: an animal and a colour, whose words are the classroom's.

face-title = Sua figura
face-colour = Escolha uma cor
face-take = Sou { $name }
