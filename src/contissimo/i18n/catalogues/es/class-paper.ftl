# A class on paper, in files and on the command line.

## Naming a mistake

help-diagnose = Averigua qué regla se siguió en lugar de la correcta, en una o varias respuestas equivocadas.
option-answers = Cálculos con el resultado que se dio, como 2+3*4=20.
    .value = RESPUESTA
option-position = La posición de una respuesta que es una jugada, en notación; necesita --game.
    .value = POSICIÓN
diagnose-right = { $sum } = { $value }: bien.
diagnose-wrong = { $sum } = { $value }, no { $said }.
diagnose-cause = El motivo: { $cause }.
diagnose-several = Varias reglas llevan a { $said }: { $causes }.
diagnose-none = Ninguna regla que conozcamos lleva a { $said }.
diagnose-pupil = En conjunto, estas respuestas apuntan a: { $causes }.
diagnose-slips = { $count ->
    [one] Un error se corrigió la vez siguiente.
   *[other] { $count } errores se corrigieron la vez siguiente.
  }

## Printed sheets

option-code = Para las tarjetas: el código de la clase.
    .value = CÓDIGO
option-address = Para las tarjetas: la dirección que abren los alumnos.
    .value = DIRECCIÓN
option-tasks = Para las hojas: los intentos exportados de una clase, en líneas de JSON.
    .value = ARCHIVO
class-paper-names = ¿Qué animal es cada uno?
class-paper-names-about = Escriba los nombres a mano y guarde esta hoja. En el ordenador no se escribe ningún nombre.
class-paper-animal = Animal
class-paper-name = Nombre
class-paper-cards = Tarjetas con el código
class-paper-cards-about = Recorte por las líneas: una tarjeta para cada alumno.
class-paper-cards-open = Abre esta dirección
class-paper-cards-code = Escribe este código
class-paper-cards-mine = Mi animal y su color
class-paper-cards-pictures = Recuerda tus dos dibujos y cuál va primero. Con ellos vuelves en cualquier dispositivo.
class-paper-worksheet = Calcula otra vez
class-paper-worksheet-about = Lo que más veces ha salido mal en tu clase.
class-paper-answers = Soluciones
class-paper-class = Clase
why-tasks-missing = en este archivo no hay errores con los que hacer una hoja.

## What is stored about a class

kept-title = Qué se guarda de una clase
kept-pupils = Alumnos
    .about = Un animal, un color y dos dibujos secretos, que se guardan solo de forma irreconocible. Ningún nombre, ningún correo, ninguna foto, ningún texto libre, ningún chat.
kept-answers = Respuestas
    .about = Cada respuesta y cada borrador con su ronda, si estaba bien, y el motivo probable si estaba mal; mesas, respuestas guardadas y series de tareas.
kept-deals = Repartos
    .about = Los números aleatorios de los repartos, para que después cualquiera pueda comprobar que fueron limpios.
kept-cookie = Cookie
    .about = Una cookie con caracteres aleatorios une un dispositivo con su animal. No sirve para nada más, y no se carga nada de otros sitios.
kept-addresses = Direcciones de red
    .about = Nunca se anotan. Para frenar a quien adivina códigos se recuerdan un rato, de forma irreconocible y solo en la memoria.
kept-where = Dónde
    .about = Todo está en la base de datos de este servidor y en ningún otro lugar. Si funciona en el portátil del docente, nada sale del aula.
kept-readers = Quién lo ve
    .about = El docente ve todo lo de la clase; los alumnos, solo lo suyo. El mural muestra lo que el docente activa, y nunca un motivo junto a un animal.
kept-days = Cuánto tiempo
    .about = { $days ->
    [one] Un día después de abrir la clase
   *[other] { $days } días después de abrir la clase
  } se borra todo, o al momento si el docente quiere, junto con los invitados creados para la clase.
kept-names = Nombres
    .about = Qué animal es cada niño solo está en la hoja de papel del docente.

## Headings of tables for spreadsheets

column-activity = Actividad
column-lesson = Lección
column-game = Juego
column-round = Ronda
column-pupil = Número
column-animal = Animal
column-colour = Color
column-source = Dónde
column-source-round = en una ronda
column-source-set = una tarea
column-time = Hora
column-move = Respuesta
column-calculation = Cálculo
column-said = Resultado dado
column-value = Resultado correcto
column-right = Bien
column-cause = Motivo
column-status = Estado
column-status-in = en la clase
column-status-waiting = esperando
column-status-out = retirado
column-attempts = Intentos
column-wrong = Mal
column-slips = Despistes
column-rounds = Rondas
column-points = Puntos
column-share = Parte del máximo (%)
column-causes = Motivos
column-true = sí
column-false = no
