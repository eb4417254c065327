# High Noon: its event cards, and what is asked and told because of them.

set-high_noon = Solo ante el peligro
    .text = 15 cartas de evento: a partir del segundo turno del Sheriff, una nueva altera las reglas en cada ronda.

eventcard-blessing = Bendición
    .text = Todas las cartas cuentan como Corazones.
eventcard-curse = Maldición
    .text = Todas las cartas cuentan como Picas.
eventcard-the_daltons = Los Dalton
    .text = Cuando entra en juego, cada jugador con cartas azules en la mesa elige una de ellas y la descarta.
eventcard-the_doctor = El Doctor
    .text = Cuando entra en juego, quien tiene menos puntos de vida recupera uno.
eventcard-ghost_town = Pueblo Fantasma
    .text = Los jugadores que están fuera vuelven para su propio turno, como fantasmas: roban tres cartas en vez de dos, y nada puede hacerles daño. Cuando termina el turno vuelven a estar fuera.
eventcard-gold_rush = Fiebre del Oro
    .text = Los turnos van en sentido antihorario. Las cartas siguen funcionando en sentido horario.
eventcard-handcuffs = Esposas
    .text = Después de robar nombras un palo: durante el resto de tu turno solo puedes jugar cartas de ese palo.
eventcard-hangover = Resaca
    .text = Los personajes no tienen habilidades.
eventcard-new_identity = Nueva Identidad
    .text = Al empezar tu turno puedes mirar tu segundo personaje y cambiarte a él para siempre, con dos puntos de vida.
eventcard-the_reverend = El Reverendo
    .text = Nadie puede jugar Cerveza.
eventcard-the_sermon = El Sermón
    .text = No puedes usar cartas ¡BANG! en tu propio turno.
eventcard-shootout = Tiroteo
    .text = Puedes jugar una segunda carta ¡BANG! en tu turno.
eventcard-thirst = Sed
    .text = Robas una carta menos al empezar tu turno, pero nunca menos de una.
eventcard-train_arrival = La Llegada del Tren
    .text = Robas una carta más al empezar tu turno.
eventcard-high_noon = Solo ante el peligro
    .text = Pierdes un punto de vida al empezar tu turno. Es el último evento y se queda hasta el final.

# What is asked
prompt-discard-blue = ¿Qué carta azul de las que tienes delante descartas?
asked-discard-blue = { $player } elige una carta azul que descartar.
prompt-new-identity = ¿Quieres cambiarte a tu segundo personaje, con dos puntos de vida?
asked-new-identity = { $player } puede adoptar una nueva identidad.
prompt-name-suit = Nombra un palo: durante el resto de este turno solo puedes jugar cartas de ese palo.
asked-name-suit = { $player } tiene que nombrar un palo.

action-choose-card-discard-blue = Descarta { $card }
action-use-new_identity = Adopta tu nueva identidad, con dos puntos de vida
action-pass-new-identity = Sigue siendo quien eres
action-name-suit = Nombra { $suit }

# What is told
event-new-identity = { $you ->
    [seat] Desde ahora eres { $character }, con { $amount } puntos de vida.
   *[none] Desde ahora { $player } es { $character }, con { $amount } puntos de vida.
 }
event-names-suit = { $you ->
    [seat] Nombras { $suit }: en este turno no juegas otra cosa.
   *[none] { $player } nombra { $suit } y no juega otra cosa en este turno.
 }
event-returns-as-ghost = { $you ->
    [seat] Vuelves como fantasma, durante este turno.
   *[none] { $player } vuelve como fantasma, durante este turno.
 }
event-ghost-leaves = { $you ->
    [seat] Tu tiempo como fantasma ha terminado.
   *[none] El fantasma de { $player } se desvanece de nuevo.
 }

refusal-wrong-suit = { $card } no es del palo que has nombrado, y en este turno no puedes jugar de otro.
refusal-bangs-frozen = En tu propio turno no puedes usar cartas ¡BANG! mientras este evento esté en vigor, y { $card } sería una.
