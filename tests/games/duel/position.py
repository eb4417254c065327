"""Situations of The Duel in a few words, for tests in Python."""

from __future__ import annotations

from sixgun.games.duel.game import DuelGame
from sixgun.games.duel.staging import STAGE
from sixgun.kernel.document import read_document


def position(lea: str, otto: str, table: str = "", *actions: str) -> DuelGame:
    """Return the game in which Lea plays the law and Otto the outlaws, after some actions of whoever is asked.

    Args:
        lea: what a scenario says of the law's seat.
        otto: the same of the outlaws' seat.
        table: what a scenario says of the table.
        actions: notation of actions.
    """
    source = f'[[seat]]\nname = "Lea"\n{lea}\n[[seat]]\nname = "Otto"\n{otto}\n[table]\n{table}\n'
    game = STAGE.build(read_document(source, "position"), None)
    assert isinstance(game, DuelGame)
    for action in actions:
        game.apply(game.parse(action))
    return game


LEA = 'ac = "jango"\nrc = "tex_killer"\n'
OTTO = 'ac = "tom_thorn"\nrc = "babe_leroy"\n'
"""Two characters each, who bend little."""
