# The settings of the web page.

page-theme = 色彩
page-theme-auto = 依裝置
page-theme-light = 淺色
page-theme-dark = 深色
page-speed = 動作
    .text = 牌與骰子移動得多快。
page-speed-off = 無
page-speed-usual = 一般
page-speed-slow = 慢
page-sound = 音效
    .text = 輪到你或有人開槍時發出聲音。
page-careful = 有疑慮時先問
    .text = 在你做出害己或浪費牌的動作前，再問一次。
page-hints = 說明
    .text = 給新手多一些文字。只有允許提示的牌桌才有行動建議。
page-settings-kept = 只存在這個瀏覽器裡。
