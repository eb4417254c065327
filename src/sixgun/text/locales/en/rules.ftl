# The numbered rules in a sentence or two each. The full text is in the rules documentation; B-9.1 is rule-B-9-1 here.

# Options
rule-OPT-1 = Sets that are added to the base game. None are, unless you ask for them.
rule-OPT-2 = Sets of characters that can be dealt. There must be at least as many characters as players.
rule-OPT-3 = Simplified game: the cards with the open-book symbol are left out.
rule-OPT-4 = Jail with three players: on any other player, or on nobody. Normally on any other.
rule-OPT-5 = How many ordinary event cards are used when both event sets are combined: 12, or more.
rule-OPT-6 = Whether Russian Roulette asks for Missed! cards or for Missed! effects. Normally for the cards.

# Timing
rule-T-1 = It is always exactly one player's turn, from the first check for Dynamite and Jail until the next player's turn begins.
rule-T-2 = In phase 2 the player whose turn it is acts: play a card, use an ability, or end the phase. Each action is finished before the next begins.
rule-T-3 = An action is announced, paid for and carried out; then come eliminations, the check for the end of the game, and late draws, in this order.
rule-T-4 = A card that hits several players treats them one after another, clockwise from the left of the player who played it.
rule-T-5 = Drawing for a lost life point happens at once after the hit, once it is clear that the player stays in the game.
rule-T-6 = When several players act at the same moment they do so clockwise, starting with the player whose turn it is.
rule-T-7 = A player is passed over only if everybody can see that no answer is possible. Otherwise there is a question, so that silence betrays nothing.
rule-T-8 = The checks at the start of a turn, each phase and the end of the turn are treated like actions: eliminations and the check for the end follow each of them.
rule-T-9 = At random means: every card of the hand is equally likely. Shuffles are fair.
rule-T-10 = If the player whose action is being carried out is beyond rescue, the rest of the action is dropped.

# Setting up
rule-B-1 = Setting up the game.
rule-B-1-1 = The game is for 3 to 8 players. The base game alone serves 4 to 7, with special rules for 3.
rule-B-1-2 = One Sheriff and one Renegade play, two Outlaws (three from six players on), and from five players on a Deputy (two with seven).
rule-B-1-3 = The Sheriff's role is open. All other roles are secret.
rule-B-1-4 = Everybody gets a character, open to all.
rule-B-1-5 = With certain event cards everybody also gets a second, hidden character in reserve.
rule-B-1-6 = You start with the life points of your character, the Sheriff with one more. You can never have more than that.
rule-B-1-7 = Everybody is dealt as many cards as life points, the Sheriff's extra one included.
rule-B-1-8 = The Sheriff plays first, then the turns go clockwise.
rule-B-1-9 = The simplified game leaves out Dynamite, Duel, General Store, Indians! and Jail.
rule-B-1-10 = Roles and characters that are not dealt are out of the game. Nobody can take, discard or aim at a role or a character.

# Roles
rule-B-2 = Roles and what they want.
rule-B-2-1 = The Sheriff wants every Outlaw and every Renegade out of the game.
rule-B-2-2 = The Deputy wins and loses with the Sheriff, even when already out of the game.
rule-B-2-3 = The Outlaws want the Sheriff out of the game. They win together, those already out included.
rule-B-2-4 = The Renegade wants to be the last player in the game.
rule-B-2-5 = Anybody may attack anybody, whatever the roles.

# The turn
rule-B-3 = The turn.
rule-B-3-1 = A turn has three phases: draw two cards, play cards, discard what is too many.
rule-B-3-2 = A turn begins with Dynamite, then Jail; then come phase 1, phase 2 and phase 3.
rule-B-3-3 = A player who leaves the game in his own turn ends it at once, and the next player begins.
rule-B-3-4 = Phase 1: draw the top two cards of the deck. This is not optional; some characters draw in a way of their own.
rule-B-3-5 = Phase 2: play as many cards as you like, or none.
rule-B-3-6 = Phase 3: if you hold more cards than you have life points, discard cards of your choice until you do not. No more than that.
rule-B-3-7 = The hand limit only counts in phase 3. At any other time you may hold any number of cards.
rule-B-3-8 = The next player is the next one clockwise who is in the game.

# Distance
rule-B-4 = Distance and reach.
rule-B-4-1 = Distance is counted in seats, the shorter way round, and only players in the game count.
rule-B-4-2 = Cards and characters make others farther away or nearer. All of this adds up, but the distance is never less than 1.
rule-B-4-3 = Distance has a direction: you may be nearer to somebody than that player is to you.
rule-B-4-4 = Your weapon reaches as far as its number says, the Colt .45 reaches 1. You can shoot at a player whose distance is not greater.
rule-B-4-5 = Panic! only reaches distance 1, whatever your weapon.
rule-B-4-6 = A player who is out of the game no longer counts for distances, from the moment of leaving.
rule-B-4-7 = There is no distance to yourself: a card that needs one cannot be aimed at yourself.

# Playing cards
rule-B-5 = Playing cards, and how many.
rule-B-5-1 = Cards are played in your own phase 2. Out of turn you only play what answers: Missed! against a shot, Beer when your last life point is gone.
rule-B-5-2 = You may play one BANG! card in your turn. A Volcanic in front of you and Willy the Kid know no limit.
rule-B-5-3 = Only cards played as BANG! cards count for the limit. Gatling does not, nor does a BANG! discarded for Indians! or in a Duel.
rule-B-5-4 = Nobody can have two cards of the same name in front of him.
rule-B-5-5 = Cards with different names may lie side by side even if they do the same.
rule-B-5-6 = You can have one weapon. A new one sends the old one to the discard pile.
rule-B-5-7 = A weapon of the same name as the one in front of you cannot be played.
rule-B-5-8 = Brown cards work once and are discarded. Blue cards stay in front of a player and work until they leave.
rule-B-5-9 = A BANG! card goes to the discard pile even if the shot is dodged.
rule-B-5-10 = A card may be played although it will do nothing, as long as it has a target. A card that takes or discards needs somebody with a card.
rule-B-5-11 = A card taken from another player enters the hand, and may be played in the same turn.

# Life
rule-B-6 = Losing and regaining life.
rule-B-6-1 = Life points are never more than the number you start with.
rule-B-6-2 = The player whose card costs a life point is responsible for it. Nobody is for Dynamite, and nobody for his own loss.
rule-B-6-3 = Whoever plays Indians! or Gatling is responsible for every life point it costs.
rule-B-6-4 = A Duel lost by the player challenged is the challenger's doing. If the challenger loses it, nobody is responsible.
rule-B-6-5 = A shot fired by an ability is the doing of its owner.
rule-B-6-6 = When your last life point goes, you may at once play Beer, or use an ability that heals, until you have one again.
rule-B-6-7 = If you cannot or will not save yourself, you are beyond rescue, and leave the game when the card being played is finished.
rule-B-6-8 = Beer cannot save anybody when only two players are in the game.
rule-B-6-9 = All life points of one loss go together: with two life points, Dynamite takes you to -1, and it takes two Beers to stay.
rule-B-6-10 = You never regain more life points than you started with, and nobody else can heal you when your last one is gone.
rule-B-6-11 = A life point that you pay, or lose to an event, cannot be saved by a Missed!.

# Drawing to decide
rule-B-7 = Turning up a card to decide, and the deck.
rule-B-7-1 = To decide something by a card, the top card of the deck is turned up and discarded. Only its suit and rank matter.
rule-B-7-2 = If a range of ranks is asked for, both ends belong to it. The ace is the highest rank.
rule-B-7-3 = Lucky Duke turns up two cards and chooses the one that counts. Both are discarded.
rule-B-7-4 = Certain events give every card the same suit for a while. The rank stays.
rule-B-7-5 = As soon as the deck is empty, the discard pile is shuffled and becomes the new deck.
rule-B-7-6 = If the discard pile is empty too, the deck stays empty until a card is needed and can be had.
rule-B-7-7 = With no card anywhere, nothing is drawn, and a card that should decide counts as a failure.

# Symbols and targets
rule-B-8 = What cards do, and to whom.
rule-B-8-1 = A line of symbols is one effect. Two lines are carried out one after the other.
rule-B-8-2 = The effects are: a shot, dodging one, regaining a life point, drawing or taking a card, and making somebody discard one.
rule-B-8-3 = A card says whom it hits: somebody in reach, somebody at distance 1, anybody, everybody else, or, if it says nothing, yourself.
rule-B-8-4 = When you take or discard a card of a player, you choose: a random card of the hand, or a card you name in front of that player. The Colt .45 is no card.
rule-B-8-5 = Panic! and Cat Balou are always aimed at another player.
rule-B-8-6 = Whoever is shot at first tries Barrels, then plays Missed!. If the shot is not stopped, it costs a life point. Only the target can stop it.
rule-B-8-7 = Missed! and Barrel work against every shot. They do not work against Indians!, in a Duel, or against any other loss.

# Brown cards
rule-B-9 = The brown cards.
rule-B-9-1 = BANG! is a shot at another player in reach of your weapon.
rule-B-9-2 = Missed! stops one shot at yourself and cannot be played at any other time.
rule-B-9-3 = Beer gives you a life point in your turn, or when your last one has just gone. With two players left it has no effect.
rule-B-9-4 = Saloon gives everybody in the game a life point, the others first. It is no Beer and saves nobody whose last one is gone.
rule-B-9-5 = Stagecoach draws two cards.
rule-B-9-6 = Wells Fargo draws three cards.
rule-B-9-7 = General Store turns up a card for each player in the game. Each takes one, clockwise from the player who played it.
rule-B-9-8 = Panic! takes a card from another player at distance 1. Weapons do not help.
rule-B-9-9 = Cat Balou makes another player lose a card, at any distance.
rule-B-9-10 = Gatling is a shot at everybody else. It is no BANG! card, so it does not count for the limit.
rule-B-9-11 = Indians!: everybody else discards a BANG! or loses a life point, in turn order. Missed! and Barrel are useless.
rule-B-9-12 = Duel: the player challenged and the challenger discard a BANG! by turns. The first who does not loses a life point.
rule-B-9-13 = For Indians! and in a Duel, cards that a character may use as BANG! count too.

# Blue cards
rule-B-10 = The blue cards that are no weapons.
rule-B-10-1 = Barrel: once for each shot at you, you may turn up a card. Hearts stops the shot like a Missed!.
rule-B-10-2 = Scope: you see all others one step nearer, but never nearer than 1.
rule-B-10-3 = Mustang: all others see you one step farther away.
rule-B-10-4 = Jail is put in front of another player, never the Sheriff. At the start of the turn Hearts frees the player; otherwise the turn is missed. Either way the Jail is discarded.
rule-B-10-5 = Dynamite is put in front of yourself. At the start of the turn, 2 to 9 of Spades blows it up for three life points; otherwise it moves to the left.
rule-B-10-6 = Dynamite moves to the next player who has none. If nobody can take it, it stays.
rule-B-10-7 = Dynamite is checked before Jail.
rule-B-10-8 = Dynamite or Jail that is taken or discarded before its check does nothing.

# Weapons
rule-B-11 = Weapons.
rule-B-11-1 = Everybody always has a Colt .45 with reach 1. It rests while another weapon is in play, and cannot be lost.
rule-B-11-2 = How far weapons reach: Volcanic 1, Schofield 2, Remington 3, Rev. Carabine 4, Winchester 5.
rule-B-11-3 = Weapons in play can be taken and discarded like other cards.
rule-B-11-4 = Volcanic: any number of BANG! cards in your turn, for as long as it lies in front of you.

# Elimination
rule-B-12 = Leaving the game.
rule-B-12-1 = When a card is finished, all players beyond rescue leave the game together, show their roles and lose their cards; then come rewards and penalties.
rule-B-12-2 = You have eliminated a player if you are responsible for the last loss.
rule-B-12-3 = A Sheriff who eliminates a Deputy discards all cards, from hand and in front.
rule-B-12-4 = Whoever eliminates an Outlaw draws three cards.
rule-B-12-5 = If nobody is responsible, or the responsible player leaves the game as well, there is neither reward nor penalty.
rule-B-12-6 = Several players eliminated by one card bring several rewards or penalties.
rule-B-12-7 = The role of a player who has left the game stays open.
rule-B-12-8 = A player who is out takes part in nothing any more, but still wins or loses with his side.

# The end
rule-B-13 = The end of the game.
rule-B-13-1 = Whether the game is over is checked when an action is finished and everybody beyond rescue has left.
rule-B-13-2 = Once the Sheriff is out, a Renegade who is the only player left wins alone. In every other case the Outlaws win.
rule-B-13-3 = Once all Outlaws and Renegades are out, the Sheriff and the Deputies win.
rule-B-13-4 = In any other case the game goes on.
rule-B-13-5 = Worked cases of who wins when several players leave at once.
rule-B-13-6 = At the end all roles are shown.

# Three players
rule-B-14 = Three players.
rule-B-14-1 = A Deputy, an Outlaw and a Renegade play, all open. There is no Sheriff, and no extra life point.
rule-B-14-2 = The Deputy hunts the Renegade, the Renegade hunts the Outlaw, the Outlaw hunts the Deputy.
rule-B-14-3 = The Deputy plays first.
rule-B-14-4 = You win at once if you are the one who eliminates the player you hunt.
rule-B-14-5 = If somebody else does it, the two players left play on to be the last one.
rule-B-14-6 = With three players Jail can be played on any other player, unless an option forbids it.
rule-B-14-7 = With three players whoever eliminates a player draws three cards, whatever the role. There is no penalty.
rule-B-14-8 = With two players left, Beer has no effect.
rule-B-14-9 = With three players: a hunter who got his target wins; otherwise the last player left; if nobody is left, nobody.
rule-B-14-10 = With events, the Deputy takes the Sheriff's place.

# Eight players, next game
rule-B-15 = Eight players.
rule-B-15-1 = Eight players need the cards of another set: one Sheriff, two Deputies, three Outlaws, two Renegades.
rule-B-15-2 = Two Renegades play each for himself, and only the last player in the game can win as one.
rule-B-16 = The next game.
rule-B-16-1 = Whoever was in the game at the end may keep his character for the next one. All others get a new one.
rule-B-16-2 = If you like, the Sheriff's role goes round from game to game.
rule-B-16-3 = Those who keep their character say so before the new ones are dealt. Everything else is set up anew.

# What is open and what is hidden
rule-B-17 = What is open and what is hidden.
rule-B-17-1 = Open: the Sheriff, shown roles, characters, life points, cards in front, the size of hands and deck, the top of the discard pile. Hidden: the rest.
rule-B-17-2 = A card taken from a hand is seen by the two players concerned. A card taken from the table is seen by all.
rule-B-17-3 = Nobody may look through the discard pile below its top card.
