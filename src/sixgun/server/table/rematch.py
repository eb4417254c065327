"""The next game of the same players (B-16)."""

from __future__ import annotations

from typing import Final

from sixgun.games.registry import setting
from sixgun.kernel.game import Game
from sixgun.kernel.rng import Rng
from sixgun.server.facts import PERSON
from sixgun.server.table.table import Table

PASSING: Final = ("keep", "sheriff")
"""Options that hold for one game: they follow from the game before, and from what the host says when he starts."""


def next_options(table: Table, sheriff: int, seed: int) -> dict[str, object]:
    """Return the options of the table's next game.

    Players who were in the last game at its end may keep their character (B-16.1); bots toss a coin for it. That holds
    only if they still sit where they sat, and the same is played as before. The Sheriff's role may be passed on
    (B-16.2).

    Args:
        table: a table at which no game runs.
        sheriff: the seat that the Sheriff's role is given to, -1 to deal it by chance.
        seed: seed of the next game.

    Raises:
        OptionsError: they cannot be met; where a game has no Sheriff nobody can be given the role.
    """
    options = setting(table.rules.game, table.rules.options).options
    match = table.match
    if match is not None and match.game.over and _same(match.start.options, options):
        keepers = _keepers(table, match.game, _coins(seed))
        if keepers is not None:
            options = keepers
    if sheriff >= 0:
        options = {**options, "sheriff": sheriff}
    return setting(table.rules.game, options).options


def _coins(seed: int) -> Rng:
    """Return the chance of bots that toss coins. What they keep is known to all, so it is not the chance of the game.

    The game begins its own stream with ``seed``: a coin out of that would tell of the roles that are dealt.
    """
    return Rng((seed << 64) + 1)


def _same(before: dict[str, object], now: dict[str, object]) -> bool:
    """Tell whether two games are set up alike, apart from what changes from game to game."""
    return lasting(before) == lasting(now)


def lasting(options: dict[str, object]) -> dict[str, object]:
    """Return the options without those that hold for one game."""
    return {name: value for name, value in options.items() if name not in PASSING}


def _keepers(table: Table, game: Game, chance: Rng) -> dict[str, object] | None:
    """Return the options with the characters that are kept; ``None`` for a game in which nobody keeps any."""
    if game.game_id != "classic":
        return None
    from sixgun.games import classic

    assert isinstance(game, classic.ClassicGame)
    keepers: list[int] = []
    for seat, chair in enumerate(table.chairs):
        wishes = chair.keep if chair.kind == PERSON else chance.below(2) == 0
        if wishes and chair.stayed and game.in_game[seat] and seat != game.ghost and game.characters[seat] is not None:
            keepers.append(seat)
    return classic.next_options(game, keepers).to_dict()
