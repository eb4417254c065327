# The table in the browser: sixgun play.

help-play-terminal = 在終端機裡玩。這裡的其他選項也都會這樣。
help-play-browser =
    不加選項時，牌桌會在瀏覽器中開啟，由只有這台機器連得到的伺服器提供。按 Ctrl-C 關閉；
    再次開啟時，遊戲從停下的地方繼續。

cli-browser-ready = 牌桌在瀏覽器中開啟：{ $url }（按 Ctrl-C 關閉）
cli-browser-address = 請在瀏覽器開啟這個位址：{ $url }（按 Ctrl-C 關閉）
cli-browser-already = 牌桌已經開著：{ $url }
cli-browser-closed = 牌桌已關閉。再次開啟時，遊戲從停下的地方繼續。
