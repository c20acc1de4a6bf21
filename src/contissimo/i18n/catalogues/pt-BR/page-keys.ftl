# The keys of the screen at hand, shown on ?

keys-title = Teclado
keys-tab = ir para o próximo item
keys-help = esta lista
keys-close = fechar o que está aberto
keys-board = andar pelo tabuleiro
keys-ends = para o início ou o fim da linha
keys-lay = colocar essa peça
keys-joker = colocar um curinga
keys-turn = mudar a direção
keys-erase = recolher a última peça
keys-play = fazer a jogada
keys-recall = recolher todas as peças
keys-die = usar um dado com esse número
keys-sign = colocar um sinal ou um parêntese
keys-undo = desfazer um passo
keys-clear = limpar a sentença
keys-marker = colocar um marcador dessa equipe
keys-aim = escolher esta casa
keys-main = apertar o botão grande
keys-step = uma jogada para trás ou para a frente
keys-jump = para o início ou o fim da partida
keys-next = para a próxima casa ocupada (com Shift: a anterior)
keys-rack = ler suas peças em voz alta
keys-dice = ler os dados e sua sentença em voz alta
keys-position = ler a posição em voz alta
keys-totals = ler os totais em voz alta
keys-last = ler a última jogada em voz alta
keys-letters = Usar letras sozinhas e ? como teclas

## What stands on the keys

key-tab = Tab
key-enter = Enter
key-space = Espaço
key-backspace = Backspace
key-escape = Esc
key-home = Home
key-end = End
