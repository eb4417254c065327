# The Dice Game: the faces of the dice, and words of its rules. The names are in the rules documentation.

dice-face-arrow = Flecha india
    .text = Toma una flecha al instante. Cuando se toma la última atacan los indios: cada uno pierde un punto de vida por cada flecha que tiene delante.
dice-face-dynamite = Dinamita
    .text = No se puede relanzar. Con tres pierdes un punto de vida y no puedes lanzar más.
dice-face-bullseye_1 = Diana 1
    .text = El jugador que está a tu lado, a la izquierda o a la derecha, pierde un punto de vida.
dice-face-bullseye_2 = Diana 2
    .text = Un jugador a dos puestos de ti, a la izquierda o a la derecha, pierde un punto de vida. Con dos o tres jugadores vivos vale como un 1.
dice-face-beer = Cerveza
    .text = Un jugador a tu elección, o tú mismo, recupera un punto de vida.
dice-face-gatling = Gatling
    .text = Con tres, todos los demás pierden un punto de vida y tú devuelves todas tus flechas.

# Words of the rules
dice-term-role_card = carta de rol
dice-term-character_card = carta de personaje
dice-term-summary_card = carta de resumen
dice-term-die = dado
dice-term-arrow_token = ficha de flecha
dice-term-arrow_pile = montón de flechas
dice-term-indian_attack = ataque de los indios
dice-term-indians = indios
dice-term-life_point = punto de vida
dice-term-bullet_token = ficha de bala
dice-term-roll = tirada
dice-term-reroll = relanzamiento
dice-term-turn = turno
dice-term-player = jugador
dice-term-ability = habilidad
dice-term-elimination = eliminación
dice-term-setup = preparación
dice-term-goal = objetivo
dice-term-end = fin de la partida
dice-term-three_players = reglas para tres jugadores
