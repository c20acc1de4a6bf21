# The levels of Calculissimo: a name, how each plays, and its mean score (measured, in docs/engine.md, to the nearest ten).

level-calculissimo-1 = Erstklässler
    .about = Rechnet plus und minus bis zwölf, legt nur wenige Steine, übersieht die Bonusfelder und passt auch mal. Etwa 150 Punkte pro Spiel.
level-calculissimo-2 = Zweitklässler
    .about = Rechnet plus und minus ein Stück weiter und gibt nicht so schnell auf, aber Farben sind nur bunt. Etwa 240 Punkte pro Spiel.
level-calculissimo-3 = Drittklässler
    .about = Legt längere Rechnungen bis vierzig und nimmt einen Bonus mit, der gleich neben einem Stein liegt. Etwa 330 Punkte pro Spiel.
level-calculissimo-4 = Einmaleins-Profi
    .about = Kann malnehmen und tut es gern, schaut aber nur in eine Ecke des Bretts und teilt nie. Etwa 510 Punkte pro Spiel.
level-calculissimo-5 = Familienmeister
    .about = Findet große Produkte, nahe Bonusfelder und Reihen, die andere kreuzen. Teilen sollen die anderen. Etwa 710 Punkte pro Spiel.
level-calculissimo-6 = Rechenkünstler
    .about = Teilt auch, legt bis zu sechs Steine und nimmt immer die meisten Punkte, ohne an morgen zu denken. Etwa 1.120 Punkte pro Spiel.
level-calculissimo-7 = Meister
    .about = Weiß, welche Steine man behält und wann man tauscht, verpasst aber die großen Züge mit sieben Steinen. Etwa 1.520 Punkte pro Spiel.
level-calculissimo-8 = Champion
    .about = Sieht jede Möglichkeit und denkt voraus: der Beste, den wir haben. Etwa 1.560 Punkte pro Spiel.
