# Everybody's own picture: an animal and a colour, whose words are the classroom's.

face-title = Jouw plaatje
face-colour = Kies een kleur
face-take = Ik ben { $name }
