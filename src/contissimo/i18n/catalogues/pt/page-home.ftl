# The first screen of the page, and the computer players that have no number.

home-title = Dois jogos de tabuleiro com números
home-code = Tens um código?
home-join = Entrar
home-children = Para crianças
home-about-calculissimo = Palavras cruzadas de contas: põe peças e ganha os resultados.
home-about-contig60 = Três dados, uma conta e a casa certa.
home-learn = Aprender a jogar
home-friends = Com amigos
home-device = Neste aparelho
home-watch = Assistir
home-rules = Regras
home-house = Regras da casa
home-waiting = { $count ->
    [1] É a tua vez
   *[other] É a tua vez em { $count } mesas
  }
home-running = { $count ->
    [1] Uma mesa minha
   *[other] { $count } mesas minhas
  }
home-tables = As minhas mesas
home-tables-none = Aqui aparecem os jogos em que estás a jogar, e de quem é a vez.
home-table-with = com { $names }
home-table-device = neste aparelho
home-table-open = ainda por começar
home-table-turn = joga { $name }
storage-off = Este navegador não guarda nada, por isso ninguém te pode reconhecer aqui. Para te sentares a uma mesa, permite cookies para esta página. Assistir, ler as regras e rever jogos funciona na mesma.

## Computer players

level-against = Contra
level-title = Quem joga contra ti?
level-others = Outros
level-done = Pronto
close = Fechar
computer-random = Ao calhas
    .about = Joga o que for permitido, sem pensar.
computer-greedy = Guloso
    .about = Leva sempre o máximo de pontos do momento.
computer-evaluation = Poupado
    .about = Conta os pontos, e também o que valem as peças que ficam no suporte.
computer-blocker = Empata
    .about = Ganha pontos e mete-se no caminho das tuas linhas.
computer-champion = O campeão
    .about = O mais forte que temos, com o seu outro nome: joga como o último nível acima.
