# The classroom: what pupils and teachers read, on the page, on paper and on the command line.

## Why something was refused

why-no-such-class = Não há aqui nenhuma turma com esse código, ou a aula já acabou.
why-no-such-pupil = Esse aluno não está nesta turma.
why-no-such-set = Essas tarefas não existem nesta turma.
why-no-such-answer = Este aluno não respondeu nesta ronda.
why-no-such-snapshot = Esta resposta já não está entre as que guardou.
why-class-open = Já tem uma turma aberta. Feche-a primeiro.
why-class-closed = A aula acabou.
why-class-locked = Agora ninguém novo pode entrar. Fala com a professora ou o professor.
why-class-full = A turma está cheia: já tem { $limit } alunos.
why-animal-taken = Alguém foi mais rápido: escolhe outro animal ou outra cor.
why-removed = A professora ou o professor tirou-te da turma. Pede para voltares a entrar.
why-secret-wrong = Não são as tuas duas imagens. { $left ->
    [1] Resta-te uma tentativa.
   *[other] Restam-te { $left } tentativas.
  }
why-shut-out = Falhaste demasiadas vezes. A professora ou o professor pode deixar-te entrar.
why-words-wrong = Não são as seis palavras desta turma.
why-paused = A professora ou o professor parou o relógio. Continuamos já a seguir.
why-not-admitted = Primeiro a professora ou o professor tem de te deixar entrar.
why-no-activity = Nesta turma não está a decorrer nada.
why-no-round = Essa ronda não existe.
why-nothing-to-deal = Já não há com que jogar: foi a última ronda.
why-preset-unknown = Não há nenhuma aula «{ $preset }».
why-board-wrong = Este jogo não tem um tabuleiro «{ $board }» para turmas.
why-seating-wrong = Assim não se podem distribuir os lugares: ninguém se senta duas vezes, e cada mesa precisa dos lugares que o jogo tem.
why-nothing-missed = Ainda não há erros com que fazer tarefas.
why-class-file-unreadable = Isto não é um ficheiro das rondas de uma turma, ou foi alterado.

## Who a pupil is

pupil-name = { $animal } em { $colour }
animal-bat = Morcego
animal-bear = Urso
animal-beaver = Castor
animal-bee = Abelha
animal-butterfly = Borboleta
animal-camel = Camelo
animal-cat = Gato
animal-crab = Caranguejo
animal-deer = Veado
animal-dog = Cão
animal-dolphin = Golfinho
animal-duck = Pato
animal-eagle = Águia
animal-fish = Peixe
animal-flamingo = Flamingo
animal-fox = Raposa
animal-frog = Rã
animal-giraffe = Girafa
animal-hedgehog = Ouriço
animal-horse = Cavalo
animal-kangaroo = Canguru
animal-koala = Coala
animal-ladybird = Joaninha
animal-lion = Leão
animal-octopus = Polvo
animal-otter = Lontra
animal-owl = Coruja
animal-panda = Panda
animal-parrot = Papagaio
animal-peacock = Pavão
animal-penguin = Pinguim
animal-rabbit = Coelho
animal-seal = Foca
animal-shark = Tubarão
animal-squirrel = Esquilo
animal-swan = Cisne
animal-tiger = Tigre
animal-turtle = Tartaruga
animal-wolf = Lobo
animal-zebra = Zebra
colour-red = vermelho
colour-orange = laranja
colour-yellow = amarelo
colour-green = verde
colour-turquoise = turquesa
colour-blue = azul
colour-purple = roxo
colour-pink = rosa

## Secret pictures, and the words with which a teacher comes back

picture-sun = Sol
picture-moon = Lua
picture-star = Estrela
picture-cloud = Nuvem
picture-tree = Árvore
picture-flower = Flor
picture-apple = Maçã
picture-banana = Banana
picture-cherry = Cereja
picture-cake = Bolo
picture-ball = Bola
picture-kite = Papagaio de papel
picture-boat = Barco
picture-train = Comboio
picture-bicycle = Bicicleta
picture-rocket = Foguetão
picture-house = Casa
picture-key = Chave
picture-clock = Relógio
picture-book = Livro
picture-pencil = Lápis
picture-drum = Tambor
picture-bell = Sino
picture-umbrella = Guarda-chuva

## Lessons at one click

class-preset-plus-minus = + e −
class-preset-plus-minus-about = Peças só com mais e menos; cada passo dá um número inteiro.
class-preset-times = Tabuada
class-preset-times-about = Os mesmos três dados para todos e um tabuleiro pequeno para cada um, com + − { sign-times }.
class-preset-whole-steps = Os quatro sinais, números inteiros
class-preset-whole-steps-about = Peças com os quatro sinais, pela ordem da escola; sem frações pelo caminho.
class-preset-sheet = Como na folha
class-preset-sheet-about = Peças pelas regras impressas: × antes de ÷.
class-preset-pairs = A pares
class-preset-pairs-about = Mesas de quatro: dois alunos formam uma equipa, lançam os dados e cobrem casas.
class-preset-dice = A turma toda contra os dados
class-preset-dice-about = Um só tabuleiro recebe a resposta certa mais repetida. De 60 até 0 em 20 lançamentos!

## What went wrong in a calculation: families, and the rule that was followed instead

cause-order = Ordem das operações
cause-left-to-right = Da esquerda para a direita
cause-plus-before-times = + e − antes de { sign-times } e { sign-divided }
cause-times-before-divide = { sign-times } antes de { sign-divided }
cause-plus-before-minus = + antes de −
cause-right-to-left = Da direita para a esquerda
cause-brackets-ignored = Parênteses esquecidos
cause-operation = Um sinal trocado por outro
cause-times-as-plus = { sign-times } lido como +
cause-plus-as-times = + lido como { sign-times }
cause-minus-as-plus = − lido como +
cause-plus-as-minus = + lido como −
cause-divide-as-minus = { sign-divided } lido como −
cause-facts = Tabuada
cause-table-neighbour = O valor ao lado na tabuada
cause-counting = Contar para a frente ou para trás
cause-off-by-one = Um a mais ou a menos
cause-off-by-ten = Dez a mais ou a menos
cause-sign = Que número vem primeiro
cause-smaller-from-larger = O menor tirado do maior
cause-division-turned = { sign-divided } ao contrário
cause-bonus = Cores e linhas
cause-bonus-after = Cor de um número contada depois da conta
cause-bonus-in-both = Uma cor contada nas duas linhas
cause-bonus-again = Uma casa usada contada outra vez
cause-start-forgotten = Dobro da casa de partida esquecido
cause-line-forgotten = Uma linha esquecida
cause-other = Outro motivo
cause-order-hint = Primeiro os parênteses, depois { sign-times } e { sign-divided }, depois + e −, sempre da esquerda para a direita.
cause-operation-hint = Olha outra vez para os sinais.
cause-facts-hint = Diz a tabuada em voz alta até aqui.
cause-counting-hint = Conta outra vez, devagar.
cause-sign-hint = Que número se tira, e por qual se divide?
cause-bonus-hint = Uma cor multiplica primeiro o seu número, e conta só uma vez.
class-took = Resposta { $said } para { $sum }: { $count } em { $of }.
