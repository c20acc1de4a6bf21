# The server, for whoever runs it.

help-serve = Pone en marcha el servidor, para que la gente juegue entre sí en el navegador.
help-backup = Guarda en un archivo todo lo que sabe un servidor. El servidor puede seguir en marcha.
help-restore = Devuelve a un servidor lo que hay en una copia de seguridad. El servidor puede seguir en marcha.
help-check = Busca en una base de datos o en una copia de seguridad las mesas en las que no se puede seguir jugando. Código de salida 1: hay alguna.
help-export = Guarda las partidas jugadas, cada una en su archivo.
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
option-workers = Cuántos procesos piensan por el ordenador.
    .value = N
option-origins = Otras direcciones web cuyas páginas pueden usar este servidor, separadas por comas.
    .value = DIRECCIONES
option-proxy = Hay un proxy inverso delante: confía en lo que diga sobre las direcciones.
option-metrics_token = Quien envíe esta palabra puede leer las métricas desde fuera; mejor ponerla en CONTISSIMO_METRICS_TOKEN. Sin ella, solo puede esta máquina.
    .value = TOKEN
option-keep_days = Borra las partidas acabadas después de este número de días. Sin esto, se guardan.
    .value = N
option-abandon_hours = Cuántas horas espera una partida sin reloj a quien está fuera, antes de que los demás puedan terminarla. Sin esto: 24.
    .value = N
option-open = Muestra la página en el navegador, si hay uno.
option-backup-file = El archivo donde guardar la copia de seguridad. Si ya existe, se reemplaza.
option-restore-file = El archivo de una copia de seguridad.
option-check-file = El archivo de una copia de seguridad en la que buscar, en lugar de una base de datos.
option-folder = La carpeta en la que escribir.
    .value = CARPETA
option-all = Escribe también las partidas en curso, tal como las ve quien mira.
option-table = El nombre de la mesa, tal como está en su enlace.
    .value = MESA
option-name = El nombre que se quita.
    .value = NOMBRE

serve-database = Abriendo la base de datos.
serve-starting = Iniciando el servidor y los jugadores virtuales.
serve-ready = Contissimo está en { $url } – pulsa Ctrl+C para pararlo.
serve-lan = En tu red, los demás lo encuentran en { $url }
serve-scan = Los móviles de la misma red escanean esto:
backup-done = { $rows ->
    [one] Una fila guardada
   *[other] { $rows } filas guardadas
  } en { $path }. Protege ese archivo como la propia base de datos: contiene los secretos de las partidas en curso.
restore-done = { $rows ->
    [one] Una fila recuperada
   *[other] { $rows } filas recuperadas
  }.
restore-uncounted = Esta copia no dice cuántas filas debería tener, como las de la versión 0.1: no se puede saber si está completa.
check-done = { $tables ->
    [one] Una mesa revisada
   *[other] { $tables } mesas revisadas
  }: { $found ->
    [0] todo está bien.
    [one] hay una con problemas.
   *[other] hay { $found } con problemas.
  }
check-table-unreadable = Mesa { $table }: sus datos no se pueden leer.
check-log-missing = Mesa { $table }: faltan entradas en su registro.
check-log-unreadable = Mesa { $table }: su registro no sigue las reglas.
check-snapshot-missing = Mesa { $table }: falta su instantánea; el registro está completo.
check-snapshot-wrong = Mesa { $table }: su instantánea no coincide con el registro; el registro está completo.
check-orphan = Mesa { $table }: no existe esa mesa, solo filas que le pertenecen.
export-done = { $count ->
    [one] Un registro escrito
   *[other] { $count } registros escritos
  } en { $path }.
export-left-out = La mesa { $table } no se puede leer y se ha dejado fuera. Más información con contissimo check.
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
why-backup-failed = No se pudo escribir la copia de seguridad en { $path }.
why-backup-missing = No hay ninguna copia de seguridad { $path }.
why-backup-unreadable = Esto no es una copia de seguridad, o es de otra versión.
why-backup-cut = Esta copia de seguridad no está completa: falta el final.
why-backup-empty = En esta base de datos no hay nada que guardar. ¿Querías decir otra?
why-check-either = Indica una copia de seguridad o una base de datos, no las dos cosas.
why-no-such-table = No hay ninguna mesa así, o ya ha acabado.
why-no-such-lesson = No hay ninguna lección así.
why-database-away = No se puede conectar con la base de datos: { $reason }
why-database-form = La base de datos es un archivo, como sqlite:///contissimo.db, o un servidor, como postgresql://user@host/name.
why-database-newer = La base de datos es de una versión más nueva de Contissimo. Usa esa versión.
why-database-older = La base de datos es de una versión anterior de Contissimo. Inicia una vez el servidor con ella: así se pone al día.
why-database-missing = Aquí no hay ninguna base de datos de Contissimo: { $place }
why-database-in-use = Ya hay otro servidor con esta base de datos: { $place }

## What others show of a link before it is opened

preview = Contissimo
    .about = Calculissimo y Contig 60: dos juegos de mesa para hacer cuentas.
preview-table = Te invitan a jugar
    .about = Abre el enlace y siéntate a la mesa. Calculissimo y Contig 60 son dos juegos de mesa para hacer cuentas.
