# The help of the command line. An option's "value" is the word that stands for what is typed there.

help =
    Twee spellen met getallen: Calculissimo en Contig 60.
    Meteen spelen? Typ: contissimo play calculissimo
help-verbs = Wat je kunt doen
help-arguments = Wat je opgeeft
help-options = Wat je erbij kunt zetten
help-help = Deze hulp tonen.
help-version = De versie tonen.
help-usage = Gebruik: { $line }
    .command = OPDRACHT
    .options = [OPTIES]
help-required = { $sentence } [verplicht]
version = Contissimo { $version }, { $kernel ->
    [compiled] met de gecompileerde zettengenerator
   *[plain] met de zettengenerator in gewone Python
}

help-play = In dit venster spelen, tegen de computer of samen aan één toetsenbord.
help-moves = Alle zetten tonen die op een bord mogelijk zijn, de beste eerst.
help-score = Stap voor stap tonen wat een zet oplevert, of waarom die niet mag.
help-rules = De regels van een spel tonen, en de huisregels die je kunt veranderen.
help-replay = Een bewaard spel opnieuw tonen, zet voor zet.
help-verify = Een bewaard spel nakijken: zijn de regels gevolgd, en ging het trekken en gooien eerlijk?

option-game = calculissimo of contig60.
    .value = SPEL
option-file = Het bestand van een bewaard spel. Met - wordt de standaardinvoer gelezen.
    .value = BESTAND
option-board = Het bestand met een bord als tekst. Met - wordt de standaardinvoer gelezen. Zonder deze optie is het bord leeg.
    .value = BESTAND
option-rack = Calculissimo: de jetons op je houder, zoals 12+-? (een ? is een joker).
    .value = JETONS
option-dice = Contig 60: wat de drie dobbelstenen tonen, zoals 2,3,4.
    .value = WORP
option-move = De zet, zoals 8d 9+6/2 of (2+3)*4=20.
    .value = ZET
option-ruleset = De naam van de regels, of een TOML-bestand met je eigen regels. “contissimo rules SPEL” toont de namen.
    .value = NAAM
option-text = Alleen de precieze tekst van de regels tonen, zoals die in een spelverslag staat.
option-top = Alleen de beste N tonen.
    .value = N
option-players = Wie er speelt, plaats voor plaats: you, level-1 tot en met level-8, greedy of random. Zonder deze optie: you,level-2. Met you,you speel je met z’n tweeën aan dit toetsenbord.
    .value = SPELERS
option-seed = Een klein getal waarmee je hetzelfde spel nog eens krijgt, om iets uit te proberen.
    .value = N
option-record = Het spel in dit bestand bewaren.
    .value = BESTAND
option-best = Naast elke gespeelde zet de zet met de meeste punten tonen.
option-hints = Het woord “moves” toestaan, dat de beste zetten toont.
option-json = JSON-regels schrijven, voor andere programma’s.
option-lang = De taal, zoals nl.
    .value = TAAL
option-signs = De tekens in sommen: tiles (× ÷, zoals op de jetons) of school (zoals op scholen in die taal).
    .value = TEKENS
