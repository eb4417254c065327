# The names of the Russian editions, and nothing else: docs/rules/names-*.toml. The sentences are English.

# Roles
role-sheriff = шериф
role-outlaw = бандит

# Words of the rules, and sets
term-life_point = жизнь

# Cards
card-bang = Бэнг!
card-missed = Мимо

# Titles
game-duel = Бэнг! Дуэль

# The Duel
duel-side-law = шериф
duel-side-outlaws = бандит
duel-term-active_character = атакующий
duel-term-rearguard_character = прикрывающий
duel-term-ac_token = жетон атакующего
duel-term-life_point = жизнь
duel-term-bullet = жетон пули
duel-border-bang = карта «Бэнг!»
duel-border-action = карта действия
duel-border-equipment = карта снаряжения
duel-term-hit = попадание
duel-term-reload = перезарядка
duel-term-deck = колода
duel-term-common_deck = общая колода
duel-term-discard_pile = сброс
duel-term-turn = ход
duel-term-phase_play = розыгрыш карт и перемещение жетона атакующего
duel-term-phase_discard = сброс лишних карт

# Cards of The Duel
duel-card-hat = Шляпа
duel-card-missed = Мимо
duel-card-return_fire = Ответный огонь
