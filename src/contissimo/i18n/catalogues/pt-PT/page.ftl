# The page: what every screen shares, and the table. The other screens have files of their own.
# In Portugal 0 takes the plural; CLDR's `pt` gives it to `[one]`. So in all these files `[1]` stands for one.

## The frame

skip-to-content = Saltar para o conteúdo
header-nav = Contissimo
header-rules = Regras
header-games = As minhas partidas
header-replay = Rever uma partida
header-analyse = Montar uma posição
header-language = Língua
header-menu = Menu
theme = Cores
theme-auto = Igual ao aparelho
theme-light = Claro
theme-dark = Escuro
sound = Um som quando é a minha vez
sign-times = { $signs ->
    [school] ×
   *[tiles] ×
 }
sign-divided = { $signs ->
    [school] :
   *[tiles] ÷
 }
signs-default = tiles
signs = Sinais nas contas
    .tiles = Como nas peças: × ÷
    .school = Como na escola: × :
connection-away = A ligação caiu. Volta sozinha, e nada se perde.
connection-ended = A ligação foi fechada.
connection-again = Ligar de novo
page-part-missing = Não foi possível carregar uma parte da página. Volta a carregar a página.
missing-title = Aqui não há nada
missing-text = Este link não vai dar a lado nenhum. Talvez lhe falte um bocado.
to-home = Ir para o início
refused-title = Esta mesa não pode ser mostrada

## Oneself

me-name = O meu nome
me-save = Guardar
me-face = A minha imagem
me-renamed = Agora chamas-te { $name }.
me-other-device = Continuar noutro aparelho
me-transfer = Abre isto no outro aparelho. Funciona uma vez, durante dez minutos, e só para ti.
me-forget = Apagar o meu nome
me-forget-sure = Apagar o teu nome e deixar todas as tuas mesas?
me-forgotten = O teu nome foi apagado.
you = tu

## Games

game-calculissimo = Calculissimo
game-contig60 = Contig 60
play-now = Jogar já

## The table

table-loading = Um momento…
your-turn = É a tua vez
players = Jogadores
player-won = vitória
player-away = fora da mesa
player-left = faltam { $time }
player-turn = a jogar
player-thinks = a pensar
seat-open = lugar livre
# Who gives no name is called after one of these; the page shows what stands after the sign. A name without a pair stays as it is.
famous-names = Archimedes=Arquimedes, Copernicus=Copérnico, Erdos=Erdős, Eratosthenes=Eratóstenes, Euclid=Euclides, Galileo=Galileu, Hypatia=Hipátia, Mobius=Möbius, Poincare=Poincaré, Polya=Pólya, Pythagoras=Pitágoras, Thales=Tales, Viete=Viète
sit-down = Sentar-me
start = Começar
log-title = Jogadas
log-empty = Ainda ninguém jogou.
log-pass = passo
log-accept = aceite
log-challenge = contestação
log-resign = desistência
log-decline = sem roubo
log-swap = { $count ->
    [1] trocou uma peça
   *[other] trocou { $count } peças
  }
log-steal = roubo: { $sentence }

## When the server is away

server-away = Agora não se consegue contactar o servidor.
try-again = Tentar de novo
failed-title = Não resultou
failed-away-title = Ninguém responde
