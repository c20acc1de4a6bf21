# Gedruckte Blätter: der Befehl, der sie macht, und die Wörter auf dem Papier.

help-print = Ein PDF zum Ausdrucken machen: Spielbrett, Steine, Punktezettel, Regeln oder was sich mit den Würfeln bilden lässt.

option-sheet = Was gedruckt wird: board, tiles, scores oder rules; bei Contig 60 auch dice. Für eine Klasse: names, cards, worksheet, stored, record, guide.
    .value = BLATT
option-paper = Das Papier: a4 oder letter.
    .value = PAPIER
option-ink = colour für Farbe oder saving: dünne Linien auf Weiß.
    .value = FARBE
option-output = Die Datei, die geschrieben wird. Mit - wird auf die Standardausgabe geschrieben. Ohne Angabe heißt die Datei nach ihrem Inhalt.
    .value = DATEI
option-layout = Ein eigenes Spielbrett, in einer Layout-Datei.
    .value = DATEI

print-made = { $file }: { $pages ->
    [one] eine Seite
   *[other] { $pages } Seiten
  }. Beim Drucken 100 % („tatsächliche Größe“) wählen.

why-sheet-unknown = Ein Blatt „{ $sheet }“ gibt es hier nicht. Es gibt: { $sheets }
why-choice-unknown = { $name } kann nicht „{ $said }“ sein. Es gibt: { $choices }
why-file-not-pdf = diese Datei gibt es schon, und sie ist kein PDF. Sie bleibt, wie sie ist.

## Der Kopf jedes Blatts

print-title = { $game }: { $sheet }
print-own-rules = Hausregeln
print-about-board = { $sheet } · { $rules } · { $width } × { $height } Felder
print-about-tiles = { $sheet } · { $rules } · { $count ->
    [one] ein Stein
   *[other] { $count } Steine
  }
print-about-markers = { $sheet } · { $rules } · { $count ->
    [one] ein Plättchen pro Team
   *[other] { $count } Plättchen pro Team
  }
print-about = { $sheet } · { $rules }

## Das Spielbrett

print-glue = Klebefläche
print-cut-board = Das Brett am Rand ausschneiden. Auf Karton hält es länger.
print-cut-parts = Die { $count } Blätter am Rand des Bretts und um die Laschen herum ausschneiden.
print-glue-parts = Kleber auf die Laschen geben und das nächste Blatt darauflegen, Feld an Feld.
print-square-size = Ein Feld misst { $mm } mm.
print-ruler = Diese Linie ist { $mm } mm lang. Wenn nicht: mit 100 % („tatsächliche Größe“) drucken.
print-kind-number = Die Zahl darauf zählt { $factor }-fach.
print-kind-operation = Die ganze Rechnung zählt { $factor }-fach.
print-kind-start = Startfeld: Die ganze Rechnung zählt { $factor }-fach.
print-sheet-position = Stellung
print-position-seat = Spieler { $seat }: { $points }
print-position-turn = am Zug
print-position-bag = Im Säckchen: { $count }

## Steine, Plättchen und Würfel

print-cut-tiles = An den Linien schneiden. Ein Stein misst { $mm } mm und passt auf die Felder des gedruckten Bretts.
print-cut-markers = Die Plättchen ausschneiden; jedes Team nimmt eine Form.
print-fold = Die Würfel ausschneiden, an den gestrichelten Linien falten und die Laschen innen festkleben.

## Punktezettel

print-date = Datum
print-points = Punkte
print-total = Summe
print-dice = Würfel
print-sentence = Rechnung
print-steal = ×2
print-left = − übrige Steine
print-result = Endstand
print-remind-time = Ein Zug dauert höchstens { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  }.
print-remind-leftover = { $leftover ->
    [tile_count] Am Ende kostet eine übrige Zahl 1, ein Zeichen oder ein Joker { $cost }.
   *[face_value] Am Ende kostet eine übrige Zahl ihren Wert, ein Zeichen oder ein Joker { $cost }.
  }
print-remind-all = Wer alle { $count } Steine auf einmal legt, ist noch einmal dran.
print-remind-highest = Die höchste Summe gewinnt.
print-remind-neighbours = { $own ->
    [yes] Ein Plättchen bringt einen Punkt für sein eigenes Feld und einen für jedes belegte Feld rundherum. Die Punkte werden abgezogen.
   *[no] Ein Plättchen bringt einen Punkt für jedes belegte Feld rundherum. Die Punkte werden abgezogen.
  }
print-remind-steal = ×2: ankreuzen, wenn der Wurf gestohlen war. Dann zählen die Punkte doppelt.
print-remind-line = { $length } Plättchen in einer Reihe gewinnen sofort.
print-remind-rounds = Das Spiel endet nach { $count ->
    [one] einer Runde
   *[other] { $count } Runden
  }.
print-remind-lowest = Die niedrigere Summe gewinnt.

## Die Regeln

print-house = Diese Regeln: { $rules }
print-option = { $option }: { $value }

## Würfeltabellen

print-dice-squares = Wie wahrscheinlich ist jedes Feld?
print-dice-squares-about = Mit wie vielen der { $throws } Würfe mit drei Würfeln es auf dem leeren Brett erreichbar ist.
print-dice-rolls = Was jeder Wurf ergeben kann
print-dice-rolls-about = Die { $rolls } Würfe, wie oft jeder unter { $throws } vorkommt, und die einfachste Rechnung für jedes Feld.
