"""One game between bots, played to its end and summed up."""

from __future__ import annotations

from hashlib import blake2b
from typing import final

from sixgun.bots.base import Bot, Observer
from sixgun.bots.catalogue import make_bot
from sixgun.games.registry import Setting
from sixgun.kernel.event import Event
from sixgun.kernel.game import Game
from sixgun.kernel.playout import playout
from sixgun.kernel.rng import Rng
from sixgun.lab.cast import cast_of


def derive_seed(seed: int, *path: int | str) -> int:
    """Return a seed of 63 bits that belongs to ``seed`` and ``path`` alone, such as the index of a game."""
    text = "/".join(str(part) for part in (seed, *path))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> 1


@final
class MatchResult:
    """What a simulation keeps of a finished game.

    Attributes:
        decisions: how many decisions it took, forced ones included.
        turns: how many turns were begun.
        outcome: id of the result (``outlaws``).
        won: whether each seat has won.
        roles: role, or side, of each seat.
        characters: the characters that each seat has played with.
    """

    __slots__ = ("characters", "decisions", "outcome", "roles", "turns", "won")

    def __init__(
        self,
        decisions: int,
        turns: int,
        outcome: str,
        won: list[bool],
        roles: list[str],
        characters: list[tuple[str, ...]],
    ) -> None:
        self.decisions: int = decisions
        self.turns: int = turns
        self.outcome: str = outcome
        self.won: list[bool] = won
        self.roles: list[str] = roles
        self.characters: list[tuple[str, ...]] = characters

    def __reduce__(self) -> tuple[object, ...]:
        return (
            MatchResult,
            (self.decisions, self.turns, self.outcome, self.won, self.roles, self.characters),
        )


def play_match(setting: Setting, seed: int, bots: list[str], quick: bool = True) -> MatchResult:
    """Play a game between bots.

    Args:
        setting: which game, and how it is set up.
        seed: seed of the match: the game and the chance of the bots are derived from it.
        bots: the name of the bot in each seat.
        quick: let :func:`sixgun.kernel.playout.playout` play if all bots are random. The game is the same
            either way.
    """
    game = setting.start(derive_seed(seed, "game"))
    rng = Rng(derive_seed(seed, "bots"))
    if quick and all(name == "random" for name in bots):
        decisions = playout(game, rng)
    else:
        decisions = play_bots(game, [make_bot(game.game_id, name, rng) for name in bots])
    cast = cast_of(game)
    won = [value > 0 for value in game.returns()]
    return MatchResult(decisions, cast.turns, game.outcome, won, cast.roles, cast.characters)


def play_bots(game: Game, bots: list[Bot]) -> int:
    """Let ``bots``, one for each seat, play ``game`` to its end; return the number of decisions."""
    observers = [Observer(game, seat) for seat in range(game.seats)]
    for seat, bot in enumerate(bots):
        if bot.hears:
            game.listen(_Ear(bot, seat).hear)
    decisions = 0
    decision = game.decision
    while decision is not None:
        seat = decision.seat
        game.apply(bots[seat].choose(decision, observers[seat]))
        decisions += 1
        decision = game.decision
    return decisions


@final
class _Ear:
    """Tells a bot what its seat may know of every event."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self.bot: Bot = bot
        self.seat: int = seat

    def hear(self, event: Event) -> None:
        self.bot.hear(event.for_seat(self.seat))
