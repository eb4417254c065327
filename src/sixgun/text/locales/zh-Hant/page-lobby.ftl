# The lobby of the web page, and the waiting room of a table.

page-welcome = 拉張椅子坐下
page-welcome-text = 玩 BANG! 卡牌版、決鬥版或骰子版：和遠方的朋友一起，或馬上和電腦對戰。不用帳號，不用安裝。
page-friends = 和朋友玩
page-friends-text = 開一張牌桌，把連結傳給朋友，空位讓電腦補上。
page-join-link = 有連結？貼在這裡
page-join-go = 前往
page-join-bad = 這裡面沒有牌桌。請貼上收到的完整連結。

page-game = 遊戲
page-practice = 馬上和電腦玩
page-practice-title = 練習
page-practice-two = 你對上一個電腦。
page-practice-side = 你的陣營
page-practice-law = 執法者，先行動
page-practice-outlaws = 歹徒
page-practice-go = 發牌給我
page-level = 電腦的玩法

page-mine = 你的牌桌
page-mine-running = 你的遊戲還在進行
page-mine-began = 開始於 { $when }
page-mine-go = 繼續
page-mine-go-to = 繼續「{ $title }」
page-tables = 開放的牌桌
page-tables-none = 目前沒有開放的牌桌。開一張吧，別人會在這裡看到。
page-tables-all = 顯示全部{ $count }張牌桌
page-seats-taken = { $bots ->
    [0] 座位 { $taken }/{ $seats }
   *[other] 座位 { $taken }/{ $seats }，其中電腦{ $bots }個
 }
page-stage-lobby = 等待中
page-stage-playing = 進行中
page-stage-over = 兩場之間
page-stage-closed = 已關閉
page-join = 加入
page-join-table = 加入「{ $title }」
page-watch = 觀看
page-watch-table = 觀看「{ $title }」
page-watch-not = 不開放觀看

page-open-table = 開牌桌
page-open-table-go = 開這張牌桌
page-more-options = 更多選項
page-option-is = { $option }：{ $value }
page-clock = 時限
page-pace-none = 沒有時限
    .text = 每個人想多久都可以。
page-pace-live = 一次玩完
    .text = 在下面選擇每個決定的時間。超過時間，就由電腦代為決定。
page-pace-post = 慢慢玩
    .text = 每個決定有幾小時或幾天，不用一直在場。
page-clock-each = 每個決定的時間
page-clock-amount = 多少
page-clock-unit = 小時或天
page-unit-hours = 小時
page-unit-days = 天
page-clock-none = 沒有時限
page-clock-line = 每個決定{ $clock }
page-clock-seconds = { $count }秒
page-clock-minutes = { $count }分鐘
page-clock-hours = { $count }小時
page-clock-days = { $count }天
page-who-comes = 誰可以來
page-open = 所有人
    .text = 大廳會顯示這張牌桌。
page-private = 有連結的人
    .text = 大廳不會顯示。
page-watch-allowed = 別人可以觀看
    .text = 他們看得到公開的東西，看不到手牌。
page-watch-may = 可以觀看
page-hints-allowed = 行動建議
    .text = 輪到誰，誰就能要求建議。適合學習。
page-hints-may = 有建議
page-ghosts-allowed = 出局者看得到一切
    .text = 出局的人到遊戲結束前都看得到所有手牌與身分。
page-ghosts-may = 出局者看得到一切
page-title = 牌桌名稱
page-title-example = 留空就用你的名字
page-title-of = { $name } 的牌桌

page-waiting-open = 大廳會顯示這張牌桌：任何人都能加入。
page-waiting-private = 只有拿到連結的人找得到這張牌桌。
page-seats = 座位
page-seat-of = 座位{ $place }：{ $name }
page-kind-free = 空位
page-kind-person = 真人
page-kind-program = 程式
page-kind-local = 這台伺服器的程式
page-kind-bot = 電腦
page-host = 桌主
page-is-ready = 準備好了
page-is-not-ready = 還沒準備好
page-keeps = 保留角色
page-away = 不在
page-sit = 坐這裡
page-sit-at = 坐這裡：座位{ $place }
page-sit-any = 坐下
page-move = 換到這裡
page-move-at = 換到這裡：座位{ $place }
page-bot-add = 加電腦
page-bot-into = 在座位{ $place }加電腦
page-program-add = 你的程式
    .text = 你會拿到一個權杖，程式用它透過網路來玩。
page-bots-which = 哪種電腦
page-bots-fill = 用電腦補滿{ $count }個空位
page-free-seat = 空出座位
page-free-seat-of = 空出 { $name } 的座位
page-free-seat-sure = { $name } 得重新坐下。
page-free-seat-sure-private = { $name } 手上還有連結，可以再回來坐下。換了新連結，就只有收到新連結的人進得來。
page-free-seat-renew = 空出座位並換新連結
page-token = 程式的權杖
page-token-text = 你的程式用這個權杖在這個座位上玩。它只顯示這一次：關閉前請先複製。
page-token-try = 聽牌桌的動靜：
page-token-done = 我複製好了

page-invite = 邀請別人
page-invite-open = 有連結的人都可以坐下或觀看。
page-invite-private = 只有拿到這個連結的人進得來。
page-invite-here = 這個連結只能在這部電腦上用，因為頁面是在 { $host } 開啟的。要讓別人進來，請用「{ $command }」啟動伺服器，在它列出的給別人用的網址開啟頁面，再從那裡傳送連結。
page-invite-link = 牌桌的連結
page-invite-copy = 複製連結
page-invite-qr = 連結的 QR 碼
page-invite-title = Sixgun：{ $title }
page-invite-new = 換新連結
page-invite-new-sure = 舊連結之後誰都不能用；用它進來又沒有座位的人會被請出去。
page-invite-new-go = 建立新連結
page-invite-renewed = 這張牌桌換了新連結，舊連結誰都不能用了。

page-rules-change = 更改遊戲
page-rules-change-go = 就這樣玩
page-missing-seats = 還有{ $count }個空位：邀請別人或加電腦。
page-missing-ready = { $count ->
    [1] { $names } 還沒準備好。
   *[other] 還沒準備好：{ $names }。
 }
page-start-can = 一切就緒。
page-start-wait = 一切就緒。由桌主開始。
page-start-sit = 坐下就能玩。
page-start-full = 座位都滿了。你可以觀看。
page-start = 開始遊戲
page-start-again = 開始下一場
page-ready = 我準備好了
page-ready-not = 還是先等等
page-leave = 離開牌桌
page-leave-sure = 你的座位會空出來給別人。
page-leave-go = 離開
page-leave-stay = 留下
page-rematch = 再來一場？
page-keep = 保留我的角色
    .text = 遊戲結束時你還在場，所以可以再用同一個角色（B-16.1）。
page-next-sheriff = 下一任警長
page-next-sheriff-chance = 由運氣決定

page-renamed = { $was } 現在改叫 { $name }。
page-renamed-you = 你在這張牌桌上現在叫 { $name }。
page-renamed-you-later = 這一局結束前，你仍用舊名字 { $was }；之後你在這張牌桌上就叫 { $name }。
