# The story of The Dice Game, one line an event. The reader is $you: "seat" (it happens to him), "other" (he is the
# second player concerned) or "none". $faces and $face are dice with their faces: [beer] [1].

# What stands on a die: one word of at most eight letters.
dice-short-arrow = 弓箭
dice-short-dynamite = 炸藥
dice-short-bullseye_1 = 1
dice-short-bullseye_2 = 2
dice-short-beer = 啤酒
dice-short-gatling = 格林

dice-event-game-starts = { $amount }人骰子版遊戲開始。
dice-event-character = { $you ->
    [seat] 你的角色是 { $character }，有{ $amount }點生命。
   *[none] { $player } 的角色是 { $character }，有{ $amount }點生命。
 }
dice-event-reveals-role = { $you ->
    [seat] 你的陣營卡翻開了：{ $role }。
   *[none] { $player } 翻開陣營卡：{ $role }。
 }
dice-event-turn-starts = { $you ->
    [seat] 第{ $amount }回合：輪到你了。
   *[none] 第{ $amount }回合：輪到 { $player }。
 }
dice-event-turn-ends = { $you ->
    [seat] 你的回合結束。
   *[none] { $player } 的回合結束。
 }

dice-event-rolls = { $you ->
    [seat] 你擲出 { $faces }
   *[none] { $player } 擲出 { $faces }
 }
dice-event-rolls-again = { $you ->
    [seat] { $count ->
        [1] 你重骰骰子 { $dice }：{ $faces }
       *[other] 你重骰{ $count }顆骰子（{ $dice }）：{ $faces }
    }
   *[none] { $count ->
        [1] { $player } 重骰骰子 { $dice }：{ $faces }
       *[other] { $player } 重骰{ $count }顆骰子（{ $dice }）：{ $faces }
    }
 }
dice-event-stops = { $you ->
    [seat] 你就此停手。
   *[none] { $player } 就此停手。
 }
dice-event-stops-again = { $you ->
    [seat] 你最後的骰子：{ $faces }
   *[none] { $player } 最後的骰子：{ $faces }
 }
dice-event-explodes = { $you ->
    [seat] { $amount }顆炸藥在你手中爆炸：你不能再擲骰。
   *[none] { $amount }顆炸藥在 { $player } 手中爆炸：不能再擲骰。
 }

dice-event-takes-arrow = { $you ->
    [seat] 你拿{ $amount }支弓箭。
   *[none] { $player } 拿{ $amount }支弓箭。
 }
dice-event-takes-arrow-struck = { $you ->
    [seat] 你打中 { $other }（{ $source }），拿1支弓箭。
    [other] { $player } 打中你（{ $source }），拿1支弓箭。
   *[none] { $player } 打中 { $other }（{ $source }），拿1支弓箭。
 }
dice-event-takes-arrow-instead = { $you ->
    [seat] 你拿1支弓箭，代替失去1點生命（{ $source }）。
   *[none] { $player } 拿1支弓箭，代替失去1點生命（{ $source }）。
 }
dice-event-indians-attack = { $you ->
    [seat] 你拿走最後1支弓箭：印地安人突襲！
   *[none] { $player } 拿走最後1支弓箭：印地安人突襲！
 }
dice-event-returns-arrows = { $you ->
    [seat] 你放回{ $amount }支弓箭。
   *[none] { $player } 放回{ $amount }支弓箭。
 }
dice-event-returns-arrows-all = { $amount }支弓箭全都回到弓箭堆。
dice-event-discards-arrow = { $you ->
    [seat] 你放回 { $other } 的1支弓箭。
    [other] { $player } 放回你的1支弓箭。
   *[none] { $player } 放回 { $other } 的1支弓箭。
 }
dice-event-discards-arrow-own = { $you ->
    [seat] 你放回自己的1支弓箭。
   *[none] { $player } 放回自己的1支弓箭。
 }

dice-event-hits = { $you ->
    [seat] 你用 { $face } 瞄準 { $other }。
    [other] { $player } 用 { $face } 瞄準你。
   *[none] { $player } 用 { $face } 瞄準 { $other }。
 }
dice-event-hits-doubled = { $you ->
    [seat] 你用 { $face } 瞄準 { $other }，並以一顆啤酒加倍。
    [other] { $player } 用 { $face } 瞄準你，並以一顆啤酒加倍。
   *[none] { $player } 用 { $face } 瞄準 { $other }，並以一顆啤酒加倍。
 }
dice-event-fires-gatling = { $you ->
    [seat] 你用格林機關槍掃射全場！
   *[none] { $player } 用格林機關槍掃射全場！
 }
dice-event-unaffected = { $you ->
    [seat] 格林機關槍對你無效（{ $source }）。
   *[none] 格林機關槍對 { $player } 無效（{ $source }）。
 }

dice-event-loses-life-bullseye = { $you ->
    [seat] 你被打中，失去{ $amount }點生命。
   *[none] { $player } 被打中，失去{ $amount }點生命。
 }
dice-event-loses-life-gatling = { $you ->
    [seat] 格林機關槍讓你失去{ $amount }點生命。
   *[none] 格林機關槍讓 { $player } 失去{ $amount }點生命。
 }
dice-event-loses-life-indians = { $you ->
    [seat] 印地安人讓你失去{ $amount }點生命。
   *[none] 印地安人讓 { $player } 失去{ $amount }點生命。
 }
dice-event-loses-life-dynamite = { $you ->
    [seat] 爆炸讓你失去{ $amount }點生命。
   *[none] 爆炸讓 { $player } 失去{ $amount }點生命。
 }

dice-event-gives-beer = { $you ->
    [seat] 你給 { $other } 一顆啤酒。
    [other] { $player } 給你一顆啤酒。
   *[none] { $player } 給 { $other } 一顆啤酒。
 }
dice-event-gives-beer-own = { $you ->
    [seat] 你自己喝啤酒。
   *[none] { $player } 自己喝啤酒。
 }
dice-event-regains-life = { $you ->
    [seat] 你恢復{ $amount }點生命。
   *[none] { $player } 恢復{ $amount }點生命。
 }
dice-event-regains-life-drinks = { $you ->
    [seat] 你喝啤酒，恢復{ $amount }點生命。
   *[none] { $player } 喝啤酒，恢復{ $amount }點生命。
 }
dice-event-regains-life-beer = { $you ->
    [seat] { $other } 請你喝啤酒：你恢復{ $amount }點生命。
    [other] 你請 { $player } 喝啤酒，讓對方恢復{ $amount }點生命。
   *[none] { $other } 請 { $player } 喝啤酒，讓對方恢復{ $amount }點生命。
 }
dice-event-regains-life-ability = { $you ->
    [seat] 你恢復{ $amount }點生命（{ $source }）。
   *[none] { $player } 恢復{ $amount }點生命（{ $source }）。
 }
dice-event-no-effect = { $you ->
    [seat] 你的生命點數已經滿了。
   *[none] { $player } 的生命點數已經滿了。
 }
dice-event-no-effect-drinks = { $you ->
    [seat] 你只是喝杯啤酒解饞：你的生命點數已經滿了。
   *[none] { $player } 只是喝杯啤酒解饞，生命點數已經滿了。
 }
dice-event-no-effect-beer = { $you ->
    [seat] { $other } 請你喝啤酒，但你的生命點數已經滿了。
    [other] 你請 { $player } 喝啤酒，但對方的生命點數已經滿了。
   *[none] { $other } 請 { $player } 喝啤酒，但對方的生命點數已經滿了。
 }
dice-event-no-effect-ability = { $you ->
    [seat] 你沒有生命可以恢復（{ $source }）。
   *[none] { $player } 沒有生命可以恢復（{ $source }）。
 }
dice-event-uses = { $you ->
    [seat] 你以 { $source } 的能力照顧 { $other }。
    [other] { $player }（{ $source }）照顧你。
   *[none] { $player }（{ $source }）照顧 { $other }。
 }
dice-event-uses-own = { $you ->
    [seat] 你以 { $source } 的能力照顧自己。
   *[none] { $player }（{ $source }）先歇口氣。
 }

dice-event-eliminated = { $you ->
    [seat] 你死亡了。你的身分：{ $role }。
   *[none] { $player } 死亡。陣營卡：{ $role }。
 }
dice-event-eliminated-by = { $you ->
    [seat] { $other } 淘汰了你。你的身分：{ $role }。
    [other] 你淘汰了 { $player }。陣營卡：{ $role }。
   *[none] { $other } 淘汰了 { $player }。陣營卡：{ $role }。
 }
dice-event-game-over-sheriff = 警長陣營獲勝：{ $winners }。
dice-event-game-over-outlaws = 歹徒獲勝：{ $winners }。
dice-event-game-over-renegade = 叛徒獲勝：{ $winners }。
dice-event-game-over-deputy = 副警獲勝：{ $winners }。
dice-event-game-over-outlaw = 歹徒獲勝：{ $winners }。
