# The help of the commands. Names of commands and options are not translated.

help-usage = Uso:
help-usage-options = [OPCIONES]
help-usage-command = COMANDO …
help-commands = Comandos
help-arguments = Argumentos
help-options = Opciones
help-option-help = Muestra esta ayuda y termina.

help-sixgun = Sixgun: un motor abierto, bots y una mesa en el terminal para los juegos BANG!.
help-sixgun-end =
    Para empezar: sixgun play
    Sixgun no es oficial. BANG! es una marca de su editorial; no se usan ilustraciones ni textos de reglas suyos.
help-option-version = Muestra la versión y termina.
help-option-lang = Idioma de todo lo que lees; si falta, decide el entorno (LC_ALL, LC_MESSAGES, LANG).
help-option-players = Número de jugadores, de 3 a 8 (si falta, 5); para 8 el juego de cartas necesita la expansión dodge_city. El Duelo es para dos.
help-option-simplified = Deja fuera las cartas con el libro abierto (regla B-1.9).
help-option-posse = Personajes de cada bando en El Duelo, de 4 a 12 (si falta, 4).
help-option-no-color = Sin colores. NO_COLOR en el entorno hace lo mismo.
help-argument-game = El juego: classic, el juego de cartas (si falta); duel, El Duelo; dice, el juego de dados.

help-play = Siéntate a una mesa con bots, o míralos jugar.
help-play-end =
    Durante la partida: ? muestra lo que puedes escribir. Ctrl-C detiene el juego y te ofrece guardar.
help-play-seat = Tu asiento, desde 0, en sentido horario (si falta, 0).
help-play-name = Tu nombre.
help-play-bots = Quién juega contra ti: random o greenhorn (si falta), o una lista con comas, uno por asiento.
help-play-seed = Número que fija todo el azar: la misma semilla da la misma partida.
help-play-characters = dealt: cada uno recibe un personaje (si falta); choose: cada uno elige entre dos.
help-play-record = Escribe un registro de la partida en este archivo nuevo mientras se juega.
help-play-continue = Continúa la partida de este registro, que se sigue escribiendo.
help-play-watch = Los bots juegan en todos los asientos, y tú miras.
help-play-pace = Segundos de espera después de cada cosa que hace un bot.

help-replay = Cuenta la historia de una partida registrada, o la comprueba.
help-replay-file = Un registro, tal como lo escribe sixgun play --record.
help-replay-step = Espera Intro antes de cada acción.
help-replay-verify = Solo la juega de nuevo, compara todas las huellas y dice si está en orden.
help-replay-seat = Cuenta solo lo que vio este asiento.

help-simulate = Haz que los bots jueguen muchas partidas, y cuenta quién gana.
help-simulate-games = Número de partidas (si falta, 1000).
help-simulate-bots = Quién juega: random (si falta) o greenhorn, o una lista con comas, uno por asiento.
help-simulate-seed = Número que fija todas las partidas (si falta, 0).
help-simulate-workers = Número de procesos (si falta, 1); 0 usa uno por cada núcleo. Las cifras no cambian.
help-simulate-json = Muestra un objeto JSON y nada más.

help-scenario = Juega escenarios: situaciones con pasos y resultados esperados, escritas en archivos.
help-scenario-run = Juega escenarios y dice cuáles salen de otra manera.
help-scenario-paths = Archivos de escenario, o carpetas con escenarios (*.toml).

help-option-set = Añade una expansión al juego básico: { $known }; all las añade todas. Se puede repetir.
help-option-character-sets = Reparte solo personajes de estas expansiones, una lista con comas (si falta, todas las de la partida).
help-option-events = Con las dos expansiones de eventos: cuántas cartas de evento normales se usan (si falta, 12; regla OPT-5).
help-option-jail = Con tres jugadores: any (si falta) permite jugar la Cárcel, none no (regla OPT-4).
help-option-roulette = Qué pide la Ruleta Rusa (si falta, missed_cards; regla OPT-6).

help-rules = Muestra las reglas con nuestras propias palabras: por número, por nombre o por lo que dicen.
help-rules-what = Un número (B-9.1), un capítulo (HN), o el nombre de una carta, un personaje, un evento, un rol o una expansión; sin nada, muestra el índice.
help-rules-game = Busca solo en las reglas de un juego: classic, duel o dice.
help-rules-search = Muestra todo aquello en que aparecen todas estas palabras; mayúsculas y acentos no importan.
help-rules-end =
    Aquí se puede buscar el número entre paréntesis que el juego da con una pregunta o una negativa.
