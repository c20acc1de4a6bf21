# Engines for other programs, and the test of theirs.

help-engine = Een ander programma onze computerspelers en beoordelingen laten gebruiken, regel voor regel via de standaardinvoer en -uitvoer.
option-engine-player = De computerspeler die de zetten kiest: champion, level-1 tot en met level-8, greedy of random.

help-conformance = Testen of een programma zich aan het protocol voor bots en engines houdt.
option-spec = Het programma, bijvoorbeeld exec:./bot
    .value = exec:PROGRAMMA
option-only = Alleen dit spel, anders allemaal.
    .value = SPEL

conformance-passed = geslaagd      { $check }
conformance-failed = GEZAKT        { $check } ({ $why })
conformance-left-out = overgeslagen  { $check }: het programma biedt dit niet

conformance-hello = Het meldt zich
conformance-legal = Zijn zetten mogen
conformance-one-answer = Het antwoordt één keer op elke vraag en negeert onbekende woorden
conformance-in-time = Het houdt zich aan zijn tijd
conformance-endings = Het speelt eindspelen
conformance-version-2 = Het spreekt versie 2
conformance-analyse = Zijn analyse is leesbaar
conformance-exact = Wat het exact noemt, is bewezen
conformance-stop = Het stopt als dat gevraagd wordt

why-bot-older = Het programma spreekt een oudere versie.
why-bot-words-wrong = Het antwoord van het programma heeft een andere vorm.
why-bot-no-info = De analyse van het programma is leeg.
why-bot-exact-wrong = Het programma noemt { $move } exact, maar de waarde klopt niet.
why-bot-two-answers = Het programma zegt iets waar niemand naar vroeg.
