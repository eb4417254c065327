# What a card does in a few words, beside the hand. The whole text is under card-*.

short-bang = 射擊射程內1名玩家；每回合1張
short-missed = 躲過射向你的一槍
short-beer = 恢復1點生命；自己的回合，或快出局時
short-saloon = 所有玩家各恢復1點生命
short-stagecoach = 抽2張牌
short-wells_fargo = 抽3張牌
short-general_store = 每人挑1張牌，由你先挑
short-panic = 從距離1的玩家拿走1張牌
short-cat_balou = 讓任一玩家棄掉1張牌
short-gatling = 射擊其他所有玩家
short-indians = 其他玩家各棄1張「BANG!」，否則失去1點生命
short-duel = 你與任一玩家輪流棄「BANG!」
short-barrel = 判定紅心，就躲過射向你的一槍
short-scope = 從你到其他玩家的距離-1
short-mustang = 從其他玩家到你的距離+1
short-jail = 另一名玩家可能停一回合；警長除外
short-dynamite = 繞桌傳遞直到爆炸：失去3點生命
short-volcanic = 武器，射程1，「BANG!」不限張數
short-schofield = 武器，射程2
short-remington = 武器，射程3
short-rev_carabine = 武器，射程4
short-winchester = 武器，射程5
