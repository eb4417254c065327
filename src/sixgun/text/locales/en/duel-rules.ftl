# The numbered rules of The Duel in a sentence or two each; D-6.3 is rule-D-6-3 here. Its cards and characters have a
# file of their own.

# Words
rule-D-0 = Words of the rules.
rule-D-0-1 = In what a card or a character says, “you” are the player who has it, whoever's turn it is. The turn player is whoever has the turn.
rule-D-0-2 = Each player has an active character in front and a rearguard character behind it. If only one is left, it is both.
rule-D-0-3 = The starburst is a hit, which costs a life point unless it is dodged; the pierced hat is a dodge; the revolver cylinder is reload; two arrows that point apart mean always active.
rule-D-0-4 = A symbol in a circle makes the card a hit card, a dodge card, reloadable or always active. Without a circle it only stands for a word of the text: Scope and Return Fire are no hit cards, Derringer and Carbine no dodge cards.
rule-D-0-5 = Every playing card has a symbol in its corner for revealing: a barrel, a snake, dynamite or a horseshoe.
rule-D-0-6 = Where it says “may”, the player who has the card or the character chooses. Otherwise it must be done.
rule-D-0-7 = If a card says something else than a general rule, the card is right.

# Pieces and aim
rule-D-1 = The pieces and the aim.
rule-D-1-1 = Each side has a deck of 40 cards with a back of its own, and 12 characters. Two tokens mark the active characters, and 20 bullets count life points.
rule-D-1-2 = The bullets cannot run out: four characters with five life points each are the most there can be.
rule-D-1-3 = One player leads the law, the other the outlaws. You win when every character of the other side is eliminated, in play and in reserve.

# Setting up
rule-D-2 = Setting up the game.
rule-D-2-1 = The players agree on who leads the law and who the outlaws.
rule-D-2-2 = Your posse is four of your side's twelve characters, taken at random; the others are out of the game, unseen. For a longer game you may agree on a larger posse, up to all twelve, as large for both.
rule-D-2-3 = You look at your characters, shuffle them and lay them face down as your reserve. From then on nobody knows their order.
rule-D-2-4 = You look at the top two of your reserve and secretly choose which one is active; the other is the rearguard. Which two they are is chance.
rule-D-2-5 = When both have chosen, both active characters are shown together, then both rearguard characters.
rule-D-2-6 = A character comes into play with the life points on its card, and can never have more.
rule-D-2-7 = Each deck is shuffled; the law starts with four cards, the outlaws with five. You choose your active character before you see your hand.
rule-D-2-8 = The law has the first turn. After that the turns alternate.

# The turn
rule-D-3 = The turn.
rule-D-3-1 = A turn is: cards that act at its start, then drawing, then playing cards and moving the token, then discarding.
rule-D-3-2 = You draw two cards, or three if Dalton Bros are active, and one more if your active character has a Bank, so up to four. You cannot draw fewer.
rule-D-3-3 = For drawing it counts who is active when you begin to draw, so after a Stampede.
rule-D-3-4 = In phase 2 you may play cards, use abilities of your turn, reload, and move the token once, in any order. Each is finished before the next begins, and you say when the phase is over.
rule-D-3-5 = Once in your turn you may move the token to your other character: the two swap, if you have two. Everybody keeps his Equipment.
rule-D-3-6 = Swaps made by Canteen, Shotgun or Stampede are extra: they do not use up your move of the token, and no move limits them.
rule-D-3-7 = At the end, if you hold more cards than your active character has life points, you discard down to that number, one card of your choice after the other. With one life point you may still keep two cards.
rule-D-3-8 = At any other time you may hold any number of cards.
rule-D-3-9 = Losing your active character does not end your turn. BANG! cards played and a token moved stay used up.

# Decks
rule-D-4 = Decks and the discard pile.
rule-D-4-1 = As long as your own deck has cards, you draw and reveal from it.
rule-D-4-2 = Both players share one discard pile, face up. Whatever anybody discards goes on top of it.
rule-D-4-3 = If your own deck has run out, the whole discard pile is shuffled and becomes the common deck, which you use from then on. If the opponent has opened one already, you join it and nothing is shuffled.
rule-D-4-4 = Each time the common deck runs out, the discard pile is shuffled into a new one, even while one player still has a deck of his own.
rule-D-4-5 = Nothing is shuffled before a card is needed: an empty deck stays empty until then.
rule-D-4-6 = Your current deck is your own while it has a card, and the common deck after that. Once both use it, it belongs to both.
rule-D-4-7 = The opponent's deck is the one he draws from now: his own, or the common deck when that is gone.
rule-D-4-8 = If no card can be had anywhere, it is not drawn, and a reveal without a card fails.
rule-D-4-9 = A card you play is discarded first and then takes effect. Answers go on top of it in their order, and a revealed card goes there at once.
rule-D-4-10 = Cards that are discarded together, such as the Equipment of an eliminated character, go in the order in which they came into play, the oldest first, unless a rule lets somebody choose.

# Active and rearguard
rule-D-5 = What is active, in front and behind.
rule-D-5-1 = The ability and the Equipment of your active character work.
rule-D-5-2 = Those of your rearguard character do not, unless they are always active or somebody is aiming at that character.
rule-D-5-3 = What is always active works in front and behind: Dynamite, Rattlesnake and Stampede, and the abilities of Bart Masterson, Buffalo Bell and The Stranger. It adds to what the active character has.
rule-D-5-4 = While a rearguard character is the target of a card or an ability, its own ability and Equipment work, just long enough to react. Meanwhile those of your active character rest, unless they are always active.
rule-D-5-5 = This lasts from the moment the effect turns to that character until the hit is dodged or the point lost, Indians! answered, or the Duel over. If an effect strikes several characters, each has its own moment.
rule-D-5-6 = A rearguard character is a target also while its Dynamite or Rattlesnake costs it life points, when Strong Beer is given to it, and when one of its Equipment cards is chosen for Theft or Schoolmarm.
rule-D-5-7 = A character that is left alone is active and rearguard at once: all it has works, it cannot be swapped, effects on the one or the other mean it, and an effect on everybody counts it once.
rule-D-5-8 = Equipment works only for the character that has it.
rule-D-5-9 = The cards in your hand are yours, not a character's. You may use them for either of your characters.

# Playing cards
rule-D-6 = Playing cards, and on whom.
rule-D-6-1 = Cards are played in your own phase 2. Out of turn you only answer: with a dodge, or with a hit card for Indians! or in a Duel.
rule-D-6-2 = You may play one BANG! card in your turn (red border). It is aimed at the opponent's active character.
rule-D-6-3 = You may play any number of Action cards (brown border). They are discarded and take effect, on any character but the opponent's rearguard; those that are hit cards are fired at his active character.
rule-D-6-4 = You may play any number of Equipment cards (blue border), but only on your own rearguard character or on the opponent's active one.
rule-D-6-5 = Every card with a circled hit is a hit card. All BANG! cards are; Derringer, Gatling and Knife are hit cards but no BANG! cards, so they are not limited.
rule-D-6-6 = Each card says what it can be aimed at. The opponent's rearguard is out of reach for most of them: only Winchester, any hit card while your active character has a Scope, Gatling, Indians! and whatever swaps his characters get there.
rule-D-6-7 = A single character has nobody to hide behind: the opponent's counts as active for your cards. On your own you may put Equipment as on a rearguard.
rule-D-6-8 = While Jack Ransome is active, every card you play that has a target may be used on any character in play, on either side, in front or behind, even himself. What you choose after a dodge (Carbine, Shotgun) stays as it is.
rule-D-6-9 = BANG! cards you play while your active character has a Gun Belt or is West Harding are free and do not count. Of all others you may play one in a turn, or two if The Stranger is on your side in play.
rule-D-6-10 = A card that an ability lets you play as a Colt is a BANG! card in every way and counts as one; its own text does not. A hit card given up for Indians! or in a Duel is not played, so it does not count.
rule-D-6-11 = A card with something to choose needs at least one legal choice. A card that would only change nothing may be played, such as Beer at full life or Quick Fire at somebody without Equipment.
rule-D-6-12 = You name target and choices as you play the card, before anybody answers. What depends on a dodge is chosen after the dodge.

# Equipment
rule-D-7 = Equipment.
rule-D-7-1 = Equipment belongs to the character it lies on, and so to that character's player, whoever played it.
rule-D-7-2 = A character can have any number of Equipment cards, but no two of the same name: the one that was there goes to the discard pile.
rule-D-7-3 = When characters swap, their Equipment goes with them.
rule-D-7-4 = Equipment leaves play through Theft, Schoolmarm, Carbine, Cattle Katie or Bull Anderson, by being reloaded or replaced, by using a Hat, with an eliminated character, or by its own text.
rule-D-7-5 = The start of your turn, on Equipment, is the start of the turn of the player whose character has it.

# Hits
rule-D-8 = Hits and dodges.
rule-D-8-1 = A hit of a card comes from the character that was active when you played it; the hit of an ability from its character; the hit of Return Fire from the character that dodged.
rule-D-8-2 = A hit card is one hit unless it says otherwise. A hit that follows from a text is dodged in the same ways, but it is no card and no BANG! card.
rule-D-8-3 = For each hit the target's player answers; if it is not dodged, the target loses a life point; if it is, the card may say what happens then. A target that has left play or has no life points any more is not hit.
rule-D-8-4 = To dodge, you may try these in any order until one works or you stop: Missed! or Return Fire; the target's Hat; its Barrel, once for each hit; Sid Curry's ability, once for each hit; a hit card for Annie Oakey; any card of your hand against Derringer.
rule-D-8-5 = If a reveal fails, every other way to dodge is still open.
rule-D-8-6 = You need not dodge, even if you can.
rule-D-8-7 = Against BANG! cards of Tex Killer a dodge is only half of it: you must discard one more card from your hand, any card. If you cannot or will not, your dodge is lost, the hit counts, and there is no second try.
rule-D-8-8 = Several hits of one card are answered one by one. Barrel and Sid Curry may be tried anew for each.
rule-D-8-9 = A hit may come from your own side, as from your Gatling. You may answer it like any other.
rule-D-8-10 = Life points that no hit takes, as with Indians!, Duel, Dynamite, Rattlesnake and Strong Beer, cannot be dodged.

# Life
rule-D-9 = Losing and regaining life points.
rule-D-9-1 = Life points go one at a time. For each, your Buffalo Bell may lose one of hers instead of your other character, if she has two or more.
rule-D-9-2 = A lost point is the doing of the player whose hit, card or ability took it; a Duel is always the doing of the one who played it. Dynamite and Rattlesnake are nobody's doing, so neither is ever the opponent's.
rule-D-9-3 = A character reacts to a lost point only if it has any left: Dalon Ranger draws on the spot, Slim Poet and Alan Pinkertoon act after the effect. With the last point its ability is gone.
rule-D-9-4 = Buffalo Bell may stand in for points lost to hits, Indians!, a Duel, Rattlesnake or Dynamite, but not to Strong Beer.
rule-D-9-5 = No character can have more life points than it started with. What would be too much is lost.
rule-D-9-6 = A character without life points is down until its elimination: its ability and Equipment do not work, nothing more can strike it, and it cannot be chosen.

# Revealing
rule-D-10 = Revealing.
rule-D-10-1 = To reveal, put the top card of your deck on the discard pile and look at its corner: if the symbol is the one asked for, the effect happens, otherwise nothing.
rule-D-10-2 = With Barrel and Sid Curry you choose whether to reveal. With Dynamite and Rattlesnake you must.
rule-D-10-3 = While Bart Masterson is in play, in front or behind, two cards are turned up for every reveal of either player. His player chooses the one that counts; then both are discarded in the order they came. A card that comes alone counts.
rule-D-10-4 = Sid Curry reveals from the opponent's deck. In all other cases you reveal from your own.
rule-D-10-5 = The odds: barrel and snake one in four each, dynamite one in eight, horseshoe three in eight.
rule-D-10-6 = Each of the two decks has 10 barrels, 10 snakes, 5 dynamites and 15 horseshoes.
rule-D-10-7 = Neither Pat Garret's second card nor the cards of General Store are reveals.

# Reloading
rule-D-11 = Reloading.
rule-D-11-1 = Canteen, Stampede, Scope and Pocket Watch can be reloaded.
rule-D-11-2 = To reload, discard the card without its effect and draw a card.
rule-D-11-3 = Reloading is possible only while at least one player has a single character in play.
rule-D-11-4 = You may reload a card of your hand, or one that lies on your active character, but none on your rearguard.
rule-D-11-5 = You reload in your own phase 2, as often as you like. It is not playing a card, and no limit counts it.

# The start of the turn
rule-D-12 = The start of the turn.
rule-D-12-1 = Before drawing, the cards on your two characters that act at the start of the turn do so, wherever they lie: Dynamite, then Rattlesnake, then Stampede. Each is settled to the end, eliminations included, before the next.
rule-D-12-2 = Each of the three exists once in the game, so two never compete.
rule-D-12-3 = If a character is eliminated before its card's turn comes, that card is gone and is skipped.
rule-D-12-4 = What they do: Dynamite blows up or moves on, Rattlesnake bites or does not, Stampede swaps your characters.

# Random picks
rule-D-13 = Picking at random.
rule-D-13-1 = Whoever picks a card at random from a hand may look at the backs first, and so tell law cards from outlaw cards.
rule-D-13-2 = He chooses one of the backs in that hand, and gets a card with this back, each with the same chance. Several cards are picked one after the other.
rule-D-13-3 = The backs of all hands, and of the top card of the common deck, can be seen by both at any time. How a hand is arranged tells nothing.
rule-D-13-4 = At random pick: Theft from a hand, Bull Anderson, Slim Poet. For Peacemaker, for Tex Killer's extra card and at the end of the turn the holder of the hand chooses.

# Order
rule-D-14 = What comes first.
rule-D-14-1 = A played card, a used ability, a reload, a moved token, a card at the start of the turn, a reaction that was waiting: each is carried out completely before what it has set off begins.
rule-D-14-2 = Within an effect come all answers, the extra card against Tex Killer, what a card does if it is dodged, Buffalo Bell, Bart Masterson, Pat Garret, and the card Dalon Ranger draws.
rule-D-14-3 = Until after the effect wait: eliminations; the hits of Return Fire, Sid Curry, Alan Pinkertoon, Tom Thorn and Wild Bill; the cards drawn for Wyatt Ear, Jango and Pocket Watch; the card discarded for Slim Poet.
rule-D-14-4 = After an effect come the eliminations, then the oldest of the waiting reactions, which is an effect again. When nothing is left, the turn goes on.
rule-D-14-5 = What falls together goes in this order: the turn player's active character, the other player's, the turn player's rearguard, the other player's. For one character reactions go as they arose, the ability before Equipment.
rule-D-14-6 = A reaction counts if it was active when it was set off, even if it is no longer when its time comes. It is dropped if its character, or the Pocket Watch, has left play; the hit of Return Fire never is.
rule-D-14-7 = A waiting hit at the active or the rearguard character strikes whoever stands there when its time comes. Sid Curry's hit follows the character that shot, and is dropped if that one is gone.
rule-D-14-8 = If a waiting reaction is a choice, you are asked when its time comes.

# Elimination
rule-D-15 = Elimination and the end of the game.
rule-D-15-1 = A character that has lost its last life point is eliminated when the effect that did it is over. Several go one after the other, in the usual order (D-14.5).
rule-D-15-2 = The character leaves the game; Bull Anderson may take up to two cards; its remaining Equipment is discarded. A player with no character in play or in reserve has lost. Otherwise he draws two cards, Bill Tightman may draw two, and the top character of the reserve takes the empty place, active or rearguard, with all its life points. If the reserve is empty, the other character goes on alone.
rule-D-15-3 = If both your places are empty, the active one is filled first. If you have only one character for them, it is both.
rule-D-15-4 = Coming into play is no swap, and neither is being left alone: Tom Thorn, Jango and Pocket Watch do nothing.
rule-D-15-5 = The game is over the moment a player has nobody left, and the other one wins; what was waiting is dropped. Since eliminations go one by one, both can never lose.
rule-D-15-6 = The rules know neither a draw nor a last turn. A simulation may break off a game, which is then unfinished.

rule-D-18 = What the players are asked.

# Open and hidden
rule-D-19 = What is open and what is hidden.
rule-D-19-1 = Open: the characters in play with life points and Equipment, who is active, how many cards hands, decks and reserves have, the whole discard pile, all backs, what has been used up in this turn, and who is eliminated.
rule-D-19-2 = You know your hand, and which characters are in your reserve, but not in which order.
rule-D-19-3 = Nobody knows the order of a deck or a reserve, nor the characters that were left out. A card that was shown, for Pat Garret, General Store or Schoolmarm, is known to both.
