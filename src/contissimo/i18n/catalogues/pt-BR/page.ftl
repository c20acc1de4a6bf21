# The page: what every screen shares, and the table. The other screens have files of their own.

## The frame

skip-to-content = Pular para o conteúdo
header-nav = Contissimo
header-rules = Regras
header-games = Minhas partidas
header-replay = Rever uma partida
header-analyse = Montar uma posição
header-language = Idioma
header-menu = Menu
theme = Cores
theme-auto = Igual ao aparelho
theme-light = Claro
theme-dark = Escuro
sound = Um som quando for a minha vez
sign-times = { $signs ->
    [school] ×
   *[tiles] ×
 }
sign-divided = { $signs ->
    [school] ÷
   *[tiles] ÷
 }
signs-default = tiles
signs = Sinais nas contas
    .tiles = Como nas peças: × ÷
    .school = Como na escola: × ÷
connection-away = A conexão caiu. Ela volta sozinha, e nada se perde.
connection-ended = A conexão foi encerrada.
connection-again = Conectar de novo
page-part-missing = Não foi possível carregar uma parte da página. Recarregue a página.
missing-title = Não há nada aqui
missing-text = Este link não leva a lugar nenhum. Talvez esteja faltando um pedaço dele.
to-home = Ir para a página inicial
refused-title = Não dá para mostrar esta mesa

## Oneself

me-name = Meu nome
me-save = Salvar
me-face = Minha figura
me-renamed = Agora o seu nome é { $name }.
me-other-device = Continuar em outro aparelho
me-transfer = Abra isto no outro aparelho. Funciona uma vez só, por dez minutos, e apenas para você.
me-forget = Apagar meu nome
me-forget-sure = Apagar o seu nome e sair de todas as suas mesas?
me-forgotten = O seu nome foi apagado.
you = você

## Games

game-calculissimo = Calculissimo
game-contig60 = Contig 60
play-now = Jogar agora

## The table

table-loading = Um momento…
your-turn = É a sua vez
players = Jogadores
player-won = vitória
player-away = fora da mesa
player-left = faltam { $time }
player-turn = na vez
player-thinks = pensando
seat-open = lugar livre
# Who gives no name is called after one of these; the page shows what stands after the sign. A name without a pair stays as it is.
famous-names = Archimedes=Arquimedes, Copernicus=Copérnico, Erdos=Erdős, Eratosthenes=Eratóstenes, Euclid=Euclides, Galileo=Galileu, Hypatia=Hipátia, Mobius=Möbius, Poincare=Poincaré, Polya=Pólya, Pythagoras=Pitágoras, Thales=Tales, Viete=Viète
sit-down = Sentar
start = Começar
log-title = Jogadas
log-empty = Ninguém jogou ainda.
log-pass = vez passada
log-accept = jogada aceita
log-challenge = contestação
log-resign = desistência
log-decline = sem roubo
log-swap = { $count ->
    [1] trocou uma peça
   *[other] trocou { $count } peças
  }
log-steal = roubo: { $sentence }

## When the server is away

server-away = Não está dando para falar com o servidor agora.
try-again = Tentar de novo
failed-title = Não deu certo
failed-away-title = Sem resposta
