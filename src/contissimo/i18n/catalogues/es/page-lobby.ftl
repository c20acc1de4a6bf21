# Open tables, and going on at another device.

lobby-title = Mesas abiertas
lobby-open = Hay un sitio libre
lobby-running = Para mirar
lobby-none-running = Ahora mismo nadie juega en público.
lobby-watch = Mirar
lobby-mine = Volver a mi sitio
lobby-empty = Ahora nadie tiene una mesa abierta
lobby-empty-about = Empieza tú: crea una mesa, y los demás la encontrarán aquí.
lobby-make = Abrir una mesa pública de { $game }

continue-title = ¿Seguir aquí con tu nombre?
continue-about = Este enlace se hizo en otro dispositivo tuyo. Con él, este dispositivo tendrá el mismo nombre y las mismas mesas.
continue-instead = Aquí te llamas ahora { $name }. Si sigues, este dispositivo olvida ese nombre y sus mesas.
continue-careful = ¿Te ha enviado este enlace otra persona? Entonces no lo uses: no es una invitación a jugar.
continue-yes = Sí, los dos dispositivos son míos
continue-no = No, ir al inicio
continue-done = Aquí también eres { $name }
continue-done-about = Tus mesas están en la página de inicio.
