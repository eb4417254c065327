# The exact chances of the dice of The Dice Game: sixgun odds.

help-odds = Work out the exact chances of the dice of The Dice Game.
help-odds-dice = The dice that lie there and are not rolled now: a arrow, d dynamite, 1, 2, b beer, g gatling, or the whole words; "g g d" and "ggd" are the same. The others are about to be rolled. With all five you learn what to keep.
help-odds-rolls = Rolls that are left, the coming one among them: 1 to 3, with Lucky Duke 4 (if left out: all of them, or one less once dice lie there).
help-odds-arrows = Arrows in the pile, 1 to 9 (if left out, all but those of the dice that lie there).
help-odds-players = Players still alive, 2 to 8 (5 if left out).
help-odds-character = Whose dice they are, as far as his ability changes the chances: "willy the kid", willy.
help-odds-json = Print one JSON object with the exact fractions and nothing else.
help-odds-end =
    sixgun odds           before the first roll
    sixgun odds g g d     you keep two gatlings and a dynamite, and roll two dice
    sixgun odds ggd12     five dice lie there: what should you roll again?

# The faces; .words is what can be typed for them, the shortest first.
odds-face-arrow = arrow
    .words = a, arrow, arrows, indian arrow
odds-face-dynamite = dynamite
    .words = d, dynamite, dynamites
odds-face-bullseye_1 = bull's eye 1
    .words = 1, one, bull's eye 1, bullseye1
odds-face-bullseye_2 = bull's eye 2
    .words = 2, two, bull's eye 2, bullseye2
odds-face-beer = beer
    .words = b, beer, beers
odds-face-gatling = gatling
    .words = g, gatling, gatlings, gatling gun

error-odds-dice = There are five dice, not { $dice } (G-1.1).
error-odds-dynamite = Three dynamites have ended the rolling (G-4.8): with { $dynamites } there are no chances left.
error-odds-number = --{ $what } takes a number from { $low } to { $high }, not “{ $value }”.

cli-odds-unknown-face = No die shows “{ $text }”. The faces are: { $known }.
cli-odds-near-face = No die shows “{ $text }”. Do you mean { $near }? The faces are: { $known }.
cli-odds-unknown-character = There is no character “{ $text }” in The Dice Game. There are: { $known }.
cli-odds-near-character = There is no character “{ $text }” in The Dice Game. Do you mean { $near }?

cli-odds-first = You roll all five dice.
cli-odds-kept = { $count ->
    [one] You keep { $dice } and roll one die.
   *[other] You keep { $dice } and roll { $count } dice.
}
cli-odds-lying = These dice lie there: { $dice }.
cli-odds-rolls = { $rolls ->
    [one] This is the last roll.
   *[other] { $rolls } rolls are left, this one among them.
}
cli-odds-rerolls = { $rolls ->
    [one] One more roll is left.
   *[other] { $rolls } more rolls are left.
}
cli-odds-table = { $players } players are alive. { $arrows ->
    [one] One arrow is in the pile.
   *[other] { $arrows } arrows are in the pile.
}
cli-odds-few = With two or three players alive a 2 counts as a 1 (G-5.3).
cli-odds-too-late = The rules never leave so many rolls: once dice lie there, one roll is over (G-4.1).

cli-odds-character = { $name }: { $what }.
cli-odds-ability-none = the ability changes nothing here
cli-odds-ability-rolls = one re-roll more (G-7.8)
cli-odds-ability-dynamite = dynamites may be rolled again, unless three show (G-7.2)
cli-odds-ability-gatlings = two gatlings are enough (G-7.16)
cli-odds-ability-swaps = a 1 is also a 2, and a 2 also a 1 (G-7.3)
cli-odds-ability-wider = a 1 and a 2 also hit one place further away (G-7.11)
cli-odds-ability-doubles = one beer may double one hit (G-7.13)
cli-odds-ability-no-bullseyes = no 1 and no 2 in the end brings two life points (G-7.14)

cli-odds-gatling = { $count }+ gatlings
cli-odds-hits = { $count ->
    [one] 1+ hit at distance { $distance }
   *[other] { $count }+ hits at distance { $distance }
}
cli-odds-beers = { $count ->
    [one] 1+ beer
   *[other] { $count }+ beers
}
cli-odds-no-bullseyes = no 1 and no 2
cli-odds-attack = Indian attack
cli-odds-dynamites = { $count }+ dynamites

cli-odds-column-aims = You can go for
cli-odds-column-risks = It may befall you
cli-odds-column-keep = Keep
cli-odds-column-once = One roll
cli-odds-column-best = At best
cli-odds-column-always = All again
cli-odds-column-dynamite = Dynamite
cli-odds-column-attack = Attack

cli-odds-decimal = .
cli-odds-percent = { $number } %
cli-odds-one-in = 1 in { $number }
cli-odds-certain = certain
cli-odds-never = never
cli-odds-keep-nothing = nothing
cli-odds-stop = stop

cli-odds-note-once = One roll: you roll what you do not keep once, and stop.
cli-odds-note-best = At best: you go for this alone. After each roll you keep what makes it likeliest, also dice from earlier rolls, and stop when another roll is of no use. Nobody can do better.
cli-odds-note-keep = Keep: what to keep now for it.
cli-odds-note-way = Dynamite and attack: how likely three dynamites, or an Indian attack, are on that way.
cli-odds-note-always = All again: you use every roll, and roll every die that is not locked, also those you kept.
cli-odds-note-no-roll = If you stop now, neither three dynamites nor an attack can come.
cli-odds-note-lives = “3+” means three or more. All figures are exact. They assume that you live through arrows and dynamite.
