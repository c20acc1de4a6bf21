# How moves of computer players are shown: a setting in the menu.

pace = Zetten van de computer
pace-auto = In stapjes op lage niveaus
pace-calm = In stapjes
pace-quick = In stapjes, vlug
pace-off = Alles ineens
pace-still = Je apparaat vraagt om weinig beweging: alles ineens.
