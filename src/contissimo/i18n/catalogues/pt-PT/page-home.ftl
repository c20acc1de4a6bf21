# The first screen of the page, and the computer players that have no number.

home-title = Dois jogos de tabuleiro com números
home-code = Tens um código?
home-join = Entrar
home-children = Para crianças
home-children-times = Com a tabuada
home-about-calculissimo = Palavras cruzadas de contas: põe peças e soma os resultados.
home-about-contig60 = Três dados, uma conta e a casa certa.
home-learn = Aprender a jogar
home-friends = Com amigos
home-device = Neste aparelho
home-watch = Assistir
home-rules = Regras
home-house = Regras da casa
home-class = Para uma turma
home-class-about = O mesmo desafio para todos, no projetor e em cada ecrã
home-waiting = { $count ->
    [1] É a tua vez
   *[other] É a tua vez em { $count } mesas
  }
home-running = { $count ->
    [1] Uma mesa a decorrer
   *[other] { $count } mesas a decorrer
  }
home-tables = As minhas mesas
home-tables-none = Aqui aparecem as partidas em que estás a jogar, e de quem é a vez.
home-table-with = com { $names }
home-table-seats = lugares livres: { $count }
home-table-device = neste aparelho
home-table-open = ainda por começar
home-table-turn = vez de { $name }
storage-off = Este navegador não guarda nada, por isso ninguém te pode reconhecer aqui. Para te sentares a uma mesa, permite cookies para esta página. Assistir, ler as regras e rever partidas funciona na mesma.

## Computer players

level-against = Contra
level-title = Quem joga contra ti?
level-others = Outros
level-done = Pronto
close = Fechar
computer-random = Cabeça no ar
    .about = Joga o que for permitido, sem pensar.
computer-greedy = Papa-pontos
    .about = Vai sempre ao máximo de pontos do momento.
computer-evaluation = Poupado
    .about = Conta os pontos, e também o que valem as peças que ficam no suporte.
computer-blocker = Trava-linhas
    .about = Ganha pontos e mete-se no caminho das tuas linhas.
computer-champion = Grande campeão
    .about = O mais forte que temos, com outro nome: joga tal e qual como o último nível da lista.
