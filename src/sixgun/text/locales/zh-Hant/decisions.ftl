# What a player is asked. prompt-* speaks to the one who is asked, asked-* tells the others what is waited for.
# $by is the seat that causes it (or whose cards are chosen from), $card the card it is about.

prompt-play = 輪到你了：想打幾張牌就打幾張，打完就結束出牌。
prompt-discard-excess = { $amount ->
    [1] 你的手牌超過上限：棄掉1張。
   *[other] 你的手牌超過上限：棄掉{ $amount }張，一次1張。
 }
prompt-answer-shot = { $amount ->
    [1] { $by } 用「{ $card }」射擊你。你怎麼回應？
   *[other] { $by } 用「{ $card }」射擊你，需要{ $amount }張「沒打中！」才擋得住。你怎麼回應？
 }
prompt-answer-indians = { $by } 用「{ $card }」引來了印地安人：棄掉1張「BANG!」，否則失去1點生命。
prompt-answer-duel = 你正與 { $by } 決鬥（{ $card }）：棄掉1張「BANG!」，否則失去1點生命。
prompt-dying = 你失去了最後1點生命。恢復{ $amount }點，否則就要出局。
prompt-take-card = { $card }：要從 { $by } 拿走哪張牌？
prompt-remove-card = { $card }：要讓 { $by } 失去哪張牌？
prompt-general-store = 雜貨店開張了：你要拿哪張牌？
prompt-choose-flip = 以這兩張牌中的哪一張為準？
prompt-draw-source-hand = 你的第一張牌從哪裡來：牌庫，還是別人的手牌？
prompt-draw-source-discard = 你的第一張牌從哪裡來：牌庫，還是棄牌堆？
prompt-keep-cards = { $amount ->
    [1] 你要留下哪張牌？其餘的放回去。
   *[other] 你要留下哪{ $amount }張牌？其餘的放回去。
 }
prompt-choose-character = 你想當哪個角色？

asked-play = { $player } 正在出牌。
asked-discard-excess = { $player } 必須把手牌棄到上限。
asked-answer-shot = { $player } 必須回應一槍。
asked-answer-indians = { $player } 必須面對印地安人。
asked-answer-duel = { $player } 必須回應決鬥。
asked-dying = { $player } 正在為留在遊戲中奮戰。
asked-take-card = { $player } 正在選擇要拿走的牌。
asked-remove-card = { $player } 正在選擇要讓人棄掉的牌。
asked-general-store = { $player } 正在雜貨店挑選。
asked-choose-flip = { $player } 正在選擇以哪張牌為準。
asked-draw-source-hand = { $player } 正在選擇第一張牌從哪裡來。
asked-draw-source-discard = { $player } 正在選擇第一張牌從哪裡來。
asked-keep-cards = { $player } 正在選擇要留下的牌。
asked-choose-character = { $player } 正在選擇角色。
