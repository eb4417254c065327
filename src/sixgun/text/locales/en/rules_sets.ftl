# The numbered rules of Dodge City and of all characters beyond the base game, in a sentence or two each.

# Dodge City
rule-DC-1-1 = Dodge City adds 40 playing cards, 15 characters, and the roles for eight players.
rule-DC-1-2 = Cards that the base game has as well are the same cards in every respect.
rule-DC-1-3 = The limit of one BANG! card a turn, and abilities about BANG! cards, do not concern cards that merely shoot.
rule-DC-1-4 = If a card asks for another one, discard it together with a card of your choice from your hand. Without one it cannot be played.
rule-DC-1-5 = Only Beer saves a player whose last life point is gone.
rule-DC-1-6 = With two players left, Tequila, Whisky and Canteen still work: they are no Beers.

# Green cards
rule-DC-2-1 = A green card is played in front of yourself. There it can be taken and discarded, and nobody can have two of the same name.
rule-DC-2-2 = To use a green card, discard it from in front of you. It cannot be used from the hand.
rule-DC-2-3 = A green card cannot be used in the turn in which it was played, but from the beginning of the next turn on.
rule-DC-2-4 = Green cards with a Missed! are used when somebody shoots at you, in or out of your turn; all others in your own phase 2.
rule-DC-2-5 = A green card that was taken has to be played again, and waits again.
rule-DC-2-6 = An extra turn given by Vendetta is another turn: a green card played in the first can be used in it.
rule-DC-2-7 = Using a green card is not playing a card from hand. The Judge forbids playing it, not using it.

# Brown cards
rule-DC-3-1 = Punch is a shot at a player at distance 1.
rule-DC-3-2 = Rag Time costs another card and takes a card from any other player.
rule-DC-3-3 = Brawl costs another card, and every other player loses one; you choose for each of them when it is his turn to lose it.
rule-DC-3-4 = Dodge stops a shot at you like a Missed!, and you draw a card.
rule-DC-3-5 = Springfield costs another card and is a shot at any other player.
rule-DC-3-6 = Tequila costs another card and gives any one player a life point, yourself included.
rule-DC-3-7 = Whisky costs another card and gives you two life points.
rule-DC-3-8 = Dodge is no Missed! card: Calamity Janet cannot shoot with it, and Big Spencer may play it.
rule-DC-3-9 = The card for Dodge and Bible is drawn at once, and may already be used against the same shot.

# Blue cards
rule-DC-4-1 = Binocular works like a Scope and adds to one.
rule-DC-4-2 = Hideout works like a Mustang and adds to one.

# Green cards, one by one
rule-DC-5-1 = Bible stops a shot at you like a Missed!, and you draw a card.
rule-DC-5-2 = Canteen gives you a life point.
rule-DC-5-3 = Can Can makes any other player lose a card.
rule-DC-5-4 = Iron Plate, Sombrero and Ten Gallon Hat stop a shot at you like a Missed!.
rule-DC-5-5 = Conestoga takes a card from any other player.
rule-DC-5-6 = Derringer is a shot at a player at distance 1. You then draw a card, whether it hit or not.
rule-DC-5-7 = Buffalo Rifle is a shot at any other player.
rule-DC-5-8 = Howitzer is a shot at everybody else.
rule-DC-5-9 = Pepperbox is a shot at a player in reach of your weapon.
rule-DC-5-10 = Pony Express draws three cards.
rule-DC-5-11 = Knife is a shot at a player at distance 1.
rule-DC-5-12 = No green card is a BANG! card or a Beer.

# Characters of Dodge City
rule-CD-1 = Cards of Diamonds that other players play do not affect Apache Kid.
rule-CD-1-1 = Apache Kid may be aimed at with Diamonds. The card is spent and counts for all limits; nothing else happens.
rule-CD-1-2 = In a Duel Apache Kid's ability does not work.
rule-CD-1-3 = If a card for everybody is a Diamond, Apache Kid is left out, whether it does good or harm.
rule-CD-1-4 = From a General Store that Uncle Will opens with a Diamond, Apache Kid takes nothing.
rule-CD-1-5 = Two cards that Doc Holyday or a sniper discards affect Apache Kid unless both are Diamonds. A ricochet of Diamonds does nothing to his cards.
rule-CD-1-6 = For Apache Kid the suit on the card counts, whatever the card is used as. Blessing and Curse replace it.
rule-CD-1-7 = Abilities that use no card, and his own cards, affect Apache Kid.
rule-CD-1-8 = Cards that already lie in front of other players do not affect Apache Kid by their suit.
rule-CD-2 = In Belle Star's turn no card in front of another player has any effect.
rule-CD-2-1 = In Belle Star's turn Barrels, horses, weapons and green cards of the others count for nothing. They stay where they are and can be taken.
rule-CD-2-2 = In Belle Star's turn the abilities of characters still work.
rule-CD-2-3 = Belle Star's turn lasts from its very first check to its very end.
rule-CD-3 = Bill Noface draws one card in phase 1, and one more for each life point he lacks.
rule-CD-4 = Chuck Wengam may lose a life point in his phase 2 to draw two cards, as often as he likes, but never his last one.
rule-CD-5 = Once in his turn Doc Holyday may discard two cards to shoot at a player in reach of his weapon.
rule-CD-5-1 = Doc Holyday's ability is no BANG! card and does not count for the limit.
rule-CD-5-2 = Doc Holyday's two cards affect Apache Kid unless both are Diamonds.
rule-CD-6 = Elena Fuente may use any card from her hand as a Missed!; the card then does nothing else.
rule-CD-7 = Greg Digger regains two life points for each other player who is eliminated, a ghost that leaves included.
rule-CD-8 = Herb Hunter draws two cards for each other player who is eliminated, a ghost that leaves included. Rewards come on top.
rule-CD-9 = Jose Delgado may discard a blue card from his hand to draw two cards, twice in a turn at most.
rule-CD-10 = Molly Stark draws a card for each card from her hand that she plays or chooses to discard out of turn.
rule-CD-10-1 = For Molly Stark any card from her hand counts, Dodge included. Green cards in front of her do not.
rule-CD-10-2 = Molly Stark draws when the action or the Duel is over, one card for each she has used.
rule-CD-10-3 = Cards that are taken from Molly Stark or that she is made to lose do not count.
rule-CD-10-4 = Cards that Molly Stark gives for Indians!, in a Duel or in Russian Roulette count.
rule-CD-11 = Pat Brennan may take one card in front of any player, at any distance, instead of drawing in phase 1.
rule-CD-11-1 = Pat Brennan may take a card from in front of himself.
rule-CD-11-2 = Pat Brennan gets that one card only. Train Arrival still adds one.
rule-CD-11-3 = If Pat Brennan takes a card of Henry Block's, he is shot at.
rule-CD-12 = Pixie Pete draws three cards in phase 1.
rule-CD-13 = Sean Mallory may hold ten cards at the end of his turn, whatever his life points.
rule-CD-14 = Each Beer gives Tequila Joe two life points. Other cards give him the usual number.
rule-CD-15 = Before drawing, Vera Custer chooses another character in the game and has that ability until her next turn.
rule-CD-15-1 = Vera Custer chooses after Dynamite and Jail. Until then she still has the ability of the last round.
rule-CD-15-2 = If she is held in Jail, Vera Custer has no borrowed ability until her next turn.
rule-CD-15-3 = Vera Custer borrows the ability only, never life points or a starting hand.
rule-CD-15-4 = Vera Custer keeps the ability even if its owner is eliminated or changes character.
rule-CD-15-5 = What counts once a turn is counted for Vera Custer herself. An ability for the moment before drawing works at once.
rule-CD-15-6 = During Hangover Vera Custer's borrowed ability does not work, and she chooses none.
rule-CD-15-7 = If she changes character by New Identity, Vera Custer loses what she has borrowed.
rule-CD-15-8 = In an extra turn given by Vendetta, Vera Custer keeps her ability and does not choose again.
rule-CD-15-9 = If she is eliminated, what Vera Custer has borrowed ends. Should she come back, she chooses anew.

# Special characters of The Bullet
rule-CS-1 = Once in his turn Uncle Will may play any card from his hand as a General Store.
rule-CS-1-1 = The card that Uncle Will plays keeps its own suit.
rule-CS-1-2 = During The Sermon, Uncle Will cannot play a BANG! card for a General Store.
rule-CS-2 = When Johnny Kisch puts a card into play, all other cards in play with its name are discarded.
rule-CS-2-1 = For Johnny Kisch it counts when he plays a blue or green card, in front of anybody. Passing Dynamite on does not.
rule-CS-2-2 = The others' cards of that name go to the discard pile clockwise, from Johnny Kisch's left.
rule-CS-2-3 = Only cards of exactly the same name go, and Johnny Kisch cannot have two of them himself either.
rule-CS-2-4 = Johnny Kisch does not wake Henry Block.
rule-CS-3 = In phase 1 Claus draws one card more than there are players, keeps two and gives one to each other player.
rule-CS-3-1 = Claus looks at all the cards before he decides who gets which, face down. Nobody may refuse.
rule-CS-3-2 = Claus keeps as many cards as he would draw: one during Thirst.
rule-CS-3-3 = If there are too few cards, Claus keeps his own first and then gives clockwise.
rule-CS-3-4 = Law of the West shows the second card that Claus keeps.

# Special characters of Wanted
rule-CW-1 = Before Youl Grinner draws, every player who holds more cards than he does gives him one of his own choice.
rule-CW-1-1 = Who holds more cards than Youl Grinner is counted once, before anything is given. The gifts are made clockwise.
rule-CW-1-2 = A gift to Youl Grinner wakes neither Molly Stark nor Henry Block.
rule-CW-1-3 = Youl Grinner gets nothing in a turn that he misses in Jail.
rule-CW-2 = Big Spencer has nine life points, starts with five cards and cannot play Missed!.
rule-CW-2-1 = As Sheriff, Big Spencer has ten life points and still starts with five cards.
rule-CW-2-2 = Only cards named Missed! are forbidden to Big Spencer. Dodge, green cards and Barrels are not, and a Missed! may be discarded.
rule-CW-2-3 = Big Spencer's five cards only matter at the start of a game.
rule-CW-3 = Madam Yto draws a card at once whenever anybody plays a Beer.
rule-CW-3-1 = A Beer without effect counts for Madam Yto too, and so does her own, even when her last life point is gone.
rule-CW-3-2 = A Beer that is discarded does not count for Madam Yto.
rule-CW-4 = Colorado Bill turns up a card for each BANG! card he plays: on Spades the shot cannot be avoided.
rule-CW-4-1 = Colorado Bill turns the card up before the target answers, and only for BANG! cards of his own.
rule-CW-4-2 = Colorado Bill turns a card up even if the target is not affected at all.
rule-CW-5 = Whoever takes or discards a card of Henry Block's is first the target of a shot of his.
rule-CW-5-1 = Henry Block shoots when another player deliberately takes or discards a card of his; not at heirs, gifts, events or penalties.
rule-CW-5-2 = Henry Block's shot is a normal shot at any distance, and his doing. It is no BANG! card.
rule-CW-5-3 = If Henry Block's shot puts the thief out of the game, the card stays. Otherwise it is taken now.
rule-CW-6 = Annie Versary may use any card as a BANG! card.
rule-CW-6-1 = Annie Versary's card comes from her hand and is a BANG! card for every rule: for the limit, for Indians!, in a Duel.
rule-CW-6-2 = The card that Annie Versary uses keeps its own suit.
