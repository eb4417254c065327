# What a player of The Duel is asked. duel-prompt-* speaks to the one who is asked, duel-asked-* tells the other what is
# waited for. $by is the player who causes it, $card the card it is about, $character the one it strikes, $source the
# card or the character whose text lets somebody choose.

duel-prompt-choose-active = Two characters come from your reserve. Which one starts in front?
duel-prompt-play = Your turn: what do you do?
duel-prompt-discard-excess = { $amount ->
    [one] Your hand is larger than your limit: discard one.
   *[other] Your hand is larger than your limit: discard { $amount }, one at a time.
 }
duel-prompt-answer-hit = { $by } hits { $character } with { $card }. Do you dodge?
duel-prompt-answer-hit-alone = { $source } hits { $character }. Do you dodge?
duel-prompt-answer-hit-own = Your own { $card } hits { $character }. Do you dodge?
duel-prompt-second-card = Your dodge is not enough: discard another card as well, or take the hit.
duel-prompt-give-up = { $character } loses a life point, unless you give up a hit card ({ $card }).
duel-prompt-give-up-duel = { $card }: give up a hit card, or { $character } loses a life point.
duel-prompt-redirect = Who loses the life point?
duel-prompt-if-dodged = Your { $card } was dodged. What do you do?
duel-prompt-if-dodged-carbine = Your Carbine was dodged: which Equipment is discarded?
duel-prompt-if-dodged-shotgun = Your Shotgun was dodged: whose characters swap?
duel-prompt-if-dodged-remington = Your Remington was dodged: do you draw a card?
duel-prompt-if-dodged-schofield = Your Schofield was dodged: does { $character } regain a life point?
duel-prompt-give-discard = { $by }'s { $card } makes you discard a card from your hand. Which one?
duel-prompt-store-pick = The General Store is open: which card do you take?
duel-prompt-discard-drawn = { $source }: which of these cards do you discard? You keep the rest.
duel-prompt-choose-back = You pick a card from { $by }'s hand, unseen. Of which back?
duel-prompt-choose-reveal = Two cards are turned up, and a { $symbol } is what matters. Which of them counts?
duel-prompt-may-draw = { $amount ->
    [one] { $source }: do you draw a card?
   *[other] { $source }: do you draw { $amount } cards?
 }
duel-prompt-may-draw-pat_garret = Pat Garret: do you draw a card from the opponent's deck?
duel-prompt-may-discard = { $source }: do you discard a card of { $by }'s hand, unseen?
duel-prompt-take-from-fallen = { $amount ->
    [one] { $source }: you may take one more card of the eliminated character.
   *[other] { $source }: you may take up to { $amount } cards of the eliminated character.
 }

duel-asked-choose-active = { $player } is choosing who starts in front.
duel-asked-play = { $player } is playing cards.
duel-asked-discard-excess = { $player } has to discard down to the hand limit.
duel-asked-answer-hit = { $player } has to answer a hit.
duel-asked-second-card = { $player } needs another card for the dodge.
duel-asked-give-up = { $player } has to give up a hit card.
duel-asked-redirect = { $player } is choosing who loses the life point.
duel-asked-if-dodged = { $player } is choosing what the dodged card does.
duel-asked-give-discard = { $player } has to discard a card.
duel-asked-store-pick = { $player } is choosing from the General Store.
duel-asked-discard-drawn = { $player } is choosing which of the drawn cards to discard.
duel-asked-choose-back = { $player } is picking a card from a hand.
duel-asked-choose-reveal = { $player } is choosing which card counts.
duel-asked-may-draw = { $player } may draw.
duel-asked-may-discard = { $player } may have a card discarded.
duel-asked-take-from-fallen = { $player } may take cards of the eliminated character.

# Labels of the choices: short, and clear without knowing the notation. $target says who is aimed at and where he stands.

duel-action-play = Play { $card }
duel-action-play-at = Play { $card } on { $target }
duel-action-play-hit = Fire { $card } at { $target }
duel-action-play-equipment = Put { $card } on { $target }
duel-action-play-card = Play { $card } on { $target }
duel-action-play-pair = Play { $card }: swap { $target }
duel-action-play-as-colt = Fire { $card } as a Colt at { $target }
duel-action-play-dodge = Dodge with { $card }
duel-action-play-as-dodge = Dodge with { $card } as a dodge
duel-action-reload = Reload { $card }: discard it and draw a card
duel-action-swap = Move the token: { $target } comes to the front
duel-action-swap-pair = Swap { $target }
duel-action-end = Done playing cards
duel-action-active = Put { $character } in front
duel-action-lose = { $target } loses the point
duel-action-give = Give up { $card }
duel-action-take = Take { $card }
duel-action-take-hand = Take a card from { $player }'s hand, unseen
duel-action-back-law = { $count ->
    [one] The law card
   *[other] One of the { $count } law cards
 }
duel-action-back-outlaw = { $count ->
    [one] The outlaw card
   *[other] One of the { $count } outlaw cards
 }
duel-action-use-hat = Dodge with { $card }: discard it from play
duel-action-use-barrel = Reveal for { $card }
duel-action-use-card = Use { $card }
duel-action-use-sid_curry = Reveal from the opponent's deck for Sid Curry
duel-action-use-babe_leroy = Babe Leroy: draw two cards
duel-action-use-cattle_katie = Cattle Katie: discard { $card } and draw two cards
duel-action-use-soundance_kid = Soundance Kid: discard { $card }, and draw one card of each deck
duel-action-use-pearl_hat = Pearl Hat: discard { $card } and use { $copied }
duel-action-use-pearl_hat-at = Pearl Hat: discard { $card } and use { $copied } on { $target }
duel-action-use-pearl_hat-reload = Pearl Hat: discard { $card } and reload { $copied }
duel-action-discard-discard-excess = Discard { $card }
duel-action-discard-answer-hit = Dodge by discarding { $card }
duel-action-discard-second-card = Discard { $card } as well
duel-action-discard-give-discard = Discard { $card }
duel-action-discard-discard-drawn = Discard { $card }
duel-action-choose-store-pick = Take { $card }
duel-action-choose-choose-reveal = Let { $card } count
duel-action-choose-if-dodged = Discard { $card }
duel-action-yes-may-draw = { $amount ->
    [one] Draw the card
   *[other] Draw { $amount } cards
 }
duel-action-no-may-draw = Do not draw
duel-action-yes-may-discard = Have a card discarded
duel-action-no-may-discard = Leave the hand as it is
duel-action-yes-if-dodged = Yes
duel-action-no-if-dodged = No
duel-action-pass-answer-hit = Take the hit
duel-action-pass-second-card = Discard nothing, and take the hit
duel-action-pass-give-up = Give up no card, and lose a life point
duel-action-pass-if-dodged = Leave everything as it is
duel-action-pass-take-from-fallen = Take no card
