# Hints for somebody who learns a game: why a player with some sense would do this, by the kind of play.

# The card game
hint-classic-ability = Lo que da tu habilidad vale más que lo que cuesta.
hint-classic-barrel = El Barril no cuesta nada, y con Corazones te salvas.
hint-classic-character = Este personaje gana más a menudo que los demás que podrías tomar.
hint-classic-defend = Un punto de vida vale más que lo que das por él.
hint-classic-draw = Primero, cartas nuevas: así sabes todo lo que tienes antes de elegir.
hint-classic-duel = Un Duelo contra un enemigo que puede quedarse sin ¡BANG! antes que tú.
hint-classic-dynamite = Es más probable que estalle delante de otro que delante de ti.
hint-classic-end = Nada más de lo que podrías hacer ahora vale su carta.
hint-classic-front = Trabaja para ti mientras esté ahí, y no ocupa sitio en la mano.
hint-classic-gain = De lo que puedes tener, esto es lo que más te conviene.
hint-classic-heal = Un punto de vida es lo que más necesitas ahora.
hint-classic-heal-all = Ayuda más a tu bando que a tus enemigos.
hint-classic-jail = Perder un turno le duele más a un enemigo que una herida.
hint-classic-least = De tus cartas, esta es la que menos echarás de menos.
hint-classic-nearer = Acerca a los demás, así que tienes a más de ellos a tu alcance.
hint-classic-only = No hay otra respuesta.
hint-classic-other = De todas las respuestas, es la que más promete.
hint-classic-rob = Un enemigo pierde una carta.
hint-classic-save = Sin esto quedas fuera de la partida.
hint-classic-shelter = Mientras esté ahí, es más difícil acertarte.
hint-classic-shot = Por lo que sabes, parece un enemigo, y un disparo contra él es lo que más promete.
hint-classic-spare = No tienes con qué pararlo, o vale más que lo que pierdes.
hint-classic-store = Eliges primero, así que te llevas la mejor carta.
hint-classic-take-theirs = De lo que tiene, esto es lo que más echará de menos.
hint-classic-volley = Alcanza a más enemigos que amigos.
hint-classic-weapon = Con esta arma alcanzas a más enemigos que antes, o disparas más.

# The Duel
hint-duel-ability = Lo que da esta habilidad vale más que lo que cuesta.
hint-duel-bite = Daña a quien la lleva, y está en el otro bando.
hint-duel-character = Este personaje es el que más rinde delante.
hint-duel-decline = Lo que costaría vale más que lo que daría.
hint-duel-defend = El punto de vida vale más que lo que das por él.
hint-duel-draw = Primero, cartas nuevas: así sabes todo lo que tienes antes de elegir.
hint-duel-duel = Tu rival puede quedarse sin cartas de impacto antes que tú.
hint-duel-end = Nada más de lo que podrías hacer ahora vale su carta.
hint-duel-free = Probar no cuesta nada, y puede salvarte.
hint-duel-gain = De lo que puedes tener, esto es lo que más te conviene.
hint-duel-gear = Trabaja para tu personaje mientras esté ahí.
hint-duel-heal = Tus personajes necesitan los puntos de vida.
hint-duel-least = De estas cartas, esta es la que menos echarás de menos.
hint-duel-level = Tres puntos de vida son más de los que tiene, si es tuyo, o menos, si no lo es.
hint-duel-only = No hay otra respuesta.
hint-duel-other = De todas las respuestas, es la que más promete.
hint-duel-reload = Una carta desconocida promete más que esta.
hint-duel-rob = Tu rival pierde lo que le ayuda, y quizá te lo quedes tú.
hint-duel-shot = Aquí es donde un impacto hace más daño.
hint-duel-spare = No tienes con qué pararlo, o vale más que el punto de vida.
hint-duel-store = Eliges primero, así que te llevas la mejor carta.
hint-duel-swap = Ahora tu otro personaje rinde más delante.
hint-duel-turn = Con los personajes al revés estás mejor.
hint-duel-volley = Alcanza a más personajes suyos que tuyos.

# The Dice Game
hint-dice-clear = Aquí es donde más te conviene una flecha menos antes de que ataquen los indios.
hint-dice-double = Dos puntos de vida de una vez valen más que una cerveza.
hint-dice-heal-other = Por lo que sabes, parece de tu bando, y lo necesita más que tú.
hint-dice-heal-own = El punto de vida lo necesitas tú.
hint-dice-hit = Por lo que sabes, parece un enemigo, y es a quien más le duele un punto de vida menos.
hint-dice-keep = A ti te da igual.
hint-dice-lose = Una flecha te costaría más que este punto de vida.
hint-dice-only = No hay otra respuesta.
hint-dice-other = De todas las respuestas, es la que más promete.
hint-dice-pass = Las demás flechas están mejor donde están.
hint-dice-reroll = Lo que pueden traer estos dados vale más, en conjunto, que lo que muestran.
hint-dice-shed = No cuesta nada, y los indios te costarán menos.
hint-dice-stop = Lo que muestran los dados vale más que lo que promete otra tirada.
hint-dice-take = Mejor una flecha que un punto de vida menos.
