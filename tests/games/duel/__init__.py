"""Tests of The Duel that a scenario cannot show."""
