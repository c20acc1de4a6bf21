# House rules: what each set of rules is, and what each option changes.
# `.name` is the heading of an option in a form. `.page` is the sentence there, where the first one speaks of values as a file has them.

rules-presets = Fertige Regeln (zu wählen mit --ruleset NAME)
rules-options = Hausregeln von „{ $ruleset }“ (eigene schreibst du in eine TOML-Datei)
# As a TOML file has them.
value-true = true
value-false = false

## Calculissimo

preset-calculissimo-classic = Das übliche Spiel, zwei Minuten pro Zug.
    .name = Klassisch
preset-calculissimo-sheet-pt = Wie im portugiesischen Regelblatt: Tauschen nur, wenn nichts geht, und ihr prüft euch gegenseitig.
    .name = Portugiesisches Blatt
preset-calculissimo-sheet-nl = Wie im niederländischen Regelblatt: Tauschen nur, wenn nichts geht, und ihr prüft euch gegenseitig.
    .name = Niederländisches Blatt
preset-calculissimo-sheet-de = Wie im deutschen Regelblatt: wie das niederländische, aber nur die beste Farbe einer Reihe zählt, und wenn bei einem nichts mehr geht, ist Schluss.
    .name = Deutsches Blatt
preset-calculissimo-sheet-ja = Wie im japanischen Regelblatt: kein Tauschen, eine übrige Zahl kostet 1, und beim ersten Legen zählen Gelb und Violett nicht, nur das Startfeld.
    .name = Japanisches Blatt
preset-calculissimo-relaxed = Das übliche Spiel ohne Uhr.
    .name = Gemütlich
preset-calculissimo-short = Halb so viele Steine und keine Uhr: etwa zwanzig Minuten.
    .name = Kurz
preset-calculissimo-junior = Für Jüngere: nur + und −, jeder Schritt eine ganze Zahl, halb so viele Steine, keine Uhr.
    .name = Junior
preset-calculissimo-class = Für die Klasse: Punkt vor Strich, von links nach rechts, wie in der Schule; du sagst deine Punkte selbst an, keine Uhr.
    .name = Klasse

option-calculissimo-operators = Welche von + − × ÷ im Säckchen sind.
    .name = Rechenzeichen
option-calculissimo-head_start = Mit wie vielen Punkten jeder Platz beginnt, in der Reihenfolge der Plätze: für Große und Kleine zusammen.
    .name = Vorsprung
option-calculissimo-turn_seconds = Wie viele Sekunden ein Zug dauern darf; danach gilt er als gepasst.
    .name = Zeit pro Zug
option-calculissimo-main_seconds = Wie viele Sekunden jeder für das ganze Spiel hat, statt eines Zeitlimits pro Zug.
    .name = Zeit fürs ganze Spiel
option-calculissimo-increment_seconds = Wie viele Sekunden ein fertiger Zug zur Zeit fürs ganze Spiel dazugibt.
    .name = Zusatzzeit pro Zug
option-calculissimo-exchange = Wann Steine getauscht werden dürfen: any_time, only_when_stuck oder never (das japanische Blatt).
    .name = Steine tauschen
    .page = Wann du Steine ins Säckchen zurücktun und neue ziehen darfst.
option-calculissimo-order = Wie eine Reihe gerechnet wird: × vor ÷ wie in den Regelblättern (sheet), oder Punkt vor Strich, von links nach rechts, wie in der Schule (school).
    .name = Reihenfolge beim Rechnen
    .page = Was in einer Reihe mit × und ÷ zuerst kommt.
option-calculissimo-every_step_whole = Jeder Schritt einer Rechnung muss eine ganze Zahl sein, und keiner unter null.
    .name = Immer ganze Zahlen
option-calculissimo-zero_counts = Eine Reihe darf 0 ergeben und zählt dann 0.
    .name = Eine Reihe, die 0 ergibt
option-calculissimo-operation_bonuses = Mehrere gelbe und violette Felder in einer Reihe: Alle zählen (cumulate) oder nur das beste (highest_only, das deutsche Blatt).
    .name = Mehrmals Gelb oder Violett
    .page = Was zählt, wenn eine Reihe mehrere dieser Felder bedeckt.
option-calculissimo-joker_on_operation_square = Ob ein Joker auf Gelb oder Violett den Bonus bekommt.
    .name = Joker auf Gelb oder Violett
option-calculissimo-start_bonus = Wenn beim ersten Legen auch Gelb oder Violett belegt wird: Alles wird malgenommen (multiplies), oder nur die Verdopplung des Startfelds zählt (alone, das japanische Blatt).
    .name = Verdopplung am Start
    .page = Was zählt, wenn beim ersten Legen auch gelbe oder violette Felder belegt werden.
option-calculissimo-end_when_stuck = Ist das Säckchen leer, endet das Spiel, wenn keiner mehr weiterkann, oder schon, wenn einer nicht mehr kann (das deutsche Blatt).
    .name = Das Ende
    .page = Wann Schluss ist, wenn das Säckchen leer ist.
option-calculissimo-leftover = Was eine übrige Zahl kostet: ihren Wert (face_value) oder 1 (tile_count, das japanische Blatt).
    .name = Übrige Zahlen
    .page = Was eine Zahl kostet, die du am Ende noch hast.
option-calculissimo-judging = Wer die Züge prüft: das Programm (referee) oder die anderen (challenge).
    .name = Wer die Züge prüft
    .page = Ob ein falscher Zug gleich abgelehnt wird oder gilt, bis ihn jemand anzweifelt.
option-calculissimo-window_seconds = Wie viele Sekunden die anderen haben, um einen Zug anzuzweifeln.
    .name = Zeit zum Anzweifeln
option-calculissimo-announce = Du sagst deine Punkte an, bevor das Programm sie zeigt.
    .name = Ansagen
option-calculissimo-layout = Wo die farbigen Felder und das Startfeld sind.
    .name = Brett
option-calculissimo-tiles = Wie viele Steine jeder Sorte im Säckchen sind.
    .name = Säckchen

## Contig 60

preset-contig60-contig60 = Das übliche Spiel ohne Uhr.
    .name = Normal
preset-contig60-timed = Das übliche Spiel mit 60 Sekunden pro Zug.
    .name = Mit Uhr
preset-contig60-sheet-pt = Wie im portugiesischen Regelblatt: Die Teams prüfen sich gegenseitig.
    .name = Portugiesisches Blatt
preset-contig60-contig-us = Das amerikanische Spiel: Zeilen von 1 bis 216, das eigene Feld zählt mit, keine Siegreihe, 8 Runden.
    .name = Amerikanisches Contig
preset-contig60-junior = Für Jüngere: ein kleines Brett von 0 bis 15, nur + und −, drei in einer Reihe gewinnen, 7 Runden, keine Uhr.
    .name = Junior
preset-contig60-times = Zum Üben des Einmaleins: 36 Zahlen bis 60, mit + − { sign-times }, vier in einer Reihe gewinnen, 15 Runden, keine Uhr.
    .name = Einmaleins

option-contig60-faces = Welche Zahlen jeder Würfel zeigt.
    .name = Würfel
option-contig60-markers = Wie viele Plättchen jedes Team hat.
    .name = Plättchen
option-contig60-points = Mit wie vielen Punkten jedes Team beginnt.
    .name = Punkte am Anfang
option-contig60-first = Wer beginnt: Es wird gelost (lot) oder Team 1 beginnt (agreed). Bei einer Revanche wird das andere zu Team 1.
    .name = Wer beginnt
    .page = Ob gelost wird. Beginnt Team 1, wird bei einer Revanche das andere zu Team 1.
option-contig60-head_start = Punkte, die jedem Team am Anfang abgezogen werden, erst Team 1, dann Team 2: für Spieler verschiedenen Alters.
    .name = Vorsprung
option-contig60-operations = Welche von + − { sign-times } { sign-divided } man benutzen darf.
    .name = Rechenzeichen
option-contig60-turn_seconds = Wie viele Sekunden ein Zug dauern darf; danach gilt er als gepasst.
    .name = Zeit pro Zug
option-contig60-race_to_zero = Wer zuerst bei 0 oder darunter ist, gewinnt sofort.
    .name = Wettlauf zur Null
option-contig60-own_square_counts = Ein Plättchen bringt einen Punkt mehr, für sein eigenes Feld.
    .name = Das eigene Feld zählt
option-contig60-judging = Wer die Rechnungen prüft: das Programm (referee) oder das andere Team (challenge).
    .name = Wer die Rechnungen prüft
    .page = Ob eine falsche Rechnung gleich abgelehnt wird oder gilt, bis das andere Team sie anzweifelt.
option-contig60-window_seconds = Wie viele Sekunden das andere Team hat, um eine Rechnung anzuzweifeln.
    .name = Zeit zum Anzweifeln
option-contig60-false_accusation_cost = Wie viele Punkte es kostet, zu Unrecht anzuzweifeln.
    .name = Zu Unrecht angezweifelt
option-contig60-line_length = Wie viele Plättchen in einer Reihe sofort gewinnen; 0 schaltet das aus.
    .name = Siegreihe
option-contig60-idle_turns = Nach wie vielen Zügen hintereinander ohne neues Plättchen das Spiel endet; die Züge beider Teams zählen.
    .name = Züge ohne Plättchen
option-contig60-rounds = Nach wie vielen Runden das Spiel endet.
    .name = Runden
option-contig60-minutes = Nach wie vielen Minuten die letzte Runde gespielt wird.
    .name = Minuten
option-contig60-layout = Welche Zahl auf welchem Feld steht.
    .name = Brett

## The values of options as a form shows them

choice-any_time = jederzeit
choice-only_when_stuck = nur wenn man nichts legen kann
choice-never = nie
choice-sheet = erst ×, dann ÷, dann + und −
choice-school = Punkt vor Strich, von links nach rechts
choice-cumulate = alle zählen
choice-highest_only = nur das beste zählt
choice-no_bonus = bekommt keinen Bonus
choice-bonus = bekommt den Bonus
choice-multiplies = alles wird malgenommen
choice-alone = nur die Verdopplung des Startfelds
choice-nobody = wenn keiner mehr weiterkann
choice-anyone = sobald einer nicht mehr weiterkann
choice-face_value = ihren Wert
choice-tile_count = 1 Punkt, egal welche
choice-referee = das Programm
choice-challenge = die anderen
choice-lot = es wird gelost
choice-agreed = Team 1
choice-none = unbegrenzt
choice-auto = 20 Sekunden in Spielen mit Uhr, sonst unbegrenzt
choice-calculissimo-classic = das übliche
choice-calculissimo-short = von allem die Hälfte
choice-contig60 = die Spirale von 0 bis 180
choice-contig-us = einfache Zeilen von 1 bis 216
choice-contig-junior = die kleine Spirale von 0 bis 15
choice-contig-times = Zeilen mit 36 Zahlen bis 60
