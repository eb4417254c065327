# The settings of the web page.

page-theme = Tema
page-theme-auto = Como el dispositivo
page-theme-light = Claro
page-theme-dark = Oscuro
page-speed = Movimiento
    .text = Con qué rapidez se mueven cartas y dados.
page-speed-off = Ninguno
page-speed-usual = Normal
page-speed-slow = Lento
page-sound = Sonidos
    .text = Un sonido cuando te toca, y con los disparos.
page-careful = Preguntar si hay duda
    .text = Pregunta otra vez antes de una jugada que te perjudica o malgasta una carta.
page-hints = Explicaciones
    .text = Más palabras para quien empieza. Solo hay consejos de juego en las mesas que los permiten.
page-settings-kept = Se guarda solo en este navegador.
