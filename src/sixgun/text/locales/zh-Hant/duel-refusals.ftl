# Why an action is not allowed in The Duel: what is wrong, and what would be right.

duel-refusal-ability-by-itself = 沒有需要使用的東西：{ $source } 的能力會自動生效，或在時機到來時問你。
duel-refusal-ability-needs-cards = 要發動 { $source } 的能力，請寫出要為此付出的手牌。
duel-refusal-ability-not-now = { $source } 的能力在你自己的回合、其他行動之間使用。
duel-refusal-ability-not-so = { $source } 的能力不能這樣使用。
duel-refusal-ability-used = 這個回合你已經用過 { $source } 的能力，每回合只能用一次。
duel-refusal-asleep = 「{ $source }」現在暫時無效：屬於角色的東西，在該角色站前排，或有人以該角色為目標時才有效。
duel-refusal-bang-limit = { $limit ->
    [1] 這個回合你已經打出1張 BANG! 牌了。前排角色若有「槍帶」，就能打出更多。
   *[other] 你已經打出{ $limit }張 BANG! 牌，這個回合最多就是這樣。
 }
duel-refusal-cannot-copy-so = 棄牌堆頂的「{ $card }」不能這樣使用。
duel-refusal-card-not-in-play = 「{ $card }」不在場上。請選放在角色上的牌。
duel-refusal-discard-not-now = 你在回合結束時才棄牌，而且只棄超過上限的牌。
duel-refusal-dodge-only-answer = 「{ $card }」只能回應對你角色的攻擊。先留著，等攻擊來了再用。
duel-refusal-empty-hand = 對手沒有手牌。請選場上的牌。
duel-refusal-end-instead = 現在沒有要你回應的事。請採取行動，或結束出牌。
duel-refusal-end-not-now = 你現在沒有出牌階段可以結束。請回答你被問到的事。
duel-refusal-game-over = 遊戲已經結束。想繼續玩，請開新的一場。
duel-refusal-give-not-now = 只有為了「印地安人」與在「決鬥」中才交出牌。
duel-refusal-hand-not-empty = { $source } 的能力只在你沒有手牌時有效。
duel-refusal-must-choose = 這裡不能跳過：請從提供的項目中選一個。
duel-refusal-needs-card = 「{ $card }」需要目標：請寫出場上的一張牌，或手牌。
duel-refusal-needs-character = 「{ $card }」需要目標：請在後面寫上角色。
duel-refusal-needs-pair = 「{ $card }」需要知道誰的角色要換位：請在後面寫上玩家。
duel-refusal-no-dodge = 「{ $card }」不能閃避這次攻擊。請打出閃避、使用角色擁有的東西，或承受攻擊。
duel-refusal-no-hit-card = 「{ $card }」不是攻擊牌，這裡只能交出攻擊牌。
duel-refusal-no-reload = 現在誰都還不能裝填：要有玩家只剩一個角色在場才行。
duel-refusal-no-such-ability = 你沒有擁有 { $source } 能力的角色在場。
duel-refusal-not-as-colt = 你不能把「{ $card }」當作「柯爾特」攻擊。只有前排角色的能力才能讓別的牌當「柯爾特」用。
duel-refusal-not-asked = 現在不是由你決定：遊戲正在等 { $player }。
duel-refusal-not-drawn-now = 「{ $card }」不是你剛抽到的牌。請從剛抽到的牌中棄掉1張。
duel-refusal-not-from-hand = 「{ $card }」只能拿場上的牌，絕不能拿手牌。
duel-refusal-not-hit = 「{ $source }」只有在其角色成為攻擊的目標時才有用。
duel-refusal-not-in-hand = 你的手牌裡沒有「{ $card }」。請選你手上有的牌。
duel-refusal-not-in-play = { $character } 不在場上。請選在場的角色。
duel-refusal-not-now = 現在不能打出「{ $card }」。牌要在自己的回合打出，或用來回應你被問到的事。
duel-refusal-not-of-target = 「{ $source }」在你的另一個角色上，只能幫助受到攻擊的那一個。
duel-refusal-not-offered = 這不是你現在可選的項目。
duel-refusal-not-own-equipment = 「{ $source }」不在你的任何角色上。
duel-refusal-not-own-equipment-ability = { $source } 只能用她自己的裝備來換，永遠有效的裝備除外。
duel-refusal-not-reloadable = 「{ $card }」不能裝填：它沒有裝填符號。
duel-refusal-nothing-to-copy = 棄牌堆頂沒有 { $source } 可以使用的行動牌。
duel-refusal-reload-from-elsewhere = 你可以裝填手牌，以及前排角色的裝備。「{ $card }」兩者都不是。
duel-refusal-reload-not-now = 裝填在你自己的回合、其他行動之間進行。
duel-refusal-reveal-spent = 「{ $source }」已經對這次攻擊試過了，只能試一次。
duel-refusal-shielded = 「{ $card }」在對手的後排角色上，那裡碰不到。
duel-refusal-single-character = { $player } 只有一個角色，單獨一個不能換位。
duel-refusal-swap-not-now = 標記在你自己的回合、其他行動之間移動。
duel-refusal-takes-no-target = 「{ $card }」不需要目標。打出時不要指定任何東西。
duel-refusal-token-moved = 這個回合你已經移動過標記，每回合只能一次。
duel-refusal-works-by-itself = 「{ $source }」只要還在場上就會自動生效，不需要使用。
duel-refusal-wrong-target = 「{ $card }」不能用於 { $character }。
duel-refusal-wrong-target-hit = 「{ $card }」不能攻擊 { $character }：它只及於對手的前排角色。
duel-refusal-wrong-target-equipment = 「{ $card }」不能放到 { $character } 上：裝備只能放在你的後排角色，或對手的前排角色上。
