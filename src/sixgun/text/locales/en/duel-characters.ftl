# Characters of The Duel: the name, and what the ability does. An ability only works while its character is active,
# unless it says that it always does.

# The law
duel-character-alan_pinkertoon = Alan Pinkertoon
    .text = For each life point he loses, if he stays in play, the opponent's active character is the target of a hit.
duel-character-annie_oakey = Annie Oakey
    .text = You may dodge with hit cards, and play a Missed! as a Colt, which then is a BANG! card.
duel-character-bart_masterson = Bart Masterson
    .text = Whoever reveals turns up two cards, and you choose the one that counts. It always works, in front and behind.
duel-character-bill_tightman = Bill Tightman
    .text = Each time another character is eliminated, friend or enemy, you may draw two cards.
duel-character-buffalo_bell = Buffalo Bell
    .text = She may lose a life point for your other character, but never her last one. It always works, in front and behind.
duel-character-dalon_ranger = Dalon Ranger
    .text = For each life point the opponent takes from him, if he stays in play, you may at once draw a card.
duel-character-jango = Jango
    .text = Each time the opponent's characters swap, you may draw a card.
duel-character-pat_garret = Pat Garret
    .text = In your draw phase you show the second card. If it has a horseshoe, you may draw one more from the opponent's deck.
duel-character-tex_killer = Tex Killer
    .text = Dodging one of your BANG! cards is not enough: the opponent must also give up another card from his hand.
duel-character-the_stranger = The Stranger
    .text = You may play one more BANG! card in your turn. It always works, in front and behind.
duel-character-wild_bill = Wild Bill
    .text = Each time the opponent takes or discards a card from your hand, or Equipment of Wild Bill, the opponent's active character is the target of a hit.
duel-character-wyatt_ear = Wyatt Ear
    .text = When a hit of yours is dodged by the opponent, you may draw a card.

# The outlaws
duel-character-babe_leroy = Babe Leroy
    .text = Once in your turn, while your hand is empty, you may draw two cards.
duel-character-bull_anderson = Bull Anderson
    .text = Each time another character is eliminated, you may take up to two cards: its Equipment, and if it was the opponent's, random cards from his hand.
duel-character-cattle_katie = Cattle Katie
    .text = Once in your turn you may trade one of her Equipment cards, but none that is always active, for two cards from your deck.
duel-character-dalton_bros = Dalton Bros
    .text = You draw three cards in your draw phase instead of two.
duel-character-jack_ransome = Jack Ransome
    .text = The cards you play may be aimed at any character in play, in front or behind, on either side.
duel-character-pearl_hat = Pearl Hat
    .text = Once in your turn you may pay with a card from your hand to use the Action card found on top of the discard pile, but no Missed! and no Return Fire.
duel-character-sid_curry = Sid Curry
    .text = For each hit at him you may reveal from the opponent's deck. A barrel dodges it, and the character that shot is then the target of a hit.
duel-character-slim_poet = Slim Poet
    .text = For each life point the opponent takes from him, if he stays in play, you may send a random card of the opponent's hand to the discard pile.
duel-character-soundance_kid = Soundance Kid
    .text = Once in your turn you may pay with a card from your hand to draw one card from your deck and one from the opponent's; then you discard one of these two.
duel-character-toco_ramirez = Toco Ramirez
    .text = You may use any card in your hand as a Colt, which is a BANG! card.
duel-character-tom_thorn = Tom Thorn
    .text = Each time a swap makes him the active character, the opponent's rearguard character is the target of a hit.
duel-character-west_harding = West Harding
    .text = You may play any number of BANG! cards.
