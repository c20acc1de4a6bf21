# Gedrukte bladen: de opdracht die ze maakt, en de woorden op het papier.

help-print = Een pdf maken om af te drukken: het bord, de jetons, een scoreblad, de regels, of wat je met de dobbelstenen kunt maken.

option-sheet = Wat er gedrukt wordt: board, tiles, scores of rules; bij Contig 60 ook dice. Voor een klas: names, cards, worksheet, stored, record, guide.
    .value = BLAD
option-paper = Het papier: a4 of letter.
    .value = PAPIER
option-ink = colour voor kleur, of saving: dunne lijnen op wit.
    .value = INKT
option-output = Het bestand dat geschreven wordt. Met - wordt naar de standaarduitvoer geschreven. Zonder deze optie krijgt het bestand een naam naar wat erin staat.
    .value = BESTAND
option-layout = Een eigen bord, in een bordbestand.
    .value = BESTAND

print-made = { $file }: { $pages ->
    [one] één pagina
   *[other] { $pages } pagina’s
  }. Druk af op 100% (“ware grootte”).

why-sheet-unknown = Er is hier geen blad “{ $sheet }”. Kies uit: { $sheets }
why-choice-unknown = { $name } kan niet “{ $said }” zijn. Kies uit: { $choices }
why-file-not-pdf = dit bestand bestaat al en is geen pdf. Het blijft zoals het is.

## De kop van elk blad

print-title = { $game }: { $sheet }
print-own-rules = Huisregels
print-about-board = { $sheet } · { $rules } · { $width } × { $height } vakjes
print-about-tiles = { $sheet } · { $rules } · { $count ->
    [one] één jeton
   *[other] { $count } jetons
  }
print-about-markers = { $sheet } · { $rules } · { $count ->
    [one] één fiche per team
   *[other] { $count } fiches per team
  }
print-about = { $sheet } · { $rules }

## Het bord

print-glue = plakrand
print-cut-board = Knip het bord langs de rand uit. Op karton gaat het langer mee.
print-cut-parts = Knip de { $count } bladen uit langs de rand van het bord en om de plakranden heen.
print-glue-parts = Doe lijm op de plakranden en leg het volgende blad erop, vakje tegen vakje.
print-square-size = Een vakje is { $mm } mm groot.
print-ruler = Deze lijn is { $mm } mm lang. Zo niet, druk dan af op 100% (“ware grootte”).
print-kind-number = Het getal erop telt { $factor } keer.
print-kind-operation = De hele bewerking telt { $factor } keer.
print-kind-start = Startvakje: de hele bewerking telt { $factor } keer.
print-sheet-position = Stelling
print-position-seat = Speler { $seat }: { $points }
print-position-turn = aan de beurt
print-position-bag = In de zak: { $count }

## Jetons, fiches en dobbelstenen

print-cut-tiles = Knip langs de lijnen. Een jeton is { $mm } mm groot en past op de vakjes van het gedrukte bord.
print-cut-markers = Knip de fiches uit; elk team neemt één vorm.
print-fold = Knip de dobbelstenen uit, vouw ze langs de stippellijnen en lijm de plakranden aan de binnenkant.

## Scorebladen

print-date = Datum
print-points = Punten
print-total = Totaal
print-dice = Dobbelstenen
print-sentence = Som
print-steal = ×2
print-left = − jetons over
print-result = Eindtotaal
print-remind-time = Een beurt duurt hoogstens { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
  }.
print-remind-leftover = { $leftover ->
    [tile_count] Aan het eind kost een getal dat over is 1, een teken of een joker { $cost }.
   *[face_value] Aan het eind kost een getal dat over is zijn waarde, een teken of een joker { $cost }.
  }
print-remind-all = Wie alle { $count } jetons in één keer legt, is nog eens aan de beurt.
print-remind-highest = Het hoogste totaal wint.
print-remind-neighbours = { $own ->
    [yes] Een fiche levert een punt op voor zijn eigen vakje en een voor elk bedekt vakje eromheen. De punten gaan van het totaal af.
   *[no] Een fiche levert een punt op voor elk bedekt vakje eromheen. De punten gaan van het totaal af.
  }
print-remind-steal = ×2: kruis het aan als de worp gestolen was. De punten tellen dan dubbel.
print-remind-line = { $length } fiches op een rij winnen meteen.
print-remind-rounds = Het spel is uit na { $count ->
    [one] één ronde
   *[other] { $count } rondes
  }.
print-remind-lowest = Het laagste totaal wint.

## De regels

print-house = Deze regels: { $rules }
print-option = { $option }: { $value }

## Dobbeltabellen

print-dice-squares = Hoe waarschijnlijk is elk vakje?
print-dice-squares-about = Met hoeveel van de { $throws } worpen van drie dobbelstenen het op een leeg bord te maken is.
print-dice-rolls = Wat elke worp kan maken
print-dice-rolls-about = De { $rolls } worpen, hoe vaak elke voorkomt op { $throws }, en de eenvoudigste som voor elk vakje.
