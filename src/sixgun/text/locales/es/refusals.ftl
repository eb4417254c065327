# Why an action is not allowed: what is wrong, and what would be right.

refusal-not-asked = Ahora no te toca elegir: se espera a { $player }.
refusal-game-over = La partida ha terminado. Empieza otra para seguir jugando.
refusal-not-in-hand = No tienes { $card } en la mano. Elige una carta que tengas.
refusal-not-in-front = { $card } no está delante del jugador del que se trata. Elige una carta que sí lo esté.
refusal-not-now = Ahora no se puede jugar { $card }. Las cartas se juegan en tu propio turno, o cuando responden a lo que se te pregunta.
refusal-bang-limit = { $limit ->
    [one] Ya has jugado tu única carta ¡BANG! de este turno. Con una Volcanic delante podrías jugar más.
   *[other] Has jugado { $limit } cartas ¡BANG!, y este turno no permite más.
 }
refusal-out-of-range = { $player } está a distancia { $distance }, y tu arma alcanza { $range }. Dispara a alguien más cercano, o juega antes un arma de más alcance.
refusal-too-far = { $player } está a distancia { $distance }, y esta carta solo alcanza distancia 1, tengas el arma que tengas. Elige a un jugador que esté a tu lado.
refusal-no-target-self = No puedes dirigir esta carta contra ti. Elige a otro jugador.
refusal-needs-target = { $card } se dirige a un jugador. Elige a cuál.
refusal-nobody-in-reach = Nadie está a tu alcance: el jugador más cercano está a distancia { $distance }, y tu arma alcanza { $range }.
refusal-nobody-near = Nadie está a distancia 1, y { $card } no llega más lejos. El jugador más cercano está a distancia { $distance }.
refusal-nobody-has-cards = Ninguno de los jugadores a los que puede dirigirse { $card } tiene una carta que perder.
refusal-nobody-to-face = Ahora no hay nadie delante de quien se pueda poner { $card }.
refusal-nothing-in-front = Nadie más tiene delante una carta contra la que aprovechar el evento { $source }.
refusal-takes-no-target = { $card } no se dirige a ningún jugador en concreto. Juégala sin más.
refusal-target-out-of-game = { $player } está fuera de la partida. Elige a un jugador que siga en ella.
refusal-target-no-cards = { $player } no tiene ninguna carta que puedas tomar o hacer descartar. Elige a un jugador con cartas.
refusal-copy-in-play = Ahí ya hay una carta llamada { $name }. Nadie puede tener delante dos cartas del mismo nombre.
refusal-same-weapon = Ya llevas el arma { $name }. Solo un arma de otro nombre puede ocupar su lugar.
refusal-jail-sheriff = No se puede meter al Sheriff en la Cárcel.
refusal-jail-off = En esta partida para tres jugadores no se puede meter a nadie en la Cárcel.
refusal-missed-only-answer = Lo que vale como ¡Fallaste! solo responde a un disparo contra ti. Guárdalo hasta que alguien te dispare.
refusal-beer-two-players = La Cerveza no salva a nadie cuando solo quedan dos jugadores.
refusal-beer-not-now = La Cerveza es para tu propio turno, o para el momento en que pierdes tu último punto de vida.
refusal-only-beer-saves = Has perdido tu último punto de vida, y { $card } no puede salvarte. Solo puede hacerlo una Cerveza o una habilidad que cure.
refusal-no-answer-to-shot = { $card } no responde a un disparo. Usa un Barril, juega un ¡Fallaste! o encaja el disparo.
refusal-not-as-bang = No puedes jugar { $card } como ¡BANG!. Solo una habilidad permite jugar una carta como si fuera otra.
refusal-no-such-seat = No hay ningún asiento { $player } en esta mesa.
refusal-barrel-spent = Ya no puedes usar ese barril contra este disparo: cada uno vale una vez por disparo, y antes de cualquier ¡Fallaste!.
refusal-barrel-not-now = Un barril solo ayuda mientras alguien te dispara.
refusal-works-by-itself = { $card } funciona por sí sola mientras está ahí. No se usa.
refusal-ability-needs-cards = { $whose ->
    [event] Para aprovechar el evento { $source }, elige las cartas que descartas por él, y a qué o a quién disparas.
   *[character] Para usar la habilidad de { $source }, elige las cartas de tu mano que entregas por ella.
 }
refusal-ability-not-now = { $whose ->
    [event] Ahora no puedes aprovechar el evento { $source }.
   *[character] Ahora no se puede usar la habilidad de { $source }.
 }
refusal-ability-own-turn = { $whose ->
    [event] El evento { $source } se aprovecha en el turno propio, mientras se juegan cartas.
   *[character] La habilidad de { $source } se usa en el turno propio, mientras se juegan cartas.
 }
refusal-ability-too-few-cards = La habilidad de { $source } cuesta { $needed ->
    [one] una carta
   *[other] { $needed } cartas
 } de tu mano, y { $cards ->
    [0] no tienes ninguna
    [one] solo tienes una
   *[other] tienes { $cards }
 } que entregar.
refusal-ability-wrong-cards = No tienes en la mano las cartas que hacen falta. { $source }: { $text }
refusal-draw-not-now = Ahora no robas. Robar es lo primero que haces en tu turno.
refusal-end-not-now = Ahora no estás jugando cartas, así que no hay nada que terminar. Responde a lo que se te pregunta.
refusal-end-instead = Nadie te pide una respuesta. Juega una carta, o di que no juegas más.
refusal-must-choose = Aquí no puedes pasar: elige una de las cosas ofrecidas.
refusal-no-such-ability = { $whose ->
    [event] El evento { $source } no está en vigor.
   *[character] No tienes la habilidad de { $source }.
 }
refusal-ability-full-life = Tienes todos tus puntos de vida, así que no hay ninguno que recuperar.
refusal-wrong-card-answer = { $card } no es una respuesta aquí. Descarta una carta de las que se te piden, o pierde vida.
refusal-excess-only = Solo puedes descartar las cartas que te sobran, al final de tu turno.
refusal-not-offered = Esa no es ninguna de las opciones que tienes ahora.
refusal-no-source = Ahí no hay ninguna carta que robar. Roba del mazo, o de un sitio donde haya cartas.
