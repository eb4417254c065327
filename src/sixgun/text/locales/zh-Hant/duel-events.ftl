# The story of a game of The Duel, one line an event. The reader is $you: "seat" (it happens to him), "other" (he is the
# second player concerned) or "none". A message that ends in -hidden is for readers who may not see the cards.
# $character is a character, $back the back of cards that are not seen: "law" or "outlaw".

duel-event-game-starts = 對決開始：執法者對上歹徒，每方{ $amount }個角色。
duel-event-deals = { $you ->
    [seat] 你分到「{ $cards }」。
   *[none] { $player } 分到「{ $cards }」。
 }
duel-event-deals-hidden = { $player } 分到{ $count }張牌。
duel-event-comes-into-play = { $you ->
    [seat] 你的 { $character } 站上後排，有{ $amount }點生命。
   *[none] { $player } 的 { $character } 站上後排，有{ $amount }點生命。
 }
duel-event-comes-into-play-front = { $you ->
    [seat] 你的 { $character } 站上前排，有{ $amount }點生命。
   *[none] { $player } 的 { $character } 站上前排，有{ $amount }點生命。
 }
duel-event-gets-token = { $you ->
    [seat] 你的 { $character } 現在在前排。
   *[none] { $player } 的 { $character } 現在在前排。
 }
duel-event-turn-starts = { $you ->
    [seat] 第{ $amount }回合：輪到你了。
   *[none] 第{ $amount }回合：輪到 { $player }。
 }
duel-event-turn-ends = { $you ->
    [seat] 你的回合結束。
   *[none] { $player } 的回合結束。
 }

duel-event-draws = { $you ->
    [seat] 你抽到「{ $cards }」。
   *[none] { $player } 抽到「{ $cards }」。
 }
duel-event-draws-hidden = { $back ->
    [law] { $player } 抽{ $count }張執法者牌。
    [outlaw] { $player } 抽{ $count }張歹徒牌。
   *[both] { $player } 抽{ $count }張牌，執法者牌與歹徒牌都有。
 }
duel-event-draws-aside = { $you ->
    [seat] 你抽出「{ $cards }」來挑選。
   *[none] { $player } 抽出「{ $cards }」來挑選。
 }
duel-event-draws-aside-hidden = { $back ->
    [law] { $player } 抽出{ $count }張執法者牌來挑選。
    [outlaw] { $player } 抽出{ $count }張歹徒牌來挑選。
   *[both] { $player } 抽出{ $count }張牌來挑選，執法者牌與歹徒牌都有。
 }
duel-event-keeps = { $you ->
    [seat] 你留下「{ $cards }」。
   *[none] { $player } 留下「{ $cards }」。
 }
duel-event-keeps-hidden = { $player } 留下其餘{ $count }張牌。
duel-event-shows = { $you ->
    [seat] 你亮出第二張牌：「{ $cards }」（{ $symbol }）。
   *[none] { $player } 亮出第二張牌：「{ $cards }」（{ $symbol }）。
 }
duel-event-nothing-to-draw = { $you ->
    [seat] 你該得到1張牌，但已經沒有牌了。
   *[none] { $player } 該得到1張牌，但已經沒有牌了。
 }
duel-event-reshuffles = { $amount ->
    [1] 牌庫用完了：棄牌堆僅有的1張牌成為共用牌庫。
   *[other] 牌庫用完了：棄牌堆的{ $amount }張牌洗成共用牌庫。
 }

duel-event-plays = { $you ->
    [seat] 你打出「{ $cards }」。
   *[none] { $player } 打出「{ $cards }」。
 }
duel-event-plays-at = { $you ->
    [seat] 你對 { $character } 打出「{ $cards }」。
   *[none] { $player } 對 { $character } 打出「{ $cards }」。
 }
duel-event-plays-hit = { $you ->
    [seat] 你用「{ $cards }」攻擊 { $character }。
   *[none] { $player } 用「{ $cards }」攻擊 { $character }。
 }
duel-event-plays-equipment = { $you ->
    [seat] 你把「{ $cards }」放到 { $character } 上。
   *[none] { $player } 把「{ $cards }」放到 { $character } 上。
 }
duel-event-plays-card = { $you ->
    [seat] 你對「{ $second }」打出「{ $card }」。
   *[none] { $player } 對「{ $second }」打出「{ $card }」。
 }
duel-event-plays-hand = { $you ->
    [seat] 你對 { $other } 的手牌打出「{ $cards }」。
    [other] { $player } 對你的手牌打出「{ $cards }」。
   *[none] { $player } 對 { $other } 的手牌打出「{ $cards }」。
 }
duel-event-plays-pair = { $you ->
    [seat] 你對 { $other } 的角色打出「{ $cards }」。
    [other] { $player } 對你的角色打出「{ $cards }」。
   *[none] { $player } 對 { $other } 的角色打出「{ $cards }」。
 }
duel-event-plays-pair-own = { $you ->
    [seat] 你對自己的角色打出「{ $cards }」。
   *[none] { $player } 對自己的角色打出「{ $cards }」。
 }
duel-event-plays-dodge = { $you ->
    [seat] 你用「{ $cards }」閃避。
   *[none] { $player } 用「{ $cards }」閃避。
 }
duel-event-plays-as-dodge = { $you ->
    [seat] 你把「{ $cards }」當作閃避。
   *[none] { $player } 把「{ $cards }」當作閃避。
 }
duel-event-plays-as-colt = { $you ->
    [seat] 你把「{ $cards }」當作「柯爾特」攻擊 { $character }。
   *[none] { $player } 把「{ $cards }」當作「柯爾特」攻擊 { $character }。
 }
duel-event-equips = 「{ $cards }」現在放在 { $character } 上。
duel-event-no-effect = 「{ $cards }」沒有效果。
duel-event-uses = { $you ->
    [seat] 你使用「{ $cards }」。
   *[none] { $player } 使用「{ $cards }」。
 }
duel-event-uses-ability = { $you ->
    [seat] 你發動 { $source } 的能力。
   *[none] { $player } 發動 { $source } 的能力。
 }
duel-event-copies = { $you ->
    [seat] 你以 { $source } 的能力，再次使用棄牌堆頂的「{ $cards }」。
   *[none] { $player } 以 { $source } 的能力，再次使用棄牌堆頂的「{ $cards }」。
 }
duel-event-reloads = { $you ->
    [seat] 你裝填「{ $cards }」。
   *[none] { $player } 裝填「{ $cards }」。
 }
duel-event-swaps = { $you ->
    [seat] 你的角色換位：現在 { $character } 在前排。
   *[none] { $player } 的角色換位：現在 { $character } 在前排。
 }

duel-event-hit = { $character } 成為「{ $cards }」的目標。
duel-event-hit-alone = { $source } 攻擊 { $character }。
duel-event-dodges = { $you ->
    [seat] 你的 { $character } 躲過攻擊。
   *[none] { $player } 的 { $character } 躲過攻擊。
 }
duel-event-dodge-wasted = { $you ->
    [seat] 你的閃避白費了：還必須再棄掉1張牌。
   *[none] { $player } 的閃避白費了：還必須再棄掉1張牌。
 }
duel-event-gives-up = { $you ->
    [seat] 你為 { $character } 交出「{ $cards }」。
   *[none] { $player } 為 { $character } 交出「{ $cards }」。
 }
duel-event-loses-life = { $you ->
    [seat] 你的 { $character } 失去{ $amount }點生命。
   *[none] { $player } 的 { $character } 失去{ $amount }點生命。
 }
duel-event-regains-life = { $you ->
    [seat] 你的 { $character } 恢復{ $amount }點生命。
   *[none] { $player } 的 { $character } 恢復{ $amount }點生命。
 }
duel-event-down = { $you ->
    [seat] 你的 { $character } 失去最後1點生命！
   *[none] { $player } 的 { $character } 失去最後1點生命！
 }
duel-event-eliminated = { $you ->
    [seat] 你的 { $character } 出局了。
   *[none] { $player } 的 { $character } 出局了。
 }
duel-event-lapses = 「{ $source }」的效果就此作廢。

duel-event-reveals = { $you ->
    [seat] 你為「{ $source }」判定，翻開「{ $cards }」：{ $symbol }。
   *[none] { $player } 為「{ $source }」判定，翻開「{ $cards }」：{ $symbol }。
 }
duel-event-reveal-succeeds = 正是「{ $source }」要的符號。
duel-event-reveal-fails-barrel = 不是酒桶：沒有幫助。
duel-event-reveal-fails-sid_curry = 不是酒桶：沒有幫助。
duel-event-reveal-fails-dynamite = 「炸藥」沒有爆炸。
duel-event-reveal-fails-rattlesnake = 「響尾蛇」沒有咬人。
duel-event-turns = { $you ->
    [seat] 你為「{ $source }」翻開「{ $cards }」：{ $symbol }。
   *[none] { $player } 為「{ $source }」翻開「{ $cards }」：{ $symbol }。
 }
duel-event-reveal-chosen = { $you ->
    [seat] 你以「{ $cards }」為準：{ $symbol }。
   *[none] { $player } 以「{ $cards }」為準：{ $symbol }。
 }
duel-event-explodes = 「{ $cards }」在 { $character } 身上爆炸！
duel-event-passes-on = { $you ->
    [seat] 「{ $cards }」傳給 { $other }。
    [other] 「{ $cards }」傳給你。
   *[none] 「{ $cards }」傳給 { $other }。
 }
duel-event-passes-on-to = { $you ->
    [seat] 「{ $cards }」傳給 { $other }：現在放在 { $character } 上。
    [other] 「{ $cards }」傳給你：現在放在 { $character } 上。
   *[none] 「{ $cards }」傳給 { $other }：現在放在 { $character } 上。
 }

duel-event-takes-from-hand = { $you ->
    [seat] 你從 { $other } 的手牌拿走「{ $cards }」。
    [other] { $player } 從你的手牌拿走「{ $cards }」。
   *[none] { $player } 從 { $other } 的手牌拿走「{ $cards }」。
 }
duel-event-takes-from-hand-hidden = { $back ->
    [law] { $player } 從 { $other } 的手牌拿走1張執法者牌。
   *[outlaw] { $player } 從 { $other } 的手牌拿走1張歹徒牌。
 }
duel-event-removes-from-hand = { $you ->
    [seat] 你讓 { $other } 棄掉手牌「{ $cards }」。
    [other] { $player } 讓你棄掉手牌「{ $cards }」。
   *[none] { $player } 讓 { $other } 棄掉手牌「{ $cards }」。
 }
duel-event-takes-equipment = { $you ->
    [seat] 你把 { $character } 的「{ $cards }」收入手牌。
   *[none] { $player } 把 { $character } 的「{ $cards }」收入手牌。
 }
duel-event-takes-equipment-fallen = { $you ->
    [seat] 你拿走出局角色的「{ $cards }」。
   *[none] { $player } 拿走出局角色的「{ $cards }」。
 }
duel-event-removes-equipment = { $you ->
    [seat] 你棄掉 { $character } 的「{ $cards }」。
   *[none] { $player } 棄掉 { $character } 的「{ $cards }」。
 }
duel-event-discards-excess = { $you ->
    [seat] 你的手牌超過上限，棄掉「{ $cards }」。
   *[none] { $player } 的手牌超過上限，棄掉「{ $cards }」。
 }
duel-event-discards-second = { $you ->
    [seat] 你再棄掉「{ $cards }」。
   *[none] { $player } 再棄掉「{ $cards }」。
 }
duel-event-discards-dodge = { $you ->
    [seat] 你棄掉「{ $cards }」來閃避。
   *[none] { $player } 棄掉「{ $cards }」來閃避。
 }
duel-event-discards-forced = { $you ->
    [seat] 你必須棄掉1張牌：「{ $cards }」。
   *[none] { $player } 必須棄掉1張牌：「{ $cards }」。
 }
duel-event-discards-drawn = { $you ->
    [seat] 你從這些牌中棄掉「{ $cards }」。
   *[none] { $player } 從這些牌中棄掉「{ $cards }」。
 }
duel-event-discards-cost = { $you ->
    [seat] 你為此棄掉「{ $cards }」。
   *[none] { $player } 為此棄掉「{ $cards }」。
 }
duel-event-discards-replaced = 原有的「{ $cards }」進入棄牌堆。
duel-event-discards-fallen = 該角色的裝備進入棄牌堆：「{ $cards }」。
duel-event-discards-spent = 「{ $cards }」進入棄牌堆。
duel-event-discards-turned = 進入棄牌堆：「{ $cards }」。

duel-event-store = 雜貨店裡有：「{ $cards }」。
duel-event-picks = { $you ->
    [seat] 你挑選「{ $cards }」。
   *[none] { $player } 挑選「{ $cards }」。
 }

duel-event-game-over-law = 執法者獲勝：{ $player }。
duel-event-game-over-outlaws = 歹徒獲勝：{ $player }。
