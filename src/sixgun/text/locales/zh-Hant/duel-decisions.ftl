# What a player of The Duel is asked. duel-prompt-* speaks to the one who is asked, duel-asked-* tells the other what is
# waited for. $by is the player who causes it, $card the card it is about, $character the one it strikes, $source the
# card or the character whose text lets somebody choose.

duel-prompt-choose-active = 你的後備來了兩個角色。誰先站前排？
duel-prompt-play = 輪到你了：你要做什麼？
duel-prompt-discard-excess = { $amount ->
    [1] 你的手牌超過上限：棄掉1張。
   *[other] 你的手牌超過上限：棄掉{ $amount }張，一次1張。
 }
duel-prompt-answer-hit = { $by } 用「{ $card }」攻擊 { $character }。你要閃避嗎？
duel-prompt-answer-hit-alone = { $source } 攻擊 { $character }。你要閃避嗎？
duel-prompt-answer-hit-own = 你自己的「{ $card }」攻擊 { $character }。你要閃避嗎？
duel-prompt-second-card = 光是閃避還不夠：再棄掉1張牌，或承受攻擊。
duel-prompt-give-up = { $character } 將失去1點生命，除非你交出1張攻擊牌（{ $card }）。
duel-prompt-give-up-duel = { $card }：交出1張攻擊牌，否則 { $character } 失去1點生命。
duel-prompt-redirect = 由誰失去這點生命？
duel-prompt-if-dodged = 你的「{ $card }」被閃避了。你要做什麼？
duel-prompt-if-dodged-carbine = 你的「卡賓槍」被閃避了：要棄掉哪張裝備？
duel-prompt-if-dodged-shotgun = 你的「霰彈槍」被閃避了：要讓誰的角色換位？
duel-prompt-if-dodged-remington = 你的「雷明頓」被閃避了：要抽1張牌嗎？
duel-prompt-if-dodged-schofield = 你的「斯科菲爾德」被閃避了：要讓 { $character } 恢復1點生命嗎？
duel-prompt-give-discard = { $by } 的「{ $card }」要你棄掉1張手牌。要棄哪一張？
duel-prompt-store-pick = 雜貨店開張了：你要拿哪張牌？
duel-prompt-discard-drawn = { $source }：要棄掉這些牌中的哪一張？其餘的留下。
duel-prompt-choose-back = 你要從 { $by } 的手牌盲選1張。選哪種牌背？
duel-prompt-choose-reveal = 翻開了2張牌，要看的符號是{ $symbol }。以哪一張為準？
duel-prompt-may-draw = { $source }：要抽{ $amount }張牌嗎？
duel-prompt-may-draw-pat_garret = Pat Garret：要從對手的牌庫抽1張牌嗎？
duel-prompt-may-discard = { $source }：要讓 { $by } 的1張手牌（不看牌面）進入棄牌堆嗎？
duel-prompt-take-from-fallen = { $amount ->
    [1] { $source }：你可以再拿走出局角色的1張牌。
   *[other] { $source }：你可以拿走出局角色的牌，最多{ $amount }張。
 }

duel-asked-choose-active = { $player } 正在選擇誰站前排。
duel-asked-play = { $player } 正在出牌。
duel-asked-discard-excess = { $player } 必須把手牌棄到上限。
duel-asked-answer-hit = { $player } 必須回應攻擊。
duel-asked-second-card = { $player } 還要再棄1張牌才能閃避。
duel-asked-give-up = { $player } 必須交出攻擊牌。
duel-asked-redirect = { $player } 正在選擇由誰失去這點生命。
duel-asked-if-dodged = { $player } 正在選擇被閃避的牌有何作用。
duel-asked-give-discard = { $player } 必須棄掉1張牌。
duel-asked-store-pick = { $player } 正在雜貨店挑選。
duel-asked-discard-drawn = { $player } 正在選擇要棄掉抽到的哪張牌。
duel-asked-choose-back = { $player } 正在從手牌中挑1張。
duel-asked-choose-reveal = { $player } 正在選擇以哪張牌為準。
duel-asked-may-draw = { $player } 可以抽牌。
duel-asked-may-discard = { $player } 可以讓人棄牌。
duel-asked-take-from-fallen = { $player } 可以拿走出局角色的牌。

# Labels of the choices: short, and clear without knowing the notation. $target says who is aimed at and where he stands.

duel-action-play = 打出「{ $card }」
duel-action-play-at = 對 { $target } 打出「{ $card }」
duel-action-play-hit = 用「{ $card }」攻擊 { $target }
duel-action-play-equipment = 把「{ $card }」放到 { $target } 上
duel-action-play-card = 打出「{ $card }」，目標：{ $target }
duel-action-play-pair = 打出「{ $card }」，換位：{ $target }
duel-action-play-as-colt = 把「{ $card }」當作「柯爾特」攻擊 { $target }
duel-action-play-dodge = 用「{ $card }」閃避
duel-action-play-as-dodge = 把「{ $card }」當作閃避
duel-action-reload = 裝填「{ $card }」：棄掉它，抽1張牌
duel-action-swap = 移動標記：{ $target } 來到前排
duel-action-swap-pair = 換位：{ $target }
duel-action-end = 結束出牌
duel-action-active = 讓 { $character } 站前排
duel-action-lose = 由 { $target } 失去生命
duel-action-give = 交出「{ $card }」
duel-action-take = 拿走「{ $card }」
duel-action-take-hand = 從 { $player } 的手牌中盲抽1張
duel-action-back-law = { $count ->
    [1] 那張執法者牌
   *[other] { $count }張執法者牌之一
 }
duel-action-back-outlaw = { $count ->
    [1] 那張歹徒牌
   *[other] { $count }張歹徒牌之一
 }
duel-action-use-hat = 用「{ $card }」閃避：從場上棄掉它
duel-action-use-barrel = 為「{ $card }」判定
duel-action-use-card = 使用「{ $card }」
duel-action-use-sid_curry = 為 Sid Curry 用對手的牌庫判定
duel-action-use-babe_leroy = Babe Leroy：抽2張牌
duel-action-use-cattle_katie = Cattle Katie：棄掉「{ $card }」，抽2張牌
duel-action-use-soundance_kid = Soundance Kid：棄掉「{ $card }」，從兩副牌庫各抽1張
duel-action-use-pearl_hat = Pearl Hat：棄掉「{ $card }」，使用「{ $copied }」
duel-action-use-pearl_hat-at = Pearl Hat：棄掉「{ $card }」，使用「{ $copied }」，目標：{ $target }
duel-action-use-pearl_hat-reload = Pearl Hat：棄掉「{ $card }」，裝填「{ $copied }」
duel-action-discard-discard-excess = 棄掉「{ $card }」
duel-action-discard-answer-hit = 棄掉「{ $card }」來閃避
duel-action-discard-second-card = 再棄掉「{ $card }」
duel-action-discard-give-discard = 棄掉「{ $card }」
duel-action-discard-discard-drawn = 棄掉「{ $card }」
duel-action-choose-store-pick = 拿「{ $card }」
duel-action-choose-choose-reveal = 以「{ $card }」為準
duel-action-choose-if-dodged = 棄掉「{ $card }」
duel-action-yes-may-draw = 抽{ $amount }張牌
duel-action-no-may-draw = 不抽
duel-action-yes-may-discard = 讓對手棄1張
duel-action-no-may-discard = 不動對手的手牌
duel-action-yes-if-dodged = 要
duel-action-no-if-dodged = 不要
duel-action-pass-answer-hit = 承受攻擊
duel-action-pass-second-card = 不棄牌，承受攻擊
duel-action-pass-give-up = 不交出牌，失去1點生命
duel-action-pass-if-dodged = 維持原狀
duel-action-pass-take-from-fallen = 不拿牌
