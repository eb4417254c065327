# Why an action is not allowed: what is wrong, and what would be right.

refusal-not-asked = It is not your choice now: the game is waiting for { $player }.
refusal-game-over = The game is over. Start a new one to play on.
refusal-not-in-hand = You do not have { $card } in your hand. Choose a card that you hold.
refusal-not-in-front = { $card } does not lie in front of the player it is about. Choose a card that does.
refusal-not-now = { $card } cannot be played now. Cards are played in your own turn, or when they answer what you are asked.
refusal-bang-limit = { $limit ->
    [one] You have played your one BANG! card of this turn. A Volcanic in front of you would let you play more.
   *[other] You have played { $limit } BANG! cards, and that is all this turn allows.
 }
refusal-out-of-range = { $player } is at distance { $distance }, and your weapon reaches { $range }. Shoot at somebody nearer, or play a longer weapon first.
refusal-too-far = { $player } is at distance { $distance }, and this card reaches distance 1 whatever your weapon. Choose a player next to you.
refusal-no-target-self = You cannot aim this card at yourself. Choose another player.
refusal-needs-target = { $card } is aimed at a player. Choose whom.
refusal-nobody-in-reach = Nobody is within reach: the nearest player is at distance { $distance }, and your weapon reaches { $range }.
refusal-nobody-near = Nobody is at distance 1, and { $card } reaches no farther. The nearest player is at distance { $distance }.
refusal-nobody-has-cards = Nobody whom { $card } could be aimed at has a card that it could take away.
refusal-nobody-to-face = There is nobody in front of whom { $card } could be put now.
refusal-nothing-in-front = Nobody else has a card in front of him that { $source } could be used against.
refusal-takes-no-target = { $card } is aimed at nobody in particular. Just play it.
refusal-target-out-of-game = { $player } is out of the game. Choose a player who is still in it.
refusal-target-no-cards = { $player } has no card that you could take or have discarded. Choose a player with cards.
refusal-copy-in-play = A card named { $name } already lies there. Nobody can have two cards of the same name in front of him.
refusal-same-weapon = You already carry a { $name }. Only a weapon with another name can take its place.
refusal-jail-sheriff = The Sheriff cannot be put in Jail.
refusal-jail-off = In this game for three players nobody can be put in Jail.
refusal-missed-only-answer = What works as a Missed! only answers a shot at you. Keep it until somebody shoots.
refusal-beer-two-players = Beer saves nobody when only two players are left.
refusal-beer-not-now = Beer is for your own turn, or for the moment in which your last life point is gone.
refusal-only-beer-saves = Your last life point is gone, and { $card } cannot save you. Only a Beer or an ability that heals can.
refusal-no-answer-to-shot = { $card } does not answer a shot. Use a Barrel, play a Missed!, or take the hit.
refusal-not-as-bang = You cannot play { $card } as a BANG!. Only an ability lets a card be played as another one.
refusal-no-such-seat = There is no seat { $player } at this table.
refusal-barrel-spent = You cannot use that barrel against this shot any more: each one works once a shot, and before any Missed!.
refusal-barrel-not-now = A barrel only helps while somebody is shooting at you.
refusal-works-by-itself = { $card } works by itself for as long as it lies there. It is not used.
refusal-ability-needs-cards = { $whose ->
    [event] To make use of { $source }, choose the cards that you discard for it, and what or whom you shoot at.
   *[character] To use the ability of { $source }, choose the cards from your hand that you give up for it.
 }
refusal-ability-not-now = { $whose ->
    [event] You cannot make use of { $source } now.
   *[character] The ability of { $source } cannot be used now.
 }
refusal-ability-own-turn = { $whose ->
    [event] { $source } is for your own turn, while you play cards.
   *[character] The ability of { $source } is for your own turn, while you play cards.
 }
refusal-ability-too-few-cards = The ability of { $source } costs { $needed ->
    [one] a card
   *[other] { $needed } cards
 } from your hand, and you have { $cards ->
    [0] none
    [one] one
   *[other] { $cards }
 } that you could give up.
refusal-ability-wrong-cards = You do not hold the cards that this takes. { $source }: { $text }
refusal-draw-not-now = You do not draw now. Drawing is the first thing in your turn.
refusal-end-not-now = You are not playing cards now, so there is nothing to end. Answer what you are asked.
refusal-end-instead = Nobody asks you for an answer. Play a card, or say that you are done.
refusal-must-choose = You cannot pass here: choose one of the things offered.
refusal-no-such-ability = { $whose ->
    [event] { $source } is not in force.
   *[character] You do not have the ability of { $source }.
 }
refusal-ability-full-life = You have all your life points, so there is none to regain.
refusal-wrong-card-answer = { $card } is no answer here. Discard a card that you are asked for, or lose life.
refusal-excess-only = You may only discard the cards that are too many, at the end of your turn.
refusal-not-offered = That is none of the choices you have now.
refusal-no-source = There is no card there to draw. Draw from the deck, or from a place that has cards.
