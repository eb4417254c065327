# The table of The Dice Game.

page-dice-own = 你的骰子
page-dice-of = { $name } 的骰子
page-dice-die = 骰子{ $number }：{ $face }
page-dice-left = { $count ->
    [0] 最後一擲
   *[other] 還可擲{ $count }次
 }
page-dice-count-now = 以這些骰子為準
page-dice-state-locked = 鎖定
page-dice-state-used = 已用
page-dice-again = 重骰（{ $count }顆）
page-dice-state-again = 重骰
page-dice-state-kept = 留下
page-dice-state-hand = 處理中
page-dice-choose = 點選要重骰的骰子。
page-dice-chosen = { $count ->
    [5] 五顆全部重骰。
   *[other] 重骰{ $count }顆，其餘留下。
 }
page-dice-turn = 正在擲骰
page-dice-arrows = { $count ->
    [0] 沒有弓箭
   *[other] { $count }支弓箭
 }
page-dice-hits = 即將失去{ $count }點生命
page-dice-distance = { $distance ->
    [1] 坐在你旁邊
   *[other] 相隔{ $distance }個位置
 }
page-dice-pile = 弓箭堆還有{ $count }支弓箭
page-dice-pile-about = 誰拿走最後一支弓箭，就引來印地安人：每人面前有幾支弓箭就失去幾點生命，然後所有弓箭都放回這裡。
