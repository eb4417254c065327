# The Dice Game: the faces of the dice, and words of its rules. The names are in the rules documentation.

dice-face-arrow = 弓箭
    .text = 立刻拿1支弓箭。拿走最後1支時，印地安人就會突襲：每人面前有幾支弓箭，就失去幾點生命。
dice-face-dynamite = 炸藥
    .text = 不能重骰。有三顆時，你失去1點生命，而且不能再擲。
dice-face-bullseye_1 = 準心1
    .text = 你左邊或右邊緊鄰的一名玩家失去1點生命。
dice-face-bullseye_2 = 準心2
    .text = 你左邊或右邊第二個位置的一名玩家失去1點生命。只剩兩或三名存活玩家時，視為準心1。
dice-face-beer = 啤酒
    .text = 由你選擇的一名玩家，或你自己，恢復1點生命。
dice-face-gatling = 格林機關槍
    .text = 有三顆時，其他所有玩家各失去1點生命，而且你放回自己的所有弓箭。

# Words of the rules
dice-term-role_card = 陣營卡
dice-term-character_card = 角色卡
dice-term-summary_card = 幫助卡
dice-term-die = 骰子
dice-term-arrow_token = 弓箭記號
dice-term-arrow_pile = 弓箭堆
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
