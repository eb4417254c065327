"""Tests of the bots of The Dice Game."""
