# Why an action is not allowed: what is wrong, and what would be right.

refusal-not-asked = 現在不是由你決定：遊戲正在等 { $player }。
refusal-game-over = 遊戲已經結束。想繼續玩，請開新的一場。
refusal-not-in-hand = 你的手牌裡沒有「{ $card }」。請選你手上有的牌。
refusal-not-in-front = 「{ $card }」不在該玩家面前。請選其面前有的牌。
refusal-not-now = 現在不能打出「{ $card }」。牌要在自己的回合打出，或用來回應你被問到的事。
refusal-bang-limit = { $limit ->
    [1] 這個回合你已經打出1張「BANG!」了。面前若有「火山手槍」，就能打出更多。
   *[other] 你已經打出{ $limit }張「BANG!」，這個回合最多就是這樣。
 }
refusal-out-of-range = { $player } 的距離是{ $distance }，你的武器射程是{ $range }。請射擊較近的玩家，或先裝備射程更遠的武器。
refusal-too-far = { $player } 的距離是{ $distance }，而這張牌只能用於距離1，與武器無關。請選你身旁的玩家。
refusal-no-target-self = 這張牌不能以自己為目標。請選另一名玩家。
refusal-needs-target = 「{ $card }」要以一名玩家為目標，請選擇目標。
refusal-nobody-in-reach = 射程內沒有人：最近的玩家距離是{ $distance }，你的武器射程是{ $range }。
refusal-nobody-near = 距離1之內沒有人，而「{ $card }」只能用於距離1。最近的玩家距離是{ $distance }。
refusal-nobody-has-cards = 「{ $card }」能指定的玩家都沒有牌可以失去。
refusal-nobody-to-face = 現在沒有人的面前可以放「{ $card }」。
refusal-nothing-in-front = 其他玩家面前都沒有牌，「{ $source }」沒有可以射擊的東西。
refusal-takes-no-target = 「{ $card }」不需要選目標，直接打出即可。
refusal-target-out-of-game = { $player } 已經出局。請選仍在遊戲中的玩家。
refusal-target-no-cards = { $player } 沒有牌可以讓你拿走或棄掉。請選有牌的玩家。
refusal-copy-in-play = 那裡已經有「{ $name }」了。誰的面前都不能有兩張同名的牌。
refusal-same-weapon = 你已經裝備「{ $name }」了。只有不同名稱的武器才能取代它。
refusal-jail-sheriff = 警長不能入獄。
refusal-jail-off = 這場三人遊戲裡誰都不能入獄。
refusal-missed-only-answer = 作用等同「沒打中！」的牌，只能用來回應射向你的一槍。先留著，等有人開槍再用。
refusal-beer-two-players = 只剩兩名玩家時，「啤酒」救不了任何人。
refusal-beer-not-now = 「啤酒」只能在自己的回合，或失去最後1點生命的那一刻使用。
refusal-only-beer-saves = 你失去了最後1點生命，「{ $card }」救不了你。只有「啤酒」或能恢復生命的能力才行。
refusal-no-answer-to-shot = 「{ $card }」不能回應射擊。請使用「酒桶」、打出「沒打中！」，或挨這一槍。
refusal-not-as-bang = 你不能把「{ $card }」當作「BANG!」打出。只有能力才能讓一張牌當另一張牌用。
refusal-no-such-seat = 這張牌桌沒有 { $player } 號座位。
refusal-barrel-spent = 對這一槍，你不能再用那個酒桶了：每個酒桶對每一槍只能用一次，而且要在打出「沒打中！」之前。
refusal-barrel-not-now = 酒桶只有在有人射擊你時才有用。
refusal-works-by-itself = 「{ $card }」只要還在場上就會自動生效，不需要使用。
refusal-ability-needs-cards = { $whose ->
    [event] 要運用「{ $source }」，請選擇要為此棄掉的牌，以及射擊的對象。
   *[character] 要發動 { $source } 的能力，請選擇要為此付出的手牌。
 }
refusal-ability-not-now = { $whose ->
    [event] 你現在不能運用「{ $source }」。
   *[character] 現在不能發動 { $source } 的能力。
 }
refusal-ability-own-turn = { $whose ->
    [event] 「{ $source }」要在你自己的回合、出牌時運用。
   *[character] { $source } 的能力要在你自己的回合、出牌時發動。
 }
refusal-ability-too-few-cards = { $source } 的能力要付出{ $needed }張手牌，而你{ $cards ->
    [0] 沒有可以付出的牌
   *[other] 只有{ $cards }張可以付出
 }。
refusal-ability-wrong-cards = 你手上沒有所需的牌。{ $source }：{ $text }
refusal-draw-not-now = 現在不是你抽牌的時候。抽牌是回合的第一件事。
refusal-end-not-now = 你現在不是在出牌，沒有什麼可以結束。請回答你被問到的事。
refusal-end-instead = 現在沒有要你回應的事。請打出牌，或結束出牌。
refusal-must-choose = 這裡不能跳過：請從提供的項目中選一個。
refusal-no-such-ability = { $whose ->
    [event] 「{ $source }」目前沒有生效。
   *[character] 你沒有 { $source } 的能力。
 }
refusal-ability-full-life = 你的生命值是滿的，沒有可以恢復的生命。
refusal-wrong-card-answer = 「{ $card }」在這裡不能用來回應。請棄掉要求的牌，否則失去生命。
refusal-excess-only = 你只能在回合結束時，棄掉超過上限的牌。
refusal-not-offered = 這不是你現在可選的項目。
refusal-no-source = 那裡沒有牌可抽。請從牌庫，或有牌的地方抽。
