# Why something was refused. The key is "why-" and the code, with dashes for underscores.
# Which values a code comes with stands where it is raised; tests/cli/test_words.py compares.

## Where a mistake stands, before the sentence about it

where-file = { $file }: { $sentence }
where-file-line = { $file }, linha { $line }: { $sentence }
where-file-entry = { $file }, linha { $line }, entrada { $seq }: { $sentence }
where-line = Linha { $line }: { $sentence }
where-entry = Linha { $line }, entrada { $seq }: { $sentence }

## Calculissimo: placements

why-not-on-rack = Você não tem todas essas peças no suporte.
why-square-occupied = Já há alguma coisa em { $squares }.
why-off-board = Isso sairia do tabuleiro.
why-bracket-differs = A peça entre parênteses em { $squares } não é a que está no tabuleiro.
why-nothing-placed = Você não colocou nenhuma peça. As peças fora dos parênteses são as suas.
why-nothing-exchanged = Para trocar, indique pelo menos uma das suas peças.
why-line-not-whole = Escreva a linha inteira, com as peças que já estão em { $squares }.
why-no-line = A peça em { $squares } não encosta em nada. Forme uma linha de duas ou mais peças.
why-not-connected = Suas peças precisam se ligar às do tabuleiro.
why-start-not-covered = A primeira jogada tem que cobrir a casa inicial { $squares }.
why-joker-as-nothing = Diga o que é o curinga em { $squares }, por exemplo ?6.
why-joker-as-times = Um curinga não pode ser ×.
why-joker-as-left-out = Esta partida é jogada sem { $face }, então um curinga não pode ser { $face }.
why-line-incomplete = { $line } não é uma conta completa. Tem que ser número, sinal, número, e terminar com um número.
why-times-twice = { $line } tem dois { sign-times }. Cada linha só pode ter um.
why-division-by-zero = Não dá para dividir por zero.
why-division-by-zero-without-bonus = Sem as cores, { $line } divide por zero.
why-not-positive = { $line } tem que dar mais que zero.
why-not-positive-without-bonus = Sem as cores, { $line } também tem que dar mais que zero.
why-not-whole = { $line } não dá um número inteiro.
why-not-whole-without-bonus = Sem as cores, { $line } não dá um número inteiro.
why-step-not-whole = Em { $line }, cada passo tem que ser um número inteiro, e nunca abaixo de zero.
why-step-not-whole-without-bonus = Sem as cores, cada passo de { $line } também tem que ser um número inteiro, e nunca abaixo de zero.
why-total-missing = Diga também o seu total, por exemplo =48 no final.
why-total-too-large = Um total não pode passar de { $limit }.
why-exchange-never = Nesta partida não se trocam peças.
why-exchange-bag-empty = O saquinho está vazio, então não há o que trocar.
why-exchange-placement-exists = Você tem uma jogada possível, então não pode trocar.
why-bag-too-small = O saquinho tem { $tiles ->
    [1] só uma peça
   *[other] só { $tiles } peças
  }, mas estes jogadores precisam de { $needed }.

## Contig 60: sentences

why-square-unknown = Não há nenhuma casa { $squares } neste tabuleiro.
why-leading-sign = Uma conta não pode começar com o sinal de menos.
why-dice-not-used-once = Use cada dado uma vez só. Os dados são { $dice }.
why-operation-not-allowed = Esta partida é jogada sem { $operations }.
why-value-is-not-square = Isso dá { $value }, e não { $squares }.
why-roll-impossible = Estes dados não podem mostrar { $dice }.
why-seat-unknown = Não há nenhuma equipe { $seat }.

## Both games

why-not-your-turn = Não é a sua vez.
why-resign-wait = Ainda faltam peças ou dados. Desista logo depois.
why-game-over = A partida acabou.
why-not-now = Agora não dá para fazer isso.
why-too-late = Tarde demais, o tempo acabou.
why-seat-count = Este jogo não pode ser jogado por { $seats ->
    [1] um jogador
   *[other] { $seats } jogadores
  }.
why-chance-impossible = O saquinho não tem essas peças.
why-note-of-player = Nenhum jogador pode dizer isso.
why-note-refused = “{ $note }” não é possível aqui.

## Texts that can’t be read

why-move-unreadable = Não consigo entender “{ $text }” como jogada.
why-move-too-long = Uma jogada tem no máximo { $limit } caracteres.
why-expression-unreadable = Não consigo entender “{ $text }” como conta.
why-expression-too-long = Uma conta tem no máximo { $limit } caracteres.
why-position-fields = Uma posição tem { $expected } partes, com um espaço entre elas.
why-position-field = A parte “{ $field }” da posição está errada.
why-position-contradiction = As partes da posição não combinam entre si.
why-position-impossible = Nenhuma partida pode chegar a esta posição.
why-position-tiles = Há mais peças na posição do que no saquinho.
why-position-board = O tabuleiro da posição está errado.
why-position-scores = Não consigo ler os totais “{ $text }” da posição.
why-position-markers = Os marcadores “{ $text }” da posição estão errados.
why-position-dice = Estes dados não podem mostrar “{ $text }”.
why-position-to-move = Nesta posição, não pode ser a vez de “{ $text }”.
why-position-flags = A última parte da posição, “{ $text }”, está errada.
why-position-flag = Não consigo ler “{ $text }” na última parte da posição.
why-position-over = Nesta posição a partida já acabou.
why-position-window = Nesta posição ainda se pode contestar uma jogada, então nenhuma partida pode começar com ela.
why-position-open-seats = A partir de uma posição só se joga contra o computador ou em um só aparelho.
why-position-slow = Esta posição demorou demais.
why-seed-unreadable = A semente tem que ser escrita com os dígitos 0-9 e a-f.
why-seed-length = A semente tem que ter { $expected } bytes, e esta tem { $length }.
why-contribution-unreadable = A contribuição de um jogador para o sorteio tem que ser escrita com os dígitos 0-9 e a-f.
why-contribution-length = A contribuição de um jogador para o sorteio tem que ter { $expected } bytes, e esta tem { $length }.
why-contributions-unreadable = A contribuição de um jogador para o sorteio tem que ser escrita com os dígitos 0-9 e a-f.
why-contributions-length = A contribuição de um jogador para o sorteio tem que ter { $expected } bytes, e esta tem { $length }.
why-commitment-unreadable = O compromisso tem que ser escrito com os dígitos 0-9 e a-f.
why-commitment-length = O compromisso tem que ter { $expected } bytes, e este tem { $length }.
why-digest-length = O resumo tem que ter { $expected } bytes, e este tem { $length }.

## Files of rules, boards and tiles

why-file-missing = este arquivo não existe.
why-file-is-directory = isto é uma pasta, não um arquivo.
why-file-unreadable = não dá para abrir este arquivo.
why-file-unwritable = não dá para salvar nada aqui.
why-file-not-utf8 = isto não é um arquivo de texto em UTF-8.
why-file-too-large = este arquivo é grande demais. São lidos no máximo { $limit } bytes.
why-toml-unreadable = não dá para ler isto como TOML.
why-option-unknown = não existe a opção “{ $option }”.
why-option-wrong = “{ $option }” tem que ser { $expected }.
why-layout-letter = “{ $letter }” não é um tipo de casa. Use . g b y p *
why-layout-width = esta linha tem { $width ->
    [1] uma casa
   *[other] { $width } casas
  }, mas as linhas de cima têm { $expected }.
why-layout-size = um tabuleiro tem de { $low } a { $high } linhas e colunas.
why-layout-two-starts = há uma segunda casa inicial *. Um tabuleiro só tem uma.
why-layout-no-start = não há casa inicial *.
why-layout-number = “{ $text }” não é um número inteiro de 0 a { $high }.
why-layout-twice = o número { $number } já está na linha { $first }.
why-bag-face-twice = a peça { $face } aparece aqui pela segunda vez.
why-bag-too-large = um saquinho tem no máximo { $limit } peças.
why-bag-line = “{ $text }” deveria ser uma peça e quantas há, por exemplo: 7 5
why-board-is-layout = isto é o desenho das casas coloridas, não um tabuleiro com peças ou marcadores em cima.
why-board-letter = “{ $letter }” não faz parte de um tabuleiro.
why-board-width = esta linha tem { $width ->
    [1] uma casa
   *[other] { $width } casas
  }, mas o tabuleiro tem { $expected } de largura.
why-board-height = há { $height ->
    [1] uma linha
   *[other] { $height } linhas
  }, mas o tabuleiro tem { $expected }.

## Records

why-record-not-utf8 = isto não é um arquivo de texto em UTF-8.
why-record-too-large = este registro é grande demais. São lidos no máximo { $limit } bytes.
why-record-too-long = este registro é longo demais. São lidas no máximo { $limit } entradas.
why-record-header-unreadable = esta linha deveria ser assim: [Key "value"].
why-record-header-twice = { $key } aparece aqui pela segunda vez.
why-record-header-missing = falta a linha [{ $key } "…"].
why-record-game-unknown = não existe o jogo “{ $game }”.
why-record-ruleset-unknown = não existem regras chamadas “{ $ruleset }”.
why-record-ruleset-wrong = as regras deste registro estão erradas: { $because }
why-record-seats-wrong = este jogo não pode ser jogado por esse número de jogadores.
why-record-players-wrong = tem que haver um nome para cada lugar.
why-record-contributions-wrong = não dá para ler a contribuição dos jogadores para o sorteio.
why-record-commitment-wrong = não dá para ler o compromisso.
why-record-seed-wrong = não dá para ler a semente.
why-record-position-wrong = a posição deste registro está errada: { $because }
why-record-columns = uma entrada tem de 3 a 6 partes, separadas por tabulações, e esta tem { $columns }.
why-record-entry-unreadable = uma entrada começa com o número e o lugar.
why-record-out-of-order = esta deveria ser a entrada { $seq }, e não { $found }.
why-record-after-end = a partida já tinha acabado.
why-record-hidden = esta jogada está escondida, então ainda não dá para rever a partida.
why-record-clock-wrong = não dá para ler o tempo, ou ele anda para trás.
why-record-unreadable-move = não dá para ler esta jogada. { $because }
why-record-illegal-move = esta jogada é contra as regras. { $because }
why-record-end-differs = o final deveria ser “{ $expected }”.
why-record-start-differs = a primeira entrada deveria ser “{ $expected }”.
why-record-points-differ = os pontos deveriam ser { $expected }.
why-record-total-differs = o total deveria ser { $expected }.
why-record-result-differs = o resultado deveria ser { $expected }.
why-record-termination-differs = o cabeçalho diz “abandonada”, mas as jogadas não.

## What a proof can lack

why-running = A partida ainda não acabou. A semente é revelada no final.
why-seed-missing = O registro não tem semente, então não dá para conferir o sorteio.
why-commitment-missing = O registro não tem compromisso, então ninguém sabe quando a semente foi escolhida.
why-commitment-differs = A semente não é a que foi prometida no início.
why-chance-differs = Aqui a semente dá outra coisa: { $expected }
why-cut-short = O registro foi cortado: a semente está nele, ou seja, a partida tinha acabado, mas falta o final.

## Live tables

why-unreadable = O servidor não entendeu isso.
why-not-found = Não há nada aqui.
why-method-wrong = Não dá para fazer isso aqui.
why-too-large = Isso é longo demais.
why-failed = Alguma coisa deu errado do nosso lado. Tente de novo.
why-again = Não deu para salvar isso agora. Tente de novo: nada conta duas vezes.
why-origin-wrong = Isso veio de outra página, por isso não foi aceito.
why-no-identity = Escolha um nome primeiro.
why-name-wrong = { $because ->
    [empty] Um nome precisa ter pelo menos uma letra.
    [length] Este nome é comprido demais.
    [link] Um nome não pode ser um link.
   *[characters] Este nome tem caracteres que não podem ser usados.
  }
why-token-wrong = Este convite não vale, ou não vale mais.
why-code-wrong = Não há nenhuma mesa com este código, ou os lugares já estão ocupados.
why-level-unknown = O computador não tem nenhum jogador “{ $level }”.
why-clock-unknown = Este jogo não tem esse relógio.
why-not-reading = Você não está nesta mesa.
why-not-seated = Você não tem lugar nesta mesa.
why-no-seat-open = Todos os lugares estão ocupados.
why-seat-taken = Este lugar está ocupado.
why-seats-open = Ainda há lugares livres.
why-not-open = A partida desta mesa já começou.
why-not-giving = Tarde demais para isso: a partida já começou.
why-given-already = Você já deu a sua contribuição para o sorteio.
why-not-running = Esta partida ainda não começou.
why-not-over = Esta partida ainda não acabou.
why-closed = Esta mesa está fechada.
why-table-damaged = Esta mesa está danificada e não pode ser aberta. Quem cuida do servidor consegue ver isso.
why-stale = A partida avançou enquanto isso. Olhe de novo.
why-try-refused = { $because ->
    [judging] Nesta partida, quem faz as contas é você.
   *[move] Isso não coloca nada no tabuleiro, então não vale pontos.
  }
why-only-against-computers = Isso é só para partidas contra o computador.
why-hint-refused = { $because ->
    [judging] Nesta partida, quem confere as jogadas são os jogadores, então não há dicas.
   *[window] Você é quem tem que descobrir se vale a pena contestar.
  }
why-help-off = Nesta mesa se joga sem ajuda.
why-help-refused = { $because ->
    [judging] Nesta partida, quem confere as jogadas são os jogadores, então não há dicas.
   *[window] Você é quem tem que descobrir se vale a pena contestar.
  }
why-nothing-to-take-back = Você não tem nenhuma jogada para desfazer.
why-not-yet = Isto só aparece depois que a jogada termina.
why-no-such-entry = Não há nenhuma jogada assim nesta partida.
why-possible-refused = { $because ->
    [judging] Nesta partida, quem julga são os jogadores, então isto só aparece no final.
   *[game] Neste jogo não dá para perguntar isso.
  }
why-replay-too-long = Rever este registro levaria mais de { $seconds } segundos.
why-no-decision = Ali ninguém tinha nada para decidir.
why-moves-while-playing = Você está jogando com outras pessoas agora. As melhores jogadas aparecem quando essa partida acabar.
why-moves-in-round = Sua turma está no meio de uma rodada. As melhores jogadas aparecem quando ela acabar.
why-own-seat = Este é o seu próprio lugar.
why-seat-is-computer = Nesse lugar joga o computador.
why-not-away = Ainda não faz { $seconds } segundos que a pessoa desse lugar saiu.
why-not-abandoned = Quem falta ainda não está fora há tempo suficiente.
why-not-host = Só quem criou esta mesa pode fechar.
why-table-in-use = Ainda tem gente jogando aqui. Uma mesa pode ser fechada antes de a partida começar, ou quando todos já saíram há algum tempo.
why-too-fast = Foi rápido demais. Espere um momento.
why-busy = O servidor está muito ocupado agora. Tente de novo daqui a pouco.
why-too-many = É muita coisa de uma vez. Tente de novo mais tarde.
why-flood = Chegaram mensagens demais daqui, então a conexão foi encerrada.
why-too-slow = A conexão estava lenta demais para acompanhar a partida.
why-shutdown = O servidor está reiniciando. Ele volta em instantes.
why-forgotten = O seu nome foi apagado, como você queria.

## What is asked at the command line

why-game-unknown = Não existe o jogo “{ $game }”. Escolha entre: { $games }
why-ruleset-unknown = Não existem regras “{ $ruleset }”, nem um arquivo com esse nome. Escolha entre: { $rulesets }
why-rack-needed = Diga quais peças você tem, por exemplo --rack 12+-?
why-rack-size = Um suporte tem de 1 a { $limit } peças, e este tem { $count }.
why-rack-face = “{ $face }” não é uma peça. As peças são 0-9 + - * / e ? para um curinga.
why-rack-left-out = Esta partida é jogada sem { $face }.
why-dice-needed = Diga o que os dados mostram, por exemplo --dice 2,3,4
why-dice-wrong = Três dados deste jogo não podem mostrar “{ $dice }”.
why-move-needed = Diga qual é a jogada, com --move
why-move-not-scored = “{ $move }” não coloca nada no tabuleiro, então não vale pontos.
why-option-not-here = { $option } não pode ser usado com { $game }.
why-top-wrong = --top tem que ser 1 ou mais.
why-seed-wrong = --seed tem que ser um número inteiro, de 0 para cima.
why-player-unknown = Não existe o jogador “{ $player }”. Escolha entre: { $players }
why-output-failed = Não dá para escrever a resposta.
why-usage-missing = Falta { $name }.
why-usage-unknown = Não conheço “{ $name }”.
why-usage-value = O valor de “{ $name }” não é válido.
why-usage-twice = { $name } aparece duas vezes.
why-usage-wrong = Não entendi. Tente --help.
