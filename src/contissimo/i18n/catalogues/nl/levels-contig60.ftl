# The levels of Contig 60: a name, how each plays, and how often it beats the one before (measured, in docs/engine.md).

level-contig60-1 = Zesjarige
    .about = Maakt kleine getallen tot twintig, neemt het eerste het beste vakje en vergist zich af en toe.
level-contig60-2 = Zevenjarige
    .about = Komt tot vierentwintig, en neemt nog altijd het eerste het beste vakje. Wint ongeveer 79 van de 100 spellen tegen het niveau ervoor.
level-contig60-3 = Achtjarige
    .about = Zoekt vakjes met veel buren, met getallen tot zesendertig en zonder haakjes. Wint ongeveer 75 van de 100 spellen tegen het niveau ervoor.
level-contig60-4 = Tafelkenner
    .about = Maakt elk product en maakt een eigen rij of kolom af, maar kent geen haakjes en geen schuine lijnen. Wint ongeveer 73 van de 100 spellen tegen het niveau ervoor.
level-contig60-5 = Familiekampioen
    .about = Gebruikt haakjes en bouwt lijnen, maar deelt nooit en ziet jouw lijnen niet aankomen. Wint ongeveer 71 van de 100 spellen tegen het niveau ervoor.
level-contig60-6 = Rekenwonder
    .about = Deelt ook, bouwt lijnen en houdt die van jou tegen. Getallen boven de zestig zijn te ver weg. Wint ongeveer 65 van de 100 spellen tegen het niveau ervoor.
level-contig60-7 = Meester
    .about = Bedenkt wat elk vakje op het eind waard is, en mist alleen de grootste getallen. Wint ongeveer 63 van de 100 spellen tegen het niveau ervoor.
level-contig60-8 = Kampioen
    .about = Ziet elke som en denkt vooruit: de beste die we hebben. Wint ongeveer 62 van de 100 spellen tegen het niveau ervoor.
