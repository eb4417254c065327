# Words of the table of The Duel, and what an ability does in a few words.

# A name with what tells it apart, and a character with where it stands.
duel-marked = { $name }（{ $mark }）

# A line of the story with the card or the ability behind it.
duel-because = { $line }（{ $source }）

duel-place-front = { $character }（前排）
duel-place-behind = { $character }（後排）
duel-place-fallen = 出局的角色
duel-target-hand = { $player } 的手牌
duel-target-pair = { $player } 的兩個角色
duel-target-own-pair = 你的兩個角色

duel-short-alan_pinkertoon = 每失去1點生命就反擊
duel-short-annie_oakey = 攻擊牌可閃避；「沒打中！」當「柯爾特」
duel-short-bart_masterson = 判定翻2張，由你選
duel-short-bill_tightman = 其他角色出局：抽2張
duel-short-buffalo_bell = 可替另一個角色失去生命
duel-short-dalon_ranger = 對手奪走生命：抽1張
duel-short-jango = 對手換位：抽1張
duel-short-pat_garret = 第二張是馬蹄鐵：再抽1張
duel-short-tex_killer = 閃避你的 BANG! 牌要付2張
duel-short-the_stranger = 每回合多打1張 BANG! 牌
duel-short-wild_bill = 你的牌被奪走：反擊
duel-short-wyatt_ear = 你的攻擊被閃避：抽1張
duel-short-babe_leroy = 沒有手牌：抽2張，每回合一次
duel-short-bull_anderson = 其他角色出局：拿2張
duel-short-cattle_katie = 用她的裝備換2張牌
duel-short-dalton_bros = 抽3張而非2張
duel-short-jack_ransome = 你的牌可用於任何在場角色
duel-short-pearl_hat = 棄1張：使用棄牌堆頂的行動牌
duel-short-sid_curry = 酒桶：閃避並反擊
duel-short-slim_poet = 被奪走生命：對手棄1張
duel-short-soundance_kid = 棄1張：抽2張，留1張
duel-short-toco_ramirez = 任何牌都當「柯爾特」
duel-short-tom_thorn = 換到前排：攻擊對手後排
duel-short-west_harding = BANG! 牌不限張數
