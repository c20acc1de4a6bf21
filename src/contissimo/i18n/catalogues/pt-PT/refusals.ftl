# Why something was refused. The key is "why-" and the code, with dashes for underscores.
# Which values a code comes with stands where it is raised; tests/cli/test_words.py compares.

## Where a mistake stands, before the sentence about it

where-file = { $file }: { $sentence }
where-file-line = { $file }, linha { $line }: { $sentence }
where-file-entry = { $file }, linha { $line }, entrada { $seq }: { $sentence }
where-line = Linha { $line }: { $sentence }
where-entry = Linha { $line }, entrada { $seq }: { $sentence }

## Calculissimo: placements

why-not-on-rack = Não tens todas essas peças no suporte.
why-square-occupied = Já há alguma coisa em { $squares }.
why-off-board = Isso passaria para fora do tabuleiro.
why-bracket-differs = A peça entre parênteses em { $squares } não é a que está no tabuleiro.
why-nothing-placed = Não puseste nenhuma peça. As peças fora dos parênteses são as tuas.
why-nothing-exchanged = Para trocar, indica pelo menos uma das tuas peças.
why-line-not-whole = Escreve a linha inteira, com as peças que já estão em { $squares }.
why-no-line = A peça em { $squares } não toca em nada. Faz uma linha de duas ou mais peças.
why-not-connected = As tuas peças têm de se ligar às do tabuleiro.
why-start-not-covered = A primeira jogada tem de cobrir a casa de partida { $squares }.
why-joker-as-nothing = Diz o que representa o joker em { $squares }, como ?6.
why-joker-as-times = Um joker não pode ser ×.
why-joker-as-left-out = Nesta partida joga-se sem { $face }, por isso um joker não pode ser { $face }.
why-line-incomplete = { $line } não é uma conta completa. Tem de ser número, sinal, número, e acabar num número.
why-times-twice = { $line } tem dois { sign-times }. Só se permite um em cada linha.
why-division-by-zero = Não se pode dividir por zero.
why-division-by-zero-without-bonus = Sem as cores, { $line } divide por zero.
why-not-positive = { $line } tem de dar mais do que zero.
why-not-positive-without-bonus = Também sem as cores, { $line } tem de dar mais do que zero.
why-not-whole = { $line } não dá um número inteiro.
why-not-whole-without-bonus = Sem as cores, { $line } não dá um número inteiro.
why-step-not-whole = Em { $line }, cada passo tem de ser um número inteiro, e nunca abaixo de zero.
why-step-not-whole-without-bonus = Também sem as cores, cada passo de { $line } tem de ser um número inteiro, e nunca abaixo de zero.
why-total-missing = Diz também o teu total, como =48 no fim.
why-total-too-large = Um total não pode passar de { $limit }.
why-exchange-never = Nesta partida não se trocam peças.
why-exchange-bag-empty = O saco está vazio, por isso não há nada para trocar.
why-exchange-placement-exists = Há uma jogada que podes fazer, por isso não podes trocar.
why-bag-too-small = O saco tem { $tiles ->
    [1] só uma peça
   *[other] só { $tiles } peças
  }, mas estes jogadores precisam de { $needed }.

## Contig 60: sentences

why-square-unknown = Não há nenhuma casa { $squares } neste tabuleiro.
why-leading-sign = Uma conta não pode começar com o sinal menos.
why-dice-not-used-once = Usa cada dado uma só vez. Os dados são { $dice }.
why-operation-not-allowed = Nesta partida joga-se sem { $operations }.
why-value-is-not-square = Isso dá { $value }, e não { $squares }.
why-roll-impossible = Estes dados não podem mostrar { $dice }.
why-seat-unknown = Não há nenhuma equipa { $seat }.

## Both games

why-not-your-turn = Não é a tua vez.
why-resign-wait = Ainda faltam sair peças ou dados. Desiste logo a seguir.
why-game-over = A partida acabou.
why-not-now = Agora não se pode fazer isso.
why-too-late = Tarde de mais, o tempo acabou.
why-seat-count = Este jogo não pode ser jogado por { $seats ->
    [1] um jogador
   *[other] { $seats } jogadores
  }.
why-chance-impossible = O saco não tem essas peças.
why-note-of-player = Nenhum jogador pode dizer isto.
why-note-refused = «{ $note }» não é possível aqui.

## Texts that can’t be read

why-move-unreadable = Não consigo ler «{ $text }» como uma jogada.
why-move-too-long = Uma jogada tem, no máximo, { $limit } caracteres.
why-expression-unreadable = Não consigo ler «{ $text }» como uma conta.
why-expression-too-long = Uma conta tem, no máximo, { $limit } caracteres.
why-position-fields = Uma posição tem { $expected } partes, com um espaço entre elas.
why-position-field = A parte «{ $field }» da posição está errada.
why-position-contradiction = As partes da posição não batem certo umas com as outras.
why-position-impossible = Nenhuma partida pode chegar a esta posição.
why-position-tiles = Há mais peças na posição do que no saco.
why-position-board = O tabuleiro da posição está errado.
why-position-scores = Não consigo ler os totais «{ $text }» da posição.
why-position-markers = Os marcadores «{ $text }» da posição estão errados.
why-position-dice = Estes dados não podem mostrar «{ $text }».
why-position-to-move = Nesta posição não pode ser a vez de «{ $text }».
why-position-flags = A última parte da posição, «{ $text }», está errada.
why-position-flag = Não consigo ler «{ $text }» na última parte da posição.
why-position-over = Nesta posição a partida já acabou.
why-position-window = Nesta posição ainda se pode contestar uma jogada, por isso nenhuma partida pode começar com ela.
why-position-open-seats = A partir de uma posição só se joga contra o computador ou num só aparelho.
why-position-slow = Esta posição demorou demasiado.
why-seed-unreadable = A semente tem de ser escrita com os algarismos 0-9 e a-f.
why-seed-length = A semente tem de ter { $expected } bytes, e esta tem { $length }.
why-contribution-unreadable = O contributo de um jogador para o sorteio tem de ser escrito com os algarismos 0-9 e a-f.
why-contribution-length = O contributo de um jogador para o sorteio tem de ter { $expected } bytes, e este tem { $length }.
why-contributions-unreadable = O contributo de um jogador para o sorteio tem de ser escrito com os algarismos 0-9 e a-f.
why-contributions-length = O contributo de um jogador para o sorteio tem de ter { $expected } bytes, e este tem { $length }.
why-commitment-unreadable = O compromisso tem de ser escrito com os algarismos 0-9 e a-f.
why-commitment-length = O compromisso tem de ter { $expected } bytes, e este tem { $length }.
why-digest-length = O resumo tem de ter { $expected } bytes, e este tem { $length }.

## Files of rules, boards and tiles

why-file-missing = este ficheiro não existe.
why-file-is-directory = isto é uma pasta, não um ficheiro.
why-file-unreadable = não é possível abrir este ficheiro.
why-file-unwritable = não é possível guardar nada aqui.
why-file-not-utf8 = isto não é um ficheiro de texto em UTF-8.
why-file-too-large = este ficheiro é demasiado grande. Leem-se, no máximo, { $limit } bytes.
why-toml-unreadable = isto não se consegue ler como TOML.
why-option-unknown = não há nenhuma opção «{ $option }».
why-option-wrong = «{ $option }» tem de ser { $expected }.
why-layout-letter = «{ $letter }» não é um tipo de casa. Usa . g b y p *
why-layout-width = esta linha tem { $width ->
    [1] uma casa
   *[other] { $width } casas
  }, mas as linhas de cima têm { $expected }.
why-layout-size = um tabuleiro tem de { $low } a { $high } linhas e colunas.
why-layout-two-starts = há uma segunda casa de partida *. Um tabuleiro só tem uma.
why-layout-no-start = não há casa de partida *.
why-layout-number = «{ $text }» não é um número inteiro de 0 a { $high }.
why-layout-twice = o número { $number } já está na linha { $first }.
why-bag-face-twice = a peça { $face } aparece aqui pela segunda vez.
why-bag-too-large = um saco tem, no máximo, { $limit } peças.
why-bag-line = «{ $text }» devia ser uma peça e quantas há, por exemplo: 7 5
why-board-is-layout = isto é o desenho das casas de cor, não um tabuleiro com o que está em cima dele.
why-board-letter = «{ $letter }» não pertence a um tabuleiro.
why-board-width = esta linha tem { $width ->
    [1] uma casa
   *[other] { $width } casas
  }, mas o tabuleiro tem { $expected } de largura.
why-board-height = há { $height ->
    [1] uma linha
   *[other] { $height } linhas
  }, mas o tabuleiro tem { $expected }.

## Records

why-record-not-utf8 = isto não é um ficheiro de texto em UTF-8.
why-record-too-large = este registo é demasiado grande. Leem-se, no máximo, { $limit } bytes.
why-record-too-long = este registo é demasiado longo. Leem-se, no máximo, { $limit } entradas.
why-record-header-unreadable = esta linha devia ter o aspeto [Key "value"].
why-record-header-twice = { $key } aparece aqui pela segunda vez.
why-record-header-missing = falta a linha [{ $key } "…"].
why-record-game-unknown = não há nenhum jogo «{ $game }».
why-record-ruleset-unknown = não há regras chamadas «{ $ruleset }».
why-record-ruleset-wrong = as regras deste registo estão erradas: { $because }
why-record-seats-wrong = este jogo não pode ser jogado por tantos jogadores.
why-record-players-wrong = tem de haver um nome para cada lugar.
why-record-contributions-wrong = não se consegue ler o contributo dos jogadores para o sorteio.
why-record-commitment-wrong = não se consegue ler o compromisso.
why-record-seed-wrong = não se consegue ler a semente.
why-record-position-wrong = a posição deste registo está errada: { $because }
why-record-columns = uma entrada tem de 3 a 6 partes, separadas por tabulações, e esta tem { $columns }.
why-record-entry-unreadable = uma entrada começa com o seu número e o seu lugar.
why-record-out-of-order = aqui devia estar a entrada { $seq }, e não { $found }.
why-record-after-end = a partida já tinha acabado.
why-record-hidden = esta jogada está escondida, por isso ainda não se pode rever a partida.
why-record-clock-wrong = não se consegue ler o tempo, ou ele anda para trás.
why-record-unreadable-move = não se consegue ler esta jogada. { $because }
why-record-illegal-move = esta jogada é contra as regras. { $because }
why-record-end-differs = o fim devia ser «{ $expected }».
why-record-start-differs = a primeira entrada devia ser «{ $expected }».
why-record-points-differ = os pontos deviam ser { $expected }.
why-record-total-differs = o total devia ser { $expected }.
why-record-result-differs = o resultado devia ser { $expected }.
why-record-termination-differs = o cabeçalho diz «abandonada», mas as jogadas não.

## What a proof can lack

why-running = A partida ainda não acabou. A semente é revelada no fim.
why-seed-missing = O registo não tem semente, por isso o sorteio não pode ser provado.
why-commitment-missing = O registo não tem compromisso, por isso ninguém sabe quando a semente foi escolhida.
why-commitment-differs = A semente não é a que foi prometida no início.
why-chance-differs = Aqui a semente dá outra coisa: { $expected }
why-cut-short = O registo foi cortado: a semente está lá, por isso a partida já tinha acabado, mas falta o fim.

## Live tables

why-unreadable = O servidor não percebeu isso.
why-not-found = Aqui não há nada.
why-method-wrong = Aqui não se pode fazer isso.
why-too-large = Isso é demasiado longo.
why-failed = Alguma coisa correu mal do nosso lado. Tenta outra vez.
why-again = Não foi possível guardar isso agora. Tenta outra vez: nada conta duas vezes.
why-origin-wrong = Isto veio de outra página, por isso não foi aceite.
why-no-identity = Escolhe primeiro um nome.
why-name-wrong = { $because ->
    [empty] Um nome precisa de pelo menos uma letra.
    [length] Este nome é demasiado comprido.
    [link] Um nome não pode ser um link.
   *[characters] Este nome tem caracteres que não se podem usar.
  }
why-token-wrong = Este convite não é válido, ou já não é.
why-code-wrong = Não há nenhuma mesa com este código, ou os lugares estão ocupados.
why-level-unknown = O computador não tem nenhum jogador «{ $level }».
why-clock-unknown = Este jogo não tem esse relógio.
why-not-reading = Não estás nesta mesa.
why-not-seated = Não tens lugar nesta mesa.
why-no-seat-open = Os lugares estão todos ocupados.
why-seat-taken = Este lugar está ocupado.
why-seats-open = Ainda há lugares por ocupar.
why-not-open = Nesta mesa a partida já começou.
why-not-giving = Já é tarde para isso: a partida começou.
why-given-already = Já deste o teu contributo para o sorteio.
why-not-running = Esta partida ainda não começou.
why-not-over = Esta partida ainda não acabou.
why-closed = Esta mesa está fechada.
why-table-damaged = Esta mesa está danificada e não se pode abrir. Quem gere o servidor consegue ver isso.
why-stale = Entretanto a partida avançou. Vê outra vez.
why-try-refused = { $because ->
    [judging] Nesta partida fazes tu as contas.
   *[move] Isso não põe nada no tabuleiro, por isso não vale pontos.
  }
why-only-against-computers = Isso é só para partidas contra o computador.
why-hint-refused = { $because ->
    [judging] Nesta partida são os jogadores a julgar, por isso não há ajudas.
   *[window] Tens de ser tu a descobrir se deves contestar.
  }
why-help-off = Nesta mesa joga-se sem ajuda.
why-help-refused = { $because ->
    [judging] Nesta partida são os jogadores a julgar, por isso não há ajudas.
   *[window] Tens de ser tu a descobrir se deves contestar.
  }
why-nothing-to-take-back = Não tens nenhuma jogada para retirar.
why-not-yet = Isto só se mostra depois de a jogada acabar.
why-no-such-entry = Não há nenhuma jogada assim nesta partida.
why-possible-refused = { $because ->
    [judging] Nesta partida são os jogadores a julgar, por isso isto só se mostra no fim.
   *[game] Neste jogo não se pode perguntar isso.
  }
why-replay-too-long = Rever esta partida demoraria mais de { $seconds } segundos.
why-no-decision = Ali ninguém tinha nada para decidir.
why-moves-while-playing = Estás agora a jogar com outros. As melhores jogadas aparecem quando essa partida acabar.
why-moves-in-round = A tua turma está a meio de uma ronda. As melhores jogadas aparecem quando ela acabar.
why-own-seat = Este é o teu próprio lugar.
why-seat-is-computer = Nesse lugar joga o computador.
why-not-away = Ainda não passaram { $seconds } segundos desde que a pessoa saiu.
why-not-abandoned = Quem falta ainda não está fora há tempo suficiente.
why-not-host = Só quem criou esta mesa a pode fechar.
why-table-in-use = Ainda há quem jogue aqui. Uma mesa pode ser fechada antes de a partida começar, ou quando todos já saíram há algum tempo.
why-too-fast = Foi demasiado depressa. Espera um momento.
why-busy = O servidor tem agora demasiado que fazer. Tenta outra vez daqui a pouco.
why-too-many = São demasiados de uma vez. Tenta mais tarde.
why-flood = Vieram daqui demasiadas mensagens, por isso a ligação foi fechada.
why-too-slow = A ligação era demasiado lenta para acompanhar a partida.
why-shutdown = O servidor está a reiniciar. Volta dentro de momentos.
why-forgotten = O teu nome foi apagado, como querias.

## What is asked at the command line

why-game-unknown = Não há nenhum jogo «{ $game }». Há: { $games }
why-ruleset-unknown = Não há regras «{ $ruleset }», nem um ficheiro com esse nome. Há: { $rulesets }
why-rack-needed = Diz que peças tens, como --rack 12+-?
why-rack-size = Um suporte tem de 1 a { $limit } peças, e este tem { $count }.
why-rack-face = «{ $face }» não é uma peça. As peças são 0-9 + - * / e ? para um joker.
why-rack-left-out = Nesta partida joga-se sem { $face }.
why-dice-needed = Diz o que mostram os dados, como --dice 2,3,4
why-dice-wrong = Três dados deste jogo não podem mostrar «{ $dice }».
why-move-needed = Diz de que jogada se trata, com --move
why-move-not-scored = «{ $move }» não põe nada no tabuleiro, por isso não vale pontos.
why-option-not-here = { $option } não se usa com { $game }.
why-top-wrong = --top tem de ser 1 ou mais.
why-seed-wrong = --seed tem de ser um número inteiro a partir de 0.
why-player-unknown = Não há nenhum jogador «{ $player }». Há: { $players }
why-output-failed = Não é possível escrever a resposta.
why-usage-missing = Falta { $name }.
why-usage-unknown = Não conheço «{ $name }».
why-usage-value = «{ $name }» tem um valor que não serve.
why-usage-twice = { $name } aparece duas vezes.
why-usage-wrong = Não se percebe. Experimenta --help.
