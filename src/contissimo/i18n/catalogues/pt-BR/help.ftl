# The help of the command line. An option's "value" is the word that stands for what is typed there.

help =
    Dois jogos com números: Calculissimo e Contig 60.
    Para jogar agora, digite: contissimo play calculissimo
help-verbs = O que você pode fazer
help-arguments = O que informar
help-options = O que você pode acrescentar
help-help = Mostra esta ajuda.
help-version = Mostra a versão.
help-usage = Uso: { $line }
    .command = COMANDO
    .options = [OPÇÕES]
help-required = { $sentence } [obrigatório]
version = Contissimo { $version }, { $kernel ->
    [compiled] com o gerador compilado
   *[plain] com o gerador em Python puro
}

help-play = Inicia uma partida nesta janela, contra o computador ou com outras pessoas no mesmo teclado.
help-moves = Mostra todas as jogadas possíveis em um tabuleiro, das melhores para as piores.
help-score = Mostra quanto vale uma jogada, passo a passo, ou por que ela não é permitida.
help-rules = Mostra as regras de um jogo e as regras da casa que você pode mudar.
help-replay = Mostra de novo uma partida salva, jogada por jogada.
help-verify = Confere uma partida salva: as regras foram seguidas? O sorteio foi honesto?

option-game = calculissimo ou contig60.
    .value = JOGO
option-file = O arquivo de uma partida salva. Com -, lê da entrada padrão.
    .value = ARQUIVO
option-board = Um arquivo de texto com o tabuleiro. Com -, lê da entrada padrão. Sem esta opção, o tabuleiro começa vazio.
    .value = ARQUIVO
option-rack = Calculissimo: as peças no suporte, como 12+-? (o ? é um curinga).
    .value = PEÇAS
option-dice = Contig 60: o que os três dados mostram, como 2,3,4.
    .value = DADOS
option-move = A jogada, como 8d 9+6/2 ou (2+3)*4=20.
    .value = JOGADA
option-ruleset = O nome das regras, ou um arquivo TOML com as suas. “contissimo rules JOGO” mostra os nomes.
    .value = NOME
option-text = Mostra só o texto exato das regras, do jeito que fica em um registro.
option-top = Mostra só as N melhores jogadas.
    .value = N
option-players = Quem joga em cada lugar: you, level-1 a level-8, greedy ou random. Sem esta opção: you,level-2. Use you,you para duas pessoas neste teclado.
    .value = JOGADORES
option-seed = Um número que faz a mesma partida se repetir, para fazer testes.
    .value = N
option-record = Salva a partida neste arquivo.
    .value = ARQUIVO
option-best = Mostra, ao lado de cada jogada feita, a que daria mais pontos.
option-hints = Libera a palavra “moves”, que mostra as melhores jogadas.
option-json = Escreve linhas de JSON, para outros programas.
option-lang = O idioma, por exemplo pt-BR.
    .value = IDIOMA
option-signs = Os sinais nas contas: tiles (× ÷, como nas peças) ou school (como nas escolas do idioma).
    .value = SINAIS
