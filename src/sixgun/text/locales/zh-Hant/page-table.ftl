# The page of a table: what stands around the board, whichever game is played.

page-table-opening = 正在開啟牌桌…
page-table-lost-line = 連線中斷了。正在重新連線…
page-table-line-over = 與牌桌的連線已結束。
page-table-again = 再試一次
page-table-to-lobby = 回大廳
page-table-closed = 這張牌桌已關閉
    .about = 桌上已經沒有人了。結束的遊戲仍可在遊戲清單中觀看。
page-table-refused = 你不能看這張牌桌
page-table-let-go = 你已經不在這張牌桌了
    .about = 桌主空出了你的座位或換了新連結，或是開始了一局不開放觀看的遊戲。
page-table-missing = 沒有這張牌桌
    .about = 它可能已經關閉，可能只限受邀的人，也可能是網址不太對。

# The bar at the top
page-table-bar = 牌桌
page-table-title-turn = 輪到你決定：{ $title }
page-table-turn-number = 第{ $turn }回合
page-table-watching = 你在觀看
page-table-watchers = { $count }名觀眾
page-table-sound = 音效
page-table-leave = 離開牌桌
page-table-leave-about = 電腦會代你玩下去。你可以隨時回到這張牌桌接手。
page-table-leave-host = 電腦會代你玩下去。你可以隨時回到這張牌桌接手。之後桌主會換成別人。
page-table-stay = 留下
page-table-you-stand-in = 電腦正在代你玩。
page-table-come-back = 自己接手

# Seats
page-table-seats = 其他玩家
page-table-own = 你的位置
page-table-bot = 電腦
page-table-program = 程式
page-table-stand-in = 不在：電腦代玩
page-table-away = 未連線
page-table-absent = { $name } 不在。牌局等候中。
page-table-absent-bot = { $name } 不在。離開{ $time }後由電腦代打，回來便可接手。
page-table-absent-clock = { $name } 不在。時間到了由電腦作答。
page-table-host = 桌主
page-table-turn = 輪到他
page-table-thinks = 正在決定
page-table-out = 出局
page-table-ghost = 以鬼魂歸來
page-table-doomed = 救不回來了
page-table-role-hidden = 身分不明
page-table-mark = { $name }：你懷疑是{ $role }
page-table-mark-none = { $name }：你還沒有懷疑
page-table-mark-about = 你自己的鉛筆記號：你認為這是誰？別人看不到。
page-table-life = 生命 { $life }/{ $max }
page-table-wounds = 自你上個回合起失去{ $count }點生命
page-table-cards = { $count ->
    [0] 沒有手牌
   *[other] { $count }張手牌
 }
page-table-front = 面前：{ $cards }
page-table-reach = 距離{ $distance }，在你的射程內
page-table-far = 距離{ $distance }，超出射程
page-table-range = 你的武器射程{ $range }
page-table-copied = 借用的能力
page-table-reserve = 備用角色
page-table-fresh = 剛打出：下個回合起可用
page-table-known = 在手牌中；你看過它
page-table-in-hand = 在手牌中
page-table-border-brown = 用一次就棄掉
page-table-border-blue = 留在玩家面前
page-table-border-green = 留在面前，下個回合起可用
page-table-tip-rules = 看規則書

# The middle
page-table-deck = 牌庫：{ $count }張
page-table-deck-known = 你知道牌庫頂是：{ $cards }
page-table-discard = 棄牌堆：{ $count }張，頂牌是{ $card }
page-table-discard-empty = 棄牌堆是空的
page-table-event-now = 生效中
page-table-event-next = { $count ->
    [1] 下一個，也是最後一個
   *[other] 下一個，共{ $count }個
 }
page-table-display = 可選的牌

# The hand
page-table-hand = 你的手牌：{ $count }張
page-table-hand-empty = 你沒有手牌。
page-table-can = 可以選
page-table-picked = 已選

# The question
page-table-prompt = 要你決定的事
page-table-answers = 選擇
page-table-sent = 已送出…
page-table-take-back = 收回
page-table-all-answers = 全部{ $count }個選擇
page-table-fewer = 少一點
page-table-next = 要選哪個？
page-table-next-target = 對誰？請選一個亮起來的。
page-table-next-card = 還要用哪張牌？
page-table-next-die = 哪顆骰子？
page-table-hint = 提示
page-table-sure-pass = 你有辦法應對。真的什麼都不做嗎？
page-table-think-again = 再想想
page-table-left = 還剩{ $time }
page-table-seconds = 還剩{ $count }秒

# Story and chat
page-table-log = 經過
page-table-side = 經過與聊天
page-table-log-filter = 顯示什麼
page-table-log-all = 全部
page-table-log-mine = 我的
page-table-log-fights = 槍戰
page-table-log-chat = 聊天
page-table-log-empty = 這裡還沒有東西。
page-table-chat = 說點什麼
page-table-chat-send = 說出來
page-table-chat-out = 現在只有其他出局的人聽得到你。
page-table-chat-out-only = 只有出局的人聽得到
page-table-chat-watching = 只觀看的人不說話。

# Out of the game, and its end
page-table-you-are-out = 你出局了。你可以看到最後、和其他出局的人聊天，或離開。
page-table-side-can-win = 你這一方仍可能獲勝。
page-table-hurry = 立即打完
page-table-over = 遊戲結束
page-table-won = 你贏了！
page-table-lost = 你輸了
page-table-winner = 贏家
page-table-result = 顯示結果
page-table-look-at-board = 看牌桌
page-table-replay = 再看一次
page-table-another = 再來一場

# Keys
page-table-help = 按鍵與操作
page-table-help-drag = 也可以把牌拖到玩家身上或牌桌中央。指著或按住任何東西，就能讀到它的作用。
page-table-key-digits = 選這個編號的選擇
page-table-key-arrows = 在牌與牌、玩家與玩家之間移動
page-table-key-enter = 選這張牌或這名玩家
page-table-key-esc = 收回上一個選擇
page-table-key-h = 到手牌或骰子
page-table-key-t = 到玩家，先到可選的
page-table-key-p = 到問題與選擇
page-table-key-l = 到經過
page-table-key-c = 到聊天
page-table-key-r = 開啟規則書
page-table-key-m = 開關音效
