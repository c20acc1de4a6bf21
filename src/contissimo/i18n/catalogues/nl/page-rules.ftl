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
    .about = { $order ->
        [school] Zoals op school: × en ÷ van links naar rechts, dan + en −. (÷ is delen, op school “:”.)
       *[sheet] In dit spel komt eerst ×, dan ÷ (op school “:”), dan + en −.
    } Maken je jetons meer dan één lijn, dan telt elke lijn.
guide-calculissimo-3 = Kleuren leveren meer op
    .about = Op groen telt een getal dubbel, op blauw driedubbel. Op geel telt de hele lijn dubbel, op paars driedubbel.
guide-calculissimo-4 = Een heel getal, groter dan nul
    .about = Dat moet kloppen met de kleuren en ook zonder. En in een lijn staat hoogstens één ×.
guide-calculissimo-5 = Jokers vervangen alles behalve ×
    .about = Je zegt wat de joker is als je hem legt, en dat blijft hij.
guide-calculissimo-6 = De zak raakt leeg
    .about = Als iemand de laatste jeton heeft gelegd, is het uit. Overgebleven getallen kosten hun waarde, tekens en jokers 10. Wie de meeste punten heeft, wint.

guide-contig60-1 = Gooi drie dobbelstenen
    .about = Maak er een som mee. Elke dobbelsteen telt één keer, met + − { sign-times } { sign-divided } en haakjes zoals je wilt. { $signs ->
        [school] { sign-divided } is delen.
       *[tiles] ÷ is delen, op school meestal “:”.
    }
guide-contig60-2 = Bedek de uitkomst
    .about = Het vakje moet vrij zijn. Je legt er een van je fiches op.
guide-contig60-3 = Buren zijn punten
    .about = Elk bedekt vakje eromheen, van wie dan ook, is één punt. Punten gaan van je 60 af: hoe lager, hoe beter.
guide-contig60-4 = Geen idee? Passen
    .about = Dan mag het andere team stelen: dezelfde worp, dubbele punten.
guide-contig60-5 = { $length ->
    [0] Hier wint geen rij
    [one] { $length } fiche wint meteen
   *[other] { $length } op een rij wint meteen
 }
    .about = { $length ->
        [0] Alleen de punten beslissen.
        [one] Naast elkaar, onder elkaar of schuin, allemaal van jou en zonder gat.
       *[other] Naast elkaar, onder elkaar of schuin, allemaal van jou en zonder gat.
    }
guide-contig60-6 = Of het laagste totaal wint
    .about = Het is uit zodra één team zijn laatste fiche heeft gelegd.
