# A Fistful of Cards: its event cards, and what is asked and told because of them.

set-fistful_of_cards = 一把紙牌
    .text = 另外15張事件卡：從警長的第二個回合起，每一輪都有新事件扭轉規則。

eventcard-abandoned_mine = 廢棄礦坑
    .text = 你的回合開始時從棄牌堆抽牌，棄牌堆空了才從牌庫抽。回合結束時超過上限的牌，面朝下放到牌庫頂。
eventcard-ambush = 埋伏
    .text = 所有玩家之間的距離都是1。只有場上的牌，以及天生擁有這種牌的角色，才能改變。
eventcard-blood_brothers = 歃血兄弟
    .text = 你的回合開始時，可以失去1點生命（不能是最後1點），讓另一名玩家恢復1點。
eventcard-dead_man = 亡者歸來
    .text = 第一個出局的玩家，在輪到自己的回合時回來，有2點生命與2張牌。
eventcard-hard_liquor = 烈酒
    .text = 你的回合開始時可以放棄抽牌，改為恢復1點生命。
eventcard-the_judge = 法官
    .text = 不能把牌打出到任何人面前。
eventcard-lasso = 套索
    .text = 玩家面前的牌沒有效果。
eventcard-law_of_the_west = 西部法則
    .text = 你的回合開始抽牌時，亮出第二張牌。這個回合若能打出，就必須打出。
eventcard-peyote = 迷幻仙人掌
    .text = 你不抽牌，改為說「紅」或「黑」，再翻開牌庫頂的牌。猜對：留下它，還可以再猜。猜錯：棄掉它，到此為止。
eventcard-ranch = 牧場
    .text = 抽牌之後，你可以棄掉任意張牌，再抽同樣張數的新牌，限一次。
eventcard-ricochet = 跳彈
    .text = 在你的回合，可以棄掉「BANG!」牌來射擊其他玩家面前的牌。除非牌主打出「沒打中！」，否則該牌就棄掉。
eventcard-russian_roulette = 俄羅斯輪盤
    .text = 生效時，從警長開始，每人棄掉1張「沒打中！」，一圈接一圈，直到有人不棄為止：那名玩家失去2點生命。
eventcard-sniper = 狙擊手
    .text = 在你的回合，可以一次棄掉2張「BANG!」，射擊射程內的一名玩家。這一槍需要2張「沒打中！」才擋得住。
eventcard-vendetta = 血仇
    .text = 你的回合結束時翻開1張牌判定：若是紅心，就再進行一個回合。
eventcard-a_fistful_of_cards = 一把紙牌
    .text = 你的回合開始時，你有幾張手牌，就被射擊幾次。這是最後一個事件，持續到遊戲結束。

# What is asked
prompt-give-life = 你要把1點生命給另一名玩家嗎？
asked-give-life = { $player } 可以送出1點生命。
prompt-skip-for-life = 你要抽牌，還是改為恢復1點生命？
asked-skip-for-life = { $player } 正在牌與生命之間選擇。
prompt-guess-colour = 牌庫頂的牌是什麼顏色？
asked-guess-colour = { $player } 正在猜牌庫頂的牌的顏色。
prompt-exchange-cards = { $amount ->
    [0] 你要換掉哪些牌？一次棄掉1張。
   *[other] 你已經棄掉{ $amount }張牌。還要再換1張嗎？
 }
asked-exchange-cards = { $player } 可以換新牌。
prompt-answer-roulette = 輪盤輪到你了：棄掉1張「沒打中！」，否則失去2點生命。
asked-answer-roulette = { $player } 必須接著玩輪盤。
prompt-answer-shot-at-card = { $by } 射擊你的「{ $card }」。1張「沒打中！」就能保住它。你怎麼回應？
asked-answer-shot-at-card = { $player } 必須回應對牌的射擊。

action-use-blood_brothers = 給 { $player } 1點生命
action-pass-give-life = 留著自己的生命
action-use-hard_liquor = 恢復1點生命
action-pass-skip-for-life = 抽牌
action-guess-red = 紅色
action-guess-black = 黑色
action-pass-guess-colour = 不再猜了
action-pass-exchange-cards = { $amount ->
    [0] 全部留著
   *[other] 抽{ $amount }張新牌
 }
action-pass-answer-roulette = 失去2點生命
action-pass-answer-shot-at-card = 放棄這張牌
action-use-ricochet = 棄掉「{ $card }」，射擊「{ $second }」
action-use-sniper = 棄掉「{ $card }」與「{ $second }」，射擊 { $player }；需要2張「沒打中！」才擋得住

# What is told
event-buries = { $you ->
    [seat] 你的手牌超過上限，把「{ $cards }」面朝下放到牌庫頂。
   *[none] { $player } 把「{ $cards }」面朝下放到牌庫頂。
 }
event-buries-hidden = { $player } 的手牌超過上限，把{ $count }張牌面朝下放到牌庫頂。
event-guesses-right = { $you ->
    [seat] 你說{ $colour ->
        [red] 紅色
       *[black] 黑色
    }，猜對了，留下「{ $cards }」。
   *[none] { $player } 說{ $colour ->
        [red] 紅色
       *[black] 黑色
    }，猜對了，留下「{ $cards }」。
 }
event-guesses-wrong = { $you ->
    [seat] 你說{ $colour ->
        [red] 紅色
       *[black] 黑色
    }，但翻開的是「{ $cards }」，棄掉。
   *[none] { $player } 說{ $colour ->
        [red] 紅色
       *[black] 黑色
    }，但翻開的是「{ $cards }」，棄掉。
 }
event-returns-alive = { $you ->
    [seat] 你回到遊戲中，有{ $amount }點生命！
   *[none] { $player } 回到遊戲中，有{ $amount }點生命！
 }
event-uses-blood_brothers = { $you ->
    [seat] 你給 { $other } 1點生命。
    [other] { $player } 給你1點生命。
   *[none] { $player } 給 { $other } 1點生命。
 }
event-uses-hard_liquor = { $you ->
    [seat] 你不抽牌，喝了一杯。
   *[none] { $player } 不抽牌，喝了一杯。
 }
event-uses-ricochet = { $you ->
    [seat] 你棄掉「{ $card }」，射擊 { $other } 面前的「{ $second }」。
    [other] { $player } 棄掉「{ $card }」，射擊你面前的「{ $second }」。
   *[none] { $player } 棄掉「{ $card }」，射擊 { $other } 面前的「{ $second }」。
 }
event-uses-sniper = { $you ->
    [seat] 你棄掉「{ $cards }」，瞄準 { $other }。
    [other] { $player } 棄掉「{ $cards }」，瞄準你。
   *[none] { $player } 棄掉「{ $cards }」，瞄準 { $other }。
 }
event-check-succeeds-vendetta = { $you ->
    [seat] 你再進行一個回合。
   *[none] { $player } 再進行一個回合。
 }
event-check-fails-vendetta = { $you ->
    [seat] 你沒有第二個回合。
   *[none] { $player } 沒有第二個回合。
 }

refusal-no-fronts = 現在不能打出「{ $card }」：這個事件生效時，不能把牌打出到任何人面前。
refusal-duty = 你的第二張牌亮出的是「{ $card }」，而且能打出，所以這個回合必須打出它。

error-options-events = 事件卡堆有12到28張一般事件卡；「{ $value }」不在這個範圍。
error-options-roulette = 「俄羅斯輪盤」要求的是「missed_cards」或「missed_effects」；「{ $value }」兩者都不是。
