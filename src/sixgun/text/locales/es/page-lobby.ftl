# The lobby of the web page, and the waiting room of a table.

page-welcome = Toma asiento
page-welcome-text = Juega a BANG! El juego de cartas, El Duelo o El juego de dados, con amigos a distancia o con bots ahora mismo. Sin cuenta y sin instalar nada.
page-friends = Con amigos
page-friends-text = Abre una mesa, envía el enlace y llena con bots lo que quede libre.
page-join-link = ¿Tienes un enlace? Pégalo aquí
page-join-go = Ir
page-join-bad = Aquí no hay ninguna mesa. Pega entero el enlace que te enviaron.

page-game = Juego
page-practice = Jugar ya contra bots
page-practice-title = Práctica
page-practice-two = Tú contra un bot.
page-practice-side = Tu bando
page-practice-law = la Ley, que empieza
page-practice-outlaws = los Forajidos
page-practice-go = ¡Reparte!
page-level = Cómo juegan

page-mine = Tus mesas
page-mine-running = Tu partida sigue
page-mine-began = empezada: { $when }
page-mine-go = Seguir
page-mine-go-to = Seguir en «{ $title }»
page-tables = Mesas abiertas
page-tables-none = Ahora no hay ninguna mesa abierta. Abre una: los demás la verán aquí.
page-tables-all = Mostrar las { $count } mesas
page-seats-taken = { $bots ->
    [0] { $taken } de { $seats } asientos ocupados
    [one] { $taken } de { $seats } asientos ocupados, uno por un bot
   *[other] { $taken } de { $seats } asientos ocupados, { $bots } por bots
 }
page-stage-lobby = en espera
page-stage-playing = en juego
page-stage-over = entre partidas
page-stage-closed = cerrada
page-join = Unirse
page-join-table = Unirse a «{ $title }»
page-watch = Mirar
page-watch-table = Mirar «{ $title }»
page-watch-not = no se puede mirar

page-open-table = Abrir una mesa
page-open-table-go = Abrir la mesa
page-more-options = Más opciones
page-option-is = { $option }: { $value }
page-clock = Reloj
page-pace-none = Sin reloj
    .text = Cada cual se toma el tiempo que necesita.
page-pace-live = De un tirón
    .text = Elige abajo cuánto puede durar cada decisión. A quien tarda más se le impone una.
page-pace-post = Por correo
    .text = Horas o días para cada decisión. Nadie tiene que quedarse.
page-clock-each = Tiempo por decisión
page-clock-amount = Cantidad
page-clock-unit = Horas o días
page-unit-hours = horas
page-unit-days = días
page-clock-none = sin reloj
page-clock-line = { $clock } por decisión
page-clock-seconds = { $count ->
    [one] un segundo
   *[other] { $count } segundos
 }
page-clock-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minutos
 }
page-clock-hours = { $count ->
    [one] una hora
   *[other] { $count } horas
 }
page-clock-days = { $count ->
    [one] un día
   *[other] { $count } días
 }
page-who-comes = Quién puede venir
page-open = Cualquiera
    .text = La sala muestra la mesa.
page-private = Solo con el enlace
    .text = La sala no la muestra.
page-watch-allowed = Otros pueden mirar
    .text = Ven lo que está a la vista, y ninguna mano.
page-watch-may = se puede mirar
page-hints-allowed = Consejos de juego
    .text = Quien juega solo contra bots puede pedir consejo. Bueno para aprender.
page-hints-may = con consejos
page-ghosts-allowed = Los eliminados lo ven todo
    .text = Quien queda fuera ve todas las manos y los roles hasta el final.
page-ghosts-may = los eliminados lo ven todo
page-title = Nombre de la mesa
page-title-example = Tu nombre, si queda vacío
page-title-of = Mesa de { $name }

page-waiting-open = La sala muestra esta mesa: cualquiera puede unirse.
page-waiting-private = Solo quien tiene el enlace encuentra esta mesa.
page-seats = Asientos
page-seat-of = Asiento { $place }: { $name }
page-kind-free = Libre
page-kind-person = Persona
page-kind-program = Programa
page-kind-local = Programa de este servidor
page-kind-bot = Bot
page-host = anfitrión
page-is-ready = listo
page-is-not-ready = aún no está listo
page-keeps = conserva el personaje
page-away = ausente
page-sit = Sentarse aquí
page-sit-at = Sentarse aquí: asiento { $place }
page-sit-any = Sentarse
page-move = Cambiarse aquí
page-move-at = Cambiarse aquí: asiento { $place }
page-bot-add = Añadir un bot
page-bot-into = Añadir un bot en el asiento { $place }
page-program-add = Un programa tuyo
    .text = Recibes una clave con la que juega por la red.
page-bots-which = Qué bot
page-bots-fill = { $count ->
    [one] Llenar con un bot
   *[other] Llenar con { $count } bots
 }
page-free-seat = Liberar el asiento
page-free-seat-of = Liberar el asiento de { $name }
page-free-seat-sure = { $name } tendrá que volver a sentarse.
page-free-seat-sure-private = { $name } aún tiene el enlace y puede volver a sentarse. Con un enlace nuevo solo entra quien lo reciba.
page-free-seat-renew = Liberar y crear un enlace nuevo
page-token = Clave del programa
page-token-text = Con esta clave un programa tuyo juega en este asiento. Solo se muestra ahora: cópiala antes de cerrar.
page-token-try = Para escuchar la mesa:
page-token-done = Ya la he copiado

page-invite = Invitar a otros
page-invite-open = Quien tenga el enlace puede sentarse o mirar.
page-invite-private = Solo entra quien tenga este enlace.
page-invite-here = Este enlace solo funciona en este equipo, porque la página está abierta en { $host }. Para que entren otros, arranca el servidor con «{ $command }», abre la página en la dirección para los demás que te muestra y manda el enlace desde allí.
page-invite-link = Enlace a la mesa
page-invite-copy = Copiar el enlace
page-invite-qr = El enlace como código QR
page-invite-title = En Sixgun: { $title }
page-invite-new = Enlace nuevo
page-invite-new-sure = Con el enlace anterior ya no entrará nadie, y quien entró con él y no tiene asiento sale de la mesa.
page-invite-new-go = Crear un enlace nuevo
page-invite-renewed = Hay un enlace nuevo a esta mesa. Con el anterior ya no entra nadie.

page-rules-change = Cambiar el juego
page-rules-change-go = Jugar así
page-missing-seats = { $count ->
    [one] Hay un asiento libre: invita a alguien o añade un bot.
   *[other] Hay { $count } asientos libres: invita a alguien o añade bots.
 }
page-missing-people = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
 }
page-missing-you = Aún no has dicho que puedes empezar.
page-missing-ready = { $count ->
    [one] { $names } aún no está listo.
   *[other] Aún no están listos: { $names }.
 }
page-start-can = Todo está listo.
page-start-wait = Todo está listo. Empieza el anfitrión.
page-start-sit = Siéntate para jugar.
page-start-full = No queda ningún asiento libre. Puedes mirar.
page-start = Empezar la partida
page-start-again = Empezar la siguiente
page-ready = Ya estoy
page-ready-not = No, aún no
page-leave = Dejar la mesa
page-leave-sure = Tu asiento queda libre para otra persona.
page-leave-go = Dejarla
page-leave-stay = Quedarse
page-rematch = ¿Otra partida?
page-keep = Conservar mi personaje
    .text = Sigues en la partida al final, así que puedes volver a jugar con él (B-16.1).
page-next-sheriff = El próximo Sheriff
page-next-sheriff-chance = Decide el azar

page-renamed = { $was } se llama ahora { $name }.
page-renamed-you = En esta mesa te llamas ahora { $name }.
page-renamed-you-later = Esta partida conserva tu nombre de antes, { $was }, hasta que termine. Después te llamarás { $name } en esta mesa.
