# The numbered rules of The Duel in a sentence or two each; D-6.3 is rule-D-6-3 here. Its cards and characters have a
# file of their own.

# Words
rule-D-0 = Palabras de las reglas.
rule-D-0-1 = En lo que dice una carta o un personaje, «tú» eres el jugador que lo tiene, sea de quien sea el turno. El jugador de turno es el que tiene el turno.
rule-D-0-2 = Cada jugador tiene un personaje activo delante y un personaje de retaguardia detrás de él. Si solo queda uno, es ambas cosas.
rule-D-0-3 = El estallido es un impacto, que cuesta un punto de vida si no se esquiva; el sombrero agujereado es una esquiva; el tambor del revólver es recargar; dos flechas que apuntan a lados opuestos significan siempre activo.
rule-D-0-4 = Un símbolo en un círculo hace de la carta una carta de impacto, de esquiva, recargable o siempre activa. Sin círculo solo representa una palabra del texto: Mira Telescópica y Contraataque no son cartas de impacto, Derringer y Carabina no son cartas de esquiva.
rule-D-0-5 = Cada carta de juego tiene en la esquina un símbolo para revelar: un barril, una serpiente, dinamita o una herradura.
rule-D-0-6 = Donde dice «puede», elige el jugador que tiene la carta o el personaje. Si no, es obligatorio.
rule-D-0-7 = Si una carta dice algo distinto de una regla general, vale lo que dice la carta.

# Pieces and aim
rule-D-1 = El material y el objetivo.
rule-D-1-1 = Cada bando tiene un mazo de 40 cartas con su propio dorso, y 12 personajes. Dos fichas marcan los personajes activos, y 20 balas cuentan los puntos de vida.
rule-D-1-2 = Las balas no se pueden agotar: cuatro personajes con cinco puntos de vida cada uno son lo máximo que puede haber.
rule-D-1-3 = Un jugador dirige la Ley, el otro a los Forajidos. Ganas cuando todos los personajes del otro bando están eliminados, en juego y en reserva.

# Setting up
rule-D-2 = Preparación de la partida.
rule-D-2-1 = Los jugadores acuerdan quién dirige la Ley y quién a los Forajidos.
rule-D-2-2 = Tu banda son cuatro de los doce personajes de tu bando, tomados al azar; los demás quedan fuera de la partida, sin que nadie los vea. Para una partida más larga se puede acordar una banda mayor, hasta los doce, igual de grande para ambos.
rule-D-2-3 = Miras tus personajes, los barajas y los pones boca abajo como tu reserva. Desde entonces nadie conoce su orden.
rule-D-2-4 = Miras los dos primeros de tu reserva y eliges en secreto cuál es el activo; el otro es el de retaguardia. Cuáles son esos dos es cosa del azar.
rule-D-2-5 = Cuando ambos han elegido, se muestran a la vez los dos personajes activos, y después los dos de retaguardia.
rule-D-2-6 = Un personaje entra en juego con los puntos de vida de su carta, y nunca puede tener más.
rule-D-2-7 = Se baraja cada mazo; la Ley empieza con cuatro cartas, los Forajidos con cinco. Eliges tu personaje activo antes de ver tu mano.
rule-D-2-8 = La Ley tiene el primer turno. Después los turnos se alternan.

# The turn
rule-D-3 = El turno.
rule-D-3-1 = Un turno consiste en: las cartas que actúan a su comienzo, después robar, después jugar cartas y mover la ficha, después descartar.
rule-D-3-2 = Robas dos cartas, o tres si Dalton Bros está activo, y una más si tu personaje activo tiene un Banco, así que hasta cuatro. No puedes robar menos.
rule-D-3-3 = Para robar cuenta quién está activo cuando empiezas a robar, es decir, después de una Estampida.
rule-D-3-4 = En la fase 2 puedes jugar cartas, usar habilidades de tu turno, recargar, y mover la ficha una vez, en cualquier orden. Cada cosa se completa antes de que empiece la siguiente, y tú dices cuándo termina la fase.
rule-D-3-5 = Una vez en tu turno puedes mover la ficha a tu otro personaje: los dos se intercambian, si tienes dos. Cada uno conserva su Equipo.
rule-D-3-6 = Los intercambios por Cantimplora, Escopeta o Estampida son aparte: no gastan tu movimiento de la ficha, y ningún movimiento los limita.
rule-D-3-7 = Al final, si tienes más cartas en la mano que puntos de vida tu personaje activo, descartas hasta ese número, una carta a tu elección tras otra. Con un punto de vida puedes conservar aun así dos cartas.
rule-D-3-8 = En cualquier otro momento puedes tener cuantas cartas quieras.
rule-D-3-9 = Perder a tu personaje activo no pone fin a tu turno. Las cartas ¡BANG! jugadas y una ficha movida siguen gastadas.

# Decks
rule-D-4 = Los mazos y la pila de descartes.
rule-D-4-1 = Mientras tu propio mazo tenga cartas, robas y revelas de él.
rule-D-4-2 = Ambos jugadores comparten una única pila de descartes, boca arriba. Todo lo que alguien descarta va encima de ella.
rule-D-4-3 = Si tu propio mazo se ha agotado, toda la pila de descartes se baraja y pasa a ser el mazo común, que usas desde entonces. Si el rival ya ha abierto uno, te unes a él y no se baraja nada.
rule-D-4-4 = Cada vez que se agota el mazo común, la pila de descartes se baraja para formar uno nuevo, incluso mientras un jugador tenga todavía un mazo propio.
rule-D-4-5 = No se baraja nada antes de que haga falta una carta: un mazo vacío sigue vacío hasta entonces.
rule-D-4-6 = Tu mazo actual es el propio mientras tenga alguna carta, y después el común. Cuando lo usan los dos, es de los dos.
rule-D-4-7 = El mazo del rival es aquel del que roba ahora: el suyo propio, o el mazo común cuando aquel se ha acabado.
rule-D-4-8 = Si no se puede conseguir ninguna carta en ninguna parte, no se roba, y revelar sin carta falla.
rule-D-4-9 = Una carta que juegas se descarta primero y después tiene efecto. Las respuestas van encima de ella por su orden, y una carta revelada va ahí al instante.
rule-D-4-10 = Las cartas que se descartan juntas, como el Equipo de un personaje eliminado, van en el orden en que entraron en juego, la más antigua primero, salvo que una regla deje elegir a alguien.

# Active and rearguard
rule-D-5 = Qué está activo, delante y detrás.
rule-D-5-1 = La habilidad y el Equipo de tu personaje activo funcionan.
rule-D-5-2 = Los de tu personaje de retaguardia no, salvo que estén siempre activos o que alguien tenga a ese personaje como objetivo.
rule-D-5-3 = Lo que está siempre activo funciona delante y detrás: Dinamita, Serpiente de Cascabel y Estampida, y las habilidades de Bart Masterson, Buffalo Bell y The Stranger. Se suma a lo que tiene el personaje activo.
rule-D-5-4 = Mientras un personaje de retaguardia es objetivo de una carta o de una habilidad, su propia habilidad y su Equipo funcionan, lo justo para reaccionar. Entretanto descansan los de tu personaje activo, salvo que estén siempre activos.
rule-D-5-5 = Esto dura desde el momento en que el efecto llega a ese personaje hasta que se esquiva el impacto o se pierde el punto, se responde a ¡Indios! o termina el Duelo. Si un efecto alcanza a varios personajes, cada uno tiene su propio momento.
rule-D-5-6 = Un personaje de retaguardia es objetivo también mientras su Dinamita o su Serpiente de Cascabel le cuesta puntos de vida, cuando se le da Cerveza Fuerte, y cuando se elige una de sus cartas de Equipo para Hurto o Maestra.
rule-D-5-7 = Un personaje que se queda solo es activo y de retaguardia a la vez: todo lo que tiene funciona, no se puede intercambiar, los efectos sobre el uno o el otro van contra él, y un efecto sobre todos lo cuenta una vez.
rule-D-5-8 = El Equipo solo funciona para el personaje que lo tiene.
rule-D-5-9 = Las cartas de tu mano son tuyas, no de un personaje. Puedes usarlas para cualquiera de tus dos personajes.

# Playing cards
rule-D-6 = Jugar cartas, y sobre quién.
rule-D-6-1 = Las cartas se juegan en tu propia fase 2. Fuera de tu turno solo respondes: con una esquiva, o con una carta de impacto contra ¡Indios! o en un Duelo.
rule-D-6-2 = Puedes jugar una carta ¡BANG! en tu turno (borde rojo). Se dirige al personaje activo del rival.
rule-D-6-3 = Puedes jugar cuantas cartas de Acción quieras (borde marrón). Se descartan y tienen efecto, sobre cualquier personaje salvo el de retaguardia del rival; las que son cartas de impacto se disparan contra su personaje activo.
rule-D-6-4 = Puedes jugar cuantas cartas de Equipo quieras (borde azul), pero solo en tu propio personaje de retaguardia o en el activo del rival.
rule-D-6-5 = Toda carta con un impacto en un círculo es una carta de impacto. Lo son todas las cartas ¡BANG!; Derringer, Ametralladora Gatling y Cuchillo son cartas de impacto pero no cartas ¡BANG!, así que no están limitadas.
rule-D-6-6 = Cada carta dice a qué se puede dirigir. La retaguardia del rival está fuera del alcance de la mayoría: solo llegan a ella Winchester, cualquier carta de impacto mientras tu personaje activo tenga una Mira Telescópica, Ametralladora Gatling, ¡Indios! y lo que intercambie sus personajes.
rule-D-6-7 = Un personaje único no tiene detrás de quién esconderse: el del rival cuenta como activo para tus cartas. En el tuyo puedes poner Equipo como en uno de retaguardia.
rule-D-6-8 = Mientras Jack Ransome esté activo, cada carta que juegas y que tiene objetivo se puede usar sobre cualquier personaje en juego, de un bando o del otro, delante o detrás, incluso él mismo. Lo que eliges después de una esquiva (Carabina, Escopeta) no cambia.
rule-D-6-9 = Las cartas ¡BANG! que juegas mientras tu personaje activo tiene una Cartuchera o es West Harding son libres y no cuentan. De todas las demás puedes jugar una por turno, o dos si The Stranger está en juego en tu bando.
rule-D-6-10 = Una carta que una habilidad te deja jugar como un Colt es en todo una carta ¡BANG! y cuenta como tal; su propio texto no. Una carta de impacto entregada contra ¡Indios! o en un Duelo no se juega, así que no cuenta.
rule-D-6-11 = Una carta con algo que elegir necesita al menos una elección legal. Una carta que simplemente no cambiaría nada se puede jugar, como Cerveza con toda la vida o Fuego Rápido contra alguien sin Equipo.
rule-D-6-12 = Nombras el objetivo y las elecciones al jugar la carta, antes de que nadie responda. Lo que depende de una esquiva se elige después de la esquiva.

# Equipment
rule-D-7 = El Equipo.
rule-D-7-1 = El Equipo pertenece al personaje en el que está, y por tanto al jugador de ese personaje, lo haya jugado quien lo haya jugado.
rule-D-7-2 = Un personaje puede tener cuantas cartas de Equipo se quiera, pero no dos del mismo nombre: la que estaba ahí va a la pila de descartes.
rule-D-7-3 = Cuando se intercambian los personajes, su Equipo va con ellos.
rule-D-7-4 = El Equipo sale del juego por Hurto, Maestra, Carabina, Cattle Katie o Bull Anderson, al recargarse o sustituirse, al usar un Sombrero, con un personaje eliminado, o por su propio texto.
rule-D-7-5 = En el Equipo, el comienzo de tu turno es el comienzo del turno del jugador cuyo personaje lo tiene.

# Hits
rule-D-8 = Impactos y esquivas.
rule-D-8-1 = El impacto de una carta viene del personaje que estaba activo cuando la jugaste; el de una habilidad, de su personaje; el de Contraataque, del personaje que esquivó.
rule-D-8-2 = Una carta de impacto es un solo impacto si no dice otra cosa. Un impacto que resulta de un texto se esquiva de las mismas maneras, pero no es una carta ni una carta ¡BANG!.
rule-D-8-3 = A cada impacto responde el jugador del objetivo; si no se esquiva, el objetivo pierde un punto de vida; si se esquiva, la carta puede decir qué pasa entonces. Un objetivo que ha salido del juego o ya no tiene puntos de vida no recibe el impacto.
rule-D-8-4 = Para esquivar puedes probar, en cualquier orden hasta que algo funcione o lo dejes: ¡Fallaste! o Contraataque; el Sombrero del objetivo; su Barril, una vez por impacto; la habilidad de Sid Curry, una vez por impacto; una carta de impacto para Annie Oakey; cualquier carta de tu mano contra Derringer.
rule-D-8-5 = Si revelar falla, siguen abiertas todas las demás maneras de esquivar.
rule-D-8-6 = No tienes que esquivar, aunque puedas.
rule-D-8-7 = Contra las cartas ¡BANG! de Tex Killer una esquiva es solo la mitad: debes descartar una carta más de tu mano, la que sea. Si no puedes o no quieres, tu esquiva se pierde, el impacto cuenta, y no hay segundo intento.
rule-D-8-8 = A varios impactos de una misma carta se responde uno por uno. Barril y Sid Curry se pueden probar de nuevo con cada uno.
rule-D-8-9 = Un impacto puede venir de tu propio bando, como el de tu Ametralladora Gatling. Puedes responder a él como a cualquier otro.
rule-D-8-10 = Los puntos de vida que no quita un impacto, como con ¡Indios!, Duelo, Dinamita, Serpiente de Cascabel y Cerveza Fuerte, no se pueden esquivar.

# Life
rule-D-9 = Perder y recuperar puntos de vida.
rule-D-9-1 = Los puntos de vida se pierden de uno en uno. Por cada uno, tu Buffalo Bell puede perder uno de los suyos en lugar de tu otro personaje, si tiene dos o más.
rule-D-9-2 = De un punto perdido es responsable el jugador cuyo impacto, carta o habilidad lo quitó; de un Duelo, siempre el que lo jugó. De Dinamita y Serpiente de Cascabel no es responsable nadie, así que nunca lo es el rival.
rule-D-9-3 = Un personaje reacciona a un punto perdido solo si le queda alguno: Dalon Ranger roba en el acto, Slim Poet y Alan Pinkertoon actúan después del efecto. Con el último punto se va su habilidad.
rule-D-9-4 = Buffalo Bell puede asumir puntos perdidos por impactos, ¡Indios!, un Duelo, Serpiente de Cascabel o Dinamita, pero no por Cerveza Fuerte.
rule-D-9-5 = Ningún personaje puede tener más puntos de vida que los que tenía al empezar. Lo que sobraría se pierde.
rule-D-9-6 = Un personaje sin puntos de vida está caído hasta su eliminación: su habilidad y su Equipo no funcionan, nada más puede alcanzarlo, y no se puede elegir.

# Revealing
rule-D-10 = Revelar.
rule-D-10-1 = Para revelar, pon la primera carta de tu mazo en la pila de descartes y mira su esquina: si el símbolo es el que se pide, ocurre el efecto; si no, nada.
rule-D-10-2 = Con Barril y Sid Curry eliges si revelas. Con Dinamita y Serpiente de Cascabel debes hacerlo.
rule-D-10-3 = Mientras Bart Masterson esté en juego, delante o detrás, se descubren dos cartas cada vez que revela cualquiera de los jugadores. Su jugador elige la que cuenta; después se descartan ambas en el orden en que salieron. Si sale una sola carta, cuenta esa.
rule-D-10-4 = Sid Curry revela del mazo del rival. En todos los demás casos revelas del tuyo.
rule-D-10-5 = Las probabilidades: barril y serpiente, una de cada cuatro cada uno; dinamita, una de cada ocho; herradura, tres de cada ocho.
rule-D-10-6 = Cada uno de los dos mazos tiene 10 barriles, 10 serpientes, 5 dinamitas y 15 herraduras.
rule-D-10-7 = Ni la segunda carta de Pat Garret ni las cartas de Almacén son revelaciones.

# Reloading
rule-D-11 = Recargar.
rule-D-11-1 = Cantimplora, Estampida, Mira Telescópica y Reloj de Bolsillo se pueden recargar.
rule-D-11-2 = Para recargar, descarta la carta sin su efecto y roba una carta.
rule-D-11-3 = Solo se puede recargar mientras al menos un jugador tenga un único personaje en juego.
rule-D-11-4 = Puedes recargar una carta de tu mano, o una que esté en tu personaje activo, pero ninguna de tu retaguardia.
rule-D-11-5 = Recargas en tu propia fase 2, tantas veces como quieras. No es jugar una carta, y no cuenta para ningún límite.

# The start of the turn
rule-D-12 = El comienzo del turno.
rule-D-12-1 = Antes de robar actúan las cartas de tus dos personajes que lo hacen al comienzo del turno, estén donde estén: Dinamita, después Serpiente de Cascabel, después Estampida. Cada una se resuelve hasta el final, eliminaciones incluidas, antes de la siguiente.
rule-D-12-2 = De cada una de las tres hay una sola en el juego, así que nunca compiten dos.
rule-D-12-3 = Si un personaje queda eliminado antes de que le toque a su carta, esa carta ha desaparecido y se pasa por alto.
rule-D-12-4 = Lo que hacen: Dinamita explota o sigue su camino, Serpiente de Cascabel muerde o no, Estampida intercambia tus personajes.

# Random picks
rule-D-13 = Tomar cartas al azar.
rule-D-13-1 = Quien toma una carta al azar de una mano puede mirar antes los dorsos, y distinguir así las cartas de la Ley de las de los Forajidos.
rule-D-13-2 = Elige uno de los dorsos de esa mano, y recibe una carta con ese dorso, todas con la misma probabilidad. Si son varias cartas, se toman una tras otra.
rule-D-13-3 = Los dorsos de todas las manos, y de la primera carta del mazo común, los pueden ver ambos en cualquier momento. Cómo está ordenada una mano no dice nada.
rule-D-13-4 = Toman al azar: Hurto de una mano, Bull Anderson, Slim Poet. Con Peacemaker, con la carta adicional contra Tex Killer y al final del turno elige el dueño de la mano.

# Order
rule-D-14 = Qué va primero.
rule-D-14-1 = Una carta jugada, una habilidad usada, una recarga, una ficha movida, una carta al comienzo del turno, una reacción que esperaba: cada una se resuelve por completo antes de que empiece lo que ha provocado.
rule-D-14-2 = Dentro de un efecto van todas las respuestas, la carta adicional contra Tex Killer, lo que hace una carta si se esquiva, Buffalo Bell, Bart Masterson, Pat Garret, y la carta que roba Dalon Ranger.
rule-D-14-3 = Esperan hasta después del efecto: las eliminaciones; los impactos de Contraataque, Sid Curry, Alan Pinkertoon, Tom Thorn y Wild Bill; las cartas robadas por Wyatt Ear, Jango y Reloj de Bolsillo; la carta descartada por Slim Poet.
rule-D-14-4 = Después de un efecto vienen las eliminaciones, y luego la más antigua de las reacciones que esperan, que es de nuevo un efecto. Cuando no queda nada, el turno continúa.
rule-D-14-5 = Lo que coincide va en este orden: el personaje activo del jugador de turno, el del otro jugador, la retaguardia del jugador de turno, la del otro jugador. Para un mismo personaje las reacciones van según surgieron, la habilidad antes que el Equipo.
rule-D-14-6 = Una reacción cuenta si estaba activa cuando se provocó, aunque ya no lo esté cuando le llega el momento. Se pierde si su personaje, o el Reloj de Bolsillo, ha salido del juego; el impacto de Contraataque no se pierde nunca.
rule-D-14-7 = Un impacto pendiente contra el personaje activo o el de retaguardia alcanza a quien esté ahí cuando le llega el momento. El impacto de Sid Curry sigue al personaje que disparó, y se pierde si este ya no está.
rule-D-14-8 = Si una reacción pendiente es una elección, se te pregunta cuando le llega el momento.

# Elimination
rule-D-15 = La eliminación y el fin de la partida.
rule-D-15-1 = Un personaje que ha perdido su último punto de vida queda eliminado cuando termina el efecto que lo hizo. Si son varios, van uno tras otro, en el orden habitual (D-14.5).
rule-D-15-2 = El personaje sale de la partida; Bull Anderson puede tomar hasta dos cartas; el Equipo que le queda se descarta. Un jugador sin ningún personaje en juego ni en reserva ha perdido. Si no, roba dos cartas, Bill Tightman puede robar dos, y el primer personaje de la reserva ocupa el puesto vacío, activo o de retaguardia, con todos sus puntos de vida. Si la reserva está vacía, el otro personaje sigue solo.
rule-D-15-3 = Si tus dos puestos están vacíos, se ocupa primero el activo. Si solo tienes un personaje para ellos, es ambas cosas.
rule-D-15-4 = Entrar en juego no es un intercambio, y quedarse solo tampoco: Tom Thorn, Jango y Reloj de Bolsillo no hacen nada.
rule-D-15-5 = La partida termina en el momento en que un jugador se queda sin nadie, y gana el otro; lo que esperaba se pierde. Como las eliminaciones van una a una, nunca pueden perder los dos.
rule-D-15-6 = Las reglas no conocen ni el empate ni un último turno. Una simulación puede interrumpir una partida, que queda entonces sin terminar.

rule-D-18 = Qué se pregunta a los jugadores.

# Open and hidden
rule-D-19 = Qué está a la vista y qué está oculto.
rule-D-19-1 = A la vista: los personajes en juego con puntos de vida y Equipo, quién está activo, cuántas cartas tienen manos, mazos y reservas, toda la pila de descartes, todos los dorsos, lo que se ha gastado en este turno, y quién está eliminado.
rule-D-19-2 = Conoces tu mano, y qué personajes hay en tu reserva, pero no en qué orden.
rule-D-19-3 = Nadie conoce el orden de un mazo o de una reserva, ni los personajes que quedaron fuera. Una carta que se mostró, por Pat Garret, Almacén o Maestra, la conocen ambos.
