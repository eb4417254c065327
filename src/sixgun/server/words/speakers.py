"""The speaker of each game."""

from __future__ import annotations

from typing import cast

from sixgun.kernel.game import Game
from sixgun.server.words.speaker import Speaker
from sixgun.text import Texts


def speaker_of(game: Game, texts: Texts, names: list[str]) -> Speaker:
    """Return who speaks of a game.

    Args:
        game: the game; only what it is made of is looked at, which is no secret.
        texts: the language.
        names: names of the players by seat.
    """
    if game.game_id == "classic":
        from sixgun.games.classic import ClassicGame
        from sixgun.server.words.classic import ClassicSpeaker

        return ClassicSpeaker(texts, names, cast("ClassicGame", game).box)
    if game.game_id == "duel":
        from sixgun.games.duel import DuelGame
        from sixgun.server.words.duel import DuelSpeaker

        return DuelSpeaker(texts, names, cast("DuelGame", game).box)
    from sixgun.server.words.dice import DiceSpeaker

    return DiceSpeaker(texts, names)
