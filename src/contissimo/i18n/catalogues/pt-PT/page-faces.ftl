# Everybody's own picture: an animal and a colour, whose words are the classroom's.

face-title = A tua imagem
face-colour = Escolhe uma cor
face-take = Sou { $name }
