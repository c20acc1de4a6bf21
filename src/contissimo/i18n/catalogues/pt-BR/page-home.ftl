# The first screen of the page, and the computer players that have no number.

home-title = Dois jogos de tabuleiro com números
home-code = Tem um código?
home-join = Entrar
home-children = Para crianças
home-children-times = Com a tabuada
home-about-calculissimo = Palavras cruzadas de contas: coloque peças e some os resultados.
home-about-contig60 = Três dados, uma conta e a casa certa.
home-learn = Aprender a jogar
home-friends = Com amigos
home-device = Neste aparelho
home-watch = Assistir
home-rules = Regras
home-house = Regras da casa
home-class = Para uma turma
home-class-about = O mesmo desafio para todos, no projetor e em cada tela
home-waiting = { $count ->
    [1] É a sua vez
   *[other] É a sua vez em { $count } mesas
  }
home-running = { $count ->
    [1] Uma mesa em andamento
   *[other] { $count } mesas em andamento
  }
home-tables = Minhas mesas
home-tables-none = Aqui aparecem as partidas que você está jogando e de quem é a vez.
home-table-with = com { $names }
home-table-seats = lugares livres: { $count }
home-table-device = neste aparelho
home-table-open = ainda não começou
home-table-turn = vez de { $name }
storage-off = Este navegador não salva nada, por isso não temos como reconhecer você aqui. Para sentar a uma mesa, permita os cookies desta página. Assistir, ler as regras e rever partidas funciona sem eles.

## Computer players

level-against = Contra
level-title = Quem joga contra você?
level-others = Outros
level-done = Pronto
close = Fechar
computer-random = Cabeça de vento
    .about = Joga qualquer coisa permitida, sem pensar.
computer-greedy = Papa-pontos
    .about = Vai sempre atrás do máximo de pontos do momento.
computer-evaluation = Estrategista
    .about = Conta os pontos e também quanto valem as peças que ficam no suporte.
computer-blocker = Bloqueador
    .about = Faz pontos e atrapalha as suas linhas.
computer-champion = Supercampeão
    .about = O mais forte que temos, com outro nome: joga igualzinho ao último nível da lista.
