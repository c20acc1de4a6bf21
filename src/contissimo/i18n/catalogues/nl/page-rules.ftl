# The rules on the page: the game in a minute, and what stands around the rules themselves.

rules-which = Welk spel?
rules-title = Zo speel je { $game }
rules-minute = In één minuut
rules-examples-calculissimo = De vijf gedrukte voorbeelden
    .about = Elk gedrukt spelreglement rekent deze vijf zetten voor. Loop ze door met de pijlen.
rules-examples-contig60 = Een kort spel
    .about = De voorbeelden van het gedrukte spelreglement zitten erin: 20 met 2, 3 en 4, en 28 naast 0, 1 en 27. Dan wordt er gestolen, en komen er vijf op een rij.
rules-whole = De regels, woord voor woord
rules-contents = Inhoud

guide-calculissimo-1 = Leg jetons die een som maken
    .about = Allemaal in één rij of kolom, tegen wat er al ligt. Waar jetons elkaar in een rij of kolom raken, moet er een volledige som staan.
guide-calculissimo-2 = Je scoort de uitkomst
    .about = { $has ->
        [neither] Reken van links naar rechts.
        [times] Zoals op school komt × vóór + en −. In een lijn staat hoogstens één ×.
        [divided] Zoals op school komt ÷ (op school “:”) vóór + en −.
       *[both] { $order ->
            [school] Zoals op school: × en ÷ van links naar rechts, dan + en −. (÷ is delen, op school “:”.) In een lijn staat hoogstens één ×.
           *[sheet] In dit spel komt eerst ×, dan ÷ (op school “:”), dan + en −. In een lijn staat hoogstens één ×.
        }
    } Maken je jetons meer dan één lijn, dan telt elke lijn.
guide-calculissimo-3 = Kleuren leveren meer op
    .about = Op groen telt een getal dubbel, op blauw driedubbel. { $operation_bonuses ->
        [highest_only] Op geel telt de hele lijn dubbel, op paars driedubbel; van meerdere telt alleen het beste.
       *[cumulate] Op geel telt de hele lijn dubbel, op paars driedubbel.
    }
guide-calculissimo-4 = { $zero_counts ->
    [yes] Een heel getal, nooit onder nul
   *[no] Een heel getal, groter dan nul
 }
    .about = { $every_step_whole ->
        [yes] Dat moet kloppen met de kleuren en ook zonder. En elke stap onderweg moet een heel getal zijn, nooit onder nul.
       *[no] Dat moet kloppen met de kleuren en ook zonder.
    }
guide-calculissimo-5 = { $has ->
    [neither] Jokers vervangen alles
    [divided] Jokers vervangen alles
   *[both] Jokers vervangen alles behalve ×
 }
    .about = Je zegt wat de joker is als je hem legt, en dat blijft hij.
guide-calculissimo-6 = De zak raakt leeg
    .about = { $end_when_stuck ->
        [anyone] Als iemand de laatste jeton heeft gelegd, of met een lege zak niet meer kan, is het spel uit.
       *[nobody] Als iemand de laatste jeton heeft gelegd, is het spel uit.
    } { $leftover ->
        [tile_count] Elk overgebleven getal kost 1, elk teken en elke joker 10.
       *[face_value] Overgebleven getallen kosten hun waarde, tekens en jokers 10.
    } Wie de meeste punten heeft, wint.

guide-contig60-1 = Gooi drie dobbelstenen
    .about = Maak er een som mee. { $has ->
        [neither] Elke dobbelsteen telt één keer, met { $operations }.
        [times] Elke dobbelsteen telt één keer, met { $operations } en haakjes zoals je wilt.
        [divided] Elke dobbelsteen telt één keer, met { $operations } en haakjes zoals je wilt. { $signs ->
            [school] { sign-divided } is delen.
           *[tiles] ÷ is delen, op school meestal “:”.
        }
       *[both] Elke dobbelsteen telt één keer, met { $operations } en haakjes zoals je wilt. { $signs ->
            [school] { sign-divided } is delen.
           *[tiles] ÷ is delen, op school meestal “:”.
        }
    }
guide-contig60-2 = Bedek de uitkomst
    .about = Het vakje moet vrij zijn. Je legt er een van je fiches op.
guide-contig60-3 = Buren leveren punten op
    .about = { $own_square_counts ->
        [yes] Je vakje is één punt, en ook elk bedekt vakje eromheen, van wie dan ook.
       *[no] Elk bedekt vakje eromheen, van wie dan ook, is één punt.
    } Punten gaan van je { $points } af: hoe lager, hoe beter.
guide-contig60-4 = Geen idee? Passen
    .about = Dan mag het andere team stelen: dezelfde worp, dubbele punten.
guide-contig60-5 = { $line_length ->
    [0] Hier wint geen rij
    [one] { $line_length } fiche wint meteen
   *[other] { $line_length } op een rij wint meteen
 }
    .about = { $line_length ->
        [0] Alleen de punten beslissen.
        [one] Naast elkaar, onder elkaar of schuin, allemaal van jou en zonder gat.
       *[other] Naast elkaar, onder elkaar of schuin, allemaal van jou en zonder gat.
    }
guide-contig60-6 = { $race_to_zero ->
    [yes] Wie het eerst op 0 komt, wint
   *[no] { $line_length ->
        [0] Het laagste totaal wint
        [one] Of het laagste totaal wint
       *[other] Of het laagste totaal wint
    }
 }
    .about = { $rounds ->
        [0] { $minutes ->
            [0] Het spel is uit zodra één team zijn laatste fiche heeft gelegd.
            [one] Het spel is uit na { $minutes } minuut.
           *[other] Het spel is uit na { $minutes } minuten.
        }
        [one] Het spel is uit na { $rounds } ronde.
       *[other] Het spel is uit na { $rounds } rondes.
    }
