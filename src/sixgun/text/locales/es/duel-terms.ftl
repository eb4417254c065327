# Words of The Duel: sides, backs, borders, symbols, and the words of its rules. The names are in the rules documentation.

# Sides
duel-side-law = Ley
    .aim = Elimina a todos los forajidos, en juego y en reserva.
duel-side-outlaws = Forajidos
    .aim = Elimina a todos los personajes de la Ley, en juego y en reserva.

# Cards by their backs, and by their borders
duel-back-law = carta de la Ley
duel-back-outlaw = carta de los Forajidos
duel-border-bang = carta ¡BANG!
duel-border-action = carta de Acción
duel-border-equipment = carta de Equipo

# What may stand in the corner of a card, for revealing
duel-symbol-barrel = barril
duel-symbol-snake = serpiente
duel-symbol-dynamite = dinamita
duel-symbol-horseshoe = herradura

# Words of the rules
duel-term-active_character = personaje activo (PA)
duel-term-rearguard_character = personaje de retaguardia (PR)
duel-term-reserve = reserva
duel-term-ac_token = ficha de PA
duel-term-life_point = punto de vida
duel-term-bullet = bala
duel-term-hit = impacto
duel-term-dodge = esquiva
duel-term-reload = recarga
duel-term-reveal = revelar
duel-term-always_active = siempre activo
duel-term-deck = mazo
duel-term-common_deck = mazo común
duel-term-discard_pile = pila de descartes
duel-term-hand = mano
duel-term-turn = turno
duel-term-phase_draw = robar
duel-term-phase_play = jugar cartas y mover la ficha de PA
duel-term-phase_discard = descartar
duel-term-start_of_turn = al empezar tu turno
duel-term-at_random = al azar
duel-term-elimination = eliminación
