# House rules: what each set of rules is, and what each option changes.
# `.name` is the heading of an option in a form. `.page` is the sentence there, where the first one speaks of values as a file has them.

rules-presets = Kant-en-klare regels (te kiezen met --ruleset NAAM)
rules-options = Huisregels van “{ $ruleset }” (je eigen regels schrijf je in een TOML-bestand)
# As a TOML file has them.
value-true = true
value-false = false

## Calculissimo

preset-calculissimo-classic = Het gewone spel, twee minuten per beurt.
    .name = Klassiek
preset-calculissimo-sheet-pt = Zoals op het Portugese blad: alleen ruilen als je vastzit, en jullie kijken elkaar na.
    .name = Portugees blad
preset-calculissimo-sheet-nl = Zoals op het Nederlandse blad: alleen ruilen als je vastzit, en jullie kijken elkaar na.
    .name = Nederlands blad
preset-calculissimo-sheet-de = Zoals op het Duitse blad: als het Nederlandse, maar alleen de beste kleur van een lijn telt, en het is uit als één speler vastzit.
    .name = Duits blad
preset-calculissimo-sheet-ja = Zoals op het Japanse blad: niet ruilen, een getal dat je overhoudt kost 1, en bij het eerste leggen tellen geel en paars niet, alleen het startvakje.
    .name = Japans blad
preset-calculissimo-relaxed = Het gewone spel zonder klok.
    .name = Rustig
preset-calculissimo-short = De helft van de jetons en geen klok: ongeveer twintig minuten.
    .name = Kort
preset-calculissimo-junior = Voor jonge spelers: alleen + en −, elke stap een heel getal, de helft van de jetons, geen klok.
    .name = Junior
preset-calculissimo-class = Voor de klas: × en ÷ van links naar rechts zoals op school, je zegt zelf je punten, geen klok.
    .name = Klas

option-calculissimo-operators = Welke van + − × ÷ er in de zak zitten.
    .name = Tekens
option-calculissimo-head_start = Met hoeveel punten elke plaats begint, in de volgorde van de plaatsen: voor spelers van verschillende leeftijd.
    .name = Voorsprong
option-calculissimo-turn_seconds = Hoeveel seconden een beurt mag duren; daarna heb je gepast.
    .name = Tijd per beurt
option-calculissimo-main_seconds = Hoeveel seconden elke speler voor het hele spel heeft, in plaats van een grens per beurt.
    .name = Tijd voor het hele spel
option-calculissimo-increment_seconds = Hoeveel seconden een beurt bij de tijd voor het hele spel doet.
    .name = Extra tijd per beurt
option-calculissimo-exchange = Wanneer je jetons mag ruilen: any_time, only_when_stuck of never (het Japanse blad).
    .name = Jetons ruilen
    .page = Wanneer je jetons terug in de zak mag doen en andere mag trekken.
option-calculissimo-order = Hoe een lijn wordt uitgerekend: × voor ÷ zoals op de bladen (sheet), of × en ÷ van links naar rechts zoals op school (school).
    .name = Rekenvolgorde
    .page = Wat in een lijn met × en ÷ eerst komt.
option-calculissimo-every_step_whole = Elke stap van een som moet een heel getal zijn, en niet onder nul.
    .name = Elke stap een heel getal
option-calculissimo-zero_counts = Een lijn mag 0 als uitkomst hebben, en telt dan 0.
    .name = Een lijn met uitkomst 0
option-calculissimo-operation_bonuses = Meerdere gele en paarse vakjes in één lijn: ze tellen allemaal (cumulate) of alleen het beste telt (highest_only, het Duitse blad).
    .name = Meerdere keren geel of paars
    .page = Wat er telt als een lijn meer dan één van die vakjes bedekt.
option-calculissimo-joker_on_operation_square = Of een joker op een geel of paars vakje de bonus krijgt.
    .name = Joker op geel of paars
option-calculissimo-start_bonus = Als je bij het eerste leggen ook geel of paars bedekt: alles wordt vermenigvuldigd (multiplies), of alleen de verdubbeling van het startvakje telt (alone, het Japanse blad).
    .name = Verdubbeling bij de start
    .page = Wat telt als je bij het eerste leggen ook gele of paarse vakjes bedekt.
option-calculissimo-end_when_stuck = Is de zak leeg, dan is het spel uit als niemand verder kan, of al als één speler niet verder kan (het Duitse blad).
    .name = Het einde
    .page = Wanneer het spel uit is als de zak leeg is.
option-calculissimo-leftover = Wat een overgebleven getal kost: zijn waarde (face_value) of 1 (tile_count, het Japanse blad).
    .name = Overgebleven getallen
    .page = Wat een getal kost dat je op het eind nog hebt.
option-calculissimo-judging = Wie de zetten nakijkt: het programma (referee) of de andere spelers (challenge).
    .name = Wie de zetten nakijkt
    .page = Of een foute zet meteen geweigerd wordt, of blijft liggen tot iemand hem betwist.
option-calculissimo-window_seconds = Hoeveel seconden de anderen hebben om een zet te betwisten.
    .name = Tijd om te betwisten
option-calculissimo-announce = Je zegt je punten voordat het programma ze toont.
    .name = Punten melden
option-calculissimo-layout = Waar de gekleurde vakjes en het startvakje zijn.
    .name = Bord
option-calculissimo-tiles = Hoeveel jetons van elke soort er in de zak zitten.
    .name = Zak

## Contig 60

preset-contig60-contig60 = Het gewone spel zonder klok.
    .name = Gewoon
preset-contig60-timed = Het gewone spel met 60 seconden per beurt.
    .name = Met klok
preset-contig60-sheet-pt = Zoals op het Portugese blad: de teams kijken elkaar na.
    .name = Portugees blad
preset-contig60-contig-us = Het Amerikaanse spel: rijen van 1 tot 216, het eigen vakje telt mee, geen winnende lijn, 8 rondes.
    .name = Amerikaanse Contig
preset-contig60-junior = Voor jonge spelers: een klein bord van 0 tot 15, alleen + en −, drie op een rij wint, 7 rondes, geen klok.
    .name = Junior
preset-contig60-times = Om de tafels te oefenen: 36 getallen tot 60, met + − { sign-times }, vier op een rij wint, 15 rondes, geen klok.
    .name = Tafels

option-contig60-faces = Welke getallen elke dobbelsteen toont.
    .name = Dobbelstenen
option-contig60-markers = Hoeveel fiches elk team heeft.
    .name = Fiches
option-contig60-points = Met hoeveel punten elk team begint.
    .name = Punten bij de start
option-contig60-first = Wie begint: er wordt geloot (lot) of team 1 begint (agreed). Bij een revanche wordt het andere team 1.
    .name = Wie begint
    .page = Of er geloot wordt. Als team 1 begint, wordt het andere bij een revanche team 1.
option-contig60-head_start = Punten die er bij de start van elk team af gaan, eerst bij team 1, dan bij team 2: voor spelers van verschillende leeftijd.
    .name = Voorsprong
option-contig60-operations = Welke van + − { sign-times } { sign-divided } je mag gebruiken.
    .name = Tekens
option-contig60-turn_seconds = Hoeveel seconden een beurt mag duren; daarna heb je gepast.
    .name = Tijd per beurt
option-contig60-race_to_zero = Wie het eerst op 0 of lager staat, wint meteen.
    .name = Race naar nul
option-contig60-own_square_counts = Een fiche levert één punt meer op, voor het eigen vakje.
    .name = Het eigen vakje telt
option-contig60-judging = Wie de sommen nakijkt: het programma (referee) of het andere team (challenge).
    .name = Wie de sommen nakijkt
    .page = Of een foute som meteen geweigerd wordt, of blijft staan tot het andere team hem betwist.
option-contig60-window_seconds = Hoeveel seconden het andere team heeft om een som te betwisten.
    .name = Tijd om te betwisten
option-contig60-false_accusation_cost = Hoeveel punten het kost als je ten onrechte betwist.
    .name = Ten onrechte betwist
option-contig60-line_length = Hoeveel fiches op een rij meteen winnen; met 0 staat dit uit.
    .name = Winnende lijn
option-contig60-idle_turns = Na hoeveel beurten op rij zonder nieuwe fiche het spel uit is; de beurten van beide teams tellen.
    .name = Beurten zonder fiche
option-contig60-rounds = Na hoeveel rondes het spel uit is.
    .name = Rondes
option-contig60-minutes = Na hoeveel minuten de laatste ronde wordt gespeeld.
    .name = Minuten
option-contig60-layout = Welk getal op welk vakje staat.
    .name = Bord

## The values of options as a form shows them

choice-any_time = altijd
choice-only_when_stuck = alleen als je niets kunt leggen
choice-never = nooit
choice-sheet = eerst ×, dan ÷, dan + en −
choice-school = × en ÷ van links naar rechts, dan + en −
choice-cumulate = ze tellen allemaal
choice-highest_only = alleen het beste telt
choice-no_bonus = krijgt geen bonus
choice-bonus = krijgt de bonus
choice-multiplies = alles wordt vermenigvuldigd
choice-alone = alleen de verdubbeling van het startvakje
choice-nobody = als niemand verder kan
choice-anyone = zodra één speler niet verder kan
choice-face_value = zijn waarde
choice-tile_count = 1 punt, welk getal ook
choice-referee = het programma
choice-challenge = de andere spelers
choice-lot = er wordt geloot
choice-agreed = team 1
choice-none = geen grens
choice-auto = 20 seconden in spellen met een klok, anders geen grens
choice-calculissimo-classic = het gewone
choice-calculissimo-short = van alles de helft
choice-contig60 = de spiraal van 0 tot 180
choice-contig-us = gewone rijen van 1 tot 216
choice-contig-junior = de kleine spiraal van 0 tot 15
choice-contig-times = rijen van 36 getallen tot 60
