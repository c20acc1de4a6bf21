# The levels of Calculissimo: a name, how each plays, and its mean score (measured, in docs/engine.md, to the nearest ten).

level-calculissimo-1 = Zesjarige
    .about = Rekent plus en min tot twaalf, legt een paar jetons, ziet de bonusvakjes niet en past soms. Ongeveer 150 punten per spel.
level-calculissimo-2 = Zevenjarige
    .about = Rekent plus en min wat verder en geeft niet zo snel op, maar kleuren zijn gewoon kleuren. Ongeveer 240 punten per spel.
level-calculissimo-3 = Achtjarige
    .about = Maakt langere sommen tot veertig en pakt een bonus die vlak naast een jeton ligt. Ongeveer 330 punten per spel.
level-calculissimo-4 = Tafelkenner
    .about = Kent de tafels en vermenigvuldigt graag, maar kijkt maar naar één hoek van het bord en deelt nooit. Ongeveer 510 punten per spel.
level-calculissimo-5 = Familiekampioen
    .about = Vindt grote producten, bonusvakjes dichtbij en een lijn die een andere kruist. Delen is voor anderen. Ongeveer 710 punten per spel.
level-calculissimo-6 = Rekenwonder
    .about = Deelt ook, legt tot zes jetons en pakt altijd de meeste punten, zonder aan morgen te denken. Ongeveer 1.120 punten per spel.
level-calculissimo-7 = Meester
    .about = Weet welke jetons je beter houdt en wanneer je ruilt, maar mist de grote zetten met zeven jetons. Ongeveer 1.520 punten per spel.
level-calculissimo-8 = Kampioen
    .about = Ziet elke mogelijkheid en denkt vooruit: de beste die we hebben. Ongeveer 1.560 punten per spel.
