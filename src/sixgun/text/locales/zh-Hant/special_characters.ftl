# The special characters of The Bullet and of Wanted, and what is asked and told because of them.

set-bullet = 子彈
    .text = 三個特殊角色：Uncle Will、Johnny Kisch 與 Claus "The Saint"。
set-wanted = 通緝令
    .text = 再加六個角色，從 Youl Grinner 到 Annie Versary。

character-uncle_will = Uncle Will
    .text = 在自己的回合可以把任何1張手牌當作「雜貨店」打出，限一次。
character-johnny_kisch = Johnny Kisch
    .text = 他把1張牌放上場時，場上其他同名的牌全部棄掉。
character-claus_the_saint = Claus "The Saint"
    .text = 回合開始抽牌時，抽的牌數比玩家人數多1張。自己留2張，其他每名玩家各給1張。

character-youl_grinner = Youl Grinner
    .text = 抽牌之前，每名手牌比他多的玩家各自選1張牌給他。
character-big_spencer = Big Spencer
    .text = 起始手牌5張。不能打出「沒打中！」。
character-madam_yto = Madam Yto
    .text = 每當有人打出「啤酒」，就抽1張牌，她自己打出的也算。
character-colorado_bill = Colorado Bill
    .text = 每打出1張「BANG!」就翻開1張牌判定：若是黑桃，這一槍就躲不掉。
character-henry_block = Henry Block
    .text = 要拿走或棄掉他的牌的人，不論是手牌或面前的牌，都會先被射擊。
character-annie_versary = Annie Versary
    .text = 可以把任何手牌當作「BANG!」使用。

# What is asked
prompt-keep-card = { $amount ->
    [1] 你要留下哪張牌？
   *[other] 你要留下哪張牌？共選{ $amount }張，一次1張。
 }
asked-keep-card = { $player } 正在選擇要留下的牌。
prompt-give-card = 你要給 { $by } 哪張牌？
asked-give-card = { $player } 正在選擇要送出的牌。

action-choose-card-give-card = 給「{ $card }」
action-use-uncle_will = 把「{ $card }」當作「雜貨店」打出

# What is told
event-gives = { $you ->
    [seat] 你把「{ $cards }」給 { $other }。
    [other] { $player } 把「{ $cards }」給你。
   *[none] { $player } 把「{ $cards }」給 { $other }。
 }
event-gives-hidden = { $player } 給 { $other } { $count }張牌。
event-uses-uncle_will = { $you ->
    [seat] 你以 { $source } 的能力，把「{ $cards }」當作「雜貨店」打出。
   *[none] { $player } 以 { $source } 的能力，把「{ $cards }」當作「雜貨店」打出。
 }
event-uses-henry_block = { $you ->
    [seat] { $other } 想動你的牌：你先開槍。
    [other] 你想動 { $player } 的牌，對方先開槍。
   *[none] { $other } 想動 { $player } 的牌，{ $player } 先開槍。
 }
event-check-succeeds-colorado_bill = { $you ->
    [seat] 你這一槍躲不掉。
   *[none] { $player } 這一槍躲不掉。
 }
event-check-fails-colorado_bill = { $you ->
    [seat] 你這一槍和平常一樣。
   *[none] { $player } 這一槍和平常一樣。
 }
