# 瀏覽器裡的牌桌：sixgun play。

help-play-terminal = 在終端機裡玩。這裡的其他任何選項也有同樣的作用。
help-play-browser =
    不加選項時，牌桌會在你的瀏覽器裡打開，伺服器只有這台機器連得到。按 Ctrl-C 關閉；
    再次打開時，遊戲會從停下的地方繼續。

cli-browser-ready = 牌桌正在你的瀏覽器裡打開：{ $url }（按 Ctrl-C 關閉）
cli-browser-address = 請在瀏覽器裡打開這個網址：{ $url }（按 Ctrl-C 關閉）
cli-browser-already = 牌桌已經打開了：{ $url }
cli-browser-closed = 牌桌已關閉。再次打開時，遊戲會從停下的地方繼續。
