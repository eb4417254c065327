# High Noon: its event cards, and what is asked and told because of them.

set-high_noon = 日正當中
    .text = 15張事件卡：從警長的第二個回合起，每一輪都有新事件扭轉規則。

eventcard-blessing = 祝福
    .text = 所有牌都視為紅心。
eventcard-curse = 詛咒
    .text = 所有牌都視為黑桃。
eventcard-the_daltons = 道爾頓幫
    .text = 生效時，面前有藍色牌的玩家各選其中1張棄掉。
eventcard-the_doctor = 醫生
    .text = 生效時，生命值最少的玩家恢復1點生命。
eventcard-ghost_town = 鬼城
    .text = 出局的玩家在自己的回合化為鬼魂回來：抽3張牌而不是2張，而且什麼都傷不了他們。回合結束時又再出局。
eventcard-gold_rush = 淘金熱
    .text = 回合改為逆時針進行。牌仍然順時針生效。
eventcard-handcuffs = 手銬
    .text = 抽牌之後你說出一種花色：這個回合接下來只能打出該花色的牌。
eventcard-hangover = 宿醉
    .text = 角色沒有能力。
eventcard-new_identity = 改頭換面
    .text = 你的回合開始時，可以查看你的第二個角色，並從此換成該角色，有2點生命。
eventcard-the_reverend = 牧師
    .text = 誰都不能打出「啤酒」。
eventcard-the_sermon = 佈道
    .text = 你在自己的回合不能使用「BANG!」牌。
eventcard-shootout = 槍戰
    .text = 你在自己的回合可以打出第二張「BANG!」。
eventcard-thirst = 口渴
    .text = 你的回合開始時少抽1張牌，但至少抽1張。
eventcard-train_arrival = 火車進站
    .text = 你的回合開始時多抽1張牌。
eventcard-high_noon = 日正當中
    .text = 你的回合開始時失去1點生命。這是最後一個事件，持續到遊戲結束。

# What is asked
prompt-discard-blue = 你要棄掉面前的哪張藍色牌？
asked-discard-blue = { $player } 正在選擇要棄掉的藍色牌。
prompt-new-identity = 你要換成第二個角色，有2點生命嗎？
asked-new-identity = { $player } 可以改頭換面。
prompt-name-suit = 說出一種花色：這個回合接下來只能打出該花色的牌。
asked-name-suit = { $player } 必須說出一種花色。

action-choose-card-discard-blue = 棄掉「{ $card }」
action-use-new_identity = 改頭換面，有2點生命
action-pass-new-identity = 維持原來的角色
action-name-suit = 說出{ $suit }

# What is told
event-new-identity = { $you ->
    [seat] 從現在起，你是 { $character }，有{ $amount }點生命。
   *[none] 從現在起，{ $player } 是 { $character }，有{ $amount }點生命。
 }
event-names-suit = { $you ->
    [seat] 你說出{ $suit }：這個回合你只能打出這種花色。
   *[none] { $player } 說出{ $suit }，這個回合只能打出這種花色。
 }
event-returns-as-ghost = { $you ->
    [seat] 你化為鬼魂回來，就這一個回合。
   *[none] { $player } 化為鬼魂回來，就這一個回合。
 }
event-ghost-leaves = { $you ->
    [seat] 你當鬼魂的時間結束了。
   *[none] { $player } 的鬼魂又離開了。
 }

refusal-wrong-suit = 「{ $card }」不是你說出的花色，而你這個回合不能打出其他花色。
refusal-bangs-frozen = 這個事件生效時，你在自己的回合不能使用「BANG!」牌，而「{ $card }」會算是「BANG!」牌。
