# Folhas impressas: o comando que as faz e as palavras no papel.

help-print = Faz um PDF para imprimir: o tabuleiro, as peças, uma folha de pontos, as regras, ou o que os dados podem dar.

option-sheet = O que se imprime: board, tiles, scores ou rules; no Contig 60 também dice. Para uma turma: names, cards, worksheet, stored, record, guide.
    .value = FOLHA
option-paper = O papel: a4 ou letter.
    .value = PAPEL
option-ink = colour para imprimir a cores, ou saving: linhas finas sobre branco.
    .value = TINTA
option-output = O ficheiro a escrever. Com -, escreve-se na saída padrão. Sem esta opção, o ficheiro tem o nome do que contém.
    .value = FICHEIRO
option-layout = Um tabuleiro teu, num ficheiro de tabuleiro.
    .value = FICHEIRO

print-made = { $file }: { $pages ->
    [1] uma página
   *[other] { $pages } páginas
  }. Imprime a 100 % («tamanho real»).

why-sheet-unknown = Aqui não há folha «{ $sheet }». Há: { $sheets }
why-choice-unknown = { $name } não pode ser «{ $said }». Há: { $choices }
why-file-not-pdf = este ficheiro já existe e não é um PDF. Fica como está.

## O cabeçalho de cada folha

print-title = { $game }: { $sheet }
print-own-rules = Regras da casa
print-about-board = { $sheet } · { $rules } · { $width } × { $height } casas
print-about-tiles = { $sheet } · { $rules } · { $count ->
    [1] uma peça
   *[other] { $count } peças
  }
print-about-markers = { $sheet } · { $rules } · { $count ->
    [1] um marcador por equipa
   *[other] { $count } marcadores por equipa
  }
print-about = { $sheet } · { $rules }

## O tabuleiro

print-glue = cola
print-cut-board = Recorta o tabuleiro pela borda. Colado em cartão dura mais.
print-cut-parts = Recorta as { $count } folhas pela borda do tabuleiro e à volta das abas.
print-glue-parts = Põe cola nas abas e assenta por cima a folha seguinte, casa com casa.
print-square-size = Uma casa mede { $mm } mm.
print-ruler = Esta linha mede { $mm } mm. Se não, imprime a 100 % («tamanho real»).
print-kind-number = O número que a ocupa conta { $factor } vezes.
print-kind-operation = Toda a operação conta { $factor } vezes.
print-kind-start = Casa de partida: toda a operação conta { $factor } vezes.
print-sheet-position = Posição
print-position-seat = Jogador { $seat }: { $points }
print-position-turn = tem a vez
print-position-bag = No saco: { $count }

## Peças, marcadores e dados

print-cut-tiles = Corta pelas linhas. Uma peça mede { $mm } mm e cabe nas casas do tabuleiro impresso.
print-cut-markers = Recorta os marcadores; cada equipa fica com uma forma.
print-fold = Recorta os dados, dobra-os pelas linhas tracejadas e cola as abas por dentro.

## Folhas de pontos

print-date = Data
print-points = Pontos
print-total = Total
print-dice = Dados
print-sentence = Conta
print-steal = ×2
print-left = − peças que sobram
print-result = Total final
print-remind-time = Uma jogada dura no máximo { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
  }.
print-remind-leftover = { $leftover ->
    [tile_count] No fim, um número que sobra custa 1, um sinal ou um joker { $cost }.
   *[face_value] No fim, um número que sobra custa o seu valor, um sinal ou um joker { $cost }.
  }
print-remind-all = Quem põe as { $count } peças de uma só vez joga outra vez.
print-remind-highest = Ganha o total mais alto.
print-remind-neighbours = { $own ->
    [yes] Um marcador dá um ponto pela sua própria casa e um por cada casa coberta à volta. Os pontos tiram-se do total.
   *[no] Um marcador dá um ponto por cada casa coberta à volta. Os pontos tiram-se do total.
  }
print-remind-steal = ×2: marca-o quando os dados foram roubados. Os pontos contam então a dobrar.
print-remind-line = { $length } marcadores em linha ganham logo.
print-remind-rounds = A partida acaba ao fim de { $count ->
    [1] uma ronda
   *[other] { $count } rondas
  }.
print-remind-lowest = Ganha o total mais baixo.

## As regras

print-house = Estas regras: { $rules }
print-option = { $option }: { $value }

## Tabelas dos dados

print-dice-squares = Que hipóteses tem cada casa?
print-dice-squares-about = Em quantos dos { $throws } lançamentos de três dados se pode fazer, com o tabuleiro vazio.
print-dice-rolls = O que dá cada lançamento
print-dice-rolls-about = Os { $rolls } lançamentos, em quantos de { $throws } sai cada um, e a conta mais simples para cada casa.
