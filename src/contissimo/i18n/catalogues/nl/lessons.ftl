# The first game of each, task by task. Short sentences, for children too. Of a task: its name, what is to be done, and what one has learned.

lesson-where = Opdracht { $number } van { $count }
lesson-progress = Voortgang
lesson-how-calculissimo = Tik op een jeton, dan op een vakje.
    .keys = Met het toetsenbord: ga met de pijltjes naar een vakje, typ de jetons en druk op Enter.
lesson-how-contig60 = Tik op dobbelstenen en tekens.
    .keys = Met het toetsenbord: typ de som en druk op Enter.
lesson-storage-off = Deze browser onthoudt niets: de volgende keer begint de les opnieuw.
lesson-back = Terug
lesson-skip = Overslaan
lesson-next = Volgende opdracht
lesson-finish = Klaar
lesson-solved = Goed gedaan!
lesson-guest = Gast
lesson-again = Opnieuw beginnen
lesson-finished = Nu ken je { $game }
lesson-finished-about = Speel je eerste hele spel: tegen de computer, met hulp en zonder klok.
why-lesson-not-asked = Dat mag, maar de opdracht vraagt iets anders. Probeer het nog eens.
why-lesson-total-wrong = Het totaal is { $points }, niet { $announced }. Reken het nog eens na.

## Calculissimo

lesson-calculissimo-first = Je eerste lijn
    .task = Leg een som over het startvakje in het midden, bijvoorbeeld 3 + 5. Tik dan op Spelen.
    .done = Je scoort de uitkomst. De eerste lijn telt dubbel, door het startvakje.
lesson-calculissimo-cross = Een lijn kruisen
    .task = Leg een lijn van boven naar beneden door de 2 die er ligt, bijvoorbeeld 4 − 2 + 3.
    .done = Elke nieuwe lijn sluit aan op wat er al ligt, en gebruikt dat ook.
lesson-calculissimo-number-bonus = Groen en blauw
    .task = Op groen telt een getal dubbel, op blauw driedubbel. Leg een getal op het groene vakje j8.
    .done = Alleen het getal op de kleur wordt groter. Daarna wordt de som uitgerekend.
lesson-calculissimo-line-bonus = Geel en paars
    .task = Op geel telt de hele lijn dubbel, op paars driedubbel. Zoek de − op k6. Leg een getal op het gele vakje erboven, en een getal eronder.
    .done = De hele lijn telde dubbel. Een kleur telt maar één keer: als hij bedekt wordt.
lesson-calculissimo-order = Eerst ×, dan ÷
    .task = Probeer 8 ÷ 2 × 3 in het midden te leggen: dat mag niet. In dit spel gaat × voor ÷, dus dit is 8 ÷ 6. Leg dezelfde vijf jetons zo dat het wel mag.
    .done = In dit spel: eerst ×, dan ÷, dan + en −. De uitkomst moet een heel getal zijn, groter dan nul.
lesson-calculissimo-two-lines = Twee lijnen tegelijk
    .task = Leg een + onder de 2 in het midden, en een getal onder de +. De + verbindt ook de 5 en de 3.
    .done = Beide lijnen kloppen, dus tellen ze allebei.
lesson-calculissimo-joker = De joker
    .task = Je hebt geen teken, maar wel een joker. Die kan elk getal zijn, of +, − of ÷, maar nooit ×. Leg er een lijn mee.
    .done = Een joker blijft wat je hebt gezegd. De kleur eronder levert niets op.
lesson-calculissimo-exchange = Ruilen
    .task = Zeven getallen en geen teken: dat is lastig. Kies “Ruilen” (op een telefoon via de drie puntjes), en dan de jetons die je niet wilt.
    .done = Ze gaan terug in de zak, en je pakt er evenveel nieuwe. Daarmee is je beurt voorbij.
lesson-calculissimo-contest = Betwisten
    .task = Aan sommige tafels kijken de spelers elkaar na. Iemand heeft 8 ÷ 2 × 3 gelegd en zegt: 24. Is dat fout? Betwist het dan.
    .done = In dit spel gaat × voor ÷, dus het was 8 ÷ 6, en dat is geen heel getal. De jetons gaan terug, en de beurt is voorbij.
lesson-calculissimo-announce = Meld je punten
    .task = Aan zo’n tafel reken je je punten zelf uit. Leg een lijn, vul je punten in en tik op Spelen.
    .done = Je punten kloppen. Foute punten kan iemand betwisten, en dan worden ze verbeterd.
lesson-calculissimo-last = De laatste jetons
    .task = De zak is leeg, en je hebt nog twee jetons. Leg ze allebei in één zet.
    .done = Daarmee is het uit. Wat overblijft kost punten: een getal zijn waarde, een teken of joker 10.

## Contig 60

lesson-contig60-first = Je eerste som
    .task = De dobbelstenen tonen 2, 3 en 4. Maak een som met alle drie, bijvoorbeeld 2 + 3 + 4. Het vakje licht op. Bedek het.
    .done = Elke dobbelsteen telt één keer, in elke volgorde. Je rekent met + − { sign-times } { sign-divided } { $signs ->
        [school] ({ sign-divided } is delen).
       *[tiles] (÷ is delen, op school meestal “:”).
    }
lesson-contig60-twenty = Haakjes
    .task = Dezelfde worp: maak 20. Tel er twee op tussen haakjes, en doe dat keer de derde.
    .done = Wat tussen haakjes staat gaat voor: (2 + 3) { sign-times } 4 = 20.
lesson-contig60-order = Eerst { sign-times }, dan +
    .task = De dobbelstenen tonen 1, 2 en 6. Maak 13. Haakjes zijn niet nodig, want { sign-times } gaat voor +.
    .done = 1 + 2 { sign-times } 6: eerst 12, dan 13. Net als op school.
lesson-contig60-neighbours = Buren leveren punten op
    .task = 0, 1 en 27 zijn bedekt, en 28 raakt ze allemaal. Maak 28 met 4, 4 en 6.
    .done = Drie bedekte vakjes eromheen zijn drie punten. Ze gaan van je totaal af: hoe lager, hoe beter.
lesson-contig60-most = Het beste vakje
    .task = De dobbelstenen tonen 2, 3 en 5. Zoek het vakje dat drie fiches raakt.
    .done = 30 raakt 29, 31 en 55. Kijk waar de fiches dicht bij elkaar liggen.
lesson-contig60-pass = Passen
    .task = De dobbelstenen tonen 1, 1 en 1. Daarmee kun je alleen 0, 1, 2 en 3 maken, en die zijn bedekt. Dan moet je passen.
    .done = Nu mag het andere team dezelfde worp proberen. Maar hier vindt het ook niets.
lesson-contig60-steal = Stelen
    .task = Het andere team paste met 3, 3 en 6. Maak met die worp 54: stelen telt dubbel.
    .done = Twee buren, dubbel geteld: vier punten. En nu komt nog je eigen beurt.
lesson-contig60-contest = Betwisten
    .task = Aan sommige tafels kijken de spelers elkaar na. Het andere team zegt: 3 + 4 { sign-times } 2 = 14. Is dat fout? Betwist het dan.
    .done = 3 + 4 { sign-times } 2 is 11. De fiche gaat terug, en er gaan 2 punten van je totaal af. Dat is goed voor jou!
lesson-contig60-block = Een rij blokkeren
    .task = Het andere team heeft 17, 18, 19 en 20. Met 16 zou het winnen. Wees sneller: maak 16 met 2, 2 en 4.
    .done = Die rij is geblokkeerd. Let altijd op vier op een rij.
lesson-contig60-five = Vijf op een rij
    .task = Jij hebt 1, 28, 54 en 50. Maak 48 met 3, 4 en 4.
    .done = Vijf van jou naast elkaar, onder elkaar of schuin: meteen gewonnen.
