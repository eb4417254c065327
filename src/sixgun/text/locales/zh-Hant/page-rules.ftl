# The rulebook on the web page.

page-rules-text = 每條規則都有編號，牌桌上的每個問題都註明出自哪條規則。
page-rules-search = 搜尋規則、牌與角色
page-rules-part = 章
page-rules-parts = 各章
page-rules-page = 開啟整本規則書
page-rules-found = { $count }處
page-rules-nothing = 沒有同時包含這些詞的地方。少用幾個詞，或輸入規則編號。
page-rules-more = 規則：
page-shelf-cards = 牌
page-shelf-faces = 骰面
page-shelf-characters = 角色
page-shelf-events = 事件
page-shelf-roles = 身分
page-shelf-sets = 擴充
page-shelf-words = 規則用語
