# Words of The Duel: sides, backs, borders, symbols, and the words of its rules. The names are in the rules documentation.

# Sides
duel-side-law = Law
    .aim = Eliminate every outlaw, in play and in reserve.
duel-side-outlaws = Outlaws
    .aim = Eliminate every character of the law, in play and in reserve.

# Cards by their backs, and by their borders
duel-back-law = law card
duel-back-outlaw = outlaw card
duel-border-bang = BANG! card
duel-border-action = Action card
duel-border-equipment = Equipment card

# What may stand in the corner of a card, for revealing
duel-symbol-barrel = barrel
duel-symbol-snake = snake
duel-symbol-dynamite = dynamite
duel-symbol-horseshoe = horseshoe

# Words of the rules
duel-term-active_character = active character (AC)
duel-term-rearguard_character = rearguard character (RC)
duel-term-reserve = reserve
duel-term-ac_token = AC token
duel-term-life_point = life point
duel-term-bullet = bullet
duel-term-hit = hit
duel-term-dodge = dodge
duel-term-reload = reload
duel-term-reveal = reveal
duel-term-always_active = always active
duel-term-deck = deck
duel-term-common_deck = common deck
duel-term-discard_pile = discard pile
duel-term-hand = hand
duel-term-turn = turn
duel-term-phase_draw = draw
duel-term-phase_play = play cards and move the AC token
duel-term-phase_discard = discard
duel-term-start_of_turn = at the start of your turn
duel-term-at_random = at random
duel-term-elimination = elimination
