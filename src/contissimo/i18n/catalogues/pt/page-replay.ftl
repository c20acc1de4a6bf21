# Going through a game again, from its record.

replay-heading = Rever um jogo
replay-about = Volta a ver um jogo, jogada a jogada.
replay-of = { $game }: rever
replay-drop = Larga aqui um registo
replay-choose = ou escolhe um ficheiro
replay-printed = Os cinco exemplos impressos do Calculissimo
replay-line = Linha { $line }:
replay-failed = Este jogo não pode ser mostrado
replay-download = Descarregar
replay-other = Outro registo
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
replay-nothing-left = nada a sobrar
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
replay-ask-best = Qual era a melhor jogada?
replay-best-title = O máximo de pontos
replay-best-nothing = Aqui nada era possível.
replay-best-was = Esta jogada foi a melhor: nenhuma vale mais.
replay-best-hide = Voltar ao jogo

## The proof of the chance

proof-good = Jogo limpo
proof-bad = Não provado
proof-open = Sem prova
proof-ok = O acaso está provado: a semente foi prometida antes do jogo, todos lhe juntaram alguma coisa, e cada peça ou dado resulta dela.
proof-running = O jogo ainda não acabou. A semente é dita no fim, e então o acaso pode ser provado.
proof-seed-missing = Este registo não tem semente, por isso o acaso não pode ser provado.
proof-commitment-missing = Este registo não tem promessa de antes do jogo, por isso ninguém sabe quando a semente foi escolhida.
proof-commitment-differs = A semente não é a que foi prometida no início.
proof-chance-differs = A semente dá outras peças ou outros dados que não os deste registo.
