# The names of the traditional Chinese editions, and nothing else: docs/rules/names-card-game.toml. The sentences are English.

# Roles
role-sheriff = 警長
role-deputy = 副警
role-outlaw = 歹徒
role-renegade = 叛徒

# Words of the rules, and sets
term-life_point = 生命值
term-distance = 距離

# Cards
card-beer = 啤酒
card-gatling = 格林
card-indians = 印地安人
card-dynamite = 炸藥

# Characters
character-bart_cassidy = Bart Cassidy
character-black_jack = Black Jack
character-calamity_janet = Calamity Janet
character-el_gringo = El Gringo
character-jesse_jones = Jesse Jones
character-jourdonnais = Jourdonnais
character-kit_carlson = Kit Carlson
character-lucky_duke = Lucky Duke
character-paul_regret = Paul Regret
character-pedro_ramirez = Pedro Ramirez
character-rose_doolan = Rose Doolan
character-sid_ketchum = Sid Ketchum
character-slab_the_killer = Slab the Killer
character-suzy_lafayette = Suzy Lafayette
character-vulture_sam = Vulture Sam
character-willy_the_kid = Willy the Kid
