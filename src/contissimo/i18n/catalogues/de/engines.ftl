# Engines for other programs, and the test of theirs.

help-engine = Andere Programme unsere Computerspieler und Bewertungen benutzen lassen, zeilenweise über Standardeingabe und -ausgabe.
option-engine-player = Der Computerspieler, der die Züge wählt: champion, level-1 bis level-8, greedy oder random.

help-conformance = Prüfen, ob sich ein Programm an das Protokoll für Bots und Engines hält.
option-spec = Das Programm, zum Beispiel exec:./bot
    .value = exec:PROGRAMM
option-only = Nur dieses Spiel, sonst alle.
    .value = SPIEL

conformance-passed = bestanden      { $check }
conformance-failed = DURCHGEFALLEN  { $check } ({ $why })
conformance-left-out = ausgelassen    { $check }: das Programm bietet es nicht an

conformance-hello = Es meldet sich
conformance-legal = Seine Züge sind erlaubt
conformance-one-answer = Es antwortet auf jede Frage einmal und übergeht unbekannte Wörter
conformance-in-time = Es hält seine Zeit ein
conformance-endings = Es spielt Endspiele
conformance-version-2 = Es spricht Version 2
conformance-analyse = Seine Analyse ist lesbar
conformance-exact = Was es exakt nennt, ist bewiesen
conformance-stop = Es hört auf, wenn es soll

why-bot-older = Das Programm spricht eine ältere Version.
why-bot-words-wrong = Die Antwort des Programms hat eine andere Form.
why-bot-no-info = Die Analyse des Programms ist leer.
why-bot-exact-wrong = Das Programm nennt { $move } exakt, aber der Wert stimmt nicht.
why-bot-two-answers = Das Programm sagt etwas, wonach niemand gefragt hat.
