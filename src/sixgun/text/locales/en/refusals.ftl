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
refusal-needs-target = This card needs a target. Name a player after the card.
refusal-takes-no-target = This card takes no target. Play it without naming a player.
refusal-target-out-of-game = { $player } is out of the game. Choose a player who is still in it.
refusal-target-no-cards = { $player } has no card that you could take or have discarded. Choose a player with cards.
refusal-copy-in-play = A card named { $name } already lies in front of that player. Nobody can have two of the same name.
refusal-same-weapon = You already carry a { $name }. Only a weapon with another name can take its place.
refusal-jail-sheriff = The Sheriff cannot be put in Jail. Choose another player.
refusal-jail-off = In this game for three players nobody can be put in Jail (option three_player_jail).
refusal-missed-only-answer = A Missed! only answers a shot at you. Keep it until somebody shoots.
refusal-beer-two-players = Beer saves nobody when only two players are left.
refusal-beer-not-now = Beer is for your own turn, or for the moment in which your last life point is gone.
refusal-only-beer-saves = Your last life point is gone, and { $card } cannot save you. Only a Beer or an ability that heals can.
refusal-barrel-after-missed = Barrels come first: once you have played a Missed! against this shot, you cannot use one.
refusal-barrel-used = You have already tried this barrel against this shot. Each one works once a shot.
refusal-no-such-ability = Your character does not have this ability.
refusal-ability-full-life = You have all your life points, so there is none to regain.
refusal-wrong-card-answer = { $card } is no answer here. Discard a BANG!, or lose the life point.
refusal-excess-only = You may only discard the cards that are too many, at the end of your turn.
refusal-not-offered = That is none of the choices you have now.
refusal-no-source = There is no card there to draw. Draw from the deck, or from a place that has cards.
