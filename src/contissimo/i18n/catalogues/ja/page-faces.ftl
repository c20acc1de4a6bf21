# Everybody's own picture: an animal and a colour, whose words are the classroom's.

face-title = あなたの絵
face-colour = 色を選ぼう
face-take = { $name }にする
