# A Fistful of Cards: its event cards, and what is asked and told because of them.

set-fistful_of_cards = A Fistful of Cards
    .text = 15 event cards of another kind: from the Sheriff's second turn on, a new one bends the rules in every round.

eventcard-abandoned_mine = Abandoned Mine
    .text = At the start of your turn you draw from the discard pile, and from the deck when that is empty. What is too many at the end of your turn goes face down onto the deck.
eventcard-ambush = Ambush
    .text = All players are at distance 1. Only cards on the table, and characters who have such a card by birth, change that.
eventcard-blood_brothers = Blood Brothers
    .text = At the start of your turn you may lose a life point, but not your last, to give one to another player.
eventcard-dead_man = Dead Man
    .text = The player who was the first to be eliminated comes back when his turn is due, with two life points and two cards.
eventcard-hard_liquor = Hard Liquor
    .text = You may give up drawing at the start of your turn to regain a life point.
eventcard-the_judge = The Judge
    .text = No card can be played in front of anybody.
eventcard-lasso = Lasso
    .text = Cards that lie in front of players have no effect.
eventcard-law_of_the_west = Law of the West
    .text = You show the second card you draw at the start of your turn. If you can play it, you must do so in this turn.
eventcard-peyote = Peyote
    .text = Instead of drawing you say red or black and turn up the top card. Right: you keep it and may guess again. Wrong: it is discarded, and that was all.
eventcard-ranch = Ranch
    .text = After drawing you may once discard any number of cards and draw as many new ones.
eventcard-ricochet = Ricochet
    .text = In your turn you may discard BANG! cards to shoot at cards in front of other players. Each is discarded unless its owner plays a Missed!.
eventcard-russian_roulette = Russian Roulette
    .text = When it comes into play, everybody discards a Missed!, the Sheriff first, round after round, until somebody does not: that player loses two life points.
eventcard-sniper = Sniper
    .text = In your turn you may discard two BANG! cards together to shoot at a player in reach. It takes two Missed! to stop that shot.
eventcard-vendetta = Vendetta
    .text = At the end of your turn you turn up a card: on Hearts you play another turn.
eventcard-a_fistful_of_cards = A Fistful of Cards
    .text = At the start of your turn you are shot at once for each card in your hand. This is the last event and stays to the end.

# What is asked
prompt-give-life = Do you give one of your life points to another player?
asked-give-life = { $player } may give a life point away.
prompt-skip-for-life = Do you draw, or regain a life point instead?
asked-skip-for-life = { $player } is choosing between cards and a life point.
prompt-guess-colour = Which colour is the top card of the deck?
asked-guess-colour = { $player } is guessing the colour of the top card.
prompt-exchange-cards = { $amount ->
    [0] Which cards do you want to change? Discard them one at a time.
    [one] You have discarded one card. Do you want to change another?
   *[other] You have discarded { $amount } cards. Do you want to change another?
 }
asked-exchange-cards = { $player } may change cards for new ones.
prompt-answer-roulette = Your turn at the roulette: discard a Missed!, or lose two life points.
asked-answer-roulette = { $player } has to go on with the roulette.
prompt-answer-shot-at-card = { $by } shoots at your { $card }. A Missed! saves it. How do you answer?
asked-answer-shot-at-card = { $player } has to answer a shot at a card.

action-use-blood_brothers = Give a life point to { $player }
action-pass-give-life = Keep your life points
action-use-hard_liquor = Regain a life point
action-pass-skip-for-life = Draw your cards
action-guess-red = Red
action-guess-black = Black
action-pass-guess-colour = Stop guessing
action-pass-exchange-cards = { $amount ->
    [0] Keep all your cards
    [one] Draw a new card
   *[other] Draw { $amount } new cards
 }
action-pass-answer-roulette = Lose two life points
action-pass-answer-shot-at-card = Let the card go
action-use-ricochet = Discard { $card } to shoot at { $second }
action-use-sniper = Discard { $card } and { $second } to shoot at { $player }; it takes two Missed! to stop that

# What is told
event-buries = { $you ->
    [seat] You put { $cards } face down on the deck: your hand was too big.
   *[none] { $player } puts { $cards } face down on the deck.
 }
event-buries-hidden = { $count ->
    [one] { $player } puts a card from a hand that was too big face down on the deck.
   *[other] { $player } puts { $count } cards from a hand that was too big face down on the deck.
 }
event-guesses-right = { $you ->
    [seat] You say { $colour ->
        [red] red
       *[black] black
    }, and keep { $cards }.
   *[none] { $player } says { $colour ->
        [red] red
       *[black] black
    }, and keeps { $cards }.
 }
event-guesses-wrong = { $you ->
    [seat] You say { $colour ->
        [red] red
       *[black] black
    }, but { $cards } comes up and is discarded.
   *[none] { $player } says { $colour ->
        [red] red
       *[black] black
    }, but { $cards } comes up and is discarded.
 }
event-returns-alive = { $you ->
    [seat] You are back in the game, with { $amount } life points!
   *[none] { $player } is back in the game, with { $amount } life points!
 }
event-uses-blood_brothers = { $you ->
    [seat] You give a life point to { $other }.
    [other] { $player } gives you a life point.
   *[none] { $player } gives a life point to { $other }.
 }
event-uses-hard_liquor = { $you ->
    [seat] You draw no cards and have a drink.
   *[none] { $player } draws no cards and has a drink.
 }
event-uses-ricochet = { $you ->
    [seat] You discard { $card } and shoot at { $second } in front of { $other }.
    [other] { $player } discards { $card } and shoots at { $second } in front of you.
   *[none] { $player } discards { $card } and shoots at { $second } in front of { $other }.
 }
event-uses-sniper = { $you ->
    [seat] You discard { $cards } and take aim at { $other }.
    [other] { $player } discards { $cards } and takes aim at you.
   *[none] { $player } discards { $cards } and takes aim at { $other }.
 }
event-check-succeeds-vendetta = { $you ->
    [seat] You get another turn.
   *[none] { $player } gets another turn.
 }
event-check-fails-vendetta = { $you ->
    [seat] There is no second turn for you.
   *[none] There is no second turn for { $player }.
 }

refusal-no-fronts = { $card } cannot be played now: while this event is in force no card is played in front of anybody.
refusal-duty = You have shown { $card } as your second card and can play it, so you must do so in this turn.

error-options-events = The event deck has 12 to 28 ordinary cards; “{ $value }” is not in between.
error-options-roulette = Russian Roulette asks for “missed_cards” or for “missed_effects”; “{ $value }” is neither.
