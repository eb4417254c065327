"""Properties of The Dice Game: what is true of every game, however it is played."""
