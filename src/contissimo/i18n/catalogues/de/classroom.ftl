# The classroom: what pupils and teachers read, on the page, on paper and on the command line.

## Why something was refused

why-no-such-class = Eine Klasse mit diesem Code gibt es hier nicht, oder die Stunde ist vorbei.
why-no-such-pupil = Dieses Kind ist nicht in der Klasse.
why-no-such-set = Diese Aufgaben gibt es in dieser Klasse nicht.
why-no-such-answer = Dieses Kind hat in dieser Runde nicht geantwortet.
why-no-such-snapshot = Diese Antwort ist nicht mehr unter den gesammelten.
why-class-open = Sie haben schon eine offene Klasse. Schließen Sie die zuerst.
why-class-closed = Die Stunde ist vorbei.
why-class-locked = Gerade kann niemand dazukommen. Frag deine Lehrkraft.
why-class-full = Die Klasse ist voll: { $limit } Kinder sind schon da.
why-animal-taken = Jemand war schneller: Nimm ein anderes Tier oder eine andere Farbe.
why-removed = Deine Lehrkraft hat dich aus der Klasse genommen. Frag, ob du wieder mitmachen darfst.
why-secret-wrong = Das sind nicht deine zwei Bilder. { $left ->
    [one] Du hast noch einen Versuch.
   *[other] Du hast noch { $left } Versuche.
  }
why-shut-out = Das war zu oft falsch. Deine Lehrkraft kann dich hereinlassen.
why-words-wrong = Das sind nicht die sechs Wörter dieser Klasse.
why-paused = Deine Lehrkraft hat die Uhr angehalten. Gleich geht es weiter.
why-not-admitted = Zuerst muss deine Lehrkraft dich hereinlassen.
why-no-activity = In dieser Klasse läuft gerade nichts.
why-no-round = Diese Runde gibt es nicht.
why-nothing-to-deal = Es ist nichts mehr zum Spielen da: Das war die letzte Runde.
why-preset-unknown = Es gibt keine Übung „{ $preset }“.
why-board-wrong = Dieses Spiel hat kein Brett „{ $board }“ für eine Klasse.
why-seating-wrong = So kann man die Plätze nicht verteilen: Niemand sitzt zweimal, und jeder Tisch hat so viele Plätze wie das Spiel.
why-nothing-missed = Noch gibt es keine Fehler, aus denen Aufgaben werden könnten.
why-class-file-unreadable = Das ist keine Datei mit den Runden einer Klasse, oder sie wurde geändert.

## Who a pupil is

pupil-name = { $animal } in { $colour }
animal-bat = Fledermaus
animal-bear = Bär
animal-beaver = Biber
animal-bee = Biene
animal-butterfly = Schmetterling
animal-camel = Kamel
animal-cat = Katze
animal-crab = Krabbe
animal-deer = Hirsch
animal-dog = Hund
animal-dolphin = Delfin
animal-duck = Ente
animal-eagle = Adler
animal-fish = Fisch
animal-flamingo = Flamingo
animal-fox = Fuchs
animal-frog = Frosch
animal-giraffe = Giraffe
animal-hedgehog = Igel
animal-horse = Pferd
animal-kangaroo = Känguru
animal-koala = Koala
animal-ladybird = Marienkäfer
animal-lion = Löwe
animal-octopus = Krake
animal-otter = Otter
animal-owl = Eule
animal-panda = Panda
animal-parrot = Papagei
animal-peacock = Pfau
animal-penguin = Pinguin
animal-rabbit = Hase
animal-seal = Robbe
animal-shark = Hai
animal-squirrel = Eichhörnchen
animal-swan = Schwan
animal-tiger = Tiger
animal-turtle = Schildkröte
animal-wolf = Wolf
animal-zebra = Zebra
colour-red = Rot
colour-orange = Orange
colour-yellow = Gelb
colour-green = Grün
colour-turquoise = Türkis
colour-blue = Blau
colour-purple = Lila
colour-pink = Rosa

## Secret pictures, and the words with which a teacher comes back

picture-sun = Sonne
picture-moon = Mond
picture-star = Stern
picture-cloud = Wolke
picture-tree = Baum
picture-flower = Blume
picture-apple = Apfel
picture-banana = Banane
picture-cherry = Kirsche
picture-cake = Kuchen
picture-ball = Ball
picture-kite = Drachen
picture-boat = Boot
picture-train = Zug
picture-bicycle = Fahrrad
picture-rocket = Rakete
picture-house = Haus
picture-key = Schlüssel
picture-clock = Uhr
picture-book = Buch
picture-pencil = Bleistift
picture-drum = Trommel
picture-bell = Glocke
picture-umbrella = Schirm

## Lessons at one click

class-preset-plus-minus = + und −
class-preset-plus-minus-about = Steine nur mit Plus und Minus; jeder Schritt ergibt eine ganze Zahl.
class-preset-times = Einmaleins
class-preset-times-about = Dieselben drei Würfel für alle, ein kleines Brett für jedes Kind, mit + − { sign-times }.
class-preset-whole-steps = Alle vier Zeichen, ganze Zahlen
class-preset-whole-steps-about = Steine mit allen vier Zeichen, Punkt vor Strich wie in der Schule; unterwegs keine Brüche.
class-preset-sheet = Wie auf dem Blatt
class-preset-sheet-about = Steine nach den gedruckten Regeln: × kommt vor ÷.
class-preset-pairs = Zu zweit
class-preset-pairs-about = Tische zu viert: Je zwei Kinder sind ein Team, würfeln und belegen Felder.
class-preset-dice = Die ganze Klasse gegen die Würfel
class-preset-dice-about = Ein Brett für alle bekommt die häufigste richtige Antwort. Von 60 auf 0 in 20 Würfen!

## What went wrong in a calculation: families, and the rule that was followed instead

cause-order = Reihenfolge der Rechenarten
cause-left-to-right = Von links nach rechts gerechnet
cause-plus-before-times = + und − vor { sign-times } und { sign-divided }
cause-times-before-divide = { sign-times } vor { sign-divided }
cause-plus-before-minus = + vor −
cause-right-to-left = Von rechts nach links gerechnet
cause-brackets-ignored = Klammern vergessen
cause-operation = Zeichen verwechselt
cause-times-as-plus = { sign-times } als + gerechnet
cause-plus-as-times = + als { sign-times } gerechnet
cause-minus-as-plus = − als + gerechnet
cause-plus-as-minus = + als − gerechnet
cause-divide-as-minus = { sign-divided } als − gerechnet
cause-facts = Einmaleins
cause-table-neighbour = Nachbar im Einmaleins
cause-counting = Weiterzählen oder zurückzählen
cause-off-by-one = Eins zu viel oder zu wenig
cause-off-by-ten = Zehn zu viel oder zu wenig
cause-sign = Welche Zahl zuerst kommt
cause-smaller-from-larger = Das Kleinere vom Größeren abgezogen
cause-division-turned = { sign-divided } umgedreht
cause-bonus = Farben und Reihen
cause-bonus-after = Farbe einer Zahl erst nach der Rechnung gezählt
cause-bonus-in-both = Eine Farbe in beiden Reihen gezählt
cause-bonus-again = Ein benutztes Feld noch einmal gezählt
cause-start-forgotten = Verdopplung auf dem Startfeld vergessen
cause-line-forgotten = Eine Reihe vergessen
cause-other = Ein anderer Grund
cause-order-hint = Zuerst die Klammern, dann { sign-times } und { sign-divided }, dann + und −, immer von links nach rechts.
cause-operation-hint = Schau dir die Zeichen noch einmal an.
cause-facts-hint = Sag die Reihe laut bis hierher auf.
cause-counting-hint = Zähl noch einmal, langsam.
cause-sign-hint = Welche Zahl wird abgezogen, und durch welche wird geteilt?
cause-bonus-hint = Eine Farbe vervielfacht zuerst ihre eigene Zahl und zählt nur einmal.
class-took = Antwort { $said } bei { $sum }: { $count } von { $of }.
