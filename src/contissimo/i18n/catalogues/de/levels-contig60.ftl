# The levels of Contig 60: a name, how each plays, and how often it beats the one before (measured, in docs/engine.md).

level-contig60-1 = Erstklässler
    .about = Rechnet mit kleinen Zahlen bis zwanzig, nimmt das erstbeste Feld und vertut sich ab und zu.
level-contig60-2 = Zweitklässler
    .about = Kommt bis vierundzwanzig und nimmt immer noch das erstbeste Feld. Gewinnt gegen die Stufe davor etwa 79 von 100 Spielen.
level-contig60-3 = Drittklässler
    .about = Sucht Felder mit vielen Nachbarn, mit Zahlen bis sechsunddreißig und ohne Klammern. Gewinnt gegen die Stufe davor etwa 75 von 100 Spielen.
level-contig60-4 = Einmaleins-Profi
    .about = Kann jedes Produkt und macht eine eigene Zeile oder Spalte voll, kennt aber weder Klammern noch Diagonalen. Gewinnt gegen die Stufe davor etwa 73 von 100 Spielen.
level-contig60-5 = Familienmeister
    .about = Rechnet mit Klammern und baut Reihen, teilt aber nie und sieht deine Reihen nicht kommen. Gewinnt gegen die Stufe davor etwa 71 von 100 Spielen.
level-contig60-6 = Rechenkünstler
    .about = Teilt auch, baut Reihen und stört deine. Nur Zahlen über sechzig sind zu weit weg. Gewinnt gegen die Stufe davor etwa 65 von 100 Spielen.
level-contig60-7 = Meister
    .about = Wägt ab, was jedes Feld am Ende wert ist, und verpasst nur die größten Zahlen. Gewinnt gegen die Stufe davor etwa 63 von 100 Spielen.
level-contig60-8 = Champion
    .about = Sieht jede Rechnung und denkt voraus: der Beste, den wir haben. Gewinnt gegen die Stufe davor etwa 62 von 100 Spielen.
