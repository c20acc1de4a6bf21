# Everybody's own picture: an animal and a colour, whose words are the classroom's.

face-title = Sua imagem
face-colour = Escolha uma cor
face-take = Sou { $name }
