# The page: what every screen shares, and the table. The other screens have files of their own.

## The frame

skip-to-content = Saltar al contenido
header-nav = Contissimo
header-rules = Reglas
header-games = Mis partidas
header-replay = Volver a ver una partida
header-analyse = Preparar una posición
header-language = Idioma
header-menu = Menú
theme = Colores
theme-auto = Igual que el dispositivo
theme-light = Claro
theme-dark = Oscuro
sound = Un sonido cuando me toca
sign-times = { $signs ->
    [school] ×
   *[tiles] ×
 }
sign-divided = { $signs ->
    [school] :
   *[tiles] ÷
 }
signs-default = school
signs = Signos en las cuentas
    .tiles = Como en las fichas: × ÷
    .school = Como en la escuela: × :
connection-away = Se ha cortado la conexión. Vuelve sola, y no se pierde nada.
connection-ended = La conexión se ha cerrado.
connection-again = Conectar otra vez
page-part-missing = No se pudo cargar una parte de la página. Vuelve a cargarla.
missing-title = Aquí no hay nada
missing-text = Este enlace no lleva a ninguna parte. Quizá le falta un trozo.
to-home = Ir al inicio
refused-title = Esta mesa no se puede mostrar

## Oneself

me-name = Mi nombre
me-save = Guardar
me-face = Mi dibujo
me-renamed = Ahora te llamas { $name }.
me-other-device = Seguir en otro dispositivo
me-transfer = Abre esto en el otro dispositivo. Funciona una vez, durante diez minutos, y solo para ti.
me-forget = Borrar mi nombre
me-forget-sure = ¿Borrar tu nombre y dejar todas tus mesas?
me-forgotten = Tu nombre se ha borrado.
you = tú

## Games

game-calculissimo = Calculissimo
game-contig60 = Contig 60
play-now = Jugar ya

## The table

table-loading = Un momento…
your-turn = Te toca
players = Jugadores
player-won = victoria
player-away = fuera de la mesa
player-left = quedan { $time }
player-turn = su turno
player-thinks = piensa
seat-open = sitio libre
# Who gives no name is called after one of these; the page shows what stands after the sign. A name without a pair stays as it is.
famous-names = Archimedes=Arquímedes, Copernicus=Copérnico, Erdos=Erdős, Eratosthenes=Eratóstenes, Euclid=Euclides, Hypatia=Hipatia, Mobius=Möbius, Poincare=Poincaré, Polya=Pólya, Pythagoras=Pitágoras, Thales=Tales, Viete=Viète, Chebyshev=Chebyshov, Kovalevskaya=Kovalévskaya
sit-down = Sentarme
start = Empezar
log-title = Jugadas
log-empty = Aún no se ha jugado nada.
log-pass = pase
log-accept = aceptado
log-challenge = protesta
log-resign = rendición
log-decline = sin robo
log-swap = { $count ->
    [one] cambia una ficha
   *[other] cambia { $count } fichas
  }
log-steal = robo: { $sentence }

## When the server is away

server-away = Ahora no se puede conectar con el servidor.
try-again = Probar otra vez
failed-title = No ha funcionado
failed-away-title = Nadie responde
