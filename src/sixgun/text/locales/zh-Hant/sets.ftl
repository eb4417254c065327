# Sets and events in general, and words for what another package has brought without texts of its own.

set-base = 基本版
    .text = 80張牌與16個角色，適合3到7人。

border-green = 綠色牌
no-text = 沒有關於「{ $name }」的說明：所屬的擴充沒有附上文字。

# Words of the rules.
term-distance = 距離
term-draw_check = 判定
term-life_point = 生命值

event-event = 新事件生效：「{ $event }」。{ $text }
event-declines = { $you ->
    [seat] 你不使用「{ $source }」。
   *[none] { $player } 不使用「{ $source }」。
 }
event-discards-event = { $you ->
    [seat] 你棄掉「{ $cards }」。
   *[none] { $player } 棄掉「{ $cards }」。
 }

# Abilities and events without a sentence of their own.
action-use-ability = 使用「{ $source }」
action-use-ability-at = 對 { $player } 使用「{ $source }」
action-use-ability-paying = 以「{ $cards }」使用「{ $source }」
action-use-ability-paying-at = 以「{ $cards }」對 { $player } 使用「{ $source }」
event-uses-ability-at = { $you ->
    [seat] 你對 { $other } 發動 { $source } 的能力。
    [other] { $player } 對你發動 { $source } 的能力。
   *[none] { $player } 對 { $other } 發動 { $source } 的能力。
 }
event-uses-ability-paying-at = { $you ->
    [seat] 你對 { $other } 發動 { $source } 的能力，棄掉「{ $cards }」。
    [other] { $player } 對你發動 { $source } 的能力，棄掉「{ $cards }」。
   *[none] { $player } 對 { $other } 發動 { $source } 的能力，棄掉「{ $cards }」。
 }
event-uses-event = { $you ->
    [seat] 你運用「{ $source }」。
   *[none] { $player } 運用「{ $source }」。
 }
event-uses-event-at = { $you ->
    [seat] 你對 { $other } 運用「{ $source }」。
    [other] { $player } 對你運用「{ $source }」。
   *[none] { $player } 對 { $other } 運用「{ $source }」。
 }
event-uses-event-paying = { $you ->
    [seat] 你運用「{ $source }」，棄掉「{ $cards }」。
   *[none] { $player } 運用「{ $source }」，棄掉「{ $cards }」。
 }
event-uses-event-paying-at = { $you ->
    [seat] 你對 { $other } 運用「{ $source }」，棄掉「{ $cards }」。
    [other] { $player } 對你運用「{ $source }」，棄掉「{ $cards }」。
   *[none] { $player } 對 { $other } 運用「{ $source }」，棄掉「{ $cards }」。
 }
event-check-succeeds = { $you ->
    [seat] 這張牌讓你面前的「{ $source }」判定成功。
   *[none] 這張牌讓 { $player } 面前的「{ $source }」判定成功。
 }
event-check-fails = { $you ->
    [seat] 這張牌讓你面前的「{ $source }」判定失敗。
   *[none] 這張牌讓 { $player } 面前的「{ $source }」判定失敗。
 }

# Shots that come from no card, or from nobody.
prompt-answer-shot-by = { $amount ->
    [1] { $by } 射擊你。你怎麼回應？
   *[other] { $by } 射擊你，需要{ $amount }張「沒打中！」才擋得住。你怎麼回應？
 }
prompt-answer-shot-alone = { $amount ->
    [1] 有一槍射向你。你怎麼回應？
   *[other] 有一槍射向你，需要{ $amount }張「沒打中！」才擋得住。你怎麼回應？
 }
event-avoids-alone = { $you ->
    [seat] 你躲過這一槍。
   *[none] { $player } 躲過這一槍。
 }
event-plays-as-missed-alone = { $you ->
    [seat] 你把「{ $cards }」當作「沒打中！」使用。
   *[none] { $player } 把「{ $cards }」當作「沒打中！」使用。
 }
event-answers-alone = { $you ->
    [seat] 你以「{ $cards }」回應。
   *[none] { $player } 以「{ $cards }」回應。
 }

refusal-barred = { $whose ->
    [event] 「{ $source }」生效中：不能打出「{ $card }」。
   *[character] 身為 { $source }，你不能打出「{ $card }」。
 }
refusal-ability-by-itself = { $whose ->
    [event] 沒有需要使用的東西：「{ $source }」會自動生效，或在時機到來時問你。
   *[character] 沒有需要使用的東西：{ $source } 的能力會自動生效，或在時機到來時問你。
 }

error-options-character-sets = 「{ $set }」沒有可用的角色。這場遊戲裡有角色的擴充：{ $known }。
error-set = 沒有「{ $set }」這個擴充。可用的有：{ $known }。
error-set-id-twice = 擴充「{ $set }」帶來「{ $id }」，但遊戲中另一個擴充已經有同名的東西。
error-set-broken = 無法使用其他套件的擴充「{ $set }」：{ $what }。
error-set-no-kind = 擴充「{ $set }」有一張「{ $id }」牌，但遊戲中沒有任何擴充說明它是什麼。
