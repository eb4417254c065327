# The command line: headings, questions, hints. Names of commands and options are not translated.

cli-legal = Sixgun es una realización no oficial, hecha por jugadores. BANG! es una marca de su editorial, que no tiene nada que ver con este proyecto. No se usan ilustraciones ni textos de reglas del juego publicado; todos los textos son nuestros.
cli-banner = Sixgun · una mesa no oficial para los juegos BANG!. BANG! es una marca de su editorial; no se usan ilustraciones ni textos de reglas suyos.
cli-version = Sixgun { $version } ({ $build })
cli-build-compiled = compilado
cli-build-plain = Python puro

# The table
cli-table-heading = Turno { $turn } · le toca a { $player }
cli-table-heading-you = Turno { $turn } · te toca a ti
cli-table-heading-setup = Antes del primer turno
cli-column-player = Jugador
cli-column-character = Personaje
cli-column-role = Rol
cli-column-life = Vida
cli-column-distance = Dist.
cli-column-reach = A tiro
cli-column-hand = Mano
cli-reach-yes = sí
cli-reach-no = no
cli-role-hidden = ?
cli-out = fuera
cli-ghost = fantasma
cli-green-ready = (lista)
cli-green-fresh = (aún no)
cli-front-silenced = ahora sin efecto
cli-borrowed = tiene la habilidad de { $character }
cli-reserve = en reserva: { $character }
cli-event-none = Aún no hay ningún evento en vigor.
cli-event-first = El primero será:
cli-event-now = Evento:
cli-event-next = Después, al empezar { $you ->
    [yes] tu { $second ->
        [yes] segundo turno
       *[no] turno
     }
   *[no] el { $second ->
        [yes] segundo turno
       *[no] turno
     } de { $player }
 }:
cli-events-left = { $count ->
    [0] Es el último.
    [one] Después viene uno más.
   *[other] Después vienen { $count } más.
 }
cli-events-never = En esta partida no hay eventos: vienen con las expansiones high_noon y fistful_of_cards.
cli-events-past = Eventos que ya han pasado: { $events }
cli-named-suit = En este turno solo se puede jugar { $suit } (HN-7.2).
cli-duty = { $card } debe jugarse antes de que termine este turno (FC-8.2).
cli-deck = Mazo { $count }
cli-discard-pile = Descartes { $count }, encima { $card }
cli-discard-pile-empty = sin descartes
cli-on-show = A la vista: { $cards }
cli-weapon-range = (alcance { $range })
cli-known-hand = en la mano: { $cards }
cli-your-hand = Tu mano: { $count } (al final del turno puedes conservar { $limit })
cli-your-hand-empty = No tienes cartas en la mano.
cli-hand-legend = { $sign } no se puede jugar ahora; motivo LETRA dice por qué
cli-your-role = Tu rol: { $role }. { $aim }
cli-your-character = Eres { $character }: { $ability }
cli-your-copy = Hasta tu próximo turno tienes también la habilidad de { $character }: { $ability }
cli-your-reserve = Tu personaje en reserva es { $character }: { $ability }
cli-you-name = Tú
cli-other-name = Jugador

# Choosing
cli-play-hint = Escribe el número de una opción. Escribe ? para ver la ayuda, ? y un número o una letra para saber qué hace una opción o una carta.
cli-choose-hint = { $last ->
    [one] Escribe 1, o ? para ver la ayuda.
   *[other] Escribe un número del 1 al { $last }, o ? para ver la ayuda.
 }
cli-no-such-choice = { $last ->
    [one] «{ $text }» no es una opción. Escribe 1.
   *[other] «{ $text }» no es una opción. Escribe un número del 1 al { $last }.
 }
cli-choice-unknown = { $last ->
    [one] «{ $text }» no es una opción. Escribe 1, o ? para ver la ayuda.
   *[other] «{ $text }» no es ninguna de las opciones. Escribe un número del 1 al { $last }, una acción en notación, o ? para ver la ayuda.
 }
cli-choice-help =
    1, 2         toma esa opción; también vale su notación (play panic:JH @3)
    ? 3          qué hace la opción 3, con sus reglas; ? b: lo mismo con la carta b
    ? pánico     cualquier carta, personaje (? willy el niño), evento o regla (? B-8.6)
    motivo b     por qué la carta b no se puede jugar ahora, o no contra todos; motivo cantimplora: lo mismo con una carta que tienes delante, un evento o tu habilidad
    mesa         otra vez la mesa, tu rol y tu personaje; eventos: el mazo de eventos
    mano         otra vez tu mano
    historia     la historia desde el principio; historia 20: sus últimas líneas
    guardar FILE guarda la partida y continúa
    salir        deja de jugar (también Ctrl-C); se te pregunta si quieres guardar
cli-words-help = ayuda
cli-words-why = motivo porqué porque
cli-words-all = todo todas
cli-words-log = historia
cli-words-table = mesa
cli-words-events = eventos evento
cli-words-hand = mano
cli-words-save = guardar guarda
cli-words-quit = salir q
cli-words-undo = deshacer
cli-words-no = no n
cli-words-yes = sí si s y
cli-why-what = Indica una carta de tu mano por su letra (motivo b), una carta que tienes delante, tu habilidad o el evento por su nombre, o una acción en notación (motivo play panic:JH @3).
cli-why-allowed = Ahora sí puedes elegir { $numbers }.
cli-cannot-explain = No hay ninguna opción, carta, personaje, evento ni regla con el nombre «{ $text }».
cli-choices-hidden = De las opciones que descartan las mismas dos cartas en otro orden, { $count } no se muestran; escribe todo para verlas.
cli-rule-line = { $rule }: { $text }
cli-rule-only = regla { $rule }
cli-forced = (Solo hay una respuesta: { $action }.)
cli-out-of-game = Estás fuera de la partida. Los demás siguen jugando.
cli-out-wait = Pulsa Intro para ver cómo termina, o escribe q para marcharte.

# Stopping, saving, going on
cli-save-offer = ¿Guardar esta partida antes de marcharte? Escribe el nombre de un archivo nuevo; con no, o solo con Intro, te marchas sin guardar.
cli-save-name = Indica entonces el archivo nuevo, por ejemplo partida.jsonl.
cli-log-what = Un número indica cuántas líneas, como en historia 20; historia sola cuenta todo desde el principio.
cli-save-what = Indica un archivo nuevo: guardar partida.jsonl
cli-no-undo = No se puede deshacer nada: una jugada, una tirada o una carta robada ha mostrado algo que ya se ha visto. Mira antes de jugar, con motivo o con ? y una letra.
cli-saved = Guardada en { $path }.
cli-saved-already = La partida está guardada en { $path }. Continúa con: { $command }
cli-not-saved = La partida no se ha guardado.
cli-input-ended = La entrada ha terminado antes que la partida, y no se guarda nada. Con --record FILE una partida se guarda sobre la marcha.
cli-rescued = Lo que se ha jugado hasta ahora está guardado en { $path }.
cli-record-stopped = La partida continúa, pero ya no se registra. Aún puedes guardarla cuando te marches.
cli-continue = La partida de { $path } continúa tras { $actions ->
    [one] una acción.
   *[other] { $actions } acciones.
 }
cli-continue-torn = La línea { $line } estaba cortada por la mitad y no se tiene en cuenta.
cli-continue-other-game = { $path }: esta es una partida de { $found }, no de { $game }. Quita { $game } para continuarla.
cli-continue-over = { $path }: esta partida ha terminado. Mírala con sixgun replay.
cli-continue-nobody = { $path }: en esta mesa solo hay bots. Mírala con sixgun replay.
cli-not-with-continue = { $option } no se puede usar junto con --continue: la partida del archivo continúa tal como era.
cli-goodbye = Hasta la vista.

# The end of a game
cli-result-heading = La partida ha terminado
cli-alive = en la partida
cli-won = victoria
cli-lost = derrota
cli-you-win = ¡Has ganado!
cli-you-lose = Has perdido.
cli-result-length = { $turns } turnos, { $choices } decisiones. Semilla { $seed }.
cli-result-record = El registro está en { $path }.
cli-next-offer = ¿Y ahora?
cli-next-no = Deja la mesa
cli-next-yes = Juega otra partida con los mismos jugadores
cli-next-keep = Sigues en la partida: ¿quieres volver a ser { $character }?
cli-next-keep-yes = Sé { $character } otra vez
cli-next-keep-no = Recibe un personaje nuevo
cli-next-sheriff = ¿Quién será el Sheriff?
cli-next-deputy = ¿Quién será el Alguacil y jugará primero?
cli-next-deal = Nadie lo sabe: reparte los roles al azar

# Replays and scenarios
cli-replay-heading = { $path }: una partida para { $players } jugadores, semilla { $seed }, escrita por la versión { $engine }.
cli-replay-step = { $number }/{ $total } { $player }: { $action }   [Intro: continuar, q: parar]
cli-replay-running = El registro termina aquí, tras { $actions } acciones; la partida no había terminado.
cli-replay-no-file = Indica el archivo de un registro: sixgun replay partida.jsonl
cli-verify-over = { $path }: en orden. Coinciden { $actions } acciones y { $digests } huellas; la partida terminó con «{ $outcome }».
cli-verify-running = { $path }: en orden. Coinciden { $actions } acciones y { $digests } huellas; la partida no había terminado.
cli-scenario-ok = bien
cli-scenario-failed = FALLO
cli-scenario-sum = { $count ->
    [one] Un escenario
   *[other] { $count } escenarios
 }, { $failures ->
    [0] sin fallos.
    [one] un fallo.
   *[other] { $failures } fallos.
 }
cli-scenario-no-path = Indica un archivo de escenario, o una carpeta con escenarios.
cli-scenario-none = { $path }: ahí no hay ningún escenario. Los escenarios son archivos que terminan en .toml.
cli-no-such-path = { $path }: no existe tal archivo o carpeta.

# Simulation
cli-simulating = Jugando
cli-simulate-interrupted = Interrumpida: se han jugado { $games } de { $planned } partidas.
cli-simulate-heading = { $games ->
    [one] Una partida
   *[other] { $games } partidas
 } para { $players } jugadores
cli-simulate-seed = Semilla { $seed }, bots: { $bots }
cli-column-bot = Asiento
cli-column-games = Partidas
cli-column-won = Ganadas
cli-column-share = Parte
cli-column-interval = confianza 95 %
cli-length-decisions = Decisiones por partida: { $mean } de media, de { $shortest } a { $longest }
cli-length-turns = Turnos por partida: { $mean } de media, de { $shortest } a { $longest }
cli-speed = { $decisions } decisiones en { $seconds } s: { $rate } decisiones y { $games } partidas por segundo ({ $build })
simulate-broken-game = La partida { $index } (semilla { $seed }) no se pudo jugar hasta el final: { $reason }
simulate-bots = { $bots } bots no pueden ocupar { $players } asientos.
simulate-worker-died = Un proceso ha muerto, quizá por falta de memoria. Prueba con menos procesos (--workers).

# Wrong use
cli-wrong-number = { $option } lleva un número de { $low } a { $high }, no «{ $text }».
cli-wrong-word = { $option } lleva una de estas palabras: { $known }; no «{ $text }».
cli-wrong-bots = --bots nombra { $bots } bots para { $seats } asientos. Nombra uno para todos, o uno por asiento.
cli-wrong-name = --name lleva de 1 a 40 caracteres que se puedan mostrar.
cli-no-such-option = No existe la opción { $option }. Prueba: { $command } --help
cli-no-such-command = No existe el comando «{ $word }». Prueba: { $command } --help
cli-extra-words = «{ $words }» está de más. Prueba: { $command } --help
cli-option-wants = La opción { $option } necesita algo detrás. Prueba: { $command } --help
cli-option-usage = La opción { $option } no se usa así. Prueba: { $command } --help
cli-usage = No se puede ejecutar el comando ({ $message }). Prueba: { $command } --help
cli-broken = Esto es un fallo de Sixgun ({ $error }). Por favor, comunícalo, con lo que hiciste y el registro de la partida.
cli-no-room = No se puede escribir lo que Sixgun tiene que decir: no queda espacio allí adonde va la salida.

# Sets and the options of a game
cli-sets = Expansiones: { $sets }.
cli-unknown-set = No existe la expansión «{ $set }».{ $near ->
    [none] {""}
   *[other] {" "}¿Quieres decir { $near }?
 } Existen: { $known }.
cli-set-id-twice = La expansión «{ $set }» trae «{ $id }», y otra de las expansiones elegidas también lo trae. Deja fuera una de las dos: indica las expansiones que quieras con --set NAME.
cli-set-twice = Hay dos expansiones llamadas «{ $set }»: un paquete trae una que ya tiene otro paquete, o el propio Sixgun. Desinstala ese paquete, o deja fuera esta expansión.
cli-too-many-players = Con estas expansiones pueden jugar hasta { $most }, no { $players }.{ $more ->
    [none] {""}
   *[other] {" "}Añade { $more }, o elige menos jugadores.
 }
cli-character-set-out = La expansión «{ $set }» no está en esta partida, así que sus personajes no se pueden repartir. Añade --set { $set }, o elige entre: { $known }.
cli-character-set-none = La expansión «{ $set }» no tiene personajes. Elige entre: { $known }.
cli-few-characters = { $players } jugadores necesitan { $needed } personajes ({ $each } por cabeza), y solo hay { $left } ({ $sets }).{ $most ->
    [none] {""}
   *[other] {" "}Con ellos pueden jugar hasta { $most }.
 }{ $more ->
    [none] {""}
   *[other] {" "}Hay más con { $more }.
 }

# The rulebook
cli-rules-title = Las reglas, con nuestras propias palabras
cli-rules-game = un juego
cli-option-of-other-game = { $option } es una opción de otro juego ({ $games }), no de { $game }, que acepta { $takes }.
cli-rules-hint =
    sixgun rules B-9.1           una regla y todo lo que cuelga de ella; el juego da el número
    sixgun rules HN              un capítulo entero
    sixgun rules mustang         una carta, un personaje, un evento, un rol o una expansión
    sixgun rules --search cárcel todo lo que habla de ello
cli-chapter-opt = Opciones
cli-chapter-t = Tiempos
cli-chapter-b = El juego básico
cli-chapter-dc = Dodge City (cartas)
cli-chapter-ch = Los personajes en general
cli-chapter-cb = Los personajes del juego básico
cli-chapter-cd = Los personajes de Dodge City
cli-chapter-cs = Los personajes especiales de La Bala
cli-chapter-cw = Los personajes especiales de Se Busca
cli-chapter-ev = Las cartas de evento en general
cli-chapter-hn = Los eventos de Solo ante el peligro
cli-chapter-fc = Los eventos de Por un puñado de cartas
cli-chapter-d = El Duelo: un juego para dos
cli-chapter-g = El juego de dados
cli-chapter-other = Reglas de otro paquete
cli-section-dc-1 = En general
cli-section-dc-2 = Qué son las cartas verdes
cli-section-dc-3 = Las cartas marrones
cli-section-dc-4 = Las cartas azules
cli-section-dc-5 = Las cartas verdes, una a una
cli-section-ev-1 = El mazo de eventos
cli-section-ev-2 = Cuándo entra en juego un evento, y cuánto dura
cli-section-ev-3 = Cómo funcionan los eventos
cli-rules-character = personaje ({ $set }), puntos de vida: { $life }
cli-rules-event = evento ({ $set })
cli-rules-set = expansión, --set { $name }
cli-rules-characters = Personajes: { $names }
cli-rules-events = Eventos: { $names }
cli-rules-role = rol
cli-rules-word = palabra de las reglas
cli-rules-no-card = no es una carta
cli-rules-faces = { $count ->
    [one] Una carta: { $faces }
   *[other] { $count } cartas: { $faces }
 }
cli-rules-about = Trata de: { $names }
cli-rules-unknown = En las reglas nada se llama «{ $text }».
cli-rules-elsewhere = { $rule } es una regla de otro juego: sixgun rules { $rule }
cli-rules-near = ¿Quizá { $near }?
cli-rules-try-search = Búscalo en los textos: sixgun rules --search «{ $text }»
cli-rules-search-what = Di qué hay que buscar: sixgun rules --search cárcel
cli-rules-not-found = «{ $text }» no aparece en ninguna parte de las reglas.
cli-rules-near-words = Sí aparece: { $near }.
cli-rules-found = { $count ->
    [one] Un lugar habla de «{ $text }».
   *[other] { $count } lugares hablan de «{ $text }».
 }
cli-rules-guides = Cada juego en dos minutos: { $commands }
cli-rules-best = Los { $shown } mejores de { $count } lugares que hablan de «{ $text }».
