# The story of a game, one line an event. The reader is $you: "seat" (it happens to him), "other" (he is the
# second player concerned) or "none". A message that ends in -hidden is for readers who may not see the cards.

event-game-starts = { $amount }人遊戲開始。
event-character = { $you ->
    [seat] 你的角色是 { $character }。
   *[none] { $player } 的角色是 { $character }。
 }
event-reveals-role = { $you ->
    [seat] 你的身分卡翻開了：{ $role }。
   *[none] { $player } 翻開身分卡：{ $role }。
 }
event-deals = { $you ->
    [seat] 你分到「{ $cards }」。
   *[none] { $player } 分到「{ $cards }」。
 }
event-deals-hidden = { $player } 分到{ $count }張牌。
event-turn-starts = { $you ->
    [seat] 第{ $amount }回合：輪到你了。
   *[none] 第{ $amount }回合：輪到 { $player }。
 }
event-turn-ends = { $you ->
    [seat] 你的回合結束。
   *[none] { $player } 的回合結束。
 }
event-turn-skipped = { $you ->
    [seat] 你失去這個回合。
   *[none] { $player } 失去這個回合。
 }

event-plays = { $you ->
    [seat] 你打出「{ $cards }」。
   *[none] { $player } 打出「{ $cards }」。
 }
event-plays-at = { $you ->
    [seat] 你對 { $other } 打出「{ $cards }」。
    [other] { $player } 對你打出「{ $cards }」。
   *[none] { $player } 對 { $other } 打出「{ $cards }」。
 }
event-plays-as-bang-at = { $you ->
    [seat] 你把「{ $cards }」當作「BANG!」對 { $other } 打出。
    [other] { $player } 把「{ $cards }」當作「BANG!」對你打出。
   *[none] { $player } 把「{ $cards }」當作「BANG!」對 { $other } 打出。
 }
event-plays-as-missed = { $you ->
    [seat] 你把「{ $cards }」當作「沒打中！」回應 { $other }。
    [other] { $player } 把「{ $cards }」當作「沒打中！」回應你。
   *[none] { $player } 把「{ $cards }」當作「沒打中！」回應 { $other }。
 }
event-plays-answer = { $you ->
    [seat] 你以「{ $cards }」回應 { $other }。
    [other] { $player } 以「{ $cards }」回應你。
   *[none] { $player } 以「{ $cards }」回應 { $other }。
 }
event-uses = { $you ->
    [seat] 你使用「{ $cards }」。
   *[none] { $player } 使用「{ $cards }」。
 }
event-uses-ability = { $you ->
    [seat] 你發動 { $source } 的能力。
   *[none] { $player } 發動 { $source } 的能力。
 }
event-uses-ability-paying = { $you ->
    [seat] 你發動 { $source } 的能力，棄掉「{ $cards }」。
   *[none] { $player } 發動 { $source } 的能力，棄掉「{ $cards }」。
 }
event-no-effect = 「{ $cards }」沒有效果。

event-draws = { $you ->
    [seat] 你抽到「{ $cards }」。
   *[none] { $player } 抽到「{ $cards }」。
 }
event-draws-hidden = { $player } 抽{ $count }張牌。
event-draws-from-discard = { $you ->
    [seat] 你從棄牌堆拿走「{ $cards }」。
   *[none] { $player } 從棄牌堆拿走「{ $cards }」。
 }
event-shows = { $you ->
    [seat] 你亮出「{ $cards }」。
   *[none] { $player } 亮出「{ $cards }」。
 }
event-looks = { $you ->
    [seat] 你查看「{ $cards }」。
   *[none] { $player } 查看「{ $cards }」。
 }
event-looks-hidden = { $player } 查看接下來的{ $count }張牌。
event-returns = { $you ->
    [seat] 你把「{ $cards }」放回去。
   *[none] { $player } 把「{ $cards }」放回去。
 }
event-returns-hidden = { $player } 放回{ $count }張牌。
event-nothing-to-draw = { $you ->
    [seat] 你該抽牌，但已經沒有牌了。
   *[none] { $player } 該抽牌，但已經沒有牌了。
 }
event-reshuffles = { $amount ->
    [1] 牌庫用完了：棄牌堆僅有的1張牌成為新牌庫。
   *[other] 牌庫用完了：棄牌堆的{ $amount }張牌洗成新牌庫。
 }

event-takes-from-hand = { $you ->
    [seat] 你從 { $other } 的手牌拿走「{ $cards }」。
    [other] { $player } 從你的手牌拿走「{ $cards }」。
   *[none] { $player } 從 { $other } 的手牌拿走「{ $cards }」。
 }
event-takes-from-hand-hidden = { $player } 從 { $other } 的手牌拿走{ $count }張牌。
event-takes-from-front = { $you ->
    [seat] 你拿走 { $other } 面前的「{ $cards }」。
    [other] { $player } 拿走你面前的「{ $cards }」。
   *[none] { $player } 拿走 { $other } 面前的「{ $cards }」。
 }
event-removes-from-hand = { $you ->
    [seat] 你讓 { $other } 棄掉手牌「{ $cards }」。
    [other] { $player } 讓你棄掉手牌「{ $cards }」。
   *[none] { $player } 讓 { $other } 棄掉手牌「{ $cards }」。
 }
event-removes-from-front = { $you ->
    [seat] 你讓 { $other } 棄掉面前的「{ $cards }」。
    [other] { $player } 讓你棄掉面前的「{ $cards }」。
   *[none] { $player } 讓 { $other } 棄掉面前的「{ $cards }」。
 }

event-discards-excess = { $you ->
    [seat] 你的手牌超過上限，棄掉「{ $cards }」。
   *[none] { $player } 的手牌超過上限，棄掉「{ $cards }」。
 }
event-discards-weapon = { $you ->
    [seat] 你收起舊武器：「{ $cards }」。
   *[none] { $player } 收起舊武器：「{ $cards }」。
 }
event-discards-death = { $you ->
    [seat] 你的牌進入棄牌堆：「{ $cards }」。
   *[none] { $player } 的牌進入棄牌堆：「{ $cards }」。
 }
event-discards-penalty = { $you ->
    [seat] 你受罰，棄掉「{ $cards }」。
   *[none] { $player } 受罰，棄掉「{ $cards }」。
 }
event-discards-spent = 「{ $cards }」進入棄牌堆。

event-flips = { $you ->
    [seat] 你翻開「{ $cards }」（{ $source }）。
   *[none] { $player } 翻開「{ $cards }」（{ $source }）。
 }
event-flip-chosen = { $you ->
    [seat] 你以「{ $cards }」為準。
   *[none] { $player } 以「{ $cards }」為準。
 }
event-check-succeeds-barrel = { $you ->
    [seat] 酒桶替你擋下一顆子彈。
   *[none] 酒桶替 { $player } 擋下一顆子彈。
 }
event-check-succeeds-jourdonnais = { $you ->
    [seat] 酒桶替你擋下一顆子彈。
   *[none] 酒桶替 { $player } 擋下一顆子彈。
 }
event-check-fails-barrel = { $you ->
    [seat] 酒桶幫不了你。
   *[none] 酒桶幫不了 { $player }。
 }
event-check-fails-jourdonnais = { $you ->
    [seat] 酒桶幫不了你。
   *[none] 酒桶幫不了 { $player }。
 }
event-check-succeeds-jail = { $you ->
    [seat] 你逃出監獄。
   *[none] { $player } 逃出監獄。
 }
event-check-fails-jail = { $you ->
    [seat] 你還關在牢裡。
   *[none] { $player } 還關在牢裡。
 }
event-check-succeeds-dynamite = { $you ->
    [seat] 你面前的引信燒到盡頭了。
   *[none] { $player } 面前的引信燒到盡頭了。
 }
event-check-fails-dynamite = { $you ->
    [seat] 你面前的「炸藥」沒有爆炸。
   *[none] { $player } 面前的「炸藥」沒有爆炸。
 }
event-passes-on = { $you ->
    [seat] 你把「{ $cards }」傳給 { $other }。
    [other] { $player } 把「{ $cards }」傳給你。
   *[none] { $player } 把「{ $cards }」傳給 { $other }。
 }
event-explodes = { $you ->
    [seat] 「{ $cards }」在你面前爆炸！
   *[none] 「{ $cards }」在 { $player } 面前爆炸！
 }

event-avoids = { $you ->
    [seat] 你躲過 { $other } 的射擊。
    [other] { $player } 躲過你的射擊。
   *[none] { $player } 躲過 { $other } 的射擊。
 }
event-answers = { $you ->
    [seat] 你以「{ $cards }」回應 { $other }。
    [other] { $player } 以「{ $cards }」回應你。
   *[none] { $player } 以「{ $cards }」回應 { $other }。
 }
event-loses-life = { $you ->
    [seat] 你失去{ $amount }點生命。
   *[none] { $player } 失去{ $amount }點生命。
 }
event-regains-life = { $you ->
    [seat] 你恢復{ $amount }點生命。
   *[none] { $player } 恢復{ $amount }點生命。
 }
event-dying = { $you ->
    [seat] 你失去了最後1點生命！
   *[none] { $player } 失去了最後1點生命！
 }
event-doomed = { $you ->
    [seat] 再也沒有什麼救得了你。
   *[none] 再也沒有什麼救得了 { $player }。
 }
event-eliminated = { $you ->
    [seat] 你出局了。你的身分：{ $role }。
   *[none] { $player } 出局了。身分卡：{ $role }。
 }
event-eliminated-by = { $you ->
    [seat] { $other } 淘汰了你。你的身分：{ $role }。
    [other] 你淘汰了 { $player }。身分卡：{ $role }。
   *[none] { $other } 淘汰了 { $player }。身分卡：{ $role }。
 }
event-rewarded = { $you ->
    [seat] 你淘汰 { $other }，獎賞是{ $amount }張牌。
    [other] { $player } 淘汰你，領取{ $amount }張牌作為獎賞。
   *[none] { $player } 淘汰 { $other }，領取{ $amount }張牌作為獎賞。
 }
event-penalised = { $you ->
    [seat] 你淘汰了自己的副警：你的牌全數棄掉。
   *[none] { $player } 淘汰了一名副警，棄掉所有的牌。
 }

event-store = 雜貨店開張了：「{ $cards }」。
event-picks = { $you ->
    [seat] 你挑選「{ $cards }」。
   *[none] { $player } 挑選「{ $cards }」。
 }

event-game-over-sheriff = 警長陣營獲勝：{ $winners }。
event-game-over-outlaws = 歹徒獲勝：{ $winners }。
event-game-over-renegade = 叛徒獲勝：{ $winners }。
event-game-over-deputy = 副警獲勝：{ $winners }。
event-game-over-outlaw = 歹徒獲勝：{ $winners }。
event-game-over-nobody = 沒有人留下，也沒有人獲勝。
