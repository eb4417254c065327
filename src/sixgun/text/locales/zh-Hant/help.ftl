# The help of the commands. Names of commands and options are not translated.

help-usage = 用法：
help-usage-options = [選項]
help-usage-command = 指令 …
help-commands = 指令
help-arguments = 引數
help-options = 選項
help-option-help = 顯示這份說明後結束。

help-sixgun = Sixgun：BANG! 系列遊戲的開放引擎、電腦玩家與終端機牌桌。
help-sixgun-end =
    開始遊玩：sixgun play
    Sixgun 是非官方作品。BANG! 是其出版商的商標；本程式不使用其任何美術圖或規則文字。
help-option-version = 顯示版本後結束。
help-option-lang = 所有文字的語言；省略時由環境變數（LC_ALL、LC_MESSAGES、LANG）決定。
help-option-players = 玩家人數，3到8（省略時為5）；卡牌版要8人玩，需加上擴充 dodge_city。決鬥版是2人。
help-option-simplified = 移除有翻開書本符號的牌（規則 B-1.9）。
help-option-posse = 決鬥版中每一方的角色數，4到12（省略時為4）。
help-option-no-color = 不使用顏色。設定環境變數 NO_COLOR 也有同樣效果。
help-argument-game = 遊戲：classic，卡牌版（省略時）；duel，決鬥版；dice，骰子版。

help-play = 與電腦玩家同桌，或看他們玩。
help-play-end =
    遊戲中：輸入 ? 可看能輸入什麼。Ctrl-C 會停止，並問你要不要儲存。
help-play-seat = 你的座位，從0起，順時針（省略時為0）。
help-play-name = 你的名字。
help-play-bots = 你的對手：random 或 greenhorn（省略時），或用逗號列出，每個座位一個。
help-play-seed = 決定所有機運的數字：同樣的隨機種子會得到同樣的遊戲。
help-play-characters = dealt：每人發一個角色（省略時）；choose：每人從兩個中選一個。
help-play-record = 邊玩邊把遊戲寫進這個新的紀錄檔。
help-play-continue = 繼續這個紀錄檔的遊戲，並接著記錄。
help-play-watch = 所有座位都由電腦玩家玩，你在旁觀看。
help-play-pace = 電腦玩家每做一件事之後等待的秒數。

help-replay = 講述一場記錄下來的遊戲，或加以檢查。
help-replay-file = 紀錄檔，由 sixgun play --record 寫成。
help-replay-step = 每個行動之前等待 Enter。
help-replay-verify = 只重玩一遍，比對所有摘要碼，並說明有沒有問題。
help-replay-seat = 只講述這個座位看得到的事。

help-simulate = 讓電腦玩家玩許多場，統計誰獲勝。
help-simulate-games = 場數（省略時為1000）。
help-simulate-bots = 由誰來玩：random（省略時）或 greenhorn，或用逗號列出，每個座位一個。
help-simulate-seed = 決定所有場次的數字（省略時為0）。
help-simulate-workers = 行程數（省略時為1）；0表示每個核心一個。結果數字不受影響。
help-simulate-json = 只印出一個 JSON 物件。

help-scenario = 執行情境：寫在檔案裡的局面、步驟與預期結果。
help-scenario-run = 執行情境，並指出哪些結果與預期不符。
help-scenario-paths = 情境檔，或放情境檔的資料夾（*.toml）。

help-option-set = 在基本版之外加入擴充：{ $known }；all 會全部加入。可重複使用。
help-option-character-sets = 只發這些擴充的角色，用逗號列出（省略時為遊戲中的所有擴充）。
help-option-events = 兩個事件擴充都用時，使用多少張一般事件卡（省略時為12；規則 OPT-5）。
help-option-jail = 三人遊戲：any（省略時）可以打出「監獄」，none 則不行（規則 OPT-4）。
help-option-roulette = 「俄羅斯輪盤」要求什麼（省略時為 missed_cards；規則 OPT-6）。

help-rules = 印出用我們自己的話寫的規則：依編號、名稱或內文查找。
help-rules-what = 編號（B-9.1）、章節（HN），或是牌、角色、事件、身分、擴充的名稱；什麼都不寫就印出目錄。
help-rules-game = 只查一個遊戲的規則：classic、duel 或 dice。
help-rules-search = 印出同時包含這些字詞的所有內容；不分大小寫與重音符號。
help-rules-end =
    遊戲在提問或拒絕時，括號裡附的編號可以在這裡查。
