set-blank_cards = Blank Cards
    .text = A card, a character and an event of our own.

card-stick_up = Stick-up
    .text = A player at distance 1 gives you a card from his hand, one of his choice, or loses a life point.
short-stick_up = a card or a life point of a player at distance 1
character-patient_pearl = Patient Pearl
    .text = Draws a card at the end of her turn if she has played no BANG! card in it.
eventcard-dust_storm = Dust Storm
    .text = Everybody is seen from one step farther away.

prompt-stick-up = { $by } holds you up. Your card, or your life?
asked-stick-up = { $player } is being held up.
action-choose-card-stick-up = Give { $card }
action-pass-stick-up = Lose a life point

rule-OWN-1 = A Stick-up costs its target, at distance 1, a card from hand of his choice or a life point.
rule-OWN-2 = Patient Pearl draws a card at the end of a turn in which she has played no BANG! card.
rule-OWN-3 = While Dust Storm is in force everybody is seen from one step farther away.
