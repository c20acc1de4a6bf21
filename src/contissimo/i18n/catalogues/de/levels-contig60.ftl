# The levels of Contig 60: a name, and one sentence about how each plays.

level-contig60-1 = Erstklässler
    .about = Rechnet mit kleinen Zahlen bis zwanzig, nimmt das erstbeste Feld und vertut sich ab und zu.
level-contig60-2 = Zweitklässler
    .about = Kommt bis vierundzwanzig und nimmt immer noch das erstbeste Feld.
level-contig60-3 = Drittklässler
    .about = Sucht Felder mit vielen Nachbarn, mit Zahlen bis sechsunddreißig und ohne Klammern.
level-contig60-4 = Einmaleins
    .about = Kann jedes Produkt und macht eine eigene Zeile oder Spalte voll, kennt aber weder Klammern noch Diagonalen.
level-contig60-5 = Familienmeister
    .about = Rechnet mit Klammern und baut Reihen, teilt aber nie und sieht deine Reihen nicht kommen.
level-contig60-6 = Rechenkünstler
    .about = Teilt auch, baut Reihen und stört deine. Nur Zahlen über sechzig sind zu weit weg.
level-contig60-7 = Meister
    .about = Wägt ab, was jedes Feld am Ende wert ist, und verpasst nur die größten Zahlen.
level-contig60-8 = Champion
    .about = Sieht jede Rechnung und denkt voraus: der Beste, den wir haben.
