# Everybody's own picture: an animal and a colour, whose words are the classroom's.

face-title = あなたの え
face-colour = いろを えらぼう
face-take = { $name }に する
