# The numbered rules of Dodge City and of all characters beyond the base game, in a sentence or two each.

# Dodge City
rule-DC-1-1 = Dodge City añade 40 cartas de juego, 15 personajes, y los roles para ocho jugadores.
rule-DC-1-2 = Las cartas que también están en el juego básico son las mismas cartas en todo.
rule-DC-1-3 = El límite de una carta ¡BANG! por turno, y las habilidades sobre cartas ¡BANG!, no afectan a las cartas que simplemente disparan.
rule-DC-1-4 = Si una carta pide otra, descártala junto con una carta a tu elección de tu mano. Sin ella no se puede jugar.
rule-DC-1-5 = Solo la Cerveza salva a un jugador que ha perdido su último punto de vida.
rule-DC-1-6 = Cuando quedan dos jugadores, Tequila, Whisky y Cantimplora siguen funcionando: no son Cervezas.

# Green cards
rule-DC-2-1 = Una carta verde se juega delante de uno mismo. Ahí se puede tomar y descartar, y nadie puede tener dos del mismo nombre.
rule-DC-2-2 = Para usar una carta verde, descártala de delante de ti. No se puede usar desde la mano.
rule-DC-2-3 = Una carta verde no se puede usar en el turno en que se jugó, sino a partir del comienzo del turno siguiente.
rule-DC-2-4 = Las cartas verdes con un ¡Fallaste! se usan cuando alguien te dispara, en tu turno o fuera de él; todas las demás, en tu propia fase 2.
rule-DC-2-5 = Una carta verde que se ha tomado hay que jugarla de nuevo, y vuelve a esperar.
rule-DC-2-6 = Un turno adicional dado por Venganza es otro turno: una carta verde jugada en el primero se puede usar en él.
rule-DC-2-7 = Usar una carta verde no es jugar una carta de la mano. El Juez prohíbe jugarla, no usarla.

# Brown cards
rule-DC-3-1 = Puñetazo es un disparo contra un jugador a distancia 1.
rule-DC-3-2 = Ragtime cuesta otra carta y toma una carta de cualquier otro jugador.
rule-DC-3-3 = Reyerta cuesta otra carta, y todos los demás jugadores pierden una; eliges la de cada uno cuando le llega el momento de perderla.
rule-DC-3-4 = Esquivar para un disparo contra ti como un ¡Fallaste!, y robas una carta.
rule-DC-3-5 = Springfield cuesta otra carta y es un disparo contra cualquier otro jugador.
rule-DC-3-6 = Tequila cuesta otra carta y da un punto de vida a un jugador cualquiera, tú incluido.
rule-DC-3-7 = Whisky cuesta otra carta y te da dos puntos de vida.
rule-DC-3-8 = Esquivar no es una carta ¡Fallaste!: Calamity Janet no puede disparar con ella, y Big Spencer puede jugarla.
rule-DC-3-9 = La carta de Esquivar y de Biblia se roba al instante, y ya se puede usar contra el mismo disparo.

# Blue cards
rule-DC-4-1 = Prismáticos funciona como una Mira Telescópica y se suma a ella.
rule-DC-4-2 = Escondite funciona como un Mustang y se suma a él.

# Green cards, one by one
rule-DC-5-1 = Biblia para un disparo contra ti como un ¡Fallaste!, y robas una carta.
rule-DC-5-2 = Cantimplora te da un punto de vida.
rule-DC-5-3 = Cancán hace que cualquier otro jugador pierda una carta.
rule-DC-5-4 = Plancha de Hierro, Sombrero mexicano y Sombrero de Ala Ancha paran un disparo contra ti como un ¡Fallaste!.
rule-DC-5-5 = Conestoga toma una carta de cualquier otro jugador.
rule-DC-5-6 = Derringer es un disparo contra un jugador a distancia 1. Después robas una carta, haya acertado o no.
rule-DC-5-7 = Rifle para Búfalos es un disparo contra cualquier otro jugador.
rule-DC-5-8 = Obús es un disparo contra todos los demás.
rule-DC-5-9 = Pepperbox es un disparo contra un jugador al alcance de tu arma.
rule-DC-5-10 = Pony Express roba tres cartas.
rule-DC-5-11 = Cuchillo es un disparo contra un jugador a distancia 1.
rule-DC-5-12 = Ninguna carta verde es una carta ¡BANG! ni una Cerveza.

# Characters of Dodge City
rule-CD-1 = Las cartas de Diamantes que juegan otros jugadores no afectan a Apache Kid.
rule-CD-1-1 = Se puede elegir a Apache Kid como objetivo de Diamantes. La carta se gasta y cuenta para todos los límites; no ocurre nada más.
rule-CD-1-2 = En un Duelo la habilidad de Apache Kid no funciona.
rule-CD-1-3 = Si una carta para todos es de Diamantes, Apache Kid queda al margen, haga bien o haga daño.
rule-CD-1-4 = De un Almacén que Tío Will abre con Diamantes, Apache Kid no toma nada.
rule-CD-1-5 = Dos cartas que descartan Doc Holyday o un francotirador afectan a Apache Kid salvo que ambas sean de Diamantes. Un rebote de Diamantes no hace nada a sus cartas.
rule-CD-1-6 = Para Apache Kid cuenta el palo que muestra la carta, se use como se use. Bendición y Maldición lo sustituyen.
rule-CD-1-7 = Las habilidades que no usan cartas, y sus propias cartas, sí afectan a Apache Kid.
rule-CD-1-8 = Las cartas que otros jugadores ya tienen delante no afectan a Apache Kid por su palo.
rule-CD-2 = En el turno de Belle Star ninguna carta que otro jugador tenga delante tiene efecto.
rule-CD-2-1 = En el turno de Belle Star los Barriles, caballos, armas y cartas verdes de los demás no cuentan. Siguen donde están y se pueden tomar.
rule-CD-2-2 = En el turno de Belle Star las habilidades de los personajes siguen funcionando.
rule-CD-2-3 = El turno de Belle Star dura desde su primera comprobación hasta su mismo final.
rule-CD-3 = Bill Sinrostro roba una carta en la fase 1, y una más por cada punto de vida que le falta.
rule-CD-4 = Chuck Wengam puede perder un punto de vida en su fase 2 para robar dos cartas, tantas veces como quiera, pero nunca el último.
rule-CD-5 = Una vez en su turno Doc Holyday puede descartar dos cartas para disparar a un jugador al alcance de su arma.
rule-CD-5-1 = La habilidad de Doc Holyday no es una carta ¡BANG! y no cuenta para el límite.
rule-CD-5-2 = Las dos cartas de Doc Holyday afectan a Apache Kid salvo que ambas sean de Diamantes.
rule-CD-6 = Elena Fuente puede usar cualquier carta de su mano como ¡Fallaste!; la carta no hace entonces nada más.
rule-CD-7 = Greg Digger recupera dos puntos de vida por cada otro jugador que queda eliminado, incluido un fantasma que se va.
rule-CD-8 = Herb Hunter roba dos cartas por cada otro jugador que queda eliminado, incluido un fantasma que se va. Las recompensas se añaden.
rule-CD-9 = José Delgado puede descartar una carta azul de su mano para robar dos cartas, dos veces por turno como mucho.
rule-CD-10 = Molly Stark roba una carta por cada carta de su mano que juega o decide descartar fuera de su turno.
rule-CD-10-1 = Para Molly Stark cuenta cualquier carta de su mano, incluida Esquivar. No cuentan las cartas verdes que tiene delante.
rule-CD-10-2 = Molly Stark roba cuando termina la acción o el Duelo, una carta por cada una que ha usado.
rule-CD-10-3 = No cuentan las cartas que se le toman a Molly Stark ni las que se le hace perder.
rule-CD-10-4 = Cuentan las cartas que Molly Stark da contra ¡Indios!, en un Duelo o en la Ruleta Rusa.
rule-CD-11 = Pat Brennan puede tomar una carta que cualquier jugador tenga delante, a cualquier distancia, en vez de robar en la fase 1.
rule-CD-11-1 = Pat Brennan puede tomar una carta de delante de sí mismo.
rule-CD-11-2 = Pat Brennan recibe solo esa carta. La Llegada del Tren sigue añadiendo una.
rule-CD-11-3 = Si Pat Brennan toma una carta de Henry Block, recibe un disparo.
rule-CD-12 = Pixie Pete roba tres cartas en la fase 1.
rule-CD-13 = Sean Mallory puede tener diez cartas en la mano al final de su turno, sean cuales sean sus puntos de vida.
rule-CD-14 = Cada Cerveza da dos puntos de vida a Tequila Joe. Otras cartas le dan el número habitual.
rule-CD-15 = Antes de robar, Vera Custer elige a otro personaje de la partida y tiene su habilidad hasta su próximo turno.
rule-CD-15-1 = Vera Custer elige después de Dinamita y Cárcel. Hasta entonces conserva la habilidad de la ronda anterior.
rule-CD-15-2 = Si la Cárcel la retiene, Vera Custer no tiene habilidad prestada hasta su próximo turno.
rule-CD-15-3 = Vera Custer toma prestada solo la habilidad, nunca los puntos de vida ni la mano inicial.
rule-CD-15-4 = Vera Custer conserva la habilidad aunque su dueño quede eliminado o cambie de personaje.
rule-CD-15-5 = Lo que cuenta una vez por turno se cuenta para la propia Vera Custer. Una habilidad para el momento de antes de robar funciona al instante.
rule-CD-15-6 = Durante Resaca la habilidad prestada de Vera Custer no funciona, y ella no elige ninguna.
rule-CD-15-7 = Si cambia de personaje por Nueva Identidad, Vera Custer pierde lo que tenía prestado.
rule-CD-15-8 = En un turno adicional dado por Venganza, Vera Custer conserva su habilidad y no elige de nuevo.
rule-CD-15-9 = Si queda eliminada, lo que Vera Custer tenía prestado termina. Si llega a volver, elige de nuevo.

# Special characters of The Bullet
rule-CS-1 = Una vez en su turno Tío Will puede jugar cualquier carta de su mano como un Almacén.
rule-CS-1-1 = La carta que juega Tío Will conserva su propio palo.
rule-CS-1-2 = Durante El Sermón, Tío Will no puede jugar una carta ¡BANG! como un Almacén.
rule-CS-2 = Cuando Johnny Kisch pone una carta en juego, se descartan todas las demás cartas en juego con su nombre.
rule-CS-2-1 = Para Johnny Kisch cuenta cuando juega una carta azul o verde, delante de quien sea. Pasar la Dinamita no cuenta.
rule-CS-2-2 = Las cartas de los demás con ese nombre van a la pila de descartes en sentido horario, desde la izquierda de Johnny Kisch.
rule-CS-2-3 = Solo se van las cartas de exactamente el mismo nombre, y tampoco Johnny Kisch puede tener dos de ellas.
rule-CS-2-4 = Johnny Kisch no despierta a Henry Block.
rule-CS-3 = En la fase 1 Claus “El Santo” roba una carta más que el número de jugadores, conserva dos y da una a cada uno de los demás.
rule-CS-3-1 = Claus “El Santo” mira todas las cartas antes de decidir quién recibe cuál, boca abajo. Nadie puede negarse.
rule-CS-3-2 = Claus “El Santo” conserva tantas cartas como robaría: una durante Sed.
rule-CS-3-3 = Si hay muy pocas cartas, Claus “El Santo” conserva primero las suyas y después da en sentido horario.
rule-CS-3-4 = La Ley del Oeste muestra la segunda carta que conserva Claus “El Santo”.

# Special characters of Wanted
rule-CW-1 = Antes de que Youl Grinner robe, cada jugador que tiene más cartas en la mano que él le da una a su propia elección.
rule-CW-1-1 = Quién tiene más cartas que Youl Grinner se cuenta una sola vez, antes de dar nada. Las cartas se dan en sentido horario.
rule-CW-1-2 = Dar una carta a Youl Grinner no despierta a Molly Stark ni a Henry Block.
rule-CW-1-3 = Youl Grinner no recibe nada en un turno que pierde en la Cárcel.
rule-CW-2 = Big Spencer tiene nueve puntos de vida, empieza con cinco cartas y no puede jugar ¡Fallaste!.
rule-CW-2-1 = Como Sheriff, Big Spencer tiene diez puntos de vida y sigue empezando con cinco cartas.
rule-CW-2-2 = A Big Spencer solo se le prohíben las cartas llamadas ¡Fallaste!. Esquivar, las cartas verdes y los Barriles no, y un ¡Fallaste! se puede descartar.
rule-CW-2-3 = Las cinco cartas de Big Spencer solo importan al empezar una partida.
rule-CW-3 = Madam Yto roba una carta al instante siempre que alguien juega una Cerveza.
rule-CW-3-1 = Para Madam Yto cuenta también una Cerveza sin efecto, y también la suya propia, incluso cuando ha perdido su último punto de vida.
rule-CW-3-2 = Una Cerveza que se descarta no cuenta para Madam Yto.
rule-CW-4 = Colorado Bill descubre una carta por cada carta ¡BANG! que juega: si es de Picas, el disparo no se puede evitar.
rule-CW-4-1 = Colorado Bill descubre la carta antes de que responda el objetivo, y solo por sus propias cartas ¡BANG!.
rule-CW-4-2 = Colorado Bill descubre una carta aunque al objetivo no le afecte nada.
rule-CW-5 = Quien toma o descarta una carta de Henry Block es antes el objetivo de un disparo suyo.
rule-CW-5-1 = Henry Block dispara cuando otro jugador toma o descarta a propósito una carta suya; no a herederos, regalos, eventos ni castigos.
rule-CW-5-2 = El disparo de Henry Block es un disparo normal a cualquier distancia, y él es responsable. No es una carta ¡BANG!.
rule-CW-5-3 = Si el disparo de Henry Block deja al ladrón fuera de la partida, la carta se queda. Si no, se toma ahora.
rule-CW-6 = Annie Versary puede usar cualquier carta como carta ¡BANG!.
rule-CW-6-1 = La carta de Annie Versary viene de su mano y es una carta ¡BANG! para todas las reglas: para el límite, contra ¡Indios!, en un Duelo.
rule-CW-6-2 = La carta que usa Annie Versary conserva su propio palo.
