# What The Dice Game asks, the labels of the answers, and why something is not allowed. dice-prompt-* speaks to the one
# who is asked, dice-asked-* tells the others what is waited for. $by is who causes it.

dice-prompt-heal = 你的回合開始：誰恢復1點生命？
dice-prompt-reroll = { $amount ->
    [1] 要重骰幾顆，還是停手？這是最後一次機會。
   *[other] 要重骰幾顆，還是停手？你還可擲{ $amount }次。
 }
dice-prompt-assign = { $amount ->
    [1] 你的準心要射擊誰？
   *[other] 還有{ $amount }顆準心。下一顆要射擊誰？最後會一起生效。
 }
dice-prompt-beer = { $own ->
    [1] { $amount ->
        [1] 啤酒給誰？
       *[other] 還有{ $amount }顆啤酒。下一顆給誰？
    }
   *[other] { $amount ->
        [1] 啤酒給誰？給你自己可恢復{ $own }點生命。
       *[other] 還有{ $amount }顆啤酒。下一顆給誰？每一顆給你自己可恢復{ $own }點生命。
    }
 }
dice-prompt-take-arrow = { $amount ->
    [1] { $by } 打中了你：要拿1支弓箭，代替失去1點生命嗎？
   *[other] { $by } 打中了你，要失去{ $amount }點生命：要拿1支弓箭，代替下1點嗎？
 }
dice-prompt-discard-own-arrow = { $amount ->
    [1] { $by } 讓你失去1點生命：要放回你的弓箭嗎？
   *[other] { $by } 讓你失去1點生命：要從你的{ $amount }支弓箭中放回1支嗎？
 }
dice-prompt-discard-own-arrow-alone = { $amount ->
    [1] 你失去了1點生命：要放回你的弓箭嗎？
   *[other] 你失去了1點生命：要從你的{ $amount }支弓箭中放回1支嗎？
 }
dice-prompt-discard-arrow = { $amount ->
    [1] 你的格林機關槍讓你放回任一名玩家的1支弓箭：放回誰的？
   *[other] 你的格林機關槍讓你放回任意玩家的{ $amount }支弓箭：下一支放回誰的？
 }

dice-asked-heal = { $player } 正在選擇誰恢復1點生命。
dice-asked-reroll = { $player } 正在看骰子。
dice-asked-assign = { $player } 正在瞄準。
dice-asked-beer = { $player } 正在選擇啤酒給誰。
dice-asked-take-arrow = { $player } 正在弓箭與生命之間選擇。
dice-asked-discard-own-arrow = { $player } 可以放回1支弓箭。
dice-asked-discard-arrow = { $player } 正在選擇放回誰的弓箭。

dice-action-reroll = 留下 { $kept }，重骰 { $dice }
dice-action-reroll-all = 五顆全部重骰
dice-action-reroll-rest = 炸藥以外全部重骰：{ $faces }
dice-action-stop = 停手：以這些骰子為準
dice-action-hit = 用 { $face } 射擊 { $player }
dice-action-double = 用 { $face } 射擊 { $player }，並以一顆啤酒加倍
dice-action-beer = 把啤酒給 { $player }
dice-action-beer-own = 自己喝啤酒
dice-action-heal = { $player } 恢復1點生命
dice-action-heal-own = 自己恢復1點生命
dice-action-take = 拿1支弓箭
dice-action-lose = 失去1點生命
dice-action-shed = 放回1支弓箭
dice-action-keep = 留著你的弓箭
dice-action-clear = 放回 { $player } 的1支弓箭
dice-action-clear-own = 放回自己的1支弓箭
dice-action-pass = 都不放回

dice-refusal-game-over = 遊戲已經結束。想繼續玩，請開新的一場。
dice-refusal-not-asked = 現在不是由你決定：遊戲正在等 { $player }。
dice-refusal-stop-not-now = 你現在不在擲骰。請回答你被問到的事。
dice-refusal-reroll-not-now = 現在還沒有骰子可以重骰。請回答你被問到的事。
dice-refusal-rolling-over = 擲骰已經結束，以現在的骰子為準。請回答你被問到的事。
dice-refusal-dynamite-locked = 骰子{ $die }是炸藥，不能重骰。請從其他骰子中選擇。
dice-refusal-dynamite-ends-rolling = 三顆炸藥結束了你的擲骰：其他骰子以現在的為準。
dice-refusal-hit-not-now = { $face } 要在擲骰之後，問你射擊誰時使用。
dice-refusal-no-such-die = 你沒有 { $face } 可以用了。請使用你有的準心。
dice-refusal-no-doubling = 啤酒只能恢復生命。你的角色不能用它讓準心加倍。
dice-refusal-doubled-already = 你已經讓一顆準心加倍，每回合只能一次。請照原樣使用這一顆。
dice-refusal-no-beer-to-double = 你沒有啤酒可以讓準心加倍。請照原樣使用。
dice-refusal-no-target-self = 你不能射擊自己。請選另一名玩家。
dice-refusal-wrong-distance = { $player } { $distance ->
    [1] 坐在你隔壁
   *[other] 與你相距{ $distance }個位置
 }，{ $face } 射不到那裡。請選距離正確的玩家。
dice-refusal-beer-not-now = 啤酒要在準心之後，問你給誰時分配。
dice-refusal-nobody-revived = { $player } 已經死亡，啤酒救不回任何人。請選存活的玩家。
dice-refusal-heal-not-now = 這點生命只能在回合開始時，由有此能力的角色給予。
dice-refusal-ability-not-now = 現在沒有問你弓箭與生命的事。請回答你被問到的事。
dice-refusal-must-choose = 這裡不能跳過：每顆骰子都要用掉。請從提供的項目中選一個。
dice-refusal-no-such-seat = 這張牌桌沒有 { $player } 號座位。
dice-refusal-target-out-of-game = { $player } 已經死亡。請選存活的玩家。
dice-refusal-target-fallen = { $player } 剛失去最後1點生命，其弓箭反正會放回去。請選其他人。
dice-refusal-no-arrow = { $player } 沒有弓箭。請選有弓箭的人。
dice-refusal-not-offered = 這不是你現在可選的項目。
