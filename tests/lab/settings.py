"""Card games for simulations."""

from __future__ import annotations

from sixgun.games import classic
from sixgun.games.registry import Setting, setting


def card_game(options: classic.Options) -> Setting:
    return setting("classic", options.to_dict())
