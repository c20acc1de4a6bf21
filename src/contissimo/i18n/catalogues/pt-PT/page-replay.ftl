# Going through a game again, from its record.

replay-heading = Rever uma partida
replay-about = Volta a ver uma partida, jogada a jogada.
replay-of = { $game }: rever
replay-drop = Larga aqui uma partida guardada
replay-choose = ou escolhe um ficheiro
replay-printed = Os cinco exemplos impressos do Calculissimo
replay-line = Linha { $line }:
replay-failed = Esta partida não pode ser mostrada
replay-review = Analisar a partida
replay-download = Descarregar
replay-other = Outra partida guardada
replay-controls = Passos
replay-first = Ir para o início
replay-back = Uma jogada atrás
replay-next = Uma jogada à frente
replay-last = Ir para o fim
replay-play = Ver
replay-pause = Pausa
replay-slider = Jogada
replay-move = Esta jogada
replay-start = O início
replay-start-about = Ainda não há nada no tabuleiro. Avança com as setas.
replay-end = Fim
replay-nothing-left = não sobra nada
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
replay-taken-back = Mais tarde, esta jogada foi retirada.
replay-best-title = O máximo de pontos
replay-best-nothing = Aqui nada era possível.
replay-best-was = Esta jogada foi a melhor: nenhuma vale mais.
replay-best-hide = Voltar à partida
replay-best-always = Mostrar sempre a melhor jogada
replay-best-lay = Ver no tabuleiro
replay-go-on = Continuar a partir daqui
replay-set-up = Mudar esta posição
replay-start-position = A partida começou com esta posição. Avança com as setas.

## The proof of the chance

proof-good = Jogo limpo
proof-bad = Não provado
proof-open = Sem prova
proof-ok = O sorteio está provado: a semente foi prometida antes da partida, todos lhe juntaram alguma coisa, e cada peça ou dado resulta dela.
proof-running = A partida ainda não acabou. A semente é revelada no fim, e então o sorteio pode ser provado.
proof-seed-missing = Este registo não tem semente, por isso o sorteio não pode ser provado.
proof-commitment-missing = Este registo não traz a promessa feita antes da partida, por isso ninguém sabe quando a semente foi escolhida.
proof-commitment-differs = A semente não é a que foi prometida no início.
proof-chance-differs = A semente dá peças ou dados diferentes dos deste registo.
proof-cut-short = Este registo foi cortado: a semente está lá, por isso a partida já tinha acabado, mas falta o fim.
