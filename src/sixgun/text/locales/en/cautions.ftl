# What an honest friend would ask about before a play, for each game: why it wastes a card, or harms its own player.

# The card game
caution-classic-barrel-first = You may still try your Barrel. It costs nothing, and after a card it is too late.
caution-classic-beer-two-left = With two players left, Beer has no effect.
caution-classic-duel-unarmed = You have no BANG! to answer with in this Duel.
caution-classic-dynamite-deadly = You are the first to draw for the Dynamite, and it would take your last life point.
caution-classic-end-too-many = You must discard cards, and could still play some of them.
caution-classic-full-life = All life points are there already: this card would do nothing.
caution-classic-give-up = You can still save yourself.
caution-classic-kills-sheriff = This may cost the Sheriff his last life point, and you lose if he falls.
caution-classic-last-life = This costs your last life point, and you have an answer.
caution-classic-missed-too-few = It takes more than this to stop the shot, and you do not have enough.
caution-classic-nobody-hurt = Nobody lacks a life point: this card would do nothing.
caution-classic-pays-beer = One of these cards is a Beer, which gives a life point by itself.
caution-classic-shoots-sheriff = You are a Deputy: you lose if the Sheriff falls.
caution-classic-worse-weapon = You have a weapon that reaches farther. It would be discarded.

# The Duel
caution-duel-burst-nothing = This character has no Equipment, so there would be no hit.
caution-duel-discards-own = This is your own Equipment, and it helps you.
caution-duel-duel-unarmed = You have no hit card to give up in this Duel.
caution-duel-dynamite-deadly = The Dynamite is checked on your own character first, and would take all its life points.
caution-duel-end-too-many = You must discard cards, and could still play some of them.
caution-duel-full-life = Your characters have all their life points: this card would do nothing.
caution-duel-gear-harms-own = This bites whoever has it, and the character is yours.
caution-duel-gear-helps-enemy = This helps whoever has it, and the character is your opponent's.
caution-duel-gear-twice = This character has a card of that name already. The old one would be discarded.
caution-duel-last-life = This costs the last life point of your character, and you have an answer.
caution-duel-level-lowers = This character would not gain a life point by it.
caution-duel-level-raises = This character of your opponent would not lose a life point by it.
caution-duel-own-rear = Your own rearguard is struck too. It has one life point left, and you have no answer for it.

# The Dice Game
caution-dice-arrows-deadly = There are so few arrows left that the Indians may come with this roll, and you would not live through it.
caution-dice-gatling-lost = These dice make a Gatling as they lie.
caution-dice-keeps-arrow = You may put this arrow back, and it costs nothing.
caution-dice-kills-sheriff = This costs the Sheriff his last life point, and you lose if he falls.
caution-dice-last-life = This costs your last life point. You may take an arrow instead.
caution-dice-shoots-sheriff = You are a Deputy, and could aim at somebody else.
caution-dice-third-dynamite = You have two dynamites. A third one costs a life point and ends your rolling.
