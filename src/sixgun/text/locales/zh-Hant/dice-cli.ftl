# The Dice Game at the terminal: table, dice, hints, the rulebook.

cli-dice-banner = { $game }，{ $players }名玩家。
cli-dice-play-hint = 請輸入項目的編號；兩次擲骰之間，r13 表示重骰骰子1與3。輸入 ? 看說明，輸入 odds 看機率。

# The table and the dice
cli-dice-pile = 弓箭堆有{ $count }支弓箭
cli-dice-column-arrows = 弓箭
cli-dice-locked = 鎖住
cli-dice-new = 新擲
cli-dice-kept = 保留
cli-dice-left = 你還沒用的骰子：
cli-dice-means-arrow = 弓箭已經拿了，不再有其他作用
cli-dice-means-dynamite = 已有{ $count }顆，滿{ $limit }顆失去1點生命；不能重骰
cli-dice-means-dynamite-free = 已有{ $count }顆，滿{ $limit }顆失去1點生命；你可以重骰
cli-dice-means-bullseye = { $count ->
    [1] 射擊 { $names }
   *[other] 各射擊 { $names }
 }
cli-dice-list-or = { $left } 或 { $right }
cli-dice-means-beer = { $count ->
    [1] 給任何人1點生命
   *[other] 每顆給任何人1點生命
 }
cli-dice-means-gatling = 夠發動格林機關槍：其他所有人失去1點生命，你的弓箭放回去
cli-dice-means-gatling-few = 格林機關槍需要{ $needed }顆，現有{ $count }顆
cli-dice-means-clears = （而且你可以放回任何人的{ $count }支弓箭）

# Choosing
cli-dice-reroll-hint = r13 重骰1與3，k24 留下2與4、重骰其餘，s 停手。
cli-dice-choices-hidden = 還有{ $count }種重骰方式沒有列出；輸入 all 可全部列出。
cli-dice-hint-dice = 骰子編號是1到5：r13 重骰骰子1與3，k24 留下2與4、重骰其餘。
cli-dice-hint-numbers = 單獨的數字代表項目。要重骰 { $dice }，請輸入 r{ $short }。
cli-dice-words-reroll = r roll reroll 重骰
cli-dice-words-keep = k keep 留下 保留 留
cli-dice-words-stop = s stop 停手 停
cli-dice-words-die = d die dice 骰子 骰
cli-dice-words-odds = odds chances 機率
cli-dice-words-dice = dice 骰子
cli-dice-choice-unknown = { $last ->
    [1] 沒有「{ $text }」這個項目。請輸入 1，或輸入 ? 看說明。
   *[other] 沒有「{ $text }」這個項目。請輸入1到{ $last }的數字，或輸入 ? 看說明。
 }
cli-dice-choice-help =
    1, 2        選這個項目；也可以用記法（hit 2 @3、beer @0）
    r13         重骰骰子1與3；k24：留下2與4，重骰其餘；s：停手
    odds        桌上這些骰子的精確機率
    ? 3         項目3的作用與相關規則；? d3：骰子3的作用
    ? 啤酒      任何骰面（? g）、角色（? willy the kid）、身分或規則（? G-4.6）
    why 3       骰子3為什麼不能重骰；why 啤酒：為什麼不能給啤酒
    dice        再看一次你的骰子
    table       再看一次牌桌、你的身分與角色
    all         所有重骰方式，各有編號
    log         從頭回顧經過；log 20：最後20行
    save 檔名   儲存遊戲，然後繼續
    quit        不玩了（也可以按 Ctrl-C）；會問你要不要儲存
    指令也可以用中文：說明、為什麼、機率、骰子、牌桌、全部、經過、儲存、離開
cli-dice-why-what = 請用編號指出一顆骰子（why 3），用名稱指出骰面（why 啤酒）或你的角色，或寫出行動的記法（why hit 2 @3）。
cli-dice-why-allowed = 這件事你現在就能做：輸入 r{ $short }。
cli-dice-cannot-explain = 沒有叫做「{ $text }」的項目、骰子、骰面、角色、身分或規則。

# Chances
cli-dice-odds-heading = 還能再擲{ $rolls }次的機率：
cli-dice-odds-note = 留下：如果只爭取這一項，現在該留的骰面。炸藥、突襲：照這樣擲，出現三顆炸藥或印地安人突襲的機率。
cli-dice-no-odds = 只有在你還能重骰時，才有機率可算。

# The rulebook
cli-dice-rules-hint =
    sixgun rules G-4.6                          一條規則及其下各條；編號由遊戲告訴你
    sixgun rules suzy lafayette --game dice     一個骰面、角色、身分或用語
    sixgun rules --search 弓箭 --game dice      所有提到它的地方
    sixgun odds                                 骰子的精確機率
cli-dice-rules-face = 骰子版的骰面
cli-dice-rules-character = 骰子版的角色，生命點數：{ $life }
cli-dice-rules-role = 骰子版的身分
cli-dice-rules-word = 骰子版用語
