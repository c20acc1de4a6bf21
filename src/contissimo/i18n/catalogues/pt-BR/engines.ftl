# Engines for other programs, and the test of theirs.

help-engine = Deixa outro programa usar nossos jogadores e avaliações, linha por linha pela entrada e saída padrão.
option-engine-player = O jogador virtual que escolhe as jogadas: champion, level-1 a level-8, greedy ou random.

help-conformance = Testa se um programa segue o protocolo de bots e motores.
option-spec = O programa, por exemplo exec:./bot
    .value = exec:PROGRAMA
option-only = Só este jogo; senão, todos.
    .value = JOGO

conformance-passed = passou   { $check }
conformance-failed = FALHOU   { $check } ({ $why })
conformance-left-out = pulado   { $check }: o programa não oferece isso

conformance-hello = Ele se apresenta
conformance-legal = As jogadas dele são permitidas
conformance-one-answer = Ele responde uma vez a cada pergunta e ignora palavras desconhecidas
conformance-in-time = Ele respeita o tempo
conformance-endings = Ele joga finais
conformance-version-2 = Ele fala a versão 2
conformance-analyse = Dá para ler a análise dele
conformance-exact = O que ele chama de exato está provado
conformance-stop = Ele para quando pedem

why-bot-older = O programa fala uma versão mais antiga.
why-bot-words-wrong = A resposta do programa tem outra forma.
why-bot-no-info = A análise do programa está vazia.
why-bot-exact-wrong = O programa chama { $move } de exato, mas o valor está errado.
why-bot-two-answers = O programa diz algo que ninguém perguntou.
