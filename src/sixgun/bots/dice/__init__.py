"""The bots of The Dice Game."""
