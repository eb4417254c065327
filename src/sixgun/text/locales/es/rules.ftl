# The numbered rules in a sentence or two each. The full text is in the rules documentation; B-9.1 is rule-B-9-1 here.

# Options
rule-OPT-1 = Expansiones que se añaden al juego básico. Ninguna, si no las pides.
rule-OPT-2 = Expansiones cuyos personajes se pueden repartir. Debe haber al menos tantos personajes como jugadores.
rule-OPT-3 = Partida simplificada: se dejan fuera las cartas con el símbolo del libro abierto.
rule-OPT-4 = La Cárcel con tres jugadores: sobre cualquier otro jugador, o sobre nadie. Normalmente, sobre cualquier otro.
rule-OPT-5 = Cuántas cartas de evento normales se usan cuando se combinan las dos expansiones de eventos: 12, o más.
rule-OPT-6 = Si la Ruleta Rusa pide cartas ¡Fallaste! o efectos de ¡Fallaste!. Normalmente pide las cartas.

# Timing
rule-T-1 = Siempre es el turno de exactamente un jugador, desde la primera comprobación de Dinamita y Cárcel hasta que empieza el turno del siguiente.
rule-T-2 = En la fase 2 actúa el jugador que tiene el turno: juega una carta, usa una habilidad o termina la fase. Cada acción se completa antes de que empiece la siguiente.
rule-T-3 = Una acción se anuncia, se paga y se resuelve; después vienen las eliminaciones, la comprobación del fin de la partida y los robos atrasados, en este orden.
rule-T-4 = Una carta que alcanza a varios jugadores se resuelve con uno tras otro, en sentido horario desde la izquierda de quien la jugó.
rule-T-5 = Robar por un punto de vida perdido ocurre justo después del golpe, cuando está claro que el jugador sigue en la partida.
rule-T-6 = Cuando varios jugadores actúan en el mismo momento, lo hacen en sentido horario, empezando por el que tiene el turno.
rule-T-7 = Solo se pasa por alto a un jugador si todos pueden ver que no hay respuesta posible. Si no, se le pregunta, para que el silencio no delate nada.
rule-T-8 = Las comprobaciones al empezar un turno, cada fase y el final del turno se tratan como acciones: a cada una le siguen las eliminaciones y la comprobación del final.
rule-T-9 = Al azar significa que todas las cartas de la mano son igual de probables. Se baraja sin trampa.
rule-T-10 = Si el jugador cuya acción se está resolviendo ya no tiene salvación, el resto de la acción se pierde.

# Setting up
rule-B-1 = Preparación de la partida.
rule-B-1-1 = El juego es de 3 a 8 jugadores. El juego básico por sí solo sirve de 4 a 7, con reglas especiales para 3.
rule-B-1-2 = Juegan un Sheriff y un Renegado, dos Forajidos (tres a partir de seis jugadores) y, a partir de cinco jugadores, un Alguacil (dos con siete).
rule-B-1-3 = El rol del Sheriff está a la vista. Todos los demás roles son secretos.
rule-B-1-4 = Cada uno recibe un personaje, a la vista de todos.
rule-B-1-5 = Con ciertas cartas de evento, cada uno recibe además un segundo personaje oculto, en reserva.
rule-B-1-6 = Empiezas con los puntos de vida de tu personaje, el Sheriff con uno más. Nunca puedes tener más que esos.
rule-B-1-7 = Cada uno recibe tantas cartas como puntos de vida, incluido el adicional del Sheriff.
rule-B-1-8 = El Sheriff juega primero; después los turnos siguen en sentido horario.
rule-B-1-9 = La partida simplificada deja fuera Dinamita, Duelo, Almacén, ¡Indios! y Cárcel.
rule-B-1-10 = Los roles y personajes que no se reparten quedan fuera de la partida. Nadie puede tomar ni descartar un rol o un personaje, ni elegirlo como objetivo.

# Roles
rule-B-2 = Los roles y lo que quieren.
rule-B-2-1 = El Sheriff quiere fuera de la partida a todos los Forajidos y todos los Renegados.
rule-B-2-2 = El Alguacil gana y pierde con el Sheriff, incluso cuando ya está fuera de la partida.
rule-B-2-3 = Los Forajidos quieren al Sheriff fuera de la partida. Ganan juntos, incluidos los que ya están fuera.
rule-B-2-4 = El Renegado quiere ser el último jugador en la partida.
rule-B-2-5 = Cualquiera puede atacar a cualquiera, sean cuales sean los roles.

# The turn
rule-B-3 = El turno.
rule-B-3-1 = Un turno tiene tres fases: robar dos cartas, jugar cartas, descartar lo que sobra.
rule-B-3-2 = Un turno empieza con la Dinamita y sigue con la Cárcel; después vienen la fase 1, la fase 2 y la fase 3.
rule-B-3-3 = Si un jugador sale de la partida en su propio turno, este termina al instante y empieza el siguiente jugador.
rule-B-3-4 = Fase 1: roba las dos primeras cartas del mazo. Es obligatorio; algunos personajes roban a su manera.
rule-B-3-5 = Fase 2: juega cuantas cartas quieras, o ninguna.
rule-B-3-6 = Fase 3: si tienes más cartas en la mano que puntos de vida, descarta cartas a tu elección hasta que no sea así. Ni una más.
rule-B-3-7 = El límite de la mano solo cuenta en la fase 3. En cualquier otro momento puedes tener cuantas cartas quieras.
rule-B-3-8 = El siguiente jugador es el primero en sentido horario que sigue en la partida.

# Distance
rule-B-4 = Distancia y alcance.
rule-B-4-1 = La distancia se cuenta en asientos, por el camino más corto, y solo cuentan los jugadores que siguen en la partida.
rule-B-4-2 = Hay cartas y personajes que alejan o acercan a los demás. Todo se suma, pero la distancia nunca es menor que 1.
rule-B-4-3 = La distancia tiene dirección: puedes estar más cerca de alguien que ese jugador de ti.
rule-B-4-4 = Tu arma alcanza tanto como dice su número; el Colt .45 alcanza 1. Puedes disparar a un jugador cuya distancia no sea mayor.
rule-B-4-5 = ¡Pánico! solo alcanza distancia 1, tengas el arma que tengas.
rule-B-4-6 = Un jugador que está fuera de la partida deja de contar para las distancias, desde el momento en que sale.
rule-B-4-7 = No hay distancia a uno mismo: una carta que necesita una distancia no se puede dirigir contra uno mismo.

# Playing cards
rule-B-5 = Jugar cartas, y cuántas.
rule-B-5-1 = Las cartas se juegan en tu propia fase 2. Fuera de tu turno solo juegas lo que responde: ¡Fallaste! contra un disparo, Cerveza cuando pierdes tu último punto de vida.
rule-B-5-2 = Puedes jugar una carta ¡BANG! en tu turno. Con una Volcanic delante, o con Willy “el Niño”, no hay límite.
rule-B-5-3 = Solo cuentan para el límite las cartas jugadas como cartas ¡BANG!. No cuenta la Ametralladora Gatling, ni un ¡BANG! descartado contra ¡Indios! o en un Duelo.
rule-B-5-4 = Nadie puede tener delante dos cartas del mismo nombre.
rule-B-5-5 = Cartas de nombres distintos pueden estar juntas aunque hagan lo mismo.
rule-B-5-6 = Puedes tener un arma. Una nueva envía la anterior a la pila de descartes.
rule-B-5-7 = No se puede jugar un arma del mismo nombre que la que tienes delante.
rule-B-5-8 = Las cartas marrones actúan una vez y se descartan. Las azules se quedan delante de un jugador y funcionan hasta que se van.
rule-B-5-9 = Una carta ¡BANG! va a la pila de descartes aunque se esquive el disparo.
rule-B-5-10 = Una carta se puede jugar aunque no vaya a hacer nada, siempre que tenga objetivo. Una carta que toma o descarta necesita a alguien con una carta.
rule-B-5-11 = Una carta tomada de otro jugador va a la mano, y se puede jugar en el mismo turno.

# Life
rule-B-6 = Perder y recuperar vida.
rule-B-6-1 = Los puntos de vida nunca son más que los que tienes al empezar.
rule-B-6-2 = El jugador cuya carta cuesta un punto de vida es responsable de ello. De la Dinamita no lo es nadie, y nadie lo es de su propia pérdida.
rule-B-6-3 = Quien juega ¡Indios! o Ametralladora Gatling es responsable de cada punto de vida que cuesta.
rule-B-6-4 = De un Duelo que pierde el retado es responsable el retador. Si lo pierde el retador, no es responsable nadie.
rule-B-6-5 = De un disparo hecho por una habilidad es responsable su dueño.
rule-B-6-6 = Cuando pierdes tu último punto de vida puedes jugar Cerveza al instante, o usar una habilidad que cure, hasta que vuelvas a tener uno.
rule-B-6-7 = Si no puedes o no quieres salvarte, ya no tienes salvación, y sales de la partida cuando termina la carta que se está jugando.
rule-B-6-8 = La Cerveza no puede salvar a nadie cuando solo hay dos jugadores en la partida.
rule-B-6-9 = Todos los puntos de vida de una pérdida se van a la vez: con dos puntos de vida, la Dinamita te deja en -1, y hacen falta dos Cervezas para seguir.
rule-B-6-10 = Nunca recuperas más puntos de vida que los que tenías al empezar, y nadie más puede curarte cuando pierdes el último.
rule-B-6-11 = Un punto de vida que pagas, o que pierdes por un evento, no se puede salvar con un ¡Fallaste!.

# Drawing to decide
rule-B-7 = Descubrir una carta para decidir, y el mazo.
rule-B-7-1 = Para decidir algo con una carta, se descubre la primera del mazo y se descarta. Solo importan su palo y su valor.
rule-B-7-2 = Si se pide una serie de valores, ambos extremos pertenecen a ella. El as es el valor más alto.
rule-B-7-3 = Lucky Duke descubre dos cartas y elige la que cuenta. Se descartan las dos.
rule-B-7-4 = Ciertos eventos dan a todas las cartas el mismo palo por un tiempo. El valor no cambia.
rule-B-7-5 = En cuanto el mazo se vacía, la pila de descartes se baraja y pasa a ser el nuevo mazo.
rule-B-7-6 = Si también la pila de descartes está vacía, el mazo sigue vacío hasta que haga falta una carta y se pueda conseguir.
rule-B-7-7 = Si no hay cartas en ninguna parte, no se roba nada, y una carta que debería decidir cuenta como un fallo.

# Symbols and targets
rule-B-8 = Qué hacen las cartas, y a quién.
rule-B-8-1 = Una línea de símbolos es un efecto. Dos líneas se resuelven una tras otra.
rule-B-8-2 = Los efectos son: un disparo, esquivar uno, recuperar un punto de vida, robar o tomar una carta, y hacer que alguien descarte una.
rule-B-8-3 = Una carta dice a quién alcanza: a alguien a tu alcance, a alguien a distancia 1, a cualquiera, a todos los demás o, si no dice nada, a ti mismo.
rule-B-8-4 = Cuando tomas o descartas una carta de un jugador, eliges: una carta al azar de su mano, o una carta que nombres de las que tiene delante. El Colt .45 no es una carta.
rule-B-8-5 = ¡Pánico! y La Ingenua Explosiva se dirigen siempre a otro jugador.
rule-B-8-6 = Quien recibe un disparo prueba primero los Barriles y luego juega ¡Fallaste!. Si el disparo no se para, cuesta un punto de vida. Solo el objetivo puede pararlo.
rule-B-8-7 = ¡Fallaste! y Barril valen contra cualquier disparo. No valen contra ¡Indios!, en un Duelo ni contra ninguna otra pérdida.

# Brown cards
rule-B-9 = Las cartas marrones.
rule-B-9-1 = ¡BANG! es un disparo contra otro jugador al alcance de tu arma.
rule-B-9-2 = ¡Fallaste! para un disparo contra ti mismo y no se puede jugar en ningún otro momento.
rule-B-9-3 = La Cerveza te da un punto de vida en tu turno, o cuando acabas de perder el último. Cuando quedan dos jugadores no tiene efecto.
rule-B-9-4 = El Saloon da un punto de vida a todos los que siguen en la partida, primero a los demás. No es una Cerveza y no salva a nadie que haya perdido el último.
rule-B-9-5 = La Diligencia roba dos cartas.
rule-B-9-6 = Wells Fargo roba tres cartas.
rule-B-9-7 = El Almacén descubre una carta por cada jugador en la partida. Cada uno toma una, en sentido horario desde quien lo jugó.
rule-B-9-8 = ¡Pánico! toma una carta de otro jugador a distancia 1. Las armas no ayudan.
rule-B-9-9 = La Ingenua Explosiva hace que otro jugador pierda una carta, a cualquier distancia.
rule-B-9-10 = La Ametralladora Gatling es un disparo contra todos los demás. No es una carta ¡BANG!, así que no cuenta para el límite.
rule-B-9-11 = ¡Indios!: cada uno de los demás descarta un ¡BANG! o pierde un punto de vida, por orden de turno. ¡Fallaste! y Barril no sirven.
rule-B-9-12 = Duelo: el retado y el retador descartan un ¡BANG! por turnos. El primero que no lo hace pierde un punto de vida.
rule-B-9-13 = Contra ¡Indios! y en un Duelo valen también las cartas que un personaje puede usar como ¡BANG!.

# Blue cards
rule-B-10 = Las cartas azules que no son armas.
rule-B-10-1 = Barril: una vez por cada disparo contra ti puedes descubrir una carta. Corazones para el disparo como un ¡Fallaste!.
rule-B-10-2 = Mira Telescópica: ves a todos los demás un paso más cerca, pero nunca a menos de 1.
rule-B-10-3 = Mustang: todos los demás te ven un paso más lejos.
rule-B-10-4 = La Cárcel se pone delante de otro jugador, nunca del Sheriff. Al empezar su turno, Corazones lo libera; si no, pierde el turno. En ambos casos la Cárcel se descarta.
rule-B-10-5 = La Dinamita se pone delante de uno mismo. Al empezar el turno, del 2 al 9 de Picas la hace explotar y cuesta tres puntos de vida; si no, pasa a la izquierda.
rule-B-10-6 = La Dinamita pasa al siguiente jugador que no tenga ninguna. Si nadie puede recibirla, se queda.
rule-B-10-7 = La Dinamita se comprueba antes que la Cárcel.
rule-B-10-8 = Una Dinamita o una Cárcel que se toma o se descarta antes de su comprobación no hace nada.

# Weapons
rule-B-11 = Las armas.
rule-B-11-1 = Todos tienen siempre un Colt .45 de alcance 1. Descansa mientras haya otra arma en juego, y no se puede perder.
rule-B-11-2 = Cuánto alcanzan las armas: Volcanic 1, Schofield 2, Remington 3, Carabina Revólver 4, Winchester 5.
rule-B-11-3 = Las armas en juego se pueden tomar y descartar como las demás cartas.
rule-B-11-4 = Volcanic: cuantas cartas ¡BANG! quieras en tu turno, mientras la tengas delante.

# Elimination
rule-B-12 = Salir de la partida.
rule-B-12-1 = Cuando termina una carta, todos los jugadores que ya no tienen salvación salen de la partida a la vez, muestran sus roles y pierden sus cartas; después vienen recompensas y castigos.
rule-B-12-2 = Has eliminado a un jugador si eres responsable de su última pérdida.
rule-B-12-3 = Un Sheriff que elimina a un Alguacil descarta todas sus cartas, las de la mano y las que tiene delante.
rule-B-12-4 = Quien elimina a un Forajido roba tres cartas.
rule-B-12-5 = Si nadie es responsable, o si el responsable también sale de la partida, no hay recompensa ni castigo.
rule-B-12-6 = Varios jugadores eliminados por una misma carta traen varias recompensas o castigos.
rule-B-12-7 = El rol de un jugador que ha salido de la partida queda a la vista.
rule-B-12-8 = Un jugador que está fuera ya no participa en nada, pero sigue ganando o perdiendo con su bando.

# The end
rule-B-13 = El fin de la partida.
rule-B-13-1 = Se comprueba si la partida ha terminado cuando se completa una acción y han salido todos los que no tenían salvación.
rule-B-13-2 = Cuando el Sheriff está fuera, un Renegado que sea el único jugador que queda gana solo. En cualquier otro caso ganan los Forajidos.
rule-B-13-3 = Cuando están fuera todos los Forajidos y Renegados, ganan el Sheriff y los Alguaciles.
rule-B-13-4 = En cualquier otro caso la partida continúa.
rule-B-13-5 = Casos resueltos de quién gana cuando salen varios jugadores a la vez.
rule-B-13-6 = Al final se muestran todos los roles.

# Three players
rule-B-14 = Tres jugadores.
rule-B-14-1 = Juegan un Alguacil, un Forajido y un Renegado, todos a la vista. No hay Sheriff, ni punto de vida adicional.
rule-B-14-2 = El Alguacil persigue al Renegado, el Renegado persigue al Forajido, el Forajido persigue al Alguacil.
rule-B-14-3 = El Alguacil juega primero.
rule-B-14-4 = Ganas al instante si eres tú quien elimina al jugador que persigues.
rule-B-14-5 = Si lo hace otro, los dos jugadores que quedan siguen jugando para ser el último.
rule-B-14-6 = Con tres jugadores la Cárcel se puede jugar sobre cualquier otro jugador, salvo que una opción lo prohíba.
rule-B-14-7 = Con tres jugadores, quien elimina a un jugador roba tres cartas, sea cual sea su rol. No hay castigo.
rule-B-14-8 = Cuando quedan dos jugadores, la Cerveza no tiene efecto.
rule-B-14-9 = Con tres jugadores: gana el perseguidor que atrapó a su presa; si no, el último jugador que queda; si no queda nadie, nadie.
rule-B-14-10 = Con eventos, el Alguacil ocupa el lugar del Sheriff.

# Eight players, next game
rule-B-15 = Ocho jugadores.
rule-B-15-1 = Ocho jugadores necesitan las cartas de otra expansión: un Sheriff, dos Alguaciles, tres Forajidos, dos Renegados.
rule-B-15-2 = Dos Renegados juegan cada uno por su cuenta, y como tal solo puede ganar el último jugador en la partida.
rule-B-16 = La partida siguiente.
rule-B-16-1 = Quien estaba en la partida al final puede conservar su personaje para la siguiente. Todos los demás reciben uno nuevo.
rule-B-16-2 = Si se quiere, el rol de Sheriff va pasando de partida en partida.
rule-B-16-3 = Quienes conservan su personaje lo dicen antes de que se repartan los nuevos. Todo lo demás se prepara de nuevo.

# What is open and what is hidden
rule-B-17 = Qué está a la vista y qué está oculto.
rule-B-17-1 = A la vista: el Sheriff, los roles mostrados, los personajes, los puntos de vida, las cartas que cada uno tiene delante, el tamaño de las manos y del mazo, la carta de encima de la pila de descartes. Oculto: el resto.
rule-B-17-2 = Una carta tomada de una mano la ven los dos jugadores implicados. Una carta tomada de la mesa la ven todos.
rule-B-17-3 = Nadie puede mirar la pila de descartes por debajo de su primera carta.
