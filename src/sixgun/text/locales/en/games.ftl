# The games: the title, and what is played in a sentence.

game-classic = BANG! The Card Game
    .text = Sheriff, Deputies, Outlaws and Renegades shoot it out with cards, and nobody but the Sheriff says who he is.
game-duel = BANG! The Duel
    .text = The law against the outlaws for two players: each leads a small band, one in front and one behind, until one side has nobody left.
game-dice = BANG! The Dice Game
    .text = Five dice decide who shoots, who drinks and whom the arrows find, while hidden roles say who must fall.
