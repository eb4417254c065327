"""Bots for The Duel."""
