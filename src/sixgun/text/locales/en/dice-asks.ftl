# What The Dice Game asks, the labels of the answers, and why something is not allowed. dice-prompt-* speaks to the one
# who is asked, dice-asked-* tells the others what is waited for. $by is who causes it.

dice-prompt-heal = Your turn begins: who regains a life point?
dice-prompt-reroll = { $amount ->
    [one] Roll some dice again, for the last time, or stop?
   *[other] Roll some dice again, or stop? You have { $amount } more rolls.
 }
dice-prompt-assign = { $amount ->
    [one] Whom do you hit with your bull's eye?
   *[other] { $amount } bull's eyes are left. Whom do you hit with the next one? They strike together in the end.
 }
dice-prompt-beer = { $own ->
    [one] { $amount ->
        [one] Who gets the beer?
       *[other] { $amount } beers are left. Who gets the next one?
    }
   *[other] { $amount ->
        [one] Who gets the beer? For you it is worth { $own } life points.
       *[other] { $amount } beers are left. Who gets the next one? For you each is worth { $own } life points.
    }
 }
dice-prompt-take-arrow = { $amount ->
    [one] { $by } hits you: take an arrow instead of losing the life point?
   *[other] { $by } hits you for { $amount } life points: take an arrow instead of losing the next one?
 }
dice-prompt-discard-own-arrow = { $amount ->
    [one] { $by } has cost you a life point: put back your arrow?
   *[other] { $by } has cost you a life point: put back one of your { $amount } arrows?
 }
dice-prompt-discard-own-arrow-alone = { $amount ->
    [one] You have lost a life point: put back your arrow?
   *[other] You have lost a life point: put back one of your { $amount } arrows?
 }
dice-prompt-discard-arrow = { $amount ->
    [one] Your gatling lets you put back an arrow of any player: whose?
   *[other] Your gatlings let you put back { $amount } arrows of any players: whose is the next?
 }

dice-asked-heal = { $player } is choosing who regains a life point.
dice-asked-reroll = { $player } is looking at the dice.
dice-asked-assign = { $player } is taking aim.
dice-asked-beer = { $player } is choosing who gets a beer.
dice-asked-take-arrow = { $player } is choosing between an arrow and a life point.
dice-asked-discard-own-arrow = { $player } may put back an arrow.
dice-asked-discard-arrow = { $player } is choosing whose arrow goes back.

dice-action-reroll = Keep { $kept }, roll { $dice } again
dice-action-reroll-all = Roll all five again
dice-action-reroll-rest = Roll all but the dynamite again: { $faces }
dice-action-stop = Stop: let these dice count
dice-action-hit = Use a { $face } against { $player }
dice-action-double = Use a { $face } against { $player } and double it with a beer
dice-action-beer = Give the beer to { $player }
dice-action-beer-own = Drink the beer yourself
dice-action-heal = A life point for { $player }
dice-action-heal-own = A life point for yourself
dice-action-take = Take an arrow
dice-action-lose = Lose the life point
dice-action-shed = Put back an arrow
dice-action-keep = Keep your arrows
dice-action-clear = Put back an arrow of { $player }
dice-action-clear-own = Put back one of your own arrows
dice-action-pass = Put back none

dice-refusal-game-over = The game is over. Start a new one to play on.
dice-refusal-not-asked = It is not your choice now: the game is waiting for { $player }.
dice-refusal-stop-not-now = You are not rolling now. Answer what you are asked.
dice-refusal-reroll-not-now = There are no dice to roll again yet. Answer what you are asked.
dice-refusal-rolling-over = The rolling is over, and the dice count as they lie. Answer what you are asked.
dice-refusal-dynamite-locked = Die { $die } shows dynamite, which cannot be rolled again. Choose among the other dice.
dice-refusal-dynamite-ends-rolling = Three dynamites have ended your rolling: the other dice count as they lie.
dice-refusal-hit-not-now = The { $face } is used after the rolling, when you are asked whom to hit.
dice-refusal-no-such-die = You have no { $face } left to use. Use a bull's eye that you have.
dice-refusal-no-doubling = A beer only gives life. Your character cannot double a bull's eye with it.
dice-refusal-doubled-already = You have doubled a bull's eye already, and it works once in a turn. Use this one as it is.
dice-refusal-no-beer-to-double = You have no beer to double a bull's eye with. Use it as it is.
dice-refusal-no-target-self = You cannot hit yourself. Choose another player.
dice-refusal-wrong-distance = { $player } sits { $distance ->
    [one] next to you
   *[other] { $distance } places away
 }, and the { $face } does not hit there. Choose a player at the right distance.
dice-refusal-beer-not-now = Beers are given after the bull's eyes, when you are asked who gets one.
dice-refusal-nobody-revived = { $player } is out of the game, and no beer brings anybody back. Choose a living player.
dice-refusal-heal-not-now = That life point is given at the beginning of the turn, by a character who can.
dice-refusal-ability-not-now = You are not asked about arrows and life points now. Answer what you are asked.
dice-refusal-must-choose = You cannot pass here: every die has to be used. Choose one of the things offered.
dice-refusal-no-such-seat = There is no seat { $player } at this table.
dice-refusal-target-out-of-game = { $player } is out of the game. Choose a living player.
dice-refusal-target-fallen = { $player } has just lost the last life point, and the arrows go back anyway. Choose somebody else.
dice-refusal-no-arrow = { $player } has no arrow. Choose somebody who has one.
dice-refusal-not-offered = That is none of the choices you have now.
