# The web page: words that all of its parts use.

page-close = 關閉
page-cancel = 取消
page-yes = 是
page-no = 否
page-copy = 複製
page-copied = 已複製
page-share = 分享
page-loading = 載入中…
page-try-again = 再試一次
page-fault = 這裡出了錯。請重新載入頁面；牌桌上什麼都不會遺失。
page-unreachable = 連不到伺服器。請檢查網路再試一次。
page-rule = 規則 { $rule }
page-you = 你

page-skip = 跳到內容
page-home = Sixgun：回大廳
page-menu = 選單
page-more = 更多
page-language = 語言
page-rules = 規則
page-settings = 設定
page-finished = 結束的遊戲
page-about = 關於 Sixgun
page-unofficial = 非官方、免費。BANG! 是其出版商 dV Giochi 的商標。

page-name = 你的名字
page-name-title = 大家怎麼叫你？
page-name-why = 同桌的人會看到這個名字。不需要帳號。
page-name-take = 就是我
page-name-missing = 請先輸入名字。
page-name-change = 改名字
page-name-is = 你是 { $name }。
page-name-none = 你在這裡還沒有名字。

page-about-what = Sixgun 是 BANG! 卡牌版、決鬥版與骰子版的開放牌桌。你可以和朋友、電腦或自己的程式一起玩，每個行動都能問出它依據哪條規則。
page-about-unofficial = 非官方
page-about-trademark = BANG! 是其出版商 dV Giochi 的商標。Sixgun 不是出版商製作的，也未獲其認可。它不使用出版商的任何美術圖與文字：這裡的句子都是我們自己寫的。
page-about-icons = 圖示
page-about-icons-text = 圖示由 game-icons.net 的創作者繪製，採用創用 CC 姓名標示 3.0 授權。
page-about-licence = 授權
page-about-licence-text = Sixgun 是採用 Apache License 2.0 的自由軟體。
page-about-private = 保存的資料
page-about-private-text = 一個 cookie 記住你的名字，瀏覽器記住你的設定，伺服器保存玩過的遊戲。不會傳給任何其他人。
