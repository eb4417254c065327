"""Sixgun: an open engine, bots and a terminal table for the BANG! card game.

Start at `sixgun.games.classic` for the game itself, at `sixgun.bots` for players, and at the command
``sixgun`` for a table in the terminal.
"""

from __future__ import annotations

from typing import Final

__all__ = ["__version__", "compiled"]

__version__: Final = "0.1.0"


def compiled() -> bool:
    """Tell whether the engine in use is the compiled build (`make compiled`) rather than plain Python.

    Both are made from the same source and play identical games; only their speed differs.
    """
    from sixgun.kernel import rng

    return not str(rng.__file__).endswith(".py")
