# The Dice Game: the faces of the dice, and words of its rules. The names are in the rules documentation.

dice-face-arrow = Indian arrow
    .text = Take an arrow at once. When the last one is taken the Indians attack: everybody loses a life point for each arrow in front of him.
dice-face-dynamite = Dynamite
    .text = It cannot be rolled again. With three of them you lose a life point and may not roll any more.
dice-face-bullseye_1 = Bull's Eye 1
    .text = The player next to you, on the left or on the right, loses a life point.
dice-face-bullseye_2 = Bull's Eye 2
    .text = A player two places away, on the left or on the right, loses a life point. With two or three players alive it is a 1.
dice-face-beer = Beer
    .text = A player of your choice, or you yourself, regains a life point.
dice-face-gatling = Gatling
    .text = With three of them everybody else loses a life point, and you put back all your arrows.

# Words of the rules
dice-term-role_card = role card
dice-term-character_card = character card
dice-term-summary_card = summary card
dice-term-die = die
dice-term-arrow_token = arrow token
dice-term-arrow_pile = arrow pile
dice-term-indian_attack = Indian attack
dice-term-indians = Indians
dice-term-life_point = life point
dice-term-bullet_token = bullet token
dice-term-roll = roll
dice-term-reroll = re-roll
dice-term-turn = turn
dice-term-player = player
dice-term-ability = ability
dice-term-elimination = elimination
dice-term-setup = set-up
dice-term-goal = goal
dice-term-end = end of the game
dice-term-three_players = rules for three players
