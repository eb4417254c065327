"""The card game. ``new(options, seed)`` starts one."""

from __future__ import annotations

from sixgun.games.classic.game import ClassicGame, new, next_options
from sixgun.games.classic.options import Options, options_from_dict
from sixgun.games.classic.view import SeatView, View

__all__ = ["ClassicGame", "Options", "SeatView", "View", "new", "next_options", "options_from_dict"]
