# The online table: sixgun serve.

help-serve = Abre la mesa en línea en esta máquina.
help-serve-host = Dirección en la que escuchar (si falta, 127.0.0.1: solo esta máquina; 0.0.0.0: todas sus direcciones).
help-serve-port = Puerto en el que escuchar (si falta, 8000; 0: uno libre cualquiera).
help-serve-db = Dónde se guardan las partidas: sqlite:///FILE o postgresql://USER@HOST/NAME (si falta, un archivo en tu carpeta personal).
help-serve-bot-cmd = Deja que el programa COMMAND ocupe asientos con este nombre; lee y escribe líneas de JSON. Se puede repetir.
help-serve-origin = Deja que las páginas web de este origen usen también el servidor (https://play.example.org). Se puede repetir.
help-serve-end =
    Todos los ajustes se pueden dar también en el entorno, como SIXGUN_PORT=8000. Ctrl-C detiene el servidor; todas las
    partidas siguen donde estaban cuando se vuelve a poner en marcha.

cli-serve-ready = La mesa está en { $url }
cli-serve-others = Los demás de tu red abren { $urls }
cli-serve-alone = Solo este equipo llega hasta ella. Para que entren otros: { $command }
cli-serve-form = { $option } se escribe como { $form }, no «{ $text }».
cli-serve-program = { $option }: no hay ningún programa «{ $program }» que esta máquina pueda ejecutar.
cli-serve-port = El servidor no puede escuchar en { $where }: { $reason }.
cli-serve-db-memory = El servidor guarda las partidas en un archivo, por ejemplo sqlite:///tables.sqlite. Una base de datos en memoria las perdería.
server-db-in-use = Otro servidor usa la base de datos { $db }.
server-db-down = No se puede usar la base de datos: { $reason }.
server-db-newer = Esta base de datos es de una versión más nueva de Sixgun. Esta no puede usarla y no ha cambiado nada.
