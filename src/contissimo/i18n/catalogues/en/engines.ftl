# Engines for other programs, and the test of theirs.

help-engine = Let another program use our computer players and judges, in lines on standard input and output.
option-engine-player = The computer player that chooses the moves: champion, level-1 to level-8, greedy or random.

help-conformance = Test whether a program keeps to the protocol for bots and engines.
option-spec = The program, like exec:./bot
    .value = exec:PROGRAM
option-only = Only this game; otherwise all of them.
    .value = GAME

conformance-passed = passed    { $check }
conformance-failed = FAILED    { $check } ({ $why })
conformance-left-out = left out  { $check }: the program does not offer it

conformance-hello = It says hello
conformance-legal = Its moves are legal
conformance-one-answer = It answers each question once and ignores unknown words
conformance-in-time = It keeps to its time
conformance-endings = It plays late positions
conformance-version-2 = It speaks version 2
conformance-analyse = Its analysis can be read
conformance-exact = What it calls exact is proved
conformance-stop = It stops when it is told to

why-bot-older = The program speaks an older version.
why-bot-words-wrong = The program’s answer has another form.
why-bot-no-info = The program’s analysis is empty.
why-bot-exact-wrong = The program calls { $move } exact, but the value is wrong.
why-bot-two-answers = The program says something that nobody asked for.
