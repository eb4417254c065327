# Characters of The Duel: the name, and what the ability does. An ability only works while its character is active,
# unless it says that it always does.

# The law
duel-character-alan_pinkertoon = Alan Pinkertoon
    .text = 他每失去1點生命，只要仍在場，對手的前排角色就成為一次攻擊的目標。
duel-character-annie_oakey = Annie Oakey
    .text = 你可以用攻擊牌閃避，也可以把「沒打中！」當作「柯爾特」打出，這時它算 BANG! 牌。
duel-character-bart_masterson = Bart Masterson
    .text = 不論誰判定都翻開2張牌，由你選擇以哪一張為準。在前排與後排都永遠有效。
duel-character-bill_tightman = Bill Tightman
    .text = 每當有其他角色出局，不分敵我，你可以抽2張牌。
duel-character-buffalo_bell = Buffalo Bell
    .text = 她可以代替你的另一個角色失去1點生命，但不能是她的最後1點。在前排與後排都永遠有效。
duel-character-dalon_ranger = Dalon Ranger
    .text = 對手每奪走他1點生命，只要他仍在場，你可以立刻抽1張牌。
duel-character-jango = Jango
    .text = 每當對手的角色換位，你可以抽1張牌。
duel-character-pat_garret = Pat Garret
    .text = 在抽牌階段亮出第二張牌。如果有馬蹄鐵，你可以再從對手的牌庫抽1張。
duel-character-tex_killer = Tex Killer
    .text = 光是閃避你的 BANG! 牌還不夠：對手必須再棄掉另1張手牌。
duel-character-the_stranger = The Stranger
    .text = 你在自己的回合可以多打出1張 BANG! 牌。在前排與後排都永遠有效。
duel-character-wild_bill = Wild Bill
    .text = 每當對手拿走或棄掉你的1張手牌或 Wild Bill 的1張裝備，對手的前排角色就成為一次攻擊的目標。
duel-character-wyatt_ear = Wyatt Ear
    .text = 每當你的攻擊被對手閃避，你可以抽1張牌。

# The outlaws
duel-character-babe_leroy = Babe Leroy
    .text = 在你的回合，沒有手牌時，你可以抽2張牌，限一次。
duel-character-bull_anderson = Bull Anderson
    .text = 每當有其他角色出局，你可以拿走最多2張牌：該角色的裝備；若是對手的角色，還可以從對手的手牌隨機拿。
duel-character-cattle_katie = Cattle Katie
    .text = 在你的回合，可以用她的1張裝備牌（永遠有效的除外）換取你牌庫的2張牌，限一次。
duel-character-dalton_bros = Dalton Bros
    .text = 你在抽牌階段抽3張牌，而不是2張。
duel-character-jack_ransome = Jack Ransome
    .text = 你打出的牌可以用於任何在場的角色，不論前排後排、哪一方。
duel-character-pearl_hat = Pearl Hat
    .text = 在你的回合，可以付出1張手牌，使用棄牌堆頂的行動牌，限一次；「沒打中！」與「還擊」除外。
duel-character-sid_curry = Sid Curry
    .text = 每當他受到攻擊，你可以用對手的牌庫判定。若是酒桶，就閃避這次攻擊，而且發動攻擊的角色接著成為攻擊的目標。
duel-character-slim_poet = Slim Poet
    .text = 對手每奪走他1點生命，只要他仍在場，你可以讓對手的1張隨機手牌進入棄牌堆。
duel-character-soundance_kid = Soundance Kid
    .text = 在你的回合，可以付出1張手牌，從你與對手的牌庫各抽1張牌，再棄掉這2張之一，限一次。
duel-character-toco_ramirez = Toco Ramirez
    .text = 你可以把任何手牌當作「柯爾特」使用，它算 BANG! 牌。
duel-character-tom_thorn = Tom Thorn
    .text = 每當他因換位來到前排，對手的後排角色就成為一次攻擊的目標。
duel-character-west_harding = West Harding
    .text = 你可以打出任意張 BANG! 牌。
