# Dodge City: its cards and characters, and what is asked and told because of them.

set-dodge_city = Dodge City
    .text = 40 cartas, algunas de ellas verdes, 15 personajes, y sitio para un octavo jugador.

# Blue cards
card-binocular = Prismáticos
    .text = Ves a todos los demás jugadores un paso más cerca. Se suman a una Mira Telescópica.
card-hideout = Escondite
    .text = Todos los demás jugadores te ven un paso más lejos. Se suma a un Mustang.

# Brown cards
card-punch = Puñetazo
    .text = Dispara a un jugador a distancia 1. No es una carta ¡BANG!, así que aún puedes jugar una.
card-rag_time = Ragtime
    .text = Descarta otra carta junto con ella y toma una carta de cualquier otro jugador: una de su mano, a ciegas, o una que nombres de las que tiene delante.
card-brawl = Reyerta
    .text = Descarta otra carta junto con ella y todos los demás pierden una carta. Eliges de uno en uno: una carta de la mano, a ciegas, o una de las que ese jugador tiene delante.
card-dodge = Esquivar
    .text = Esquiva un disparo dirigido a ti y roba una carta. No es una carta ¡Fallaste!.
card-springfield = Springfield
    .text = Descarta otra carta junto con ella y dispara a cualquier otro jugador, por lejos que esté.
card-tequila = Tequila
    .text = Descarta otra carta junto con ella y un jugador recupera un punto de vida: cualquiera, o tú mismo. No es una Cerveza y no salva a nadie que haya perdido el último.
card-whisky = Whisky
    .text = Descarta otra carta junto con ella y recupera dos puntos de vida. No es una Cerveza y no te salva cuando has perdido el último.

# Green cards
card-bible = Biblia
    .text = Ponla delante de ti. A partir del turno siguiente, descártala para esquivar un disparo contra ti y robar una carta.
card-canteen = Cantimplora
    .text = Ponla delante de ti. A partir de tu próximo turno, descártala para recuperar un punto de vida. No es una Cerveza.
card-can_can = Cancán
    .text = Ponlo delante de ti. A partir de tu próximo turno, descártalo para que cualquier otro jugador pierda una carta: una de su mano, a ciegas, o una que nombres de las que tiene delante.
card-ten_gallon_hat = Sombrero de Ala Ancha
    .text = Ponlo delante de ti. A partir del turno siguiente, descártalo para esquivar un disparo contra ti.
card-conestoga = Conestoga
    .text = Ponla delante de ti. A partir de tu próximo turno, descártala para tomar una carta de cualquier otro jugador: una de su mano, a ciegas, o una que nombres de las que tiene delante.
card-derringer = Derringer
    .text = Ponla delante de ti. A partir de tu próximo turno, descártala para disparar a un jugador a distancia 1 y robar una carta, aciertes o no.
card-buffalo_rifle = Rifle para Búfalos
    .text = Ponlo delante de ti. A partir de tu próximo turno, descártalo para disparar a cualquier otro jugador, por lejos que esté.
card-howitzer = Obús
    .text = Ponlo delante de ti. A partir de tu próximo turno, descártalo para disparar a todos los demás a la vez.
card-pepperbox = Pepperbox
    .text = Ponla delante de ti. A partir de tu próximo turno, descártala para disparar a otro jugador al alcance de tu arma.
card-iron_plate = Plancha de Hierro
    .text = Ponla delante de ti. A partir del turno siguiente, descártala para esquivar un disparo contra ti.
card-pony_express = Pony Express
    .text = Ponlo delante de ti. A partir de tu próximo turno, descártalo para robar tres cartas.
card-knife = Cuchillo
    .text = Ponlo delante de ti. A partir de tu próximo turno, descártalo para disparar a un jugador a distancia 1.
card-sombrero = Sombrero mexicano
    .text = Ponlo delante de ti. A partir del turno siguiente, descártalo para esquivar un disparo contra ti.

short-binocular = ves a los demás 1 más cerca
short-hideout = los demás te ven 1 más lejos
short-punch = dispara a un jugador a distancia 1
short-rag_time = descarta otra carta, toma una de un jugador
short-brawl = descarta otra carta, los demás pierden una
short-dodge = esquiva un disparo contra ti, roba una carta
short-springfield = descarta otra carta, dispara a un jugador
short-tequila = descarta otra carta, alguien recupera 1 vida
short-whisky = descarta otra carta, recupera 2 vidas
short-bible = verde: esquiva un disparo, roba una carta
short-canteen = verde: recupera 1 vida
short-can_can = verde: haz que alguien descarte una carta
short-ten_gallon_hat = verde: esquiva un disparo contra ti
short-conestoga = verde: toma una carta de un jugador
short-derringer = verde: dispara a distancia 1, roba una carta
short-buffalo_rifle = verde: dispara a cualquier jugador
short-howitzer = verde: dispara a todos los demás
short-pepperbox = verde: dispara a un jugador a tu alcance
short-iron_plate = verde: esquiva un disparo contra ti
short-pony_express = verde: roba 3 cartas
short-knife = verde: dispara a un jugador a distancia 1
short-sombrero = verde: esquiva un disparo contra ti

# Characters
character-apache_kid = Apache Kid
    .text = Las cartas de Diamantes que juegan otros no le afectan. En un Duelo, sí.
character-belle_star = Belle Star
    .text = En su turno ninguna carta que otro jugador tenga delante tiene efecto.
character-bill_noface = Bill Sinrostro
    .text = Al empezar su turno roba una carta, y una más por cada punto de vida que le falta.
character-chuck_wengam = Chuck Wengam
    .text = En su turno puede perder un punto de vida para robar dos cartas, tantas veces como quiera, pero nunca su último punto.
character-doc_holyday = Doc Holyday
    .text = Una vez en su turno puede descartar dos cartas de su mano para disparar a un jugador al alcance de su arma. No es una carta ¡BANG!.
character-elena_fuente = Elena Fuente
    .text = Puede usar cualquier carta de su mano como ¡Fallaste!.
character-greg_digger = Greg Digger
    .text = Recupera dos puntos de vida cada vez que otro jugador queda eliminado.
character-herb_hunter = Herb Hunter
    .text = Roba dos cartas cada vez que otro jugador queda eliminado.
character-jose_delgado = José Delgado
    .text = En su turno puede descartar una carta azul de su mano para robar dos cartas, como mucho dos veces.
character-molly_stark = Molly Stark
    .text = Roba una carta por cada carta de su mano que juega o decide descartar cuando no es su turno.
character-pat_brennan = Pat Brennan
    .text = Al empezar su turno puede tomar una carta que esté delante de cualquier jugador en vez de robar.
character-pixie_pete = Pixie Pete
    .text = Roba tres cartas al empezar su turno en vez de dos.
character-sean_mallory = Sean Mallory
    .text = Puede conservar hasta diez cartas en la mano al final de su turno.
character-tequila_joe = Tequila Joe
    .text = Cada Cerveza le da dos puntos de vida.
character-vera_custer = Vera Custer
    .text = Antes de robar elige a otro personaje de la partida, y tiene su habilidad hasta su próximo turno.

# What is asked
prompt-pay-cost = ¿Qué otra carta descartas junto con { $card }?
asked-pay-cost = { $player } elige una carta con la que pagar.
prompt-copy-character = ¿De quién quieres la habilidad hasta tu próximo turno?
asked-copy-character = { $player } elige una habilidad que copiar.
prompt-take-or-draw = { $amount ->
    [one] ¿Robas una carta del mazo, o tomas una de la mesa?
   *[other] ¿Robas { $amount } cartas del mazo, o tomas una de la mesa?
 }
asked-take-or-draw = { $player } elige entre el mazo y una carta de la mesa.
prompt-share-estate = ¿Qué carta de { $by } tomas?
asked-share-estate = { $player } elige una carta de un jugador que está fuera de la partida.

action-copy-character = Usa la habilidad de { $character }
action-choose-card-take-or-draw = Toma { $card } de la mesa
action-choose-card-share-estate = Toma { $card }
action-choose-hand-share-estate = Toma a ciegas una carta de la mano de { $player }
action-use-card-at = Usa { $card } sobre { $player }
action-use-chuck_wengam = Pierde un punto de vida para robar dos cartas
action-use-doc_holyday = Descarta { $card } y { $second } para disparar a { $player }
action-use-jose_delgado = Descarta { $card } para robar dos cartas

# What is told
event-discards-cost = { $you ->
    [seat] Pagas con { $cards }.
   *[none] { $player } paga con { $cards }.
 }
event-discards-left-over = { $cards } sobra y va a la pila de descartes.
event-uses-at = { $you ->
    [seat] Usas { $cards } sobre { $other }.
    [other] { $player } usa { $cards } sobre ti.
   *[none] { $player } usa { $cards } sobre { $other }.
 }
event-uses-answer = { $you ->
    [seat] Respondes a { $other } con { $cards }.
    [other] { $player } te responde con { $cards }.
   *[none] { $player } responde a { $other } con { $cards }.
 }
event-takes-from-front-own = { $you ->
    [seat] Devuelves { $cards } de la mesa a tu mano.
   *[none] { $player } devuelve { $cards } de la mesa a su mano.
 }
event-unaffected = { $you ->
    [seat] { $cards } no te afecta.
   *[none] { $cards } no afecta a { $player }.
 }
event-copies = { $you ->
    [seat] Tienes la habilidad de { $character } hasta tu próximo turno.
   *[none] { $player } adopta la habilidad de { $character } hasta su próximo turno.
 }
event-uses-chuck_wengam = { $you ->
    [seat] Como { $source }, das un punto de vida por dos cartas.
   *[none] Como { $source }, { $player } da un punto de vida por dos cartas.
 }
event-uses-doc_holyday = { $you ->
    [seat] Como { $source }, descartas { $cards } y disparas a { $other }.
    [other] Como { $source }, { $player } descarta { $cards } y te dispara.
   *[none] Como { $source }, { $player } descarta { $cards } y dispara a { $other }.
 }
event-uses-jose_delgado = { $you ->
    [seat] Como { $source }, descartas { $cards } por dos cartas nuevas.
   *[none] Como { $source }, { $player } descarta { $cards } por dos cartas nuevas.
 }

refusal-no-cost-card = Para jugar { $card } debes descartar junto con ella otra carta de tu mano, y no tienes ninguna que puedas dar.
refusal-cost-is-another = { $card } es la carta que estás jugando. Descarta junto con ella otra carta de tu mano.
refusal-green-in-hand = { $card } es una carta verde: juégala primero delante de ti. Se puede usar a partir del turno siguiente.
refusal-green-fresh = { $card } ha entrado en juego en este turno. Se puede usar a partir del turno siguiente.
refusal-green-not-now = { $card } no se puede usar ahora. Una carta verde con un ¡Fallaste! responde a un disparo contra ti; cualquier otra se usa en tu propio turno.
refusal-front-silenced = { $card } no tiene efecto ahora, así que no se puede usar: de momento las cartas que tienes delante no cuentan.
refusal-ability-last-life = Esto te costaría tu último punto de vida, y ese no se puede dar.
refusal-ability-used-up = { $times ->
    [one] Ya has usado la habilidad de { $source }. Se puede usar una vez por turno.
   *[other] Has usado { $times } veces la habilidad de { $source }, y un turno no permite más.
 }

error-options-seats = No se puede jugar con { $players } y estas expansiones: hay sitio para { $most }. Para ocho jugadores hace falta Dodge City.
