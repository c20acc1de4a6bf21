# A class on paper, in files and on the command line.

## Naming a mistake

help-diagnose = Herausfinden, welche Regel statt der richtigen befolgt wurde, bei einer oder mehreren falschen Antworten.
option-answers = Rechnungen mit dem genannten Ergebnis, etwa 2+3*4=20.
    .value = ANTWORT
option-position = Die Stellung zu einer Antwort, die ein Zug ist, in Notation; dazu gehört --game.
    .value = STELLUNG
diagnose-right = { $sum } = { $value }: richtig.
diagnose-wrong = { $sum } = { $value }, nicht { $said }.
diagnose-cause = Der Grund: { $cause }.
diagnose-several = Mehrere Regeln führen zu { $said }: { $causes }.
diagnose-none = Keine Regel, die wir kennen, führt zu { $said }.
diagnose-pupil = Zusammen deuten diese Antworten auf: { $causes }.
diagnose-slips = { $count ->
    [one] Ein Fehler war beim nächsten Mal behoben.
   *[other] { $count } Fehler waren beim nächsten Mal behoben.
  }

## Printed sheets

option-code = Für Karten: der Code der Klasse.
    .value = CODE
option-address = Für Karten: die Adresse, die die Kinder öffnen.
    .value = ADRESSE
option-tasks = Für Arbeitsblätter: die exportierten Versuche einer Klasse, als JSON-Zeilen.
    .value = DATEI
class-paper-names = Wer ist welches Tier?
class-paper-names-about = Schreiben Sie die Namen von Hand auf und behalten Sie dieses Blatt. Kein Name kommt je in den Computer.
class-paper-animal = Tier
class-paper-name = Name
class-paper-cards = Karten mit dem Code
class-paper-cards-about = Entlang der Linien schneiden: eine Karte für jedes Kind.
class-paper-cards-open = Öffne diese Adresse
class-paper-cards-code = Tippe diesen Code
class-paper-cards-mine = Mein Tier und seine Farbe
class-paper-cards-pictures = Merk dir deine zwei Bilder und welches zuerst kommt. Damit kommst du auf jedem Gerät wieder hinein.
class-paper-worksheet = Rechne noch einmal
class-paper-worksheet-about = Was in deiner Klasse am öftesten falsch war.
class-paper-answers = Lösungen
class-paper-class = Klasse
why-tasks-missing = in dieser Datei sind keine Fehler, aus denen ein Arbeitsblatt werden könnte.

## What is stored about a class

kept-title = Was über eine Klasse gespeichert wird
kept-pupils = Kinder
    .about = Ein Tier, eine Farbe und zwei geheime Bilder, die nur unkenntlich gemacht gespeichert werden. Kein Name, keine E-Mail, kein Foto, kein freier Text, kein Chat.
kept-answers = Antworten
    .about = Jede Antwort und jeder Entwurf mit der Runde, ob es richtig war, und der wahrscheinliche Grund, wenn nicht; Tische, gesammelte Antworten und Aufgabenreihen.
kept-deals = Ziehungen
    .about = Die Zufallszahlen der Ziehungen, damit hinterher alle nachprüfen können, dass es gerecht zuging.
kept-cookie = Cookie
    .about = Ein Cookie aus zufälligen Zeichen verbindet ein Gerät mit seinem Tier. Er dient zu nichts anderem, und von anderen Seiten wird nichts geladen.
kept-addresses = Netzadressen
    .about = Sie werden nie aufgeschrieben. Um das Erraten von Codes zu bremsen, werden sie eine Weile gemerkt, nur unkenntlich gemacht und nur im Arbeitsspeicher.
kept-where = Ort
    .about = Alles liegt in der Datenbank dieses Servers und sonst nirgends. Läuft er auf dem Laptop der Lehrkraft, verlässt nichts den Raum.
kept-readers = Wer es sieht
    .about = Die Lehrkraft sieht alles über die Klasse, Kinder nur das Eigene. Das Tafelbild zeigt, was die Lehrkraft einschaltet, und nie einen Grund neben einem Tier.
kept-days = Wie lange
    .about = { $days ->
    [one] Einen Tag nach dem Öffnen der Klasse
   *[other] { $days } Tage nach dem Öffnen der Klasse
  } wird alles gelöscht, oder sofort, wenn die Lehrkraft es will, samt den Gästen, die für die Klasse entstanden sind.
kept-names = Namen
    .about = Welches Kind welches Tier ist, steht nur auf dem Blatt Papier der Lehrkraft.

## Headings of tables for spreadsheets

column-activity = Aktivität
column-lesson = Übung
column-game = Spiel
column-round = Runde
column-pupil = Nummer
column-animal = Tier
column-colour = Farbe
column-source = Wo
column-source-round = in einer Runde
column-source-set = eine Aufgabe
column-time = Zeit
column-move = Antwort
column-calculation = Rechnung
column-said = Genanntes Ergebnis
column-value = Richtiges Ergebnis
column-right = Richtig
column-cause = Grund
column-status = Status
column-status-in = in der Klasse
column-status-waiting = wartet
column-status-out = herausgenommen
column-attempts = Versuche
column-wrong = Falsch
column-slips = Flüchtigkeitsfehler
column-rounds = Runden
column-points = Punkte
column-share = Anteil am Besten (%)
column-causes = Gründe
column-true = ja
column-false = nein
