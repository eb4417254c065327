# Words of The Duel: sides, backs, borders, symbols, and the words of its rules. The names are in the rules documentation.

# Sides
duel-side-law = шериф
    .aim = Выведите из игры всех персонажей бандита, в игре и в резерве.
duel-side-outlaws = бандит
    .aim = Выведите из игры всех персонажей шерифа, в игре и в резерве.

# Cards by their backs, and by their borders
duel-back-law = карта шерифа
duel-back-outlaw = карта бандита
duel-border-bang = карта «Бэнг!»
duel-border-action = карта действия
duel-border-equipment = карта снаряжения

# What may stand in the corner of a card, for revealing
duel-symbol-barrel = бочка
duel-symbol-snake = змея
duel-symbol-dynamite = динамит
duel-symbol-horseshoe = подкова

# Words of the rules
duel-term-active_character = атакующий
duel-term-rearguard_character = прикрывающий
duel-term-reserve = резерв
duel-term-ac_token = жетон атакующего
duel-term-life_point = жизнь
duel-term-bullet = жетон пули
duel-term-hit = попадание
duel-term-dodge = уклонение
duel-term-reload = перезарядка
duel-term-reveal = проверка
duel-term-always_active = всегда действует
duel-term-deck = колода
duel-term-common_deck = общая колода
duel-term-discard_pile = сброс
duel-term-hand = рука
duel-term-turn = ход
duel-term-phase_draw = добор карт
duel-term-phase_play = розыгрыш карт и перемещение жетона атакующего
duel-term-phase_discard = сброс лишних карт
duel-term-start_of_turn = в начале вашего хода
duel-term-at_random = наугад
duel-term-elimination = выбывание
