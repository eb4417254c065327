# The exact chances of the dice of The Dice Game: sixgun odds.

help-odds = 算出骰子版中骰子的精確機率。
help-odds-dice = 已經擺在桌上、這次不擲的骰子：a 弓箭、d 炸藥、1、2、b 啤酒、g 格林機關槍，或完整名稱；「g g d」和「ggd」意思相同。其餘的骰子即將擲出。五顆都寫出來，就會告訴你該留哪些。
help-odds-rolls = 剩下的擲骰次數，包含接下來這次：1到3，Lucky Duke 可到4（省略時為全部次數；桌上已有骰子則少一次）。
help-odds-arrows = 弓箭堆裡的弓箭，1到9（省略時為扣除桌上骰子後的全部弓箭）。
help-odds-players = 存活的玩家，2到8（省略時為5）。
help-odds-character = 這是誰的骰子，如果其能力會改變機率："willy the kid"、willy。
help-odds-json = 只印出一個含精確分數的 JSON 物件。
help-odds-end =
    sixgun odds           第一次擲骰之前
    sixgun odds g g d     留下2顆格林機關槍與1顆炸藥，擲另外2顆
    sixgun odds ggd12     桌上有五顆骰子：該重骰哪些？

# The faces; .words is what can be typed for them, the shortest first.
odds-face-arrow = 弓箭
    .words = a, 箭, 弓箭
odds-face-dynamite = 炸藥
    .words = d, 炸, 炸藥
odds-face-bullseye_1 = 準心1
    .words = 1, 一, 準心1
odds-face-bullseye_2 = 準心2
    .words = 2, 二, 準心2
odds-face-beer = 啤酒
    .words = b, 酒, 啤酒
odds-face-gatling = 格林機關槍
    .words = g, 槍, 格林, 機關槍, 格林機關槍

error-odds-dice = 骰子是五顆，不是{ $dice }顆（G-1.1）。
error-odds-dynamite = 三顆炸藥已經結束擲骰（G-4.8）：有{ $dynamites }顆就沒有機率可算了。
error-odds-number = --{ $what } 要填{ $low }到{ $high }的數字，不能是「{ $value }」。

cli-odds-unknown-face = 沒有骰子會出現「{ $text }」。骰面有：{ $known }。
cli-odds-near-face = 沒有骰子會出現「{ $text }」。你是指 { $near } 嗎？骰面有：{ $known }。
cli-odds-unknown-character = 骰子版沒有「{ $text }」這個角色。有：{ $known }。
cli-odds-near-character = 骰子版沒有「{ $text }」這個角色。你是指 { $near } 嗎？

cli-odds-first = 你要擲全部五顆骰子。
cli-odds-kept = 你留下{ $dice }，擲{ $count }顆骰子。
cli-odds-lying = 桌上的骰子：{ $dice }。
cli-odds-rolls = { $rolls ->
    [1] 這是最後一次擲骰。
   *[other] 還剩{ $rolls }次擲骰，包含這一次。
}
cli-odds-rerolls = 還能再擲{ $rolls }次。
cli-odds-table = 存活玩家{ $players }人。弓箭堆裡有{ $arrows }支弓箭。
cli-odds-few = 只剩兩或三名存活玩家時，準心2視為準心1（G-5.3）。
cli-odds-too-late = 依規則不可能剩下這麼多次：桌上既然有骰子，就已經擲過一次了（G-4.1）。

cli-odds-character = { $name }：{ $what }。
cli-odds-ability-none = 其能力在此不影響機率
cli-odds-ability-rolls = 可多重骰一次（G-7.8）
cli-odds-ability-dynamite = 炸藥可以重骰，除非出現三顆（G-7.2）
cli-odds-ability-gatlings = 兩顆格林機關槍就夠了（G-7.16）
cli-odds-ability-swaps = 準心1也是準心2，準心2也是準心1（G-7.3）
cli-odds-ability-wider = 準心1與準心2還能射到遠一個位置的玩家（G-7.11）
cli-odds-ability-doubles = 一顆啤酒可以讓一次命中加倍（G-7.13）
cli-odds-ability-no-bullseyes = 最後沒有準心1與準心2，就恢復2點生命（G-7.14）

cli-odds-gatling = 格林機關槍{ $count }顆以上
cli-odds-hits = 距離{ $distance }命中{ $count }次以上
cli-odds-beers = 啤酒{ $count }顆以上
cli-odds-no-bullseyes = 沒有準心1與準心2
cli-odds-attack = 印地安人突襲
cli-odds-dynamites = 炸藥{ $count }顆以上

cli-odds-column-aims = 可以爭取
cli-odds-column-risks = 可能遇上
cli-odds-column-keep = 留下
cli-odds-column-once = 只擲一次
cli-odds-column-best = 最佳擲法
cli-odds-column-always = 全部重骰
cli-odds-column-dynamite = 炸藥
cli-odds-column-attack = 突襲

cli-odds-decimal = .
cli-odds-percent = { $number }%
cli-odds-one-in = 每{ $number }次有1次
cli-odds-certain = 必定
cli-odds-never = 不可能
cli-odds-keep-nothing = 都不留
cli-odds-stop = 停手

cli-odds-note-once = 只擲一次：把不留的骰子擲一次，就停手。
cli-odds-note-best = 最佳擲法：只爭取這一項。每次擲骰後都留下最有利的骰子，先前留下的也可以再擲；再擲也沒用時就停手。沒有比這更好的擲法。
cli-odds-note-keep = 留下：為此現在該留的骰子。
cli-odds-note-way = 炸藥與突襲：照這樣擲，出現三顆炸藥或印地安人突襲的機率。
cli-odds-note-always = 全部重骰：用完每一次擲骰，沒鎖住的骰子全都擲，連先前留下的也擲。
cli-odds-note-no-roll = 現在停手，就不會出現三顆炸藥，也不會有突襲。
cli-odds-note-lives = 「3顆以上」包含3顆。所有數字都是精確值，並假設你能撐過弓箭與炸藥。
