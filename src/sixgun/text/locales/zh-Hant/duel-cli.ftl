# The Duel at the command line: headings, help and hints. Names of commands and options are not translated.

help-option-side = 你在決鬥版中的陣營：law，執法者（省略時）；或 outlaws，歹徒。模擬時是座位0的陣營。執法者先開始。
error-options-posse = 決鬥版中每一方有4到12個角色，不能是{ $posse }個。
error-options-law = 座位{ $seat }不能當執法者：座位編號是0與1。

cli-duel-sides = 決鬥版，每方{ $count }個角色。執法者：{ $law }。歹徒：{ $outlaws }。
cli-duel-posse = 每方角色數：{ $count }
cli-duel-column-side = 陣營

# The table
cli-duel-bangs = BANG! 牌 { $played }/{ $limit }
cli-duel-bangs-any = BANG! 牌不限張數
cli-duel-token-moved = 標記已移動
cli-duel-token-still = 標記未移動
cli-duel-hand = 手牌 { $count }
cli-duel-hand-law = 手牌 { $count }（執法者牌）
cli-duel-hand-outlaw = 手牌 { $count }（歹徒牌）
cli-duel-hand-backs = 手牌 { $count }（執法者牌 { $law }，歹徒牌 { $outlaw }）
cli-duel-deck = 牌庫 { $count }
cli-duel-reserve = 後備 { $count }
cli-duel-fallen = 出局：{ $characters }
cli-duel-common-deck = 共用牌庫 { $count }，頂牌是{ $back ->
    [law] 執法者牌
   *[outlaw] 歹徒牌
 }
cli-duel-front = 前排
cli-duel-behind = 後排
cli-duel-alone = 單獨
cli-duel-asleep = 暫時無效
cli-duel-always = 永遠有效
cli-duel-down = 倒下
cli-duel-vacant = 空位：角色剛剛倒下
cli-duel-life = { $count }點生命
cli-duel-border-bang = BANG!
cli-duel-border-action = 行動
cli-duel-border-equipment = 裝備
cli-duel-reloadable = 可裝填
cli-duel-mark-hit = 攻擊牌
cli-duel-mark-dodge = 閃避牌
cli-duel-mark-reload = 可裝填
cli-duel-mark-always = 永遠有效
cli-duel-card = { $card }，{ $back }，判定符號：{ $symbol }
cli-duel-character = { $character }：{ $side }，生命值：{ $life }
cli-duel-your-side = 你的陣營：{ $side }。{ $aim }
cli-duel-your-reserve = 你的後備，順序無人知道：{ $characters }。
cli-duel-losses = { $posse }個中已出局{ $count }個

# Choosing
cli-duel-choice-help =
    1, 2        選這個項目；也可以用記法（play colt:L1 at jango）
    ? 3         項目3的作用與相關規則；? b：b 牌的作用
    ? 瞄準鏡    任何牌、角色（? wild bill）、符號（? 蛇）、用語（? 裝填）或規則（? D-8.4）
    why b       b 牌現在為什麼不能打出，或不能對某些角色打出；why 酒桶：裝備也一樣；why pearl hat：能力；why token：標記
    table       再看一次牌桌、你的陣營、角色與後備
    hand        再看一次手牌
    all         列出所有項目，包括以同名的另一張牌做同樣的事
    log         從頭回顧經過；log 20：最後20行
    save 檔名   儲存遊戲，然後繼續
    quit        不玩了（也可以按 Ctrl-C）；會問你要不要儲存
    指令也可以用中文：說明、為什麼、標記、牌桌、手牌、全部、經過、儲存、離開
cli-duel-why-what = 請用字母指出一張手牌（why b），用名稱指出你的裝備或角色，指出標記（why token），或寫出行動的記法（why play colt:L1 at jango）。
cli-duel-cannot-explain = 沒有叫做「{ $text }」的項目、牌、角色、符號、用語或規則。
cli-duel-choices-hidden = 有{ $count }個項目是以同名的另一張牌做同樣的事，因此略過；輸入 all 可全部列出。
cli-duel-words-token = 標記 前排標記
cli-duel-next-side = 現在你要玩哪一方？
cli-duel-next-same = 繼續當{ $side }
cli-duel-next-swap = { $side }：交換陣營

# The rulebook
cli-duel-rules-hint =
    sixgun rules D-8.4                       一條規則及其下各條；編號由遊戲告訴你
    sixgun rules pearl hat                   一張牌、一個角色、陣營、符號或用語
    sixgun rules gatling --game duel         同上，但只限這個遊戲
    sixgun rules --search 蛇 --game duel     所有提到它的地方
cli-duel-rules-card = 決鬥版的{ $border }
cli-duel-rules-character = 決鬥版的{ $side }，生命值：{ $life }
cli-duel-rules-side = 決鬥版的陣營
cli-duel-rules-symbol = 決鬥版的判定符號
cli-duel-rules-word = 決鬥版用語
cli-duel-rules-copies = { $back ->
    [law] 執法者牌庫
   *[outlaw] 歹徒牌庫
 }：{ $count }張（{ $symbols }）
cli-duel-rules-symbols = { $symbol }×{ $count }
cli-duel-rules-bearers = { $back ->
    [law] 執法者牌庫
   *[outlaw] 歹徒牌庫
 }，{ $count }張牌：{ $cards }
