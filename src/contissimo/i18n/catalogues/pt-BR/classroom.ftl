# The classroom: what pupils and teachers read, on the page, on paper and on the command line.

## Why something was refused

why-no-such-class = Não há aqui nenhuma turma com esse código, ou a aula já acabou.
why-no-such-pupil = Esse aluno não está nesta turma.
why-no-such-set = Essas tarefas não existem nesta turma.
why-no-such-answer = Este aluno não respondeu nesta rodada.
why-no-such-snapshot = Esta resposta já não está entre as que você guardou.
why-class-open = Você já tem uma turma aberta. Feche essa primeiro.
why-class-closed = A aula acabou.
why-class-locked = Agora ninguém novo pode entrar. Fale com a professora ou o professor.
why-class-full = A turma está cheia: já tem { $limit } alunos.
why-animal-taken = Alguém foi mais rápido: escolha outro animal ou outra cor.
why-removed = A professora ou o professor tirou você da turma. Peça para voltar.
why-secret-wrong = Não são as suas duas figuras. { $left ->
    [1] Resta uma tentativa.
   *[other] Restam { $left } tentativas.
  }
why-shut-out = Foram erros demais. A professora ou o professor pode deixar você entrar.
why-words-wrong = Não são as seis palavras desta turma.
why-paused = A professora ou o professor parou o relógio. Já vai continuar.
why-not-admitted = Primeiro a professora ou o professor precisa deixar você entrar.
why-no-activity = Nada está acontecendo nesta turma.
why-no-round = Essa rodada não existe.
why-nothing-to-deal = Não há mais com que jogar: foi a última rodada.
why-preset-unknown = Não há nenhuma aula “{ $preset }”.
why-board-wrong = Este jogo não tem um tabuleiro “{ $board }” para turmas.
why-seating-wrong = Assim não dá para distribuir os lugares: ninguém se senta duas vezes, e cada mesa precisa dos lugares que o jogo tem.
why-nothing-missed = Ainda não há erros para virar tarefas.
why-class-file-unreadable = Isto não é um arquivo das rodadas de uma turma, ou foi alterado.

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
animal-deer = Cervo
animal-dog = Cachorro
animal-dolphin = Golfinho
animal-duck = Pato
animal-eagle = Águia
animal-fish = Peixe
animal-flamingo = Flamingo
animal-fox = Raposa
animal-frog = Sapo
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
picture-kite = Pipa
picture-boat = Barco
picture-train = Trem
picture-bicycle = Bicicleta
picture-rocket = Foguete
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
class-preset-whole-steps-about = Peças com os quatro sinais, na ordem da escola; sem frações no caminho.
class-preset-sheet = Como na folha
class-preset-sheet-about = Peças pelas regras impressas: × antes de ÷.
class-preset-pairs = Em duplas
class-preset-pairs-about = Mesas de quatro: os alunos jogam em duplas, lançam os dados e cobrem casas.
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
cause-sign = Qual número vem primeiro
cause-smaller-from-larger = O menor tirado do maior
cause-division-turned = { sign-divided } ao contrário
cause-bonus = Cores e linhas
cause-bonus-after = Cor de um número contada depois da conta
cause-bonus-in-both = Uma cor contada nas duas linhas
cause-bonus-again = Uma casa usada contada de novo
cause-start-forgotten = Dobro da casa inicial esquecido
cause-line-forgotten = Uma linha esquecida
cause-other = Outro motivo
cause-order-hint = Primeiro os parênteses, depois { sign-times } e { sign-divided }, depois + e −, sempre da esquerda para a direita.
cause-operation-hint = Olhe de novo para os sinais.
cause-facts-hint = Diga a tabuada em voz alta até aqui.
cause-counting-hint = Conte de novo, devagar.
cause-sign-hint = Qual número se tira, e por qual se divide?
cause-bonus-hint = Uma cor multiplica primeiro o seu número, e conta só uma vez.
class-took = Resposta { $said } para { $sum }: { $count } de { $of }.
