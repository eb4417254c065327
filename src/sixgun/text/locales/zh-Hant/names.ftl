# The names of the traditional Chinese editions, and nothing else: docs/rules/names-*.toml. The sentences are English.

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

# Titles
game-dice = Bang! The Dice Game

# Faces of The Dice Game
dice-face-arrow = 弓箭
dice-face-dynamite = 炸藥
dice-face-bullseye_1 = 準心1
dice-face-bullseye_2 = 準心2
dice-face-beer = 啤酒
dice-face-gatling = 格林機關槍

# Words of The Dice Game
dice-term-role_card = 陣營卡
dice-term-character_card = 角色卡
dice-term-summary_card = 幫助卡
dice-term-die = 骰子
dice-term-arrow_token = 弓箭記號
dice-term-indian_attack = 印地安人突襲
dice-term-indians = 印地安
dice-term-life_point = 生命點數
dice-term-bullet_token = 子彈記號
dice-term-roll = 擲骰
dice-term-reroll = 重骰
dice-term-turn = 回合
dice-term-player = 玩家
dice-term-ability = 能力
dice-term-elimination = 死亡
dice-term-setup = 準備
dice-term-goal = 目的
dice-term-end = 結束
dice-term-three_players = 3人遊戲特殊規則
