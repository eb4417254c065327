# The names of the Russian editions, and nothing else: docs/rules/names-card-game.toml. The sentences are English.

# Roles
role-sheriff = шериф
role-outlaw = бандит

# Words of the rules, and sets
term-life_point = жизнь

# Cards
card-bang = Бэнг!
card-missed = Мимо
