# The classroom: what pupils and teachers read, on the page, on paper and on the command line.

## Why something was refused

why-no-such-class = Een klas met deze code is hier niet, of de les is voorbij.
why-no-such-pupil = Die leerling is niet in deze klas.
why-no-such-set = Die opdrachten zijn er niet in deze klas.
why-no-such-answer = Deze leerling heeft in deze ronde niet geantwoord.
why-no-such-snapshot = Dit antwoord zit niet meer bij wat u hebt bewaard.
why-class-open = U hebt al een klas open. Sluit die eerst.
why-class-closed = De les is voorbij.
why-class-locked = Er kan nu niemand bij. Vraag het aan je juf of meester.
why-class-full = De klas is vol: er zijn al { $limit } leerlingen.
why-animal-taken = Iemand was sneller: kies een ander dier of een andere kleur.
why-removed = Je juf of meester heeft je uit de klas gehaald. Vraag of je terug mag.
why-secret-wrong = Dit zijn niet jouw twee plaatjes. { $left ->
    [one] Je mag het nog één keer proberen.
   *[other] Je mag het nog { $left } keer proberen.
  }
why-shut-out = Dat was te vaak fout. Je juf of meester kan je binnenlaten.
why-words-wrong = Dit zijn niet de zes woorden van deze klas.
why-paused = Je juf of meester heeft de klok stilgezet. Het gaat zo verder.
why-not-admitted = Je juf of meester moet je eerst binnenlaten.
why-no-activity = In deze klas loopt nu niets.
why-no-round = Die ronde is er niet.
why-nothing-to-deal = Er is niets meer om mee te spelen: dit was de laatste ronde.
why-preset-unknown = Er is geen les “{ $preset }”.
why-board-wrong = Dit spel heeft geen bord “{ $board }” voor een klas.
why-seating-wrong = Zo kunnen de plaatsen niet: niemand zit twee keer, en elke tafel heeft zoveel plaatsen als het spel.
why-nothing-missed = Er zijn nog geen fouten om opdrachten van te maken.
why-class-file-unreadable = Dit is geen bestand met de rondes van een klas, of het is veranderd.

## Who a pupil is

pupil-name = { $animal } in het { $colour }
animal-bat = Vleermuis
animal-bear = Beer
animal-beaver = Bever
animal-bee = Bij
animal-butterfly = Vlinder
animal-camel = Kameel
animal-cat = Kat
animal-crab = Krab
animal-deer = Hert
animal-dog = Hond
animal-dolphin = Dolfijn
animal-duck = Eend
animal-eagle = Arend
animal-fish = Vis
animal-flamingo = Flamingo
animal-fox = Vos
animal-frog = Kikker
animal-giraffe = Giraf
animal-hedgehog = Egel
animal-horse = Paard
animal-kangaroo = Kangoeroe
animal-koala = Koala
animal-ladybird = Lieveheersbeestje
animal-lion = Leeuw
animal-octopus = Octopus
animal-otter = Otter
animal-owl = Uil
animal-panda = Panda
animal-parrot = Papegaai
animal-peacock = Pauw
animal-penguin = Pinguïn
animal-rabbit = Konijn
animal-seal = Zeehond
animal-shark = Haai
animal-squirrel = Eekhoorn
animal-swan = Zwaan
animal-tiger = Tijger
animal-turtle = Schildpad
animal-wolf = Wolf
animal-zebra = Zebra
colour-red = rood
colour-orange = oranje
colour-yellow = geel
colour-green = groen
colour-turquoise = turquoise
colour-blue = blauw
colour-purple = paars
colour-pink = roze

## Secret pictures, and the words with which a teacher comes back

picture-sun = Zon
picture-moon = Maan
picture-star = Ster
picture-cloud = Wolk
picture-tree = Boom
picture-flower = Bloem
picture-apple = Appel
picture-banana = Banaan
picture-cherry = Kers
picture-cake = Taart
picture-ball = Bal
picture-kite = Vlieger
picture-boat = Boot
picture-train = Trein
picture-bicycle = Fiets
picture-rocket = Raket
picture-house = Huis
picture-key = Sleutel
picture-clock = Klok
picture-book = Boek
picture-pencil = Potlood
picture-drum = Trommel
picture-bell = Bel
picture-umbrella = Paraplu

## Lessons at one click

class-preset-plus-minus = + en −
class-preset-plus-minus-about = Jetons met alleen plus en min; elke stap geeft een heel getal.
class-preset-times = Tafelsommen
class-preset-times-about = Dezelfde drie dobbelstenen voor iedereen en een eigen klein bord, met + − { sign-times }.
class-preset-whole-steps = Alle vier de tekens, hele getallen
class-preset-whole-steps-about = Jetons met alle vier de tekens, in de volgorde van school; geen breuken onderweg.
class-preset-sheet = Zoals op het blad
class-preset-sheet-about = Jetons volgens de gedrukte regels: × gaat vóór ÷.
class-preset-pairs = In duo’s
class-preset-pairs-about = Tafels van vier: twee leerlingen zijn een team, gooien en bedekken vakjes.
class-preset-dice = De hele klas tegen de dobbelstenen
class-preset-dice-about = Eén bord voor iedereen krijgt het goede antwoord dat het vaakst gegeven is. Van 60 naar 0 in 20 worpen!

## What went wrong in a calculation: families, and the rule that was followed instead

cause-order = Volgorde van de bewerkingen
cause-left-to-right = Van links naar rechts gerekend
cause-plus-before-times = + en − vóór { sign-times } en { sign-divided }
cause-times-before-divide = { sign-times } vóór { sign-divided }
cause-plus-before-minus = + vóór −
cause-right-to-left = Van rechts naar links gerekend
cause-brackets-ignored = Haakjes vergeten
cause-operation = Een teken voor een ander aangezien
cause-times-as-plus = { sign-times } als + gelezen
cause-plus-as-times = + als { sign-times } gelezen
cause-minus-as-plus = − als + gelezen
cause-plus-as-minus = + als − gelezen
cause-divide-as-minus = { sign-divided } als − gelezen
cause-facts = Tafels
cause-table-neighbour = Het buurgetal in de tafel
cause-counting = Verder of terug tellen
cause-off-by-one = Eén te veel of te weinig
cause-off-by-ten = Tien te veel of te weinig
cause-sign = Welk getal vooraan komt
cause-smaller-from-larger = Het kleinere van het grotere afgetrokken
cause-division-turned = { sign-divided } omgedraaid
cause-bonus = Kleuren en lijnen
cause-bonus-after = Kleur van een getal pas na de som geteld
cause-bonus-in-both = Een kleur in beide lijnen geteld
cause-bonus-again = Een gebruikt vakje nog eens geteld
cause-start-forgotten = Verdubbeling op het startvakje vergeten
cause-line-forgotten = Een lijn vergeten
cause-other = Een andere reden
cause-order-hint = Eerst de haakjes, dan { sign-times } en { sign-divided }, dan + en −, steeds van links naar rechts.
cause-operation-hint = Kijk nog eens naar de tekens.
cause-facts-hint = Zeg de tafel hardop tot hier.
cause-counting-hint = Tel nog eens, langzaam.
cause-sign-hint = Welk getal gaat eraf, en door welk getal deel je?
cause-bonus-hint = Een kleur vermenigvuldigt eerst het eigen getal en telt maar één keer.
class-took = Antwoord { $said } bij { $sum }: { $count } van de { $of }.
