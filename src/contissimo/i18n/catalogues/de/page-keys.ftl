# The keys of the screen at hand, shown on ?

keys-title = Tastatur
keys-tab = weiter zum nächsten Element
keys-help = diese Liste
keys-close = schließen, was offen ist
keys-board = sich auf dem Brett bewegen
keys-ends = zum Anfang oder Ende der Zeile
keys-lay = so einen Stein legen
keys-joker = einen Joker legen
keys-turn = die Richtung wechseln
keys-erase = den letzten Stein zurücknehmen
keys-play = den Zug spielen
keys-recall = alle Steine zurücknehmen
keys-die = einen Würfel mit dieser Zahl nehmen
keys-sign = ein Zeichen oder eine Klammer setzen
keys-undo = einen Schritt zurück
keys-clear = die Rechnung löschen
keys-marker = ein Plättchen dieses Teams setzen
keys-aim = dieses Feld wählen
keys-main = was auf dem großen Knopf steht
keys-step = einen Zug zurück oder weiter
keys-jump = zum Anfang oder Ende des Spiels
keys-next = zum nächsten Feld, auf dem etwas liegt (mit Umschalt: zurück)
keys-rack = deine Steine vorlesen
keys-dice = die Würfel und deine Rechnung vorlesen
keys-position = die Stellung vorlesen
keys-totals = den Punktestand vorlesen
keys-last = den letzten Zug vorlesen
keys-letters = Einzelne Buchstaben und ? sind Tasten

## What stands on the keys

key-tab = Tab
key-enter = Enter
key-space = Leertaste
key-backspace = Rücktaste
key-escape = Esc
key-home = Pos1
key-end = Ende
