# Engines for other programs, and the test of theirs.

help-engine = Deixa outro programa usar os nossos jogadores e avaliações, linha a linha pela entrada e saída padrão.
option-engine-player = O jogador virtual que escolhe as jogadas: champion, level-1 a level-8, greedy ou random.

help-conformance = Testa se um programa cumpre o protocolo de bots e motores.
option-spec = O programa, por exemplo exec:./bot
    .value = exec:PROGRAMA
option-only = Só este jogo; senão, todos.
    .value = JOGO

conformance-passed = passou   { $check }
conformance-failed = FALHOU   { $check } ({ $why })
conformance-left-out = omitido  { $check }: o programa não oferece isto

conformance-hello = Apresenta-se
conformance-legal = As suas jogadas são permitidas
conformance-one-answer = Responde uma vez a cada pergunta e ignora palavras desconhecidas
conformance-in-time = Respeita o seu tempo
conformance-endings = Joga finais
conformance-version-2 = Fala a versão 2
conformance-analyse = A sua análise é legível
conformance-exact = O que chama exato está provado
conformance-stop = Para quando lhe pedem

why-bot-older = O programa fala uma versão mais antiga.
why-bot-words-wrong = A resposta do programa tem outra forma.
why-bot-no-info = A análise do programa está vazia.
why-bot-exact-wrong = O programa chama exata a { $move }, mas o valor está errado.
why-bot-two-answers = O programa diz algo que ninguém perguntou.
