# The server, for whoever runs it.

help-serve = Pone en marcha el servidor, para que la gente juegue entre sí en el navegador.
help-backup = Guarda en un archivo todo lo que sabe un servidor. El servidor puede seguir en marcha.
help-restore = Devuelve a un servidor lo que hay en una copia. El servidor puede seguir en marcha.
help-export = Escribe las partidas jugadas como registros, un archivo para cada una.
help-close = Cierra una mesa.
help-clear = Quita un nombre a quien lo tiene.

option-host = La dirección en la que escucha el servidor. 0.0.0.0 son todas las direcciones de esta máquina.
    .value = DIRECCIÓN
option-port = El puerto en el que escucha el servidor.
    .value = N
option-database = Dónde se guarda todo, como sqlite:///contissimo.db o postgresql://user@host/name.
    .value = URL
option-bus = Cómo se cuentan las novedades varios servidores: memory, postgresql o una dirección redis://.
    .value = URL
option-workers = Cuántos procesos piensan por los jugadores del ordenador.
    .value = N
option-origins = Otras direcciones web cuyas páginas pueden usar este servidor, con comas en medio.
    .value = DIRECCIONES
option-proxy = Hay un proxy inverso delante: cree lo que diga sobre las direcciones.
option-keep_days = Olvida las partidas acabadas después de tantos días. Sin esto, se guardan.
    .value = N
option-open = Muestra la página en el navegador, si hay uno.
option-backup-file = El archivo donde guardar la copia. Si ya existe, se reemplaza.
option-restore-file = El archivo de una copia.
option-folder = La carpeta en la que escribir.
    .value = CARPETA
option-all = Escribe también las partidas en curso, tal como las puede conocer quien mira.
option-table = El nombre de la mesa, tal como está en su enlace.
    .value = MESA
option-name = El nombre que se quita.
    .value = NOMBRE

serve-ready = Contissimo está en { $url } – pulsa Ctrl+C para pararlo.
serve-lan = En tu red, los demás lo encuentran en { $url }
backup-done = { $rows ->
    [one] Una fila guardada
   *[other] { $rows } filas guardadas
  } en { $path }. Protege ese archivo como la propia base de datos: contiene los secretos de las partidas en curso.
restore-done = { $rows ->
    [one] Una fila recuperada
   *[other] { $rows } filas recuperadas
  }.
export-done = { $count ->
    [one] Un registro escrito
   *[other] { $count } registros escritos
  } en { $path }.
close-done = La mesa { $table } está cerrada.
clear-done = { $count ->
    [0] Nadie tiene ese nombre.
    [one] Una persona tiene ahora otro nombre.
   *[other] { $count } personas tienen ahora otro nombre.
  }

## What can go wrong

why-port-taken = El puerto { $port } de { $host } no se puede usar: quizá ya esté ocupado.
why-bus-wrong = --bus tiene que ser memory, postgresql o una dirección que empiece por redis://.
why-bus-needs-postgresql = Con --bus postgresql, la base de datos también tiene que ser PostgreSQL.
why-backup-failed = No se pudo escribir la copia en { $path }.
why-backup-missing = No hay ninguna copia { $path }.
why-backup-unreadable = Esto no es una copia, o es de otra versión.
why-no-such-table = No hay ninguna mesa así, o ya ha acabado.
why-no-such-lesson = No hay ninguna lección así.
why-database-away = No se puede llegar a la base de datos: { $reason }
why-database-newer = La base de datos es de una versión más nueva de Contissimo. Usa esa versión.
