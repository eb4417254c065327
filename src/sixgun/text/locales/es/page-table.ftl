# The page of a table: what stands around the board, whichever game is played.

page-table-opening = Abriendo la mesa…
page-table-lost-line = Se ha cortado la conexión. Reintentando…
page-table-line-over = La conexión con la mesa ha terminado.
page-table-again = Reintentar
page-table-to-lobby = A la sala
page-table-closed = Esta mesa está cerrada
    .about = Ya no quedaba nadie. Las partidas terminadas se pueden ver en la lista de partidas.
page-table-refused = No puedes ver esta mesa
page-table-let-go = Ya no estás en esta mesa
    .about = El anfitrión ha liberado tu asiento o ha creado un enlace nuevo, o ha empezado una partida que nadie puede ver.
page-table-missing = Esa mesa no existe
    .about = Quizá se cerró, quizá es solo para invitados, o la dirección no es del todo correcta.

# The bar at the top
page-table-bar = La mesa
page-table-title-turn = Te toca: { $title }
page-table-turn-number = Turno { $turn }
page-table-watching = estás mirando
page-table-watchers = { $count ->
    [one] un espectador
   *[other] { $count } espectadores
 }
page-table-sound = Sonido
page-table-leave = Dejar la mesa
page-table-leave-about = Un bot seguirá jugando por ti. Puedes volver a esta mesa y recuperar tu asiento.
page-table-leave-host = Un bot seguirá jugando por ti. Puedes volver a esta mesa y recuperar tu asiento. Después otra persona será el anfitrión.
page-table-stay = Quedarse
page-table-you-stand-in = Un bot está jugando por ti.
page-table-come-back = Volver a jugar yo

# Seats
page-table-seats = Los demás jugadores
page-table-own = Tu sitio
page-table-bot = un bot
page-table-program = un programa
page-table-stand-in = ausente: un bot juega en este asiento
page-table-away = sin conexión
page-table-absent = { $name } no está. La partida espera.
page-table-absent-bot = { $name } no está. Tras { $time } de ausencia juega un bot en su lugar; quien vuelve retoma su asiento.
page-table-absent-clock = { $name } no está. Cuando se acabe el tiempo responderá un bot.
page-table-host = anfitrión de la mesa
page-table-turn = le toca
page-table-thinks = está decidiendo
page-table-out = fuera de la partida
page-table-ghost = de vuelta como fantasma
page-table-doomed = ya sin salvación
page-table-role-hidden = rol oculto
page-table-mark = { $name }: sospechas que es { $role }
page-table-mark-none = { $name }: aún sin sospechas
page-table-mark-about = Tu propia nota a lápiz: ¿quién crees que es? Nadie más la ve.
page-table-life = { $life } de { $max } puntos de vida
page-table-wounds = { $count ->
    [one] Un punto de vida perdido desde tu último turno
   *[other] { $count } puntos de vida perdidos desde tu último turno
 }
page-table-cards = { $count ->
    [0] sin cartas en la mano
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
 }
page-table-front = en la mesa: { $cards }
page-table-reach = distancia { $distance }, al alcance de tu arma
page-table-far = distancia { $distance }, fuera de alcance
page-table-range = tu arma alcanza { $range }
page-table-copied = habilidad prestada
page-table-reserve = segundo personaje
page-table-fresh = recién jugada: lista desde el próximo turno
page-table-known = en la mano; la has visto
page-table-in-hand = en la mano
page-table-border-brown = se usa una vez y se descarta
page-table-border-blue = se queda delante de un jugador
page-table-border-green = se queda delante, lista desde el próximo turno
page-table-tip-rules = En el reglamento

# The middle
page-table-deck = { $count ->
    [one] Mazo: una carta
   *[other] Mazo: { $count } cartas
 }
page-table-deck-known = Sabes qué hay encima: { $cards }
page-table-discard = { $count ->
    [one] Pila de descartes, una carta: { $card }
   *[other] Pila de descartes, { $count } cartas; encima { $card }
 }
page-table-discard-empty = La pila de descartes está vacía
page-table-event-now = En vigor
page-table-event-next = { $count ->
    [one] Siguiente, el último
   *[other] Siguiente, de { $count }
 }
page-table-display = Cartas entre las que elegir

# The hand
page-table-hand = { $count ->
    [one] Tu mano: una carta
   *[other] Tu mano: { $count } cartas
 }
page-table-hand-empty = No tienes cartas.
page-table-can = se puede elegir
page-table-picked = elegido

# The question
page-table-prompt = Qué se pregunta
page-table-answers = Respuestas
page-table-sent = Enviado…
page-table-take-back = Deshacer
page-table-all-answers = Las { $count } respuestas
page-table-fewer = Menos
page-table-next = ¿Qué exactamente?
page-table-next-target = ¿Sobre quién? Elige entre los que se iluminan.
page-table-next-card = ¿Y con qué carta?
page-table-next-die = ¿Qué dado?
page-table-hint = Consejo
page-table-sure-pass = Aún podrías hacer algo. ¿De verdad no haces nada?
page-table-think-again = Pensarlo mejor
page-table-left = Tiempo restante: { $time }
page-table-seconds = { $count ->
    [one] queda un segundo
   *[other] quedan { $count } segundos
 }

# Story and chat
page-table-log = Historia
page-table-side = Historia y chat
page-table-log-filter = Qué se muestra
page-table-log-all = Todo
page-table-log-mine = Lo mío
page-table-log-fights = Tiros
page-table-log-chat = Chat
page-table-log-empty = Aquí aún no hay nada.
page-table-chat = Di algo
page-table-chat-send = Decirlo
page-table-chat-out = Ahora solo te oyen los que están fuera de la partida.
page-table-chat-out-only = solo lo oyen los que están fuera
page-table-chat-watching = Quien solo mira no habla.

# Out of the game, and its end
page-table-you-are-out = Estás fuera de la partida. Puedes ver cómo termina, hablar con los que están fuera o marcharte.
page-table-side-can-win = Tu bando aún puede ganar.
page-table-hurry = Hasta el final sin esperas
page-table-over = La partida ha terminado
page-table-won = ¡Has ganado!
page-table-lost = Has perdido
page-table-winner = victoria
page-table-result = Mostrar el resultado
page-table-look-at-board = Ver la mesa
page-table-replay = Volver a verla
page-table-another = Otra partida

# Keys
page-table-help = Teclas y jugadas
page-table-help-drag = Las cartas también se pueden arrastrar sobre un jugador o al centro de la mesa. Señala cualquier cosa, o mantenla pulsada, para leer qué hace.
page-table-key-digits = da la respuesta de ese número
page-table-key-arrows = pasa de carta en carta, o de jugador en jugador
page-table-key-enter = elige la carta o el jugador
page-table-key-esc = deshace la última elección
page-table-key-h = a tu mano, o a los dados
page-table-key-t = a los jugadores, primero los que se pueden elegir
page-table-key-p = a la pregunta y sus respuestas
page-table-key-l = a la historia
page-table-key-c = al chat
page-table-key-r = abre el reglamento
page-table-key-m = activa y quita el sonido
