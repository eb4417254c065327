# Why an action is not allowed in The Duel: what is wrong, and what would be right.

duel-refusal-ability-by-itself = There is nothing to use: the ability of { $source } works by itself, or asks you when the time has come.
duel-refusal-ability-needs-cards = To use the ability of { $source }, name the card from your hand that you give up for it.
duel-refusal-ability-not-now = The ability of { $source } is used in your own turn, between other things.
duel-refusal-ability-not-so = The ability of { $source } cannot be used like that.
duel-refusal-ability-used = You have used the ability of { $source } in this turn. Once is all.
duel-refusal-asleep = { $source } rests now: what belongs to a character works while it is in front, or while somebody aims at it.
duel-refusal-bang-limit = { $limit ->
    [one] You have played your one BANG! card of this turn. A Gun Belt on your character in front would let you play more.
   *[other] You have played { $limit } BANG! cards, and that is all this turn allows.
 }
duel-refusal-cannot-copy-so = { $card } on top of the discard pile cannot be used like that.
duel-refusal-card-not-in-play = { $card } is not in play. Choose a card that lies on a character.
duel-refusal-discard-not-now = You discard at the end of your turn, and only what is too much.
duel-refusal-dodge-only-answer = { $card } only answers a hit at one of your characters. Keep it until one comes.
duel-refusal-empty-hand = Your opponent has no card in hand. Choose a card in play.
duel-refusal-end-instead = Nobody asks you for an answer. Do something, or end your card play.
duel-refusal-end-not-now = There is no card play of yours to end now. Answer what you are asked.
duel-refusal-game-over = The game is over. Start a new one to play on.
duel-refusal-give-not-now = Cards are given up only for Indians! and in a Duel.
duel-refusal-hand-not-empty = The ability of { $source } works only while your hand is empty.
duel-refusal-must-choose = You cannot pass here: choose one of the things offered.
duel-refusal-needs-card = { $card } needs a target: name a card in play, or the hand.
duel-refusal-needs-character = { $card } needs a target: name a character after it.
duel-refusal-needs-pair = { $card } needs to know whose characters swap: name a player after it.
duel-refusal-no-dodge = { $card } does not dodge this hit. Play a dodge, use what your character has, or take the hit.
duel-refusal-no-hit-card = { $card } is no hit card, and only those can be given up here.
duel-refusal-no-reload = Nobody can reload yet: that takes a player with a single character in play.
duel-refusal-no-such-ability = You have no character with the ability of { $source } in play.
duel-refusal-not-as-colt = You cannot fire { $card } as a Colt. Only an ability of your character in front makes another card one.
duel-refusal-not-asked = It is not your choice now: the game is waiting for { $player }.
duel-refusal-not-drawn-now = { $card } is not one of the cards you have just drawn. Discard one of those.
duel-refusal-not-from-hand = { $card } takes only cards in play, never one from a hand.
duel-refusal-not-hit = { $source } helps only while its character is the target of a hit.
duel-refusal-not-in-hand = You do not have { $card } in your hand. Choose a card that you hold.
duel-refusal-not-in-play = { $character } is not in play. Choose a character that is.
duel-refusal-not-now = { $card } cannot be played now. Cards are played in your own turn, or when they answer what you are asked.
duel-refusal-not-of-target = { $source } lies on your other character. It helps only the one that is hit.
duel-refusal-not-offered = That is none of the choices you have now.
duel-refusal-not-own-equipment = { $source } lies on none of your characters.
duel-refusal-not-own-equipment-ability = { $source } can only trade Equipment of her own, and none that is always active.
duel-refusal-not-reloadable = { $card } cannot be reloaded: it does not have the sign for it.
duel-refusal-nothing-to-copy = There is no Action card on top of the discard pile that { $source } could use.
duel-refusal-reload-from-elsewhere = You can reload cards of your hand, and Equipment of your character in front. { $card } is neither.
duel-refusal-reload-not-now = You reload in your own turn, between other things.
duel-refusal-reveal-spent = { $source } has been tried against this hit, and once is all.
duel-refusal-shielded = { $card } lies on the opponent's character behind, and is out of reach there.
duel-refusal-single-character = { $player } has a single character, and one alone cannot swap.
duel-refusal-swap-not-now = The token is moved in your own turn, between other things.
duel-refusal-takes-no-target = { $card } takes no target. Play it without naming anything.
duel-refusal-token-moved = You have moved the token in this turn. Once is all.
duel-refusal-works-by-itself = { $source } works by itself for as long as it lies there. It is not used.
duel-refusal-wrong-target = { $card } cannot be used on { $character }.
duel-refusal-wrong-target-hit = { $card } cannot be fired at { $character }: it reaches the opponent's character in front.
duel-refusal-wrong-target-equipment = { $card } cannot be put on { $character }: Equipment goes on your character behind or the opponent's in front.
