# Everybody's own picture: an animal and a colour, whose words are the classroom's.

face-title = Your picture
face-colour = Choose a colour
face-take = I’m { $name }
