# Why an action is not allowed in The Duel: what is wrong, and what would be right.

duel-refusal-ability-by-itself = No hay nada que usar: la habilidad de { $source } funciona por sí sola, o te pregunta cuando llega el momento.
duel-refusal-ability-needs-cards = Para usar la habilidad de { $source }, nombra la carta de tu mano que entregas por ella.
duel-refusal-ability-not-now = La habilidad de { $source } se usa en tu propio turno, entre una acción y otra.
duel-refusal-ability-not-so = La habilidad de { $source } no se puede usar así.
duel-refusal-ability-used = Ya has usado la habilidad de { $source } en este turno. Solo se puede una vez.
duel-refusal-asleep = { $source } descansa ahora: lo que pertenece a un personaje funciona mientras está delante, o mientras alguien lo tiene como objetivo.
duel-refusal-bang-limit = { $limit ->
    [one] Ya has jugado tu única carta ¡BANG! de este turno. Una Cartuchera en tu personaje de delante te dejaría jugar más.
   *[other] Has jugado { $limit } cartas ¡BANG!, y este turno no permite más.
 }
duel-refusal-cannot-copy-so = { $card }, encima de la pila de descartes, no se puede usar así.
duel-refusal-card-not-in-play = { $card } no está en juego. Elige una carta que esté en un personaje.
duel-refusal-discard-not-now = Se descarta al final de tu turno, y solo lo que sobra.
duel-refusal-dodge-only-answer = { $card } solo responde a un impacto contra uno de tus personajes. Guárdala hasta que llegue uno.
duel-refusal-empty-hand = Tu rival no tiene ninguna carta en la mano. Elige una carta en juego.
duel-refusal-end-instead = Nadie te pide una respuesta. Haz algo, o termina de jugar cartas.
duel-refusal-end-not-now = Ahora no estás jugando cartas, así que no hay nada que terminar. Responde a lo que se te pregunta.
duel-refusal-game-over = La partida ha terminado. Empieza otra para seguir jugando.
duel-refusal-give-not-now = Solo se entregan cartas contra ¡Indios! y en un Duelo.
duel-refusal-hand-not-empty = La habilidad de { $source } solo funciona mientras no tienes cartas en la mano.
duel-refusal-must-choose = Aquí no puedes pasar: elige una de las cosas ofrecidas.
duel-refusal-needs-card = { $card } necesita un objetivo: nombra una carta en juego, o la mano.
duel-refusal-needs-character = { $card } necesita un objetivo: nombra un personaje detrás de ella.
duel-refusal-needs-pair = { $card } necesita saber de quién son los personajes que se intercambian: nombra a un jugador detrás de ella.
duel-refusal-no-dodge = { $card } no esquiva este impacto. Juega una esquiva, usa lo que tenga tu personaje, o encaja el impacto.
duel-refusal-no-hit-card = { $card } no es una carta de impacto, y aquí solo se pueden entregar esas.
duel-refusal-no-reload = Aún no puede recargar nadie: para eso hace falta un jugador con un único personaje en juego.
duel-refusal-no-such-ability = No tienes en juego ningún personaje con la habilidad de { $source }.
duel-refusal-not-as-colt = No puedes disparar { $card } como un Colt. Solo una habilidad de tu personaje de delante convierte otra carta en uno.
duel-refusal-not-asked = Ahora no te toca elegir: se espera a { $player }.
duel-refusal-not-drawn-now = { $card } no es una de las cartas que acabas de robar. Descarta una de esas.
duel-refusal-not-from-hand = { $card } solo toma cartas en juego, nunca una de una mano.
duel-refusal-not-hit = { $source } solo ayuda mientras su personaje es objetivo de un impacto.
duel-refusal-not-in-hand = No tienes { $card } en la mano. Elige una carta que tengas.
duel-refusal-not-in-play = { $character } no está en juego. Elige un personaje que lo esté.
duel-refusal-not-now = Ahora no se puede jugar { $card }. Las cartas se juegan en tu propio turno, o cuando responden a lo que se te pregunta.
duel-refusal-not-of-target = { $source } está en tu otro personaje. Solo ayuda al que recibe el impacto.
duel-refusal-not-offered = Esa no es ninguna de las opciones que tienes ahora.
duel-refusal-not-own-equipment = { $source } no está en ninguno de tus personajes.
duel-refusal-not-own-equipment-ability = { $source } solo puede cambiar Equipo suyo, y ninguno que esté siempre activo.
duel-refusal-not-reloadable = { $card } no se puede recargar: no tiene el símbolo para ello.
duel-refusal-nothing-to-copy = Encima de la pila de descartes no hay ninguna carta de Acción que { $source } pueda usar.
duel-refusal-reload-from-elsewhere = Puedes recargar cartas de tu mano, y Equipo de tu personaje de delante. { $card } no es ni lo uno ni lo otro.
duel-refusal-reload-not-now = Se recarga en tu propio turno, entre una acción y otra.
duel-refusal-reveal-spent = Ya se ha probado con { $source } contra este impacto, y solo se puede una vez.
duel-refusal-shielded = { $card } está en el personaje de detrás del rival, y ahí queda fuera de alcance.
duel-refusal-single-character = { $player } tiene un único personaje, y uno solo no se puede intercambiar.
duel-refusal-swap-not-now = La ficha se mueve en tu propio turno, entre una acción y otra.
duel-refusal-takes-no-target = { $card } no lleva objetivo. Juégala sin nombrar nada.
duel-refusal-token-moved = Ya has movido la ficha en este turno. Solo se puede una vez.
duel-refusal-works-by-itself = { $source } funciona por sí sola mientras está ahí. No se usa.
duel-refusal-wrong-target = { $card } no se puede usar sobre { $character }.
duel-refusal-wrong-target-hit = { $card } no se puede disparar contra { $character }: alcanza al personaje de delante del rival.
duel-refusal-wrong-target-equipment = { $card } no se puede poner en { $character }: el Equipo va en tu personaje de detrás o en el de delante del rival.
