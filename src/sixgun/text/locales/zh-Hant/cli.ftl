# The command line: headings, questions, hints. Names of commands and options are not translated.

cli-legal = Sixgun 是由玩家製作的非官方作品。BANG! 是其出版商的商標，該出版商與本專案無關。本專案不使用已出版遊戲的任何美術圖與規則文字；所有文字皆為我們自行撰寫。
cli-banner = Sixgun · BANG! 系列遊戲的非官方牌桌。BANG! 是其出版商的商標；本程式不使用其任何美術圖或規則文字。
cli-version = Sixgun { $version }（{ $build }）
cli-build-compiled = 編譯版
cli-build-plain = 純 Python 版

# The table
cli-table-heading = 第{ $turn }回合 · 輪到 { $player }
cli-table-heading-you = 第{ $turn }回合 · 輪到你
cli-table-heading-setup = 第1回合之前
cli-column-player = 玩家
cli-column-character = 角色
cli-column-role = 身分
cli-column-life = 生命
cli-column-distance = 距離
cli-column-reach = 射程內
cli-column-hand = 手牌
cli-reach-yes = 是
cli-reach-no = 否
cli-role-hidden = ?
cli-out = 出局
cli-ghost = 鬼魂
cli-green-ready = （可用）
cli-green-fresh = （尚不可用）
cli-front-silenced = 目前無效
cli-borrowed = 擁有 { $character } 的能力
cli-reserve = 備用：{ $character }
cli-event-none = 目前還沒有生效的事件。
cli-event-first = 第一個事件將是：
cli-event-now = 事件：
cli-event-next = 下一個，在{ $you ->
    [yes] 你
   *[no] {" "}{ $player }{" "}
 }的{ $second ->
    [yes] 第2個回合
   *[no] 回合
 }開始時：
cli-events-left = { $count ->
    [0] 這是最後一個。
   *[other] 之後還有{ $count }個。
 }
cli-events-never = 這場遊戲沒有事件：它們來自 high_noon 與 fistful_of_cards 這兩個擴充。
cli-events-past = 已結束的事件：{ $events }
cli-named-suit = 這個回合只能打出{ $suit }（HN-7.2）。
cli-duty = 這個回合結束前必須打出「{ $card }」（FC-8.2）。
cli-deck = 牌庫 { $count }
cli-discard-pile = 棄牌堆 { $count }，頂牌 { $card }
cli-discard-pile-empty = 沒有棄牌
cli-on-show = 展示中：{ $cards }
cli-weapon-range = （射程{ $range }）
cli-known-hand = 手牌中有：{ $cards }
cli-your-hand = 你的手牌：{ $count }張（回合結束時可保留{ $limit }張）
cli-your-hand-empty = 你沒有手牌。
cli-hand-legend = { $sign } 現在不能打出；輸入 why 加字母可看原因
cli-your-role = 你的身分：{ $role }。{ $aim }
cli-your-character = 你是 { $character }：{ $ability }
cli-your-copy = 到你的下個回合為止，你還擁有 { $character } 的能力：{ $ability }
cli-your-reserve = 你的備用角色是 { $character }：{ $ability }
cli-you-name = 你
cli-other-name = 玩家

# Choosing
cli-play-hint = 請輸入項目的編號。輸入 ? 看說明；輸入 ? 加編號或字母，看某個項目或某張牌的作用。
cli-choose-hint = { $last ->
    [1] 請輸入 1，或輸入 ? 看說明。
   *[other] 請輸入1到{ $last }的數字，或輸入 ? 看說明。
 }
cli-no-such-choice = { $last ->
    [1] 沒有「{ $text }」這個項目。請輸入 1。
   *[other] 沒有「{ $text }」這個項目。請輸入1到{ $last }的數字。
 }
cli-choice-unknown = { $last ->
    [1] 沒有「{ $text }」這個項目。請輸入 1，或輸入 ? 看說明。
   *[other] 沒有「{ $text }」這個項目。請輸入1到{ $last }的數字、行動的記法，或輸入 ? 看說明。
 }
cli-choice-help =
    1, 2        選這個項目；也可以用記法（play panic:JH @3）
    ? 3         項目3的作用與相關規則；? b：b 牌的作用
    ? 恐慌      任何牌、角色（? willy the kid）、事件或規則（? B-8.6）
    why b       b 牌現在為什麼不能打出，或不能對某些人打出；why 水壺：你面前的牌、事件或你的能力也一樣
    table       再看一次牌桌、你的身分與角色；events：事件卡堆
    hand        再看一次手牌
    log         從頭回顧經過；log 20：最後20行
    save 檔名   儲存遊戲，然後繼續
    quit        不玩了（也可以按 Ctrl-C）；會問你要不要儲存
    指令也可以用中文：說明、為什麼、牌桌、事件、手牌、經過、儲存、離開
cli-words-help = 說明 幫助 ？
cli-words-why = 為什麼 為何
cli-words-all = 全部
cli-words-log = 經過 紀錄
cli-words-table = 牌桌
cli-words-events = 事件
cli-words-hand = 手牌
cli-words-save = 儲存 存檔
cli-words-quit = 離開 結束 exit q
cli-words-undo = 復原 悔棋
cli-words-no = 不要 不用 不 否 no n
cli-words-yes = 要 好 是 y
cli-why-what = 請用字母指出一張手牌（why b），用名稱指出你面前的牌、你的能力或事件，或寫出行動的記法（why play panic:JH @3）。
cli-why-allowed = 這件事你現在就能做：項目 { $numbers }。
cli-cannot-explain = 沒有叫做「{ $text }」的項目、牌、角色、事件或規則。
cli-choices-hidden = 有{ $count }個項目棄掉的是同樣兩張牌，只是順序不同，因此略過；輸入 all 可全部列出。
cli-rule-line = { $rule }：{ $text }
cli-rule-only = 規則 { $rule }
cli-forced = （只有一種回應：{ $action }。）
cli-out-of-game = 你已經出局，其他人繼續玩。
cli-out-wait = 按 Enter 看結局，或輸入 q 離開。

# Stopping, saving, going on
cli-save-offer = 離開前要儲存這場遊戲嗎？請輸入新檔案的名稱；輸入「不要」或直接按 Enter 就不儲存。
cli-save-name = 那請寫出新檔案的名稱，例如 game.jsonl。
cli-log-what = 加上數字就列出那麼多行，例如 log 20；單獨的 log 則從頭回顧。
cli-save-what = 請寫出新檔案的名稱：save game.jsonl
cli-no-undo = 不能悔棋：出牌、擲骰或抽牌都會讓人看到原本看不到的東西。出手前可以先用「為什麼」，或 ? 加字母來看。
cli-saved = 已儲存到 { $path }。
cli-saved-already = 遊戲已儲存在 { $path }。要繼續玩：{ $command }
cli-not-saved = 遊戲沒有儲存。
cli-input-ended = 遊戲還沒結束，輸入就中斷了，什麼都沒有儲存。用 --record FILE 可以邊玩邊儲存。
cli-rescued = 到目前為止的遊戲已儲存在 { $path }。
cli-record-stopped = 遊戲繼續，但不再記錄。離開時你仍可儲存。
cli-continue = { $path } 的遊戲從第{ $actions }個行動之後繼續。
cli-continue-torn = 第{ $line }行在中途被截斷，因此略過。
cli-continue-other-game = { $path }：這是一場 { $found } 遊戲，不是 { $game }。要繼續這場遊戲，請不要寫 { $game }。
cli-continue-over = { $path }：這場遊戲已經結束。請用 sixgun replay 觀看。
cli-continue-nobody = { $path }：這張牌桌上只有電腦玩家。請用 sixgun replay 觀看。
cli-not-with-continue = { $option } 不能和 --continue 一起使用：檔案裡的遊戲會照原樣繼續。
cli-goodbye = 後會有期。

# The end of a game
cli-result-heading = 遊戲結束
cli-alive = 還在遊戲中
cli-won = 獲勝
cli-lost = 落敗
cli-you-win = 你贏了！
cli-you-lose = 你輸了。
cli-result-length = { $turns }個回合，{ $choices }次抉擇。隨機種子 { $seed }。
cli-result-record = 紀錄檔在 { $path }。
cli-next-offer = 接下來呢？
cli-next-no = 離開牌桌
cli-next-yes = 和同一群玩家再玩一場
cli-next-keep = 你還在遊戲中：要繼續當 { $character } 嗎？
cli-next-keep-yes = 繼續當 { $character }
cli-next-keep-no = 換一個新角色
cli-next-sheriff = 誰來當警長？
cli-next-deputy = 誰來當副警並先開始？
cli-next-deal = 隨緣：隨機發身分

# Replays and scenarios
cli-replay-heading = { $path }：{ $players }人遊戲，隨機種子 { $seed }，由版本 { $engine } 寫成。
cli-replay-step = { $number }/{ $total } { $player }：{ $action }   [Enter：繼續，q：停止]
cli-replay-running = 紀錄到這裡為止，共{ $actions }個行動；遊戲尚未結束。
cli-replay-no-file = 請寫出紀錄檔的名稱：sixgun replay game.jsonl
cli-verify-over = { $path }：沒有問題。{ $actions }個行動與{ $digests }個摘要碼都相符；遊戲的結局是「{ $outcome }」。
cli-verify-running = { $path }：沒有問題。{ $actions }個行動與{ $digests }個摘要碼都相符；遊戲尚未結束。
cli-scenario-ok = 通過
cli-scenario-failed = 失敗
cli-scenario-sum = { $count }個情境，{ $failures ->
    [0] 全部通過。
   *[other] { $failures }個失敗。
 }
cli-scenario-no-path = 請寫出情境檔，或放情境檔的資料夾。
cli-scenario-none = { $path }：裡面沒有情境。情境是副檔名為 .toml 的檔案。
cli-no-such-path = { $path }：沒有這個檔案或資料夾。

# Simulation
cli-simulating = 模擬中
cli-simulate-interrupted = 提前停止：{ $planned }場遊戲中玩了{ $games }場。
cli-simulate-heading = { $games }場{ $players }人遊戲
cli-simulate-seed = 隨機種子 { $seed }，電腦玩家：{ $bots }
cli-column-bot = 座位
cli-column-games = 場數
cli-column-won = 獲勝
cli-column-share = 勝率
cli-column-interval = 95% 信賴區間
cli-length-decisions = 每場抉擇數：平均{ $mean }，{ $shortest }到{ $longest }
cli-length-turns = 每場回合數：平均{ $mean }，{ $shortest }到{ $longest }
cli-speed = { $seconds }秒內{ $decisions }次抉擇：每秒{ $rate }次抉擇、{ $games }場遊戲（{ $build }）
simulate-broken-game = 第{ $index }場遊戲（隨機種子 { $seed }）無法玩完：{ $reason }
simulate-bots = { $bots }個電腦玩家坐不滿{ $players }個座位。
simulate-worker-died = 有個工作行程意外終止，可能是記憶體不足。請減少行程數再試。

# Wrong use
cli-wrong-number = { $option } 要填{ $low }到{ $high }的數字，不能是「{ $text }」。
cli-wrong-word = { $option } 要填 { $known } 其中之一，不能是「{ $text }」。
cli-wrong-bots = --bots 寫了{ $bots }個電腦玩家，但有{ $seats }個座位。請寫一個給全部座位，或每個座位各寫一個。
cli-wrong-name = --name 要填1到40個可顯示的字元。
cli-no-such-option = 沒有 { $option } 這個選項。請試：{ $command } --help
cli-no-such-command = 沒有「{ $word }」這個指令。請試：{ $command } --help
cli-extra-words = 「{ $words }」是多餘的。請試：{ $command } --help
cli-option-wants = 選項 { $option } 後面要再接內容。請試：{ $command } --help
cli-option-usage = 選項 { $option } 的用法不對。請試：{ $command } --help
cli-usage = 無法執行這個指令（{ $message }）。請試：{ $command } --help
cli-broken = 這是 Sixgun 的錯誤（{ $error }）。請回報此問題，並附上你的操作與遊戲紀錄檔。
cli-no-room = Sixgun 要輸出的內容無法寫入：輸出的地方沒有空間了。

# Sets and the options of a game
cli-sets = 擴充：{ $sets }。
cli-unknown-set = 沒有「{ $set }」這個擴充。{ $near ->
    [none] {""}
   *[other] 你是指 { $near } 嗎？
 }可用的有：{ $known }。
cli-set-id-twice = 擴充「{ $set }」帶來「{ $id }」，而選用的另一個擴充也有它。請捨去其中一個：用 --set NAME 指定你要的擴充。
cli-set-twice = 有兩個擴充都叫「{ $set }」：某個套件帶來的擴充，和另一個套件或 Sixgun 本身的同名。請解除安裝該套件，或不要使用這個擴充。
cli-too-many-players = 用這些擴充最多{ $most }人玩，不能有{ $players }人。{ $more ->
    [none] {""}
   *[other] 請加上 { $more }，或減少玩家。
 }
cli-character-set-out = 擴充「{ $set }」不在這場遊戲裡，所以不能發它的角色。請加上 --set { $set }，或從這些之中選：{ $known }。
cli-character-set-none = 擴充「{ $set }」沒有角色。請從這些之中選：{ $known }。
cli-few-characters = { $players }名玩家需要{ $needed }個角色（每人{ $each }個），但只有{ $left }個（{ $sets }）。{ $most ->
    [none] {""}
   *[other] 這樣最多只能{ $most }人玩。
 }{ $more ->
    [none] {""}
   *[other] 加上 { $more } 會有更多角色。
 }

# The rulebook
cli-rules-title = 用我們自己的話寫的規則
cli-rules-game = 遊戲
cli-option-of-other-game = { $option } 是其他遊戲（{ $games }）的選項，不是 { $game } 的；它可用的有 { $takes }。
cli-rules-hint =
    sixgun rules B-9.1         一條規則及其下各條；編號由遊戲告訴你
    sixgun rules HN            整個章節
    sixgun rules cat balou     一張牌、一個角色、事件、身分或擴充
    sixgun rules --search 監獄 所有提到它的地方
cli-chapter-opt = 遊戲選項
cli-chapter-t = 時機
cli-chapter-b = 基本版
cli-chapter-dc = 道奇城
cli-chapter-ch = 角色總則
cli-chapter-cb = 基本版的角色
cli-chapter-cd = 「道奇城」的角色
cli-chapter-cs = 「子彈」的特殊角色
cli-chapter-cw = 「通緝令」的特殊角色
cli-chapter-ev = 事件卡總則
cli-chapter-hn = 「日正當中」的事件
cli-chapter-fc = 「一把紙牌」的事件
cli-chapter-d = 決鬥版：雙人遊戲
cli-chapter-g = 骰子版
cli-chapter-other = 其他套件的規則
cli-section-dc-1 = 總則
cli-section-dc-2 = 綠色牌
cli-section-dc-3 = 各張棕色牌
cli-section-dc-4 = 各張藍色牌
cli-section-dc-5 = 各張綠色牌
cli-section-ev-1 = 事件卡堆
cli-section-ev-2 = 事件何時生效、持續多久
cli-section-ev-3 = 事件如何運作
cli-rules-character = 「{ $set }」的角色，生命值：{ $life }
cli-rules-event = 「{ $set }」的事件
cli-rules-set = 擴充，--set { $name }
cli-rules-characters = 角色：{ $names }
cli-rules-events = 事件：{ $names }
cli-rules-role = 身分
cli-rules-word = 規則用語
cli-rules-no-card = 不是牌
cli-rules-faces = { $count }張牌：{ $faces }
cli-rules-about = 關於：{ $names }
cli-rules-unknown = 規則裡沒有叫做「{ $text }」的東西。
cli-rules-elsewhere = { $rule } 是另一個遊戲的規則：sixgun rules { $rule }
cli-rules-near = 或許是：{ $near }？
cli-rules-try-search = 在文字中尋找：sixgun rules --search "{ $text }"
cli-rules-search-what = 請寫出要找什麼：sixgun rules --search 監獄
cli-rules-not-found = 規則裡找不到「{ $text }」。
cli-rules-near-words = 有這些：{ $near }。
cli-rules-found = 有{ $count }處提到「{ $text }」。
cli-rules-guides = 兩分鐘學會每種遊戲：{ $commands }
cli-rules-best = 有{ $count }處提到「{ $text }」，這裡列出最相關的{ $shown }處。
