"""The bots by name."""

from __future__ import annotations

from typing import Final

from sixgun.bots.base import Bot
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.rng import Rng

BOTS: Final = ("random", "greenhorn")
"""Names of all kinds of bots, as the command line and records use them."""


def make_bot(game_id: str, name: str, rng: Rng) -> Bot:
    """Return a new bot of the kind ``name`` for a game of ``game_id``; it draws from ``rng``.

    Raises:
        SixgunError: there is no such kind of bot for this game.
    """
    if name == "random":
        from sixgun.bots.random import RandomBot

        return RandomBot(rng)
    if name == "greenhorn" and game_id == "classic":
        from sixgun.bots.classic.greenhorn import Greenhorn

        return Greenhorn(rng)
    if name == "greenhorn" and game_id == "duel":
        from sixgun.bots.duel.greenhorn import Greenhorn as DuelGreenhorn

        return DuelGreenhorn(rng)
    if name == "greenhorn" and game_id == "dice":
        from sixgun.bots.dice.greenhorn import Greenhorn as DiceGreenhorn

        return DiceGreenhorn(rng)
    known = ", ".join(BOTS)
    raise SixgunError(f"there is no bot {name!r}; there are {known}", "error-bot", {"bot": name, "known": known})
