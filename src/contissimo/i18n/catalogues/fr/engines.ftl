# Engines for other programs, and the test of theirs.

help-engine = Mettre nos joueurs et nos évaluations à la disposition d’un autre programme, ligne par ligne sur l’entrée et la sortie standard.
option-engine-player = Le joueur virtuel qui choisit les coups : champion, level-1 à level-8, greedy ou random.

help-conformance = Vérifier qu’un programme respecte le protocole des bots et des moteurs.
option-spec = Le programme, par exemple exec:./bot
    .value = exec:PROGRAMME
option-only = Seulement ce jeu, sinon tous.
    .value = JEU

conformance-passed = réussi  { $check }
conformance-failed = ÉCHEC   { $check } ({ $why })
conformance-left-out = omis    { $check } : le programme ne le propose pas

conformance-hello = Il se présente
conformance-legal = Ses coups sont permis
conformance-one-answer = Il répond une fois à chaque question et ignore les mots inconnus
conformance-in-time = Il respecte son temps
conformance-endings = Il joue des fins de partie
conformance-version-2 = Il parle la version 2
conformance-analyse = Son analyse est lisible
conformance-exact = Ce qu’il dit exact est prouvé
conformance-stop = Il s’arrête quand on le lui demande

why-bot-older = Le programme parle une version plus ancienne.
why-bot-words-wrong = La réponse du programme a une autre forme.
why-bot-no-info = L’analyse du programme est vide.
why-bot-exact-wrong = Le programme dit { $move } exact, mais la valeur est fausse.
why-bot-two-answers = Le programme dit quelque chose que personne n’a demandé.
