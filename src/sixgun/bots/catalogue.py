"""The bots by name."""

from __future__ import annotations

from typing import Final

from sixgun.bots.base import Bot
from sixgun.bots.greenhorn import Greenhorn
from sixgun.bots.random import RandomBot
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.rng import Rng

BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (RandomBot, Greenhorn)}
"""All kinds of bots, by the names that the command line and records use."""


def make_bot(name: str, rng: Rng) -> Bot:
    """Return a new bot of the kind ``name`` that draws from ``rng``.

    Raises:
        SixgunError: there is no such kind of bot.
    """
    kind = BOTS.get(name)
    if kind is None:
        known = ", ".join(BOTS)
        raise SixgunError(
            f"there is no bot {name!r}; there are {known}", "error-bot", {"bot": name, "known": known}
        )
    return kind(rng)
