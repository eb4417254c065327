# The table of The Dice Game.

page-dice-own = Your dice
page-dice-of = { $name }'s dice
page-dice-die = Die { $number }: { $face }
page-dice-left = { $count ->
    [0] the last roll
    [one] one more roll
   *[other] { $count } more rolls
 }
page-dice-count-now = the dice count now
page-dice-state-locked = locked
page-dice-state-used = used
page-dice-again = { $count ->
    [one] Roll again (1 die)
   *[other] Roll again ({ $count } dice)
 }
page-dice-state-again = again
page-dice-state-kept = stays
page-dice-state-hand = at hand
page-dice-choose = Touch the dice to be rolled again.
page-dice-chosen = { $count ->
    [one] One die is rolled again, the others stay.
    [5] All dice are rolled again.
   *[other] { $count } dice are rolled again, the others stay.
 }
page-dice-turn = is rolling
page-dice-arrows = { $count ->
    [0] no arrows
    [one] one arrow
   *[other] { $count } arrows
 }
page-dice-hits = { $count ->
    [one] is about to lose a life point
   *[other] is about to lose { $count } life points
 }
page-dice-distance = { $distance ->
    [one] sits next to you
   *[other] { $distance } places away
 }
page-dice-pile = { $count ->
    [one] One arrow is left in the pile
   *[other] { $count } arrows in the pile
 }
page-dice-pile-about = Whoever takes the last arrow brings on the Indians: everybody loses a life point for each arrow in front of him, and all arrows come back here.
