# What an honest friend would ask about before a play, for each game: why it wastes a card, or harms its own player.

# The card game
caution-classic-barrel-first = 你還可以先試「酒桶」。它不花任何代價，打出牌之後就太遲了。
caution-classic-beer-two-left = 只剩兩名玩家時，「啤酒」沒有效果。
caution-classic-duel-unarmed = 這場決鬥中，你沒有「BANG!」可以回應。
caution-classic-dynamite-deadly = 你會第一個為「炸藥」判定，而它會奪走你最後1點生命。
caution-classic-end-too-many = 你必須棄牌，而其中有些還能打出。
caution-classic-full-life = 生命已滿：這張牌不會有任何作用。
caution-classic-give-up = 你還救得了自己。
caution-classic-kills-sheriff = 這可能奪走警長最後1點生命，而警長倒下你就輸了。
caution-classic-last-life = 這會讓你失去最後1點生命，而你有辦法回應。
caution-classic-missed-too-few = 要擋下這一槍，光這樣不夠，而你的牌也不足。
caution-classic-nobody-hurt = 沒有人缺少生命：這張牌不會有任何作用。
caution-classic-pays-beer = 其中一張是「啤酒」，它本身就能恢復1點生命。
caution-classic-shoots-sheriff = 你是副警：警長倒下，你就輸了。
caution-classic-worse-weapon = 你手上的武器射程更遠，換掉就會棄掉。

# The Duel
caution-duel-burst-nothing = 這個角色沒有裝備，所以不會有任何攻擊。
caution-duel-discards-own = 這是你自己的裝備，而且對你有幫助。
caution-duel-duel-unarmed = 這場決鬥中，你沒有攻擊牌可以交出。
caution-duel-dynamite-deadly = 「炸藥」會先在你自己的角色上判定，而且會奪走它所有的生命。
caution-duel-end-too-many = 你必須棄牌，而其中有些還能打出。
caution-duel-full-life = 你的角色生命都已滿：這張牌不會有任何作用。
caution-duel-gear-harms-own = 誰擁有它，它就害誰，而這是你的角色。
caution-duel-gear-helps-enemy = 誰擁有它，它就幫誰，而這是對手的角色。
caution-duel-gear-twice = 這個角色已有同名的牌。舊的會棄掉。
caution-duel-last-life = 這會讓你的角色失去最後1點生命，而你有辦法回應。
caution-duel-level-lowers = 這個角色不會因此恢復生命。
caution-duel-level-raises = 對手的這個角色不會因此失去生命。
caution-duel-own-rear = 你自己的後排也會被打中。它只剩1點生命，而你沒有牌能替它回應。

# The Dice Game
caution-dice-arrows-deadly = 弓箭所剩無幾，這一擲就可能引來印地安人，而你撐不過去。
caution-dice-gatling-lost = 這些骰子現在就能組成格林機關槍。
caution-dice-keeps-arrow = 你可以放回這支弓箭，不花任何代價。
caution-dice-kills-sheriff = 這會奪走警長最後1點生命，而警長倒下你就輸了。
caution-dice-last-life = 這會讓你失去最後1點生命。你可以改拿1支弓箭。
caution-dice-shoots-sheriff = 你是副警，而且可以瞄準別人。
caution-dice-third-dynamite = 你有兩顆炸藥。第三顆會讓你失去1點生命，而且不能再擲。
