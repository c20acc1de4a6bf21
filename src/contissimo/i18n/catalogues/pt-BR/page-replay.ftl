# Going through a game again, from its record.

replay-heading = Rever uma partida
replay-about = Veja uma partida de novo, jogada por jogada.
replay-of = { $game }: rever
replay-drop = Solte aqui uma partida salva
replay-choose = ou escolha um arquivo
replay-printed = Os cinco exemplos impressos do Calculissimo
replay-line = Linha { $line }:
replay-failed = Não dá para mostrar esta partida
replay-review = Analisar a partida
replay-download = Baixar
replay-other = Outra partida salva
replay-controls = Passos
replay-first = Ir para o início
replay-back = Voltar uma jogada
replay-next = Avançar uma jogada
replay-last = Ir para o fim
replay-play = Reproduzir
replay-pause = Pausar
replay-slider = Jogada
replay-move = Esta jogada
replay-start = O início
replay-start-about = O tabuleiro ainda está vazio. Avance com as setas.
replay-end = Fim de jogo
replay-nothing-left = não sobrou nada
replay-rack = Suporte: { $tiles }
replay-dice = Dados: { $dice }
replay-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }
replay-told = { $name }: { $move }
replay-told-points = { $points ->
    [1] { $name }: { $move }, 1 ponto
   *[other] { $name }: { $move }, { $points } pontos
  }
replay-taken-back = Esta jogada foi desfeita depois.
replay-best-title = O máximo de pontos
replay-best-nothing = Aqui não dava para fazer nada.
replay-best-was = Esta jogada foi a melhor: nenhuma vale mais.
replay-best-hide = Voltar à partida
replay-best-always = Mostrar sempre a melhor jogada
replay-best-lay = Ver no tabuleiro
replay-go-on = Continuar a partir daqui
replay-set-up = Mudar esta posição
replay-start-position = A partida começou com esta posição. Avance com as setas.

## The proof of the chance

proof-good = Jogo limpo
proof-bad = Não comprovado
proof-open = Sem prova
proof-ok = O sorteio foi conferido: a semente foi prometida antes da partida, todos acrescentaram alguma coisa a ela, e cada peça ou dado vem daí.
proof-running = A partida ainda não acabou. A semente é revelada no final, e aí dá para conferir o sorteio.
proof-seed-missing = Este registro não tem semente, então não dá para conferir o sorteio.
proof-commitment-missing = Este registro não tem a promessa feita antes da partida, então ninguém sabe quando a semente foi escolhida.
proof-commitment-differs = A semente não é a que foi prometida no início.
proof-chance-differs = A semente dá peças ou dados diferentes dos que estão neste registro.
proof-cut-short = Este registro foi cortado: a semente está nele, ou seja, a partida tinha acabado, mas falta o final.
