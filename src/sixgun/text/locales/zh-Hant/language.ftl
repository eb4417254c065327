# What this language calls itself.
language-name = 繁體中文
# What is said of a language in which there are only names.
language-partial = { $language } 目前只有卡牌、角色、身分與事件的名稱，其餘文字都是英文。
