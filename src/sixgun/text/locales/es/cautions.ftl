# What an honest friend would ask about before a play, for each game: why it wastes a card, or harms its own player.

# The card game
caution-classic-barrel-first = Aún puedes probar el Barril. No cuesta nada, y después de una carta ya es tarde.
caution-classic-beer-two-left = Cuando solo quedan dos jugadores, la Cerveza no tiene efecto.
caution-classic-duel-unarmed = No tienes ningún ¡BANG! con el que responder en este Duelo.
caution-classic-dynamite-deadly = Por la Dinamita descubres carta tú antes que nadie, y te quitaría tu último punto de vida.
caution-classic-end-too-many = Tendrás que descartar cartas, y alguna aún podrías jugarla.
caution-classic-full-life = No falta ningún punto de vida: esta carta no haría nada.
caution-classic-give-up = Aún puedes salvarte.
caution-classic-kills-sheriff = Puede costarle al Sheriff su último punto de vida, y si él cae, pierdes.
caution-classic-last-life = Te cuesta tu último punto de vida, y tienes con qué responder.
caution-classic-missed-too-few = Hace falta más que esto para parar el disparo, y no tienes suficiente.
caution-classic-nobody-hurt = A nadie le falta un punto de vida: esta carta no haría nada.
caution-classic-pays-beer = Una de estas cartas es una Cerveza, que ya da por sí sola un punto de vida.
caution-classic-shoots-sheriff = Eres Alguacil: si cae el Sheriff, pierdes.
caution-classic-worse-weapon = Tienes un arma de más alcance. Se descartaría.

# The Duel
caution-duel-burst-nothing = Este personaje no tiene Equipo, así que no habría ningún impacto.
caution-duel-discards-own = Es tu propio Equipo, y te ayuda.
caution-duel-duel-unarmed = No tienes ninguna carta de impacto que entregar en este Duelo.
caution-duel-dynamite-deadly = La Dinamita se revela primero para tu propio personaje, y le quitaría todos sus puntos de vida.
caution-duel-end-too-many = Tendrás que descartar cartas, y alguna aún podrías jugarla.
caution-duel-full-life = A tus personajes no les falta ningún punto de vida: esta carta no haría nada.
caution-duel-gear-harms-own = Daña a quien la lleva, y el personaje es tuyo.
caution-duel-gear-helps-enemy = Ayuda a quien la lleva, y el personaje es de tu rival.
caution-duel-gear-twice = Este personaje ya tiene una carta con ese nombre. La anterior se descartaría.
caution-duel-last-life = Le cuesta a tu personaje su último punto de vida, y tienes con qué responder.
caution-duel-level-lowers = Este personaje no ganaría con ella ningún punto de vida.
caution-duel-level-raises = Este personaje de tu rival no perdería con ella ningún punto de vida.
caution-duel-own-rear = También alcanza a tu propia retaguardia. Le queda un punto de vida, y no tienes con qué responder por ella.

# The Dice Game
caution-dice-arrows-deadly = Quedan tan pocas flechas que esta tirada puede traer a los indios, y no saldrías con vida.
caution-dice-gatling-lost = Estos dados, tal como están, hacen una gatling.
caution-dice-keeps-arrow = Puedes devolver esta flecha, y no cuesta nada.
caution-dice-kills-sheriff = Le cuesta al Sheriff su último punto de vida, y si él cae, pierdes.
caution-dice-last-life = Te cuesta tu último punto de vida. En su lugar puedes tomar una flecha.
caution-dice-shoots-sheriff = Eres Alguacil, y podrías apuntar a otro.
caution-dice-third-dynamite = Tienes dos dinamitas. La tercera cuesta un punto de vida y pone fin a tus tiradas.
