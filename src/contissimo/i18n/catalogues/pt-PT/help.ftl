# The help of the command line. An option's "value" is the word that stands for what is typed there.

help =
    Dois jogos com números: Calculissimo e Contig 60.
    Para jogar já, escreve: contissimo play calculissimo
help-verbs = O que podes fazer
help-arguments = O que indicar
help-options = O que podes acrescentar
help-help = Mostra esta ajuda.
help-version = Mostra a versão.
help-usage = Utilização: { $line }
    .command = COMANDO
    .options = [OPÇÕES]
help-required = { $sentence } [obrigatório]
version = Contissimo { $version }, { $kernel ->
    [compiled] com o gerador compilado
   *[plain] com o gerador em Python simples
}

help-play = Joga nesta janela, contra o computador ou com outras pessoas no mesmo teclado.
help-moves = Mostra todas as jogadas possíveis num tabuleiro, as melhores primeiro.
help-score = Mostra quanto vale uma jogada, passo a passo, ou porque não é permitida.
help-rules = Mostra as regras de um jogo e as regras da casa que podes mudar.
help-replay = Mostra outra vez uma partida guardada, jogada a jogada.
help-verify = Verifica uma partida guardada: cumpriram-se as regras? O sorteio foi limpo?

option-game = calculissimo ou contig60.
    .value = JOGO
option-file = O ficheiro de uma partida guardada. Com -, lê-se da entrada padrão.
    .value = FICHEIRO
option-board = O ficheiro com o texto de um tabuleiro. Com -, lê-se da entrada padrão. Sem esta opção, o tabuleiro está vazio.
    .value = FICHEIRO
option-rack = Calculissimo: as peças no suporte, como 12+-? (um ? é um joker).
    .value = PEÇAS
option-dice = Contig 60: o que mostram os três dados, como 2,3,4.
    .value = DADOS
option-move = A jogada, como 8d 9+6/2 ou (2+3)*4=20.
    .value = JOGADA
option-ruleset = O nome das regras, ou um ficheiro TOML com as tuas. «contissimo rules JOGO» mostra os nomes.
    .value = NOME
option-text = Mostra só o texto exato das regras, tal como está num registo.
option-top = Mostra só as N melhores.
    .value = N
option-players = Quem joga, lugar a lugar: you, level-1 a level-8, greedy ou random. Sem esta opção: you,level-2. Escreve you,you para duas pessoas neste teclado.
    .value = JOGADORES
option-seed = Um número pequeno que repete a mesma partida, para experimentar.
    .value = N
option-record = Guarda a partida neste ficheiro.
    .value = FICHEIRO
option-best = Mostra, ao lado de cada jogada feita, a que dava mais pontos.
option-hints = Permite a palavra «moves», que mostra as melhores jogadas.
option-json = Escreve linhas de JSON, para outros programas.
option-lang = A língua, por exemplo pt-PT.
    .value = LÍNGUA
option-signs = Os sinais nas contas: tiles (× ÷, como nas peças) ou school (como nas escolas da língua).
    .value = SINAIS
