# The online table: sixgun serve.

help-serve = 在這台機器上啟動線上牌桌。
help-serve-host = 監聽的位址（省略時為 127.0.0.1：只限本機；0.0.0.0：本機的所有位址）。
help-serve-port = 監聽的連接埠（省略時為8000；0：任一可用的連接埠）。
help-serve-db = 遊戲存放在哪裡：sqlite:///FILE 或 postgresql://USER@HOST/NAME（省略時為你家目錄中的檔案）。
help-serve-bot-cmd = 讓程式 COMMAND 以這個名稱入座；它讀寫一行行的 JSON。可重複使用。
help-serve-origin = 讓這個來源的網頁也能使用伺服器（https://play.example.org）。可重複使用。
help-serve-end =
    每項設定也可以用環境變數指定，例如 SIXGUN_PORT=8000。按 Ctrl-C 停止伺服器；
    再次啟動時，所有遊戲都會從停下的地方繼續。

cli-serve-ready = 牌桌開在 { $url }
cli-serve-others = 同一網路的其他人請開啟 { $urls }
cli-serve-alone = 只有這部電腦連得到。要讓別人進來：{ $command }
cli-serve-form = { $option } 要寫成 { $form } 的樣子，不能是「{ $text }」。
cli-serve-program = { $option }：這台機器上沒有可以執行的程式「{ $program }」。
cli-serve-port = 伺服器無法在 { $where } 監聽：{ $reason }。
cli-serve-db-memory = 伺服器把遊戲存在檔案裡，例如 sqlite:///tables.sqlite。放在記憶體裡的資料庫會弄丟遊戲。
server-db-in-use = 另一個伺服器正在使用資料庫 { $db }。
server-db-down = 無法使用資料庫：{ $reason }。
server-db-newer = 這個資料庫是較新版本的 Sixgun 建立的。目前的版本無法使用，也沒有更動任何內容。
