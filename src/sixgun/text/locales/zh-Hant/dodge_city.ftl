# Dodge City: its cards and characters, and what is asked and told because of them.

set-dodge_city = 道奇城
    .text = 40張牌（其中有綠色牌）、15個角色，還能坐進第八名玩家。

# Blue cards
card-binocular = 雙筒望遠鏡
    .text = 從你到其他所有玩家的距離-1。可與「瞄準鏡」累加。
card-hideout = 藏身處
    .text = 從其他所有玩家到你的距離+1。可與「野馬」累加。

# Brown cards
card-punch = 揮拳
    .text = 射擊距離1的一名玩家。它不算「BANG!」牌，所以你仍可打出「BANG!」。
card-rag_time = 散拍樂
    .text = 連同另一張牌一起棄掉，從任何一名其他玩家拿走1張牌：盲抽1張手牌，或指定其面前的1張牌。
card-brawl = 鬥毆
    .text = 連同另一張牌一起棄掉，其他所有玩家各失去1張牌。由你逐一選擇：盲選1張手牌，或選該玩家面前的1張牌。
card-dodge = 閃避
    .text = 躲過射向你的一槍，並抽1張牌。它不算「沒打中！」牌。
card-springfield = 春田步槍
    .text = 連同另一張牌一起棄掉，射擊任何一名其他玩家，不論距離。
card-tequila = 龍舌蘭
    .text = 連同另一張牌一起棄掉，一名玩家恢復1點生命：任何人，或你自己。它不算「啤酒」，救不了失去最後1點生命的人。
card-whisky = 威士忌
    .text = 連同另一張牌一起棄掉，恢復2點生命。它不算「啤酒」，在你失去最後1點生命時救不了你。

# Green cards
card-bible = 聖經
    .text = 放到你面前。從下一個回合起，可棄掉它來躲過射向你的一槍，並抽1張牌。
card-canteen = 水壺
    .text = 放到你面前。從你的下個回合起，可棄掉它來恢復1點生命。它不算「啤酒」。
card-can_can = 康康舞
    .text = 放到你面前。從你的下個回合起，可棄掉它，讓任何一名其他玩家失去1張牌：盲選1張手牌，或指定其面前的1張牌。
card-ten_gallon_hat = 十加侖帽
    .text = 放到你面前。從下一個回合起，可棄掉它來躲過射向你的一槍。
card-conestoga = 篷車
    .text = 放到你面前。從你的下個回合起，可棄掉它，從任何一名其他玩家拿走1張牌：盲抽1張手牌，或指定其面前的1張牌。
card-derringer = 掌心雷
    .text = 放到你面前。從你的下個回合起，可棄掉它來射擊距離1的一名玩家，並抽1張牌，不論有沒有打中。
card-buffalo_rifle = 野牛步槍
    .text = 放到你面前。從你的下個回合起，可棄掉它來射擊任何一名其他玩家，不論距離。
card-howitzer = 榴彈砲
    .text = 放到你面前。從你的下個回合起，可棄掉它來同時射擊其他所有玩家。
card-pepperbox = 胡椒盒手槍
    .text = 放到你面前。從你的下個回合起，可棄掉它來射擊武器射程內的另一名玩家。
card-iron_plate = 鐵板
    .text = 放到你面前。從下一個回合起，可棄掉它來躲過射向你的一槍。
card-pony_express = 驛馬快遞
    .text = 放到你面前。從你的下個回合起，可棄掉它來抽3張牌。
card-knife = 刀子
    .text = 放到你面前。從你的下個回合起，可棄掉它來射擊距離1的一名玩家。
card-sombrero = 墨西哥帽
    .text = 放到你面前。從下一個回合起，可棄掉它來躲過射向你的一槍。

short-binocular = 從你到其他玩家的距離-1
short-hideout = 從其他玩家到你的距離+1
short-punch = 射擊距離1的玩家
short-rag_time = 另棄1張牌，從任一玩家拿走1張
short-brawl = 另棄1張牌，其他玩家各失去1張
short-dodge = 躲過射向你的一槍，抽1張牌
short-springfield = 另棄1張牌，射擊任一玩家
short-tequila = 另棄1張牌，任一人恢復1點生命
short-whisky = 另棄1張牌，恢復2點生命
short-bible = 綠色：躲過射向你的一槍，抽1張牌
short-canteen = 綠色：恢復1點生命
short-can_can = 綠色：讓任一玩家棄掉1張牌
short-ten_gallon_hat = 綠色：躲過射向你的一槍
short-conestoga = 綠色：從任一玩家拿走1張牌
short-derringer = 綠色：射擊距離1的玩家，抽1張牌
short-buffalo_rifle = 綠色：射擊任一玩家
short-howitzer = 綠色：射擊其他所有玩家
short-pepperbox = 綠色：射擊射程內1名玩家
short-iron_plate = 綠色：躲過射向你的一槍
short-pony_express = 綠色：抽3張牌
short-knife = 綠色：射擊距離1的玩家
short-sombrero = 綠色：躲過射向你的一槍

# Characters
character-apache_kid = Apache Kid
    .text = 其他玩家打出的方塊牌對他無效。在「決鬥」中則有效。
character-belle_star = Belle Star
    .text = 在她的回合，其他玩家面前的牌都沒有效果。
character-bill_noface = Bill Noface
    .text = 回合開始抽牌時抽1張，每少1點生命再多抽1張。
character-chuck_wengam = Chuck Wengam
    .text = 在自己的回合可以失去1點生命來抽2張牌，次數不限，但不能是最後1點。
character-doc_holyday = Doc Holyday
    .text = 在自己的回合可以棄掉2張手牌，射擊武器射程內的一名玩家，限一次。這不算「BANG!」牌。
character-elena_fuente = Elena Fuente
    .text = 可以把任何手牌當作「沒打中！」使用。
character-greg_digger = Greg Digger
    .text = 每當有其他玩家出局，恢復2點生命。
character-herb_hunter = Herb Hunter
    .text = 每當有其他玩家出局，抽2張牌。
character-jose_delgado = Jose Delgado
    .text = 在自己的回合可以從手牌棄掉1張藍色牌來抽2張牌，最多兩次。
character-molly_stark = Molly Stark
    .text = 不是自己的回合時，每從手牌打出或自選棄掉1張牌，就抽1張牌。
character-pat_brennan = Pat Brennan
    .text = 回合開始時可以不抽牌，改為拿走任何玩家面前的1張牌。
character-pixie_pete = Pixie Pete
    .text = 回合開始抽牌時抽3張，而不是2張。
character-sean_mallory = Sean Mallory
    .text = 回合結束時最多可保留10張手牌。
character-tequila_joe = Tequila Joe
    .text = 每張「啤酒」給他2點生命。
character-vera_custer = Vera Custer
    .text = 抽牌之前，選擇遊戲中的另一個角色，擁有其能力直到自己的下個回合。

# What is asked
prompt-pay-cost = 要棄掉哪張牌，與「{ $card }」一起付出？
asked-pay-cost = { $player } 正在選擇要付出的牌。
prompt-copy-character = 到你的下個回合為止，你想要誰的能力？
asked-copy-character = { $player } 正在選擇要借用的能力。
prompt-take-or-draw = 你要從牌庫抽{ $amount }張牌，還是拿走場上的1張牌？
asked-take-or-draw = { $player } 正在牌庫與場上的牌之間選擇。
prompt-share-estate = 你要拿 { $by } 的哪張牌？
asked-share-estate = { $player } 正在選擇出局玩家的牌。

action-copy-character = 借用 { $character } 的能力
action-choose-card-take-or-draw = 拿走場上的「{ $card }」
action-choose-card-share-estate = 拿走「{ $card }」
action-choose-hand-share-estate = 從 { $player } 的手牌中盲抽1張
action-use-card-at = 對 { $player } 使用「{ $card }」
action-use-chuck_wengam = 失去1點生命，抽2張牌
action-use-doc_holyday = 棄掉「{ $card }」與「{ $second }」，射擊 { $player }
action-use-jose_delgado = 棄掉「{ $card }」，抽2張牌

# What is told
event-discards-cost = { $you ->
    [seat] 你付出「{ $cards }」。
   *[none] { $player } 付出「{ $cards }」。
 }
event-discards-left-over = 多出來的「{ $cards }」進入棄牌堆。
event-uses-at = { $you ->
    [seat] 你對 { $other } 使用「{ $cards }」。
    [other] { $player } 對你使用「{ $cards }」。
   *[none] { $player } 對 { $other } 使用「{ $cards }」。
 }
event-uses-answer = { $you ->
    [seat] 你以「{ $cards }」回應 { $other }。
    [other] { $player } 以「{ $cards }」回應你。
   *[none] { $player } 以「{ $cards }」回應 { $other }。
 }
event-takes-from-front-own = { $you ->
    [seat] 你把面前的「{ $cards }」收回手牌。
   *[none] { $player } 把面前的「{ $cards }」收回手牌。
 }
event-unaffected = { $you ->
    [seat] 「{ $cards }」對你無效。
   *[none] 「{ $cards }」對 { $player } 無效。
 }
event-copies = { $you ->
    [seat] 到你的下個回合為止，你擁有 { $character } 的能力。
   *[none] 到下個回合為止，{ $player } 借用 { $character } 的能力。
 }
event-uses-chuck_wengam = { $you ->
    [seat] 你以 { $source } 的能力，用1點生命換2張牌。
   *[none] { $player } 以 { $source } 的能力，用1點生命換2張牌。
 }
event-uses-doc_holyday = { $you ->
    [seat] 你以 { $source } 的能力棄掉「{ $cards }」，射擊 { $other }。
    [other] { $player } 以 { $source } 的能力棄掉「{ $cards }」，射擊你。
   *[none] { $player } 以 { $source } 的能力棄掉「{ $cards }」，射擊 { $other }。
 }
event-uses-jose_delgado = { $you ->
    [seat] 你以 { $source } 的能力棄掉「{ $cards }」，換2張新牌。
   *[none] { $player } 以 { $source } 的能力棄掉「{ $cards }」，換2張新牌。
 }

refusal-no-cost-card = 要打出「{ $card }」，必須另外棄掉1張手牌，而你沒有可以付出的牌。
refusal-cost-is-another = 「{ $card }」就是你要打出的牌。請另外棄掉1張手牌。
refusal-green-in-hand = 「{ $card }」是綠色牌：先打出到你面前，從下一個回合起才能使用。
refusal-green-fresh = 「{ $card }」是這個回合才上場的，從下一個回合起才能使用。
refusal-green-not-now = 現在不能使用「{ $card }」。有「沒打中！」符號的綠色牌用來回應射向你的一槍，其他的在自己的回合使用。
refusal-front-silenced = 「{ $card }」目前無效，不能使用：你面前的牌現在都不算數。
refusal-ability-last-life = 這會失去你的最後1點生命，而那一點不能付出。
refusal-ability-used-up = { $times ->
    [1] 你已經用過 { $source } 的能力，每回合只能用一次。
   *[other] { $source } 的能力你已經用了{ $times }次，每回合最多就是這樣。
 }

error-options-seats = 用這些擴充不能{ $players }人玩：只有{ $most }人的位置。八人遊戲需要「道奇城」。
