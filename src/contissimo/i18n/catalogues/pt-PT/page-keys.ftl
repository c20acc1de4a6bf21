# The keys of the screen at hand, shown on ?

keys-title = Teclado
keys-tab = passar ao seguinte
keys-help = esta lista
keys-close = fechar o que está aberto
keys-board = mover-se no tabuleiro
keys-ends = para o início ou o fim da linha
keys-lay = pôr essa peça
keys-joker = pôr um joker
keys-turn = mudar de direção
keys-erase = recolher a última peça
keys-play = fazer a jogada
keys-recall = recolher todas as peças
keys-die = pegar num dado com esse número
keys-sign = pôr um sinal ou um parêntese
keys-undo = anular um passo
keys-clear = limpar a conta
keys-marker = pôr um marcador dessa equipa
keys-aim = escolher esta casa
keys-main = o mesmo que o botão grande
keys-step = uma jogada para trás ou para a frente
keys-jump = para o início ou o fim da partida
keys-next = para a próxima casa ocupada (com Shift: a anterior)
keys-rack = ler as tuas peças em voz alta
keys-dice = ler os dados e a tua conta em voz alta
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
