# Dodge City: its cards and characters, and what is asked and told because of them.

set-dodge_city = Dodge City
    .text = 40 cards, green ones among them, 15 characters, and room for an eighth player.

# Blue cards
card-binocular = Binocular
    .text = You see all other players one step nearer. It adds to a Scope.
card-hideout = Hideout
    .text = All other players see you one step farther away. It adds to a Mustang.

# Brown cards
card-punch = Punch
    .text = Shoot at a player at distance 1. It is no BANG! card, so you may still play one.
card-rag_time = Rag Time
    .text = Discard another card with it, and take a card from any other player: one from the hand, unseen, or one you name in front of that player.
card-brawl = Brawl
    .text = Discard another card with it, and everybody else loses a card. One by one you choose: a card from the hand, unseen, or one in front of that player.
card-dodge = Dodge
    .text = Dodge a shot that is aimed at you, and draw a card. It is not a Missed! card.
card-springfield = Springfield
    .text = Discard another card with it, and shoot at any other player, however far away.
card-tequila = Tequila
    .text = Discard another card with it, and one player regains a life point: anybody, or you yourself. It is no Beer and saves nobody whose last one is gone.
card-whisky = Whisky
    .text = Discard another card with it, and regain two life points. It is no Beer and does not save you when your last one is gone.

# Green cards
card-bible = Bible
    .text = Put it in front of you. From the next turn on, discard it to dodge a shot at you and draw a card.
card-canteen = Canteen
    .text = Put it in front of you. From your next turn on, discard it to regain a life point. It is no Beer.
card-can_can = Can Can
    .text = Put it in front of you. From your next turn on, discard it to make any other player lose a card: one from the hand, unseen, or one you name in front of that player.
card-ten_gallon_hat = Ten Gallon Hat
    .text = Put it in front of you. From the next turn on, discard it to dodge a shot at you.
card-conestoga = Conestoga
    .text = Put it in front of you. From your next turn on, discard it to take a card from any other player: one from the hand, unseen, or one you name in front of that player.
card-derringer = Derringer
    .text = Put it in front of you. From your next turn on, discard it to shoot at a player at distance 1 and draw a card, hit or not.
card-buffalo_rifle = Buffalo Rifle
    .text = Put it in front of you. From your next turn on, discard it to shoot at any other player, however far away.
card-howitzer = Howitzer
    .text = Put it in front of you. From your next turn on, discard it to shoot at everybody else at once.
card-pepperbox = Pepperbox
    .text = Put it in front of you. From your next turn on, discard it to shoot at one other player within reach of your weapon.
card-iron_plate = Iron Plate
    .text = Put it in front of you. From the next turn on, discard it to dodge a shot at you.
card-pony_express = Pony Express
    .text = Put it in front of you. From your next turn on, discard it to draw three cards.
card-knife = Knife
    .text = Put it in front of you. From your next turn on, discard it to shoot at a player at distance 1.
card-sombrero = Sombrero
    .text = Put it in front of you. From the next turn on, discard it to dodge a shot at you.

short-binocular = you see the others 1 nearer
short-hideout = the others see you 1 farther away
short-punch = shoot at a player at distance 1
short-rag_time = discard another card, take one from any player
short-brawl = discard another card, everybody else loses one
short-dodge = dodge a shot at you, draw a card
short-springfield = discard another card, shoot at any player
short-tequila = discard another card, anybody regains 1 life
short-whisky = discard another card, regain 2 life
short-bible = green: dodge a shot at you, draw a card
short-canteen = green: regain 1 life
short-can_can = green: make any player discard a card
short-ten_gallon_hat = green: dodge a shot at you
short-conestoga = green: take a card from any player
short-derringer = green: shoot at a player at distance 1, draw a card
short-buffalo_rifle = green: shoot at any player
short-howitzer = green: shoot at everybody else
short-pepperbox = green: shoot at a player in reach
short-iron_plate = green: dodge a shot at you
short-pony_express = green: draw 3 cards
short-knife = green: shoot at a player at distance 1
short-sombrero = green: dodge a shot at you

# Characters
character-apache_kid = Apache Kid
    .text = Cards of Diamonds that other players play do not affect him. In a Duel they do.
character-belle_star = Belle Star
    .text = In her turn no card in front of another player has any effect.
character-bill_noface = Bill Noface
    .text = At the start of his turn he draws one card, and one more for each life point he lacks.
character-chuck_wengam = Chuck Wengam
    .text = In his turn he may lose a life point to draw two cards, as often as he likes, but never his last point.
character-doc_holyday = Doc Holyday
    .text = Once in his turn he may discard two cards from his hand to shoot at a player within reach of his weapon. That is no BANG! card.
character-elena_fuente = Elena Fuente
    .text = May use any card from her hand as a Missed!.
character-greg_digger = Greg Digger
    .text = Regains two life points each time somebody else is eliminated.
character-herb_hunter = Herb Hunter
    .text = Draws two cards each time somebody else is eliminated.
character-jose_delgado = Jose Delgado
    .text = In his turn he may discard a blue card from his hand to draw two cards, at most twice.
character-molly_stark = Molly Stark
    .text = Draws a card for each card that she plays or chooses to discard from her hand when it is not her turn.
character-pat_brennan = Pat Brennan
    .text = At the start of his turn he may take one card that lies in front of any player instead of drawing.
character-pixie_pete = Pixie Pete
    .text = Draws three cards at the start of his turn instead of two.
character-sean_mallory = Sean Mallory
    .text = May keep up to ten cards in his hand at the end of his turn.
character-tequila_joe = Tequila Joe
    .text = Each Beer gives him two life points.
character-vera_custer = Vera Custer
    .text = Before she draws she chooses another character in the game, and has that ability until her next turn.

# What is asked
prompt-pay-cost = Which other card do you discard with { $card }?
asked-pay-cost = { $player } is choosing a card to pay with.
prompt-copy-character = Whose ability do you want until your next turn?
asked-copy-character = { $player } is choosing an ability to copy.
prompt-take-or-draw = { $amount ->
    [one] Do you draw a card from the deck, or take one from the table?
   *[other] Do you draw { $amount } cards from the deck, or take one from the table?
 }
asked-take-or-draw = { $player } is choosing between the deck and a card on the table.
prompt-share-estate = Which card of { $by } do you take?
asked-share-estate = { $player } is choosing a card of a player who is out of the game.

action-copy-character = Use the ability of { $character }
action-choose-card-take-or-draw = Take { $card } from the table
action-choose-card-share-estate = Take { $card }
action-choose-hand-share-estate = Take a card from { $player }'s hand, unseen
action-use-card-at = Use { $card } on { $player }
action-use-chuck_wengam = Lose a life point to draw two cards
action-use-doc_holyday = Discard { $card } and { $second } to shoot at { $player }
action-use-jose_delgado = Discard { $card } to draw two cards

# What is told
event-discards-cost = { $you ->
    [seat] You pay with { $cards }.
   *[none] { $player } pays with { $cards }.
 }
event-discards-left-over = { $cards } is left over and goes to the discard pile.
event-uses-at = { $you ->
    [seat] You use { $cards } on { $other }.
    [other] { $player } uses { $cards } on you.
   *[none] { $player } uses { $cards } on { $other }.
 }
event-uses-answer = { $you ->
    [seat] You answer { $other } with { $cards }.
    [other] { $player } answers you with { $cards }.
   *[none] { $player } answers { $other } with { $cards }.
 }
event-takes-from-front-own = { $you ->
    [seat] You take { $cards } from the table back into your hand.
   *[none] { $player } takes { $cards } from the table back into the hand.
 }
event-unaffected = { $you ->
    [seat] { $cards } does not affect you.
   *[none] { $cards } does not affect { $player }.
 }
event-copies = { $you ->
    [seat] You have the ability of { $character } until your next turn.
   *[none] { $player } takes over the ability of { $character } until the next turn.
 }
event-uses-chuck_wengam = { $you ->
    [seat] As { $source } you give a life point for two cards.
   *[none] As { $source }, { $player } gives a life point for two cards.
 }
event-uses-doc_holyday = { $you ->
    [seat] As { $source } you discard { $cards } and shoot at { $other }.
    [other] As { $source }, { $player } discards { $cards } and shoots at you.
   *[none] As { $source }, { $player } discards { $cards } and shoots at { $other }.
 }
event-uses-jose_delgado = { $you ->
    [seat] As { $source } you discard { $cards } for two new cards.
   *[none] As { $source }, { $player } discards { $cards } for two new cards.
 }

refusal-no-cost-card = To play { $card } you must discard another card from your hand with it, and you have none that you could give.
refusal-cost-is-another = { $card } is the card you are playing. Discard another card from your hand with it.
refusal-green-in-hand = { $card } is a green card: play it in front of you first. It can be used from the next turn on.
refusal-green-fresh = { $card } has come into play in this turn. It can be used from the next turn on.
refusal-green-not-now = { $card } cannot be used now. A green card with a Missed! answers a shot at you, any other is used in your own turn.
refusal-front-silenced = { $card } has no effect now, so it cannot be used: cards in front of you count for nothing at the moment.
refusal-ability-last-life = This would cost your last life point, and that one cannot be given.
refusal-ability-used-up = { $times ->
    [one] You have used the ability of { $source } already. It can be used once in a turn.
   *[other] You have used the ability of { $source } { $times } times, and that is all a turn allows.
 }

error-options-seats = { $players } cannot play with these sets: there is room for { $most }. Eight players need Dodge City.
