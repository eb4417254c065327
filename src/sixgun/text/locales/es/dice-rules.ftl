# The numbered rules of The Dice Game in a sentence or two each; G-4.6 is rule-G-4-6 here.

# Words
rule-G-0 = Palabras de las reglas.
rule-G-0-1 = Los asientos se cuentan en sentido horario, y el jugador de tu izquierda es el siguiente en sentido horario que esté vivo.
rule-G-0-2 = El lanzador es el jugador que tiene el turno. Está vivo quien no ha sido eliminado.
rule-G-0-3 = La distancia es el número de puestos de un jugador a otro, hacia la izquierda o hacia la derecha. Solo se cuentan los vivos.
rule-G-0-4 = Donde dice «puede», se elige; todo lo demás es obligatorio. Hay que usar todos los dados, no se puede ignorar ninguno.

# Pieces and aims
rule-G-1 = El material y los objetivos.
rule-G-1-1 = Hay cinco dados, ocho roles (un Sheriff, dos Alguaciles, tres Forajidos, dos Renegados), 16 personajes, nueve flechas, y balas que cuentan los puntos de vida.
rule-G-1-2 = Todos los dados son iguales. Cada uno tiene seis caras igual de probables: flecha, dinamita, diana 1, diana 2, cerveza, gatling.
rule-G-1-3 = Las balas son solo contadores: nunca se agotan, y cambiar una grande por pequeñas no tiene ningún efecto.
rule-G-1-4 = El Sheriff quiere eliminados a todos los Forajidos y Renegados; un Alguacil quiere que gane el Sheriff; un Forajido quiere eliminado al Sheriff; un Renegado quiere ser el último vivo.

# Setting up
rule-G-2 = Preparación de la partida.
rule-G-2-1 = Juegan un Sheriff y un Renegado (dos Renegados con ocho jugadores), dos Forajidos (tres a partir de seis jugadores) y, a partir de cinco jugadores, un Alguacil (dos a partir de siete). Con tres son un Alguacil, un Forajido y un Renegado.
rule-G-2-2 = Los roles se reparten boca abajo. Solo el Sheriff muestra el suyo; los demás mantienen el suyo en secreto. Con tres jugadores se muestran todos los roles.
rule-G-2-3 = Cada uno recibe un personaje al azar, a la vista de todos. Los roles y personajes que sobran quedan fuera de la partida, y nadie ve esos personajes.
rule-G-2-4 = Empiezas con los puntos de vida de tu personaje, el Sheriff con dos más, y nunca puedes tener más que esos. Con tres jugadores nadie tiene los dos adicionales.
rule-G-2-5 = Las nueve flechas empiezan en un montón en el centro.
rule-G-2-6 = El Sheriff juega primero; con tres jugadores, el Alguacil. Después los turnos siguen en sentido horario.

# The turn
rule-G-3 = El turno.
rule-G-3-1 = Un turno consiste en: la habilidad de Sid Ketchum, lanzar, resolver los dados, la habilidad de Suzy Lafayette. Después los dados pasan al siguiente jugador vivo a la izquierda.
rule-G-3-2 = Si el lanzador queda eliminado, su turno termina al instante. Las flechas que debe, los dados sin resolver y las habilidades del final del turno se pierden; solo se completa lo que ocurre en el mismo paso.
rule-G-3-3 = Después de cada paso se comprueba si la partida ha terminado.

# Rolling
rule-G-4 = Lanzar los dados.
rule-G-4-1 = Lanza los cinco dados. Hasta dos veces puedes relanzar cuantos quieras, y puedes plantarte después de cualquier tirada. Cuenta la última tirada.
rule-G-4-2 = En cada relanzamiento eliges de nuevo, y puedes tomar también dados que antes conservaste.
rule-G-4-3 = Un relanzamiento incluye al menos un dado. La dinamita no se puede relanzar y se queda todo el turno, salvo con Black Jack.
rule-G-4-4 = Después de cada tirada, primero se toman flechas y luego se cuentan las dinamitas; solo entonces se elige si relanzar.
rule-G-4-5 = Por cada dado que acaba de salir flecha tomas una al instante. Puedes relanzar ese dado y la flecha se queda contigo; un dado de flecha que conservas no cuesta una segunda.
rule-G-4-6 = Las flechas se toman de una en una. Sea quien sea el que toma la última, y como sea, los indios atacan al instante: cada jugador vivo pierde un punto de vida por cada flecha que tiene, todos a la vez; todas las flechas vuelven al montón; siguen las eliminaciones y la comprobación del final. Después el lanzador, si vive, toma las flechas que aún debe y continúa, y puede haber otro ataque.
rule-G-4-7 = Un lanzador al que elimina el ataque no toma más flechas ni resuelve dados. Empieza el siguiente jugador.
rule-G-4-8 = Con tres o más dinamitas dejas de lanzar y pierdes un punto de vida, aunque sean cuatro o cinco. Si vives, tus demás dados se resuelven como siempre; si no, el turno termina. Una o dos dinamitas no hacen nada.
rule-G-4-9 = Nadie es responsable del punto de vida que quita la dinamita. Se pierde justo después de la tirada, antes de resolver ningún otro dado.

# Resolving
rule-G-5 = Resolver los dados.
rule-G-5-1 = El orden es: flechas y dinamitas, que se resuelven mientras se lanza; después todas las dianas a la vez, las cervezas, las gatlings y lo que corresponde al final del turno.
rule-G-5-2 = Un 1 quita un punto de vida al jugador vivo que está a tu lado, a la izquierda o a la derecha; un 2, a un jugador vivo a exactamente dos puestos a la izquierda o a la derecha.
rule-G-5-3 = Si solo hay dos o tres jugadores vivos cuando empiezan las dianas, cada 2 es un 1.
rule-G-5-4 = Primero se asignan todas las dianas y luego dan a la vez. Entretanto nadie se acerca un puesto, y a un jugador se le pueden asignar más de las que tiene en puntos de vida.
rule-G-5-5 = Asignas las dianas una a una, en el orden que quieras. Cada una tiene un objetivo, y nunca eres tú. Con cuatro jugadores vivos, a dos puestos a la izquierda y a la derecha está el mismo jugador.
rule-G-5-6 = Por cada cerveza, una tras otra, elige a un jugador vivo, quizá tú mismo, que recupera un punto de vida. Por encima del máximo se pierde, y no hace volver a nadie.
rule-G-5-7 = Con tres o más gatlings todos los demás jugadores vivos pierden un punto de vida, todos a la vez, y tú devuelves todas tus flechas. Una vez por turno, sean cuantas sean. Menos no hacen nada, salvo con Willy “el Niño” y Kit Carlson.
rule-G-5-8 = La gatling se resuelve así: pérdidas, con las elecciones de Bart Cassidy y Pedro Ramírez; tus flechas vuelven al montón; las flechas de Kit Carlson; eliminaciones, “Buitre” Sam, la comprobación del final; por último, la flecha por El Gringo.
rule-G-5-9 = Si varios jugadores alcanzados a la vez tienen algo que elegir, lo hacen en sentido horario desde la izquierda del lanzador, cada uno punto por punto.

# Life and end
rule-G-6 = Perder puntos de vida, la eliminación y el fin de la partida.
rule-G-6-1 = El jugador al que no le queda ningún punto de vida queda eliminado. No hay puntos por debajo de cero.
rule-G-6-2 = Quien queda eliminado muestra su rol y devuelve sus flechas. No tiene turno ni habilidad, no es objetivo y no cuenta para las distancias; pero gana si gana su bando.
rule-G-6-3 = Los jugadores que pierden su último punto de vida en el mismo paso quedan eliminados a la vez.
rule-G-6-4 = Un paso es un ataque de los indios, una pérdida por dinamita, todas las dianas de un turno, o una gatling. Después vienen las eliminaciones, “Buitre” Sam si vive, y la comprobación del final; luego la flecha por El Gringo, que puede provocar un ataque.
rule-G-6-5 = Cuando el Sheriff queda eliminado, un Renegado que sea el único vivo gana solo. En todos los demás casos ganan todos los Forajidos, aunque estén muertos todos ellos o no viva nadie.
rule-G-6-6 = Cuando no queda ningún Forajido ni ningún Renegado y el Sheriff vive, ganan él y todos los Alguaciles.
rule-G-6-7 = Se mira primero al Sheriff: si cae en el mismo paso que sus últimos enemigos, ganan los Forajidos.
rule-G-6-8 = Dos Renegados juegan el uno contra el otro, y solo se puede ganar siendo el último jugador vivo. Si el Sheriff cae mientras viven los dos, ganan los Forajidos.
rule-G-6-9 = Mientras vivan el Sheriff y un Renegado, la partida continúa incluso sin Forajidos.
rule-G-6-10 = La partida termina al instante, y no se resuelve nada más. Siempre gana alguien; solo una simulación puede interrumpir una partida, que queda entonces sin terminar.

# Characters
rule-G-7 = Los personajes.
rule-G-7-1 = Bart Cassidy puede tomar una flecha por cada punto de vida que una diana o la gatling le costaría, pero no la última del montón. No contra indios ni dinamita; de una diana doblada por Slab “el Asesino” puede sustituir cualquiera de los dos puntos o ambos.
rule-G-7-2 = Black Jack puede relanzar la dinamita, pero no tiene más tiradas que los demás. En cuanto hay tres o más, pierde su punto de vida y debe parar como todos.
rule-G-7-3 = Calamity Janet puede usar un 1 como un 2 o un 2 como un 1, cada dado como quiera.
rule-G-7-4 = El Gringo: el jugador que le hace perder puntos de vida toma una flecha por cada paso, todas las dianas juntas o la gatling, sean cuantos sean los puntos. Tras una gatling el lanzador devuelve antes las suyas. No con indios ni dinamita, y no si El Gringo queda eliminado. La última flecha provoca un ataque.
rule-G-7-5 = Jesse Jones: si tiene cuatro puntos de vida o menos cuando empiezan sus cervezas, cada cerveza para sí mismo le da dos, aunque la primera le haga pasar de cuatro. Las cervezas de otros le dan uno.
rule-G-7-6 = Jourdonnais pierde como mucho un punto de vida en un ataque de los indios, y ninguno si no tiene flechas.
rule-G-7-7 = Kit Carlson puede devolver una flecha de cualquier jugador, él incluido, por cada gatling de su tirada final, también con una o dos. Con tres o más va primero la gatling, como para todos.
rule-G-7-8 = Lucky Duke puede relanzar tres veces, así que tiene cuatro tiradas en total.
rule-G-7-9 = Paul Regret nunca pierde puntos de vida por la gatling.
rule-G-7-10 = Pedro Ramírez puede devolver una flecha por cada punto de vida que pierde; el punto se pierde igualmente. En un ataque de los indios no cambia nada, porque vuelven todas las flechas.
rule-G-7-11 = Rose Doolan puede usar un 1 contra un jugador a uno o dos puestos y un 2 contra uno a dos o tres puestos, nunca contra sí misma. Con dos o tres jugadores vivos un 2 es primero un 1; con cuatro, tres puestos hacia un lado son un puesto hacia el otro.
rule-G-7-12 = Sid Ketchum: al empezar su turno elige a un jugador vivo, quizá él mismo, que recupera un punto de vida sin pasar del máximo. Tiene que elegir.
rule-G-7-13 = Slab “el Asesino” puede gastar una vez en su turno una cerveza en un 1 o un 2, al asignarlo: su objetivo pierde dos puntos de vida, y la cerveza no da ninguno.
rule-G-7-14 = Suzy Lafayette: si sus dados finales no muestran ningún 1 ni ningún 2, su turno termina con dos puntos de vida para ella, sin pasar del máximo. Tres dinamitas no lo impiden si vive.
rule-G-7-15 = “Buitre” Sam recupera dos puntos de vida, sin pasar del máximo, por cada otro jugador que queda eliminado. Si cae en el mismo paso, no recibe nada.
rule-G-7-16 = Willy “el Niño” necesita solo dos gatlings para la gatling, también una vez por turno.

# Three players
rule-G-8 = Tres jugadores.
rule-G-8-1 = Juegan un Alguacil, un Forajido y un Renegado, y los tres roles están a la vista.
rule-G-8-2 = El Alguacil persigue al Renegado, el Renegado al Forajido, el Forajido al Alguacil. El Alguacil juega primero; solo el fin de la partida se aparta de las reglas habituales.
rule-G-8-3 = Ganas al instante si tú mismo quitas el último punto de vida al jugador que persigues: con una diana o con la gatling, en tu propio turno.
rule-G-8-4 = Si un jugador cae de otra manera, por la mano equivocada, por los indios o por su propia dinamita, los otros dos siguen jugando, y gana el que quede al final, caiga el otro como caiga.
rule-G-8-5 = Si caen dos en un mismo paso, gana el lanzador si ha eliminado al que persigue; si no, gana el que queda. Si caen los tres en un mismo paso, gana el Forajido.

# Chance and knowledge
rule-G-9 = Qué se pregunta a los jugadores, qué decide el azar y qué está oculto.
rule-G-9-1 = El azar reparte los roles y los personajes y lanza los dados. No decide nada más.
rule-G-9-2 = Todo está a la vista, salvo los roles de los jugadores vivos que no son el Sheriff. Con tres jugadores no hay nada oculto.
