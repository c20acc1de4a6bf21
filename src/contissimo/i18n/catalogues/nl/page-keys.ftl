# The keys of the screen at hand, shown on ?

keys-title = Toetsenbord
keys-tab = naar het volgende onderdeel
keys-help = deze lijst
keys-close = sluiten wat open is
keys-board = over het bord bewegen
keys-ends = naar het begin of einde van de rij
keys-lay = zo’n jeton leggen
keys-joker = een joker leggen
keys-turn = van richting wisselen
keys-erase = de laatste jeton terugnemen
keys-play = de zet spelen
keys-recall = alle jetons terugnemen
keys-die = een dobbelsteen met dat getal nemen
keys-sign = een teken of een haakje zetten
keys-undo = één stap terug
keys-clear = de som wissen
keys-marker = een fiche van dat team leggen
keys-aim = dit vakje kiezen
keys-main = wat op de grote knop staat
keys-step = één zet terug of verder
keys-jump = naar het begin of einde van het spel
keys-next = naar het volgende vakje waar iets ligt (met Shift: terug)
keys-rack = je jetons voorlezen
keys-dice = de dobbelstenen en je som voorlezen
keys-position = de stelling voorlezen
keys-totals = de stand voorlezen
keys-last = de laatste zet voorlezen
keys-letters = Losse letters en ? werken als toetsen

## What stands on the keys

key-tab = Tab
key-enter = Enter
key-space = Spatie
key-backspace = Backspace
key-escape = Esc
key-home = Home
key-end = End
