"""BANG! The Duel. ``new(options, seed)`` starts a game."""

from __future__ import annotations

from sixgun.games.duel.game import DuelGame, new
from sixgun.games.duel.options import Options, options_from_dict
from sixgun.games.duel.view import CharacterView, SeatView, View

__all__ = ["CharacterView", "DuelGame", "Options", "SeatView", "View", "new", "options_from_dict"]
