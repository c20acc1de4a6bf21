# A class on paper, in files and on the command line.

## Naming a mistake

help-diagnose = Uitzoeken welke regel er in plaats van de goede is gevolgd, bij een of meer foute antwoorden.
option-answers = Berekeningen met de uitkomst die is gegeven, zoals 2+3*4=20.
    .value = ANTWOORD
option-position = De stelling bij een antwoord dat een zet is, in notatie; daar hoort --game bij.
    .value = STELLING
diagnose-right = { $sum } = { $value }: goed.
diagnose-wrong = { $sum } = { $value }, niet { $said }.
diagnose-cause = De reden: { $cause }.
diagnose-several = Verschillende regels leiden tot { $said }: { $causes }.
diagnose-none = Geen regel die we kennen leidt tot { $said }.
diagnose-pupil = Samen wijzen deze antwoorden op: { $causes }.
diagnose-slips = { $count ->
    [one] Eén fout was de volgende keer verbeterd.
   *[other] { $count } fouten waren de volgende keer verbeterd.
  }

## Printed sheets

option-code = Voor kaartjes: de code van de klas.
    .value = CODE
option-address = Voor kaartjes: het adres dat de leerlingen openen.
    .value = ADRES
option-tasks = Voor werkbladen: de geëxporteerde pogingen van een klas, als regels JSON.
    .value = BESTAND
class-paper-names = Wie is welk dier?
class-paper-names-about = Schrijf de namen met de hand op en bewaar dit blad. Er komt nooit een naam in de computer.
class-paper-animal = Dier
class-paper-name = Naam
class-paper-cards = Kaartjes met de code
class-paper-cards-about = Knip langs de lijnen: één kaartje voor elke leerling.
class-paper-cards-open = Open dit adres
class-paper-cards-code = Typ deze code
class-paper-cards-mine = Mijn dier en zijn kleur
class-paper-cards-pictures = Onthoud je twee plaatjes en welk plaatje eerst komt. Daarmee kom je op elk apparaat terug.
class-paper-worksheet = Reken nog een keer
class-paper-worksheet-about = Wat in jouw klas het vaakst fout ging.
class-paper-answers = Oplossingen
class-paper-class = Klas
why-tasks-missing = in dit bestand staan geen fouten om een werkblad van te maken.

## What is stored about a class

kept-title = Wat er van een klas wordt bewaard
kept-pupils = Leerlingen
    .about = Een dier, een kleur en twee geheime plaatjes, die alleen onherkenbaar worden bewaard. Geen naam, geen e-mail, geen foto, geen vrije tekst, geen chat.
kept-answers = Antwoorden
    .about = Elk antwoord en elk kladje met de ronde, of het goed was, en de waarschijnlijke reden als het fout was; tafels, bewaarde antwoorden en reeksen opdrachten.
kept-deals = Trekkingen
    .about = De toevalsgetallen van de trekkingen, zodat iedereen achteraf kan nagaan dat ze eerlijk waren.
kept-cookie = Cookie
    .about = Eén cookie met willekeurige tekens verbindt een apparaat met het dier. De cookie dient nergens anders voor, en er wordt niets van andere sites geladen.
kept-addresses = Netwerkadressen
    .about = Ze worden nooit opgeschreven. Om wie codes raadt af te remmen worden ze een tijdje onthouden, alleen onherkenbaar en alleen in het geheugen.
kept-where = Waar
    .about = Alles staat in de database van deze server en nergens anders. Draait die op de laptop van de leerkracht, dan gaat er niets de klas uit.
kept-readers = Wie het ziet
    .about = De leerkracht ziet alles van de klas, leerlingen alleen wat van henzelf is. Het digibord toont wat de leerkracht aanzet, en nooit een reden naast een dier.
kept-days = Hoelang
    .about = { $days ->
    [one] Eén dag na het openen van de klas
   *[other] { $days } dagen na het openen van de klas
  } wordt alles gewist, of meteen als de leerkracht dat wil, samen met de gasten die voor de klas zijn gemaakt.
kept-names = Namen
    .about = Welk kind welk dier is, staat alleen op het papier van de leerkracht.

## Headings of tables for spreadsheets

column-activity = Activiteit
column-lesson = Les
column-game = Spel
column-round = Ronde
column-pupil = Nummer
column-animal = Dier
column-colour = Kleur
column-source = Waar
column-source-round = in een ronde
column-source-set = een opdracht
column-time = Tijd
column-move = Antwoord
column-calculation = Berekening
column-said = Gegeven uitkomst
column-value = Goede uitkomst
column-right = Goed
column-cause = Reden
column-status = Status
column-status-in = in de klas
column-status-waiting = wacht
column-status-out = verwijderd
column-attempts = Pogingen
column-wrong = Fout
column-slips = Slordigheden
column-rounds = Rondes
column-points = Punten
column-share = Deel van het beste (%)
column-causes = Redenen
column-true = ja
column-false = nee
