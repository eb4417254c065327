"""The Dice Game. ``new(options, seed)`` starts one."""

from __future__ import annotations

from sixgun.games.dice.game import DiceGame, new
from sixgun.games.dice.options import Options, options_from_dict
from sixgun.games.dice.view import SeatView, View

__all__ = ["DiceGame", "Options", "SeatView", "View", "new", "options_from_dict"]
