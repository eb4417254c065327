# Each game in two minutes: a paragraph a line, its heading before the bar.
guide-classic =
    How to win | The Sheriff and his Deputies want all Outlaws and Renegades out of the game, the Outlaws want the Sheriff out, and a Renegade wants to be the last one left. Only the Sheriff shows his role, so find out who is who (B-2, B-1.3).
    Your turn | Draw two cards, play as many as you like, then discard until you hold no more cards than you have life points (B-3.1, B-3.5, B-3.6).
    Shooting | A BANG! costs another player a life point, unless he answers with a Missed!. You may play one in your turn, and only at somebody within reach of your weapon: count the seats the shorter way round (B-5.2, B-4.1, B-4.4, B-8.6).
    Cards | A brown card works once and is discarded. A blue card stays in front of a player and works for as long as it lies there (B-5.8).
    Life and death | Beer gives you back a life point, even when the last one has just gone. Whoever has none left is out and shows his role. Eliminating an Outlaw brings three cards; a Sheriff who eliminates a Deputy loses all of his (B-9.3, B-12.1, B-12.4, B-12.3).
guide-duel =
    How to win | Each side has a posse of characters. You win when every character of the other side is eliminated, those in reserve too (D-1.3).
    Front and behind | One of your characters is active, in front; the other stands behind it as rearguard. As a rule only what belongs to the one in front works, and it is the one that is shot at (D-0.2, D-5.1, D-5.2).
    Your turn | Draw two cards, then play cards, and move the token once if you want your two characters to swap. At the end you keep as many cards as your active character has life points (D-3.1, D-3.2, D-3.5, D-3.7).
    Cards | You may play one BANG! card (red border) in a turn, and any number of Action cards (brown) and Equipment cards (blue). Equipment goes on your own rearguard or on the opponent's active character (D-6.2, D-6.3, D-6.4).
    Hits | A hit costs a life point, unless it is dodged. A character with none left is eliminated; its player draws two cards, and the next of the reserve takes the place (D-8.4, D-15.1, D-15.2).
guide-dice =
    How to win | The Sheriff and his Deputies want all Outlaws and Renegades eliminated, the Outlaws want the Sheriff eliminated, and a Renegade wants to be the last one alive. Only the Sheriff shows his role (G-1.4, G-2.2).
    Your turn | Roll all five dice. Up to twice you may roll again as many of them as you like; dynamite stays as it lies (G-4.1, G-4.3).
    While you roll | For each arrow you take one from the middle. Whoever takes the last one brings on the Indians: everybody loses a life point for each arrow he has. Three dynamites end your rolling and cost you a life point (G-4.5, G-4.6, G-4.8).
    After it | A 1 hits somebody next to you, a 2 somebody two places away. Each beer gives a life point to whomever you choose. Three gatlings hit everybody else and rid you of your arrows (G-5.2, G-5.6, G-5.7).
    Life and death | Whoever has no life point left is eliminated and shows his role (G-6.1, G-6.2).
