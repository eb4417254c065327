# Hints for somebody who learns a game: why a player with some sense would do this, by the kind of play.

# The card game
hint-classic-ability = What your ability brings is worth more than it costs.
hint-classic-barrel = The Barrel costs nothing, and Hearts saves you.
hint-classic-character = This character wins oftener than the others you could take.
hint-classic-defend = A life point is worth more than what you give for it.
hint-classic-draw = New cards first: then you know all you have before you choose.
hint-classic-duel = A Duel against an enemy who may run out of BANG! cards before you do.
hint-classic-dynamite = It is likelier to go off in front of somebody else than in front of you.
hint-classic-end = Nothing else that you could do now is worth its card.
hint-classic-front = It works for you as long as it lies there, and it takes no room in your hand.
hint-classic-gain = Of what you can have, this does you the most good.
hint-classic-heal = A life point is what you need most now.
hint-classic-heal-all = It does you and your friends more good than your enemies.
hint-classic-jail = A turn that is missed hurts an enemy more than a wound.
hint-classic-least = Of your cards you will miss this one least.
hint-classic-nearer = It brings the others nearer, so that more of them are in your reach.
hint-classic-only = There is no other answer.
hint-classic-other = Of all the answers, this promises you the most.
hint-classic-rob = An enemy loses a card by it.
hint-classic-save = Without it you are out of the game.
hint-classic-shelter = It makes you harder to hit as long as it lies there.
hint-classic-shot = He seems to be your enemy, by all you know, and a shot at him promises the most.
hint-classic-spare = You have nothing to stop this with, or it is worth more than what you lose.
hint-classic-store = You choose first, and so get the best of the cards.
hint-classic-take-theirs = Of what he has, this is what he will miss most.
hint-classic-volley = It strikes more enemies than friends.
hint-classic-weapon = With this weapon you reach or shoot more enemies than before.

# The Duel
hint-duel-ability = What this ability brings is worth more than it costs.
hint-duel-bite = Whoever has it suffers from it, and it lies on the other side.
hint-duel-character = This character does most in front.
hint-duel-decline = What it would cost is worth more than what it would bring.
hint-duel-defend = The life point is worth more than what you give for it.
hint-duel-draw = New cards first: then you know all you have before you choose.
hint-duel-duel = Your opponent may run out of hit cards before you do.
hint-duel-end = Nothing else that you could do now is worth its card.
hint-duel-free = It costs nothing to try, and may save you.
hint-duel-gain = Of what you can have, this does you the most good.
hint-duel-gear = It works for your character as long as it lies there.
hint-duel-heal = Your characters need the life points.
hint-duel-least = Of these cards you will miss this one least.
hint-duel-level = Three life points are more than he has, if he is yours, or fewer, if he is not.
hint-duel-only = There is no other answer.
hint-duel-other = Of all the answers, this promises you the most.
hint-duel-reload = An unknown card promises more than this one.
hint-duel-rob = Your opponent loses what helps him, and you may get it.
hint-duel-shot = This is where a hit does the most harm.
hint-duel-spare = You have nothing to stop this with, or it is worth more than the life point.
hint-duel-store = You choose first, and so get the best of the cards.
hint-duel-swap = Your other character does more in front now.
hint-duel-turn = With the characters the other way round you are better off.
hint-duel-volley = It strikes more of his characters than of yours.

# The Dice Game
hint-dice-clear = An arrow less here does you the most good before the Indians come.
hint-dice-double = Two life points at once are worth more than a beer.
hint-dice-heal-other = He seems to be on your side, by all you know, and needs it more than you.
hint-dice-heal-own = You need the life point yourself.
hint-dice-hit = He seems to be your enemy, by all you know, and a life point less hurts him most.
hint-dice-keep = It makes no difference for you.
hint-dice-lose = An arrow would cost you more than this life point.
hint-dice-only = There is no other answer.
hint-dice-other = Of all the answers, this promises you the most.
hint-dice-pass = All the other arrows had better stay where they are.
hint-dice-reroll = What these dice may bring is worth more, on the whole, than what they show.
hint-dice-shed = It costs nothing, and the Indians will cost you less.
hint-dice-stop = What the dice show is worth more than what a new roll promises.
hint-dice-take = An arrow is better than a life point less.
