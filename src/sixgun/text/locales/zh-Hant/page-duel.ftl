# The board of The Duel.

page-duel-table = 雙方
page-duel-front = 前排
page-duel-behind = 後排
page-duel-alone = 獨自一人：兼前後排
page-duel-awake = 現在有效
page-duel-asleep = 休息中
page-duel-always = 永遠有效
page-duel-down = 倒下
page-duel-used = 已用
page-duel-gear = 裝備：{ $cards }
page-duel-aimed = 是目標
page-duel-use = 使用 { $character } 的能力
page-duel-move-token = 移動標記
page-duel-nobody = 無人
page-duel-fallen-here = 剛倒下
page-duel-front-to-come = 前排
page-duel-rear-to-come = 後排
page-duel-fallen = 已倒下：{ $characters }
page-duel-fallen-title = 已倒下
page-duel-deck-spent = 自己的牌庫已用完，現在使用共用牌庫。
page-duel-reserve = { $count ->
    [0] 沒有後備
   *[other] 後備：{ $count }
 }
page-duel-reserve-order = 順序無人知曉
page-duel-backs-law = 手牌中有{ $count }張執法者牌
page-duel-backs-outlaws = 手牌中有{ $count }張歹徒牌

# What is printed on a card
page-duel-printed-hit = 攻擊牌
page-duel-printed-dodge = 閃避牌
page-duel-printed-reload = 可裝填
page-duel-printed-always = 永遠有效
page-duel-reveals = 判定為{ $symbol }

# The middle
page-duel-bangs = BANG! 牌：{ $played }/{ $limit }
page-duel-bangs-any = BANG! 牌：不限張數
page-duel-token-moved = 標記已移動
page-duel-token-still = 標記可移動
page-duel-common = { $back ->
    [law] 共用牌庫：{ $count }，頂牌是執法者牌
   *[outlaws] 共用牌庫：{ $count }，頂牌是歹徒牌
 }
page-duel-common-none = 還沒有共用牌庫：第一個牌庫用完時，由棄牌堆組成。
page-duel-discard-list = 棄牌堆：{ $count }
page-duel-discard-about = 最新的牌在最前面。每個人都可以翻看棄牌堆。
page-duel-list = 清單

# The beginning
page-duel-you-are-law = 你是執法者
page-duel-you-are-outlaws = 你是歹徒
page-duel-offered = 你的頭兩個角色
page-duel-setup-about = 選擇誰站前排面對子彈。另一個站後排。
page-duel-setup-wait = 等待對方選擇。
page-duel-setup-reserve = 後備（順序無人知曉）：{ $characters }。
