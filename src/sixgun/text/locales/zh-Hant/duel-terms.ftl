# Words of The Duel: sides, backs, borders, symbols, and the words of its rules. The names are in the rules documentation.

# Sides
duel-side-law = 執法者
    .aim = 淘汰所有歹徒，包括在場與後備的。
duel-side-outlaws = 歹徒
    .aim = 淘汰所有執法者，包括在場與後備的。

# Cards by their backs, and by their borders
duel-back-law = 執法者牌
duel-back-outlaw = 歹徒牌
duel-border-bang = BANG! 牌
duel-border-action = 行動牌
duel-border-equipment = 裝備牌

# What may stand in the corner of a card, for revealing
duel-symbol-barrel = 酒桶
duel-symbol-snake = 蛇
duel-symbol-dynamite = 炸藥
duel-symbol-horseshoe = 馬蹄鐵

# Words of the rules
duel-term-active_character = 前排角色（AC）
duel-term-rearguard_character = 後排角色（RC）
duel-term-reserve = 後備
duel-term-ac_token = 前排標記（AC）
duel-term-life_point = 生命值
duel-term-bullet = 子彈
duel-term-hit = 攻擊
duel-term-dodge = 閃避
duel-term-reload = 裝填
duel-term-reveal = 判定
duel-term-always_active = 永遠有效
duel-term-deck = 牌庫
duel-term-common_deck = 共用牌庫
duel-term-discard_pile = 棄牌堆
duel-term-hand = 手牌
duel-term-turn = 回合
duel-term-phase_draw = 抽牌
duel-term-phase_play = 出牌與移動前排標記
duel-term-phase_discard = 棄牌
duel-term-start_of_turn = 你的回合開始時
duel-term-at_random = 隨機
duel-term-elimination = 出局
