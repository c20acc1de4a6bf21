# Printed sheets: the command that makes them, and the words on the paper.

help-print = Cria um PDF para imprimir: o tabuleiro, as peças, uma folha de pontos, as regras ou o que os dados podem dar.

option-sheet = O que imprimir: board, tiles, scores ou rules; no Contig 60, também dice. Para uma turma: names, cards, worksheet, stored, record, guide.
    .value = FOLHA
option-paper = O papel: a4 ou letter (carta).
    .value = PAPEL
option-ink = colour para imprimir colorido, ou saving: linhas finas no branco.
    .value = TINTA
option-output = O arquivo a criar. Com -, escreve na saída padrão. Sem esta opção, o arquivo leva o nome do que contém.
    .value = ARQUIVO
option-layout = Um tabuleiro seu, em um arquivo de tabuleiro.
    .value = ARQUIVO

print-made = { $file }: { $pages ->
    [1] uma página
   *[other] { $pages } páginas
  }. Imprima em 100% (“tamanho real”).

why-sheet-unknown = Aqui não existe a folha “{ $sheet }”. Escolha entre: { $sheets }
why-choice-unknown = { $name } não pode ser “{ $said }”. Escolha entre: { $choices }
why-file-not-pdf = este arquivo já existe e não é um PDF, então ficou como estava.

## The head of each sheet

print-title = { $game }: { $sheet }
print-own-rules = Regras da casa
print-about-board = { $sheet } · { $rules } · { $width } × { $height } casas
print-about-tiles = { $sheet } · { $rules } · { $count ->
    [1] uma peça
   *[other] { $count } peças
  }
print-about-markers = { $sheet } · { $rules } · { $count ->
    [1] um marcador por equipe
   *[other] { $count } marcadores por equipe
  }
print-about = { $sheet } · { $rules }

## The board

print-glue = cola
print-cut-board = Recorte o tabuleiro pela borda. Colado em papelão, ele dura mais.
print-cut-parts = Recorte as { $count } folhas pela borda do tabuleiro e em volta das abas.
print-glue-parts = Passe cola nas abas e coloque a folha seguinte por cima, casa com casa.
print-square-size = Cada casa mede { $mm } mm.
print-ruler = Esta linha mede { $mm } mm. Se não medir, imprima em 100% (“tamanho real”).
print-kind-number = O número que está nela vale { $factor } vezes.
print-kind-operation = A operação inteira vale { $factor } vezes.
print-kind-start = Casa inicial: a operação inteira vale { $factor } vezes.
print-sheet-position = Posição
print-position-seat = Jogador { $seat }: { $points }
print-position-turn = tem a vez
print-position-bag = No saquinho: { $count }

## Tiles, markers and dice

print-cut-tiles = Corte nas linhas. Cada peça mede { $mm } mm e cabe nas casas do tabuleiro impresso.
print-cut-markers = Recorte os marcadores; cada equipe fica com um formato.
print-fold = Recorte os dados, dobre nas linhas tracejadas e cole as abas por dentro.

## Score sheets

print-date = Data
print-points = Pontos
print-total = Total
print-dice = Dados
print-sentence = Sentença numérica
print-steal = ×2
print-left = − peças que sobraram
print-result = Total final
print-remind-time = Uma jogada dura no máximo { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
  }.
print-remind-leftover = { $leftover ->
    [tile_count] No final, um número que sobra custa 1; um sinal ou um curinga, { $cost }.
   *[face_value] No final, um número que sobra custa o seu valor; um sinal ou um curinga, { $cost }.
  }
print-remind-all = Quem coloca as { $count } peças de uma vez joga de novo.
print-remind-highest = Ganha o maior total.
print-remind-neighbours = { $own ->
    [yes] Um marcador ganha um ponto pela própria casa e um para cada casa coberta em volta. Desconte os pontos do total.
   *[no] Um marcador ganha um ponto para cada casa coberta em volta. Desconte os pontos do total.
  }
print-remind-steal = ×2: marque quando os dados forem roubados. Aí os pontos valem em dobro.
print-remind-line = { $length } marcadores em linha ganham na hora.
print-remind-rounds = A partida termina depois de { $count ->
    [1] uma rodada
   *[other] { $count } rodadas
  }.
print-remind-lowest = Ganha o menor total.

## The rules

print-house = Estas regras: { $rules }
print-option = { $option }: { $value }

## Dice tables

print-dice-squares = Qual é a chance de cada casa?
print-dice-squares-about = Em quantos dos { $throws } lançamentos de três dados dá para fazer cada uma, com o tabuleiro vazio.
print-dice-rolls = O que cada lançamento dá
print-dice-rolls-about = Os { $rolls } lançamentos, em quantos de { $throws } cada um sai, e a sentença mais simples para cada casa.
