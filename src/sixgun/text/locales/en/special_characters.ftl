# The special characters of The Bullet and of Wanted, and what is asked and told because of them.

set-bullet = The Bullet
    .text = Three special characters: Uncle Will, Johnny Kisch and Claus "The Saint".
set-wanted = Wanted
    .text = Six more characters, from Youl Grinner to Annie Versary.

character-uncle_will = Uncle Will
    .text = Once in his turn he may play any card from his hand as a General Store.
character-johnny_kisch = Johnny Kisch
    .text = When he puts a card into play, all other cards of the same name in play are discarded.
character-claus_the_saint = Claus "The Saint"
    .text = At the start of his turn he draws one card more than there are players. He keeps two and gives one to each other player.

character-youl_grinner = Youl Grinner
    .text = Before he draws, everybody who holds more cards than he does gives him one, of the giver's choice.
character-big_spencer = Big Spencer
    .text = Starts with five cards. He cannot play Missed!.
character-madam_yto = Madam Yto
    .text = Draws a card each time somebody plays a Beer, she herself included.
character-colorado_bill = Colorado Bill
    .text = Turns up a card for each BANG! card he plays: on Spades the shot cannot be avoided.
character-henry_block = Henry Block
    .text = Whoever takes or discards a card of his, from the hand or from the table, is shot at first.
character-annie_versary = Annie Versary
    .text = May use any card from her hand as a BANG!.

# What is asked
prompt-keep-card = { $amount ->
    [one] Which card do you keep?
   *[other] Which card do you keep? You choose { $amount }, one at a time.
 }
asked-keep-card = { $player } is choosing which cards to keep.
prompt-give-card = Which card do you give to { $by }?
asked-give-card = { $player } is choosing a card to give away.

action-choose-card-give-card = Give { $card }
action-use-uncle_will = Play { $card } as a General Store

# What is told
event-gives = { $you ->
    [seat] You give { $cards } to { $other }.
    [other] { $player } gives you { $cards }.
   *[none] { $player } gives { $cards } to { $other }.
 }
event-gives-hidden = { $count ->
    [one] { $player } gives { $other } a card.
   *[other] { $player } gives { $other } { $count } cards.
 }
event-uses-uncle_will = { $you ->
    [seat] As { $source } you play { $cards } as a General Store.
   *[none] As { $source }, { $player } plays { $cards } as a General Store.
 }
event-uses-henry_block = { $you ->
    [seat] { $other } wants a card of yours: you shoot first.
    [other] You want a card of { $player }'s, who shoots first.
   *[none] { $other } wants a card of { $player }'s, who shoots first.
 }
event-check-succeeds-colorado_bill = { $you ->
    [seat] Your shot cannot be avoided.
   *[none] { $player }'s shot cannot be avoided.
 }
event-check-fails-colorado_bill = { $you ->
    [seat] Your shot is like any other.
   *[none] { $player }'s shot is like any other.
 }
