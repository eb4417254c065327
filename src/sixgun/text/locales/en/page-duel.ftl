# The board of The Duel.

page-duel-table = The two sides
page-duel-front = in front
page-duel-behind = behind
page-duel-alone = alone: in front and behind
page-duel-awake = works now
page-duel-asleep = rests
page-duel-always = always works
page-duel-down = down
page-duel-used = used
page-duel-gear = Equipment: { $cards }
page-duel-aimed = is the target
page-duel-use = Use { $character }'s ability
page-duel-move-token = Move the token
page-duel-nobody = nobody
page-duel-fallen-here = has just fallen
page-duel-front-to-come = in front
page-duel-rear-to-come = behind
page-duel-fallen = Fallen: { $characters }
page-duel-fallen-title = Fallen
page-duel-deck-spent = The own deck is used up; the common deck is used now.
page-duel-reserve = { $count ->
    [0] Nobody in reserve
   *[other] In reserve: { $count }
 }
page-duel-reserve-order = in an order nobody knows
page-duel-backs-law = { $count ->
    [one] one law card in hand
   *[other] { $count } law cards in hand
 }
page-duel-backs-outlaws = { $count ->
    [one] one outlaw card in hand
   *[other] { $count } outlaw cards in hand
 }

# What is printed on a card
page-duel-printed-hit = hit card
page-duel-printed-dodge = dodge card
page-duel-printed-reload = can be reloaded
page-duel-printed-always = always works
page-duel-reveals = reveals { $symbol }

# The middle
page-duel-bangs = BANG! cards: { $played } of { $limit }
page-duel-bangs-any = BANG! cards: any number
page-duel-token-moved = token moved
page-duel-token-still = token can move
page-duel-common = { $back ->
    [law] Common deck: { $count }, a law card on top
   *[outlaws] Common deck: { $count }, an outlaw card on top
 }
page-duel-common-none = No common deck yet: it is made of the discard pile when the first own deck is used up.
page-duel-discard-list = Discard pile: { $count }
page-duel-discard-about = The newest card comes first. Everybody may look through the pile.
page-duel-list = list

# The beginning
page-duel-you-are-law = You are the law
page-duel-you-are-outlaws = You are the outlaws
page-duel-offered = Your first two characters
page-duel-setup-about = Choose who stands in front and faces the bullets. The other one stands behind.
page-duel-setup-wait = Waiting for the other side to choose.
page-duel-setup-reserve = In reserve, in an order nobody knows: { $characters }.
