"""Many games between bots, on one core or several, with the same figures either way."""

from __future__ import annotations

import signal
import time
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, final

import sixgun
from sixgun.games.registry import Setting, setting
from sixgun.kernel.errors import SixgunError
from sixgun.lab.match import MatchResult, derive_seed, play_match
from sixgun.lab.tally import Tally

CHUNK: Final = 20
"""Games that a worker plays before it hands in their results."""


class BrokenGame(SixgunError):
    """A game could not be played to its end: a fault of ours. Its seed is in the message."""

    def __init__(self, index: int, seed: int, reason: str) -> None:
        super().__init__(
            f"game {index} (seed {seed}) could not be played to its end: {reason}",
            "simulate-broken-game",
            {"index": str(index), "seed": str(seed), "reason": reason},
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (BrokenGame, (int(self.params["index"]), int(self.params["seed"]), self.params["reason"]))


@final
class Plan:
    """What is to be simulated.

    Attributes:
        setting: which game is played, and how it is set up.
        games: how many are played, 0 up.
        bots: the name of the bot in each seat.
        seed: the game of index i has the seed ``derive_seed(seed, i)``.
    """

    def __init__(self, setting: Setting, games: int, bots: list[str], seed: int) -> None:
        if len(bots) != setting.seats:
            raise SixgunError(
                f"{len(bots)} bots cannot fill {setting.seats} seats",
                "simulate-bots",
                {"bots": str(len(bots)), "players": str(setting.seats)},
            )
        self.setting: Setting = setting
        self.games: int = games
        self.bots: list[str] = bots
        self.seed: int = seed


@final
class Simulation:
    """A finished simulation: what was planned, what was counted, and how long it took.

    Attributes:
        plan: what was to be played.
        tally: what was counted; the first games of the plan in order, all of them unless it was interrupted.
        seconds: time from the first game to the last.
        workers: number of processes that played.
        interrupted: whether it was stopped before the end.
    """

    def __init__(self, plan: Plan, tally: Tally, seconds: float, workers: int, interrupted: bool) -> None:
        self.plan: Plan = plan
        self.tally: Tally = tally
        self.seconds: float = seconds
        self.workers: int = workers
        self.interrupted: bool = interrupted

    def per_second(self, count: int) -> float:
        """Return how many of ``count`` there were in a second."""
        return count / self.seconds if self.seconds > 0 else 0.0

    def to_dict(self) -> dict[str, object]:
        """Return all as JSON-ready values. ``seconds``, the rates and ``workers`` may differ between runs."""
        tally = self.tally
        decisions = tally.decisions.total
        return {
            "game": self.plan.setting.game_id,
            "players": self.plan.setting.seats,
            "options": self.plan.setting.options,
            "bots": self.plan.bots,
            "seed": self.plan.seed,
            "games": tally.games,
            "games_planned": self.plan.games,
            "interrupted": self.interrupted,
            "decisions": decisions,
            "turns": tally.turns.total,
            "seconds": round(self.seconds, 6),
            "games_per_second": round(self.per_second(tally.games), 3),
            "decisions_per_second": round(self.per_second(decisions), 3),
            "workers": self.workers,
            "compiled": sixgun.compiled(),
            "decisions_per_game": tally.decisions.to_dict(),
            "turns_per_game": tally.turns.to_dict(),
            "outcomes": dict(sorted(tally.outcomes.items())),
            "wins": {
                "by_role": {role: share.to_dict() for role, share in sorted(tally.by_role.items())},
                "by_character": {name: share.to_dict() for name, share in sorted(tally.by_character.items())},
                "by_seat": [
                    {"bot": bot, **share.to_dict()} for bot, share in zip(self.plan.bots, tally.by_seat, strict=True)
                ],
            },
        }


def simulate(plan: Plan, workers: int = 1, progress: Callable[[int], None] | None = None) -> Simulation:
    """Play all games of ``plan``. Ctrl-C (``KeyboardInterrupt``) ends it early with the figures so far.

    Args:
        plan: what is played.
        workers: number of processes, 1 up; with 1 everything happens in this one.
        progress: told now and then how many games are done.

    Raises:
        BrokenGame: a game could not be played to its end.
    """
    tally = Tally(plan.setting.seats)
    results = _results_here(plan) if workers == 1 else _results_of_workers(plan, workers)
    interrupted = False
    started = time.perf_counter()
    try:
        for chunk in results:
            for result in chunk:
                tally.add(result)
            if progress is not None:
                progress(tally.games)
    except KeyboardInterrupt:
        interrupted = True
    seconds = time.perf_counter() - started
    results.close()
    return Simulation(plan, tally, seconds, workers, interrupted)


def _play(plan: Plan, index: int) -> MatchResult:
    """Play the game of one index."""
    seed = derive_seed(plan.seed, index)
    try:
        return play_match(plan.setting, seed, plan.bots)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise BrokenGame(index, seed, reason) from error


def _results_here(plan: Plan) -> Generator[list[MatchResult], None, None]:
    for index in range(plan.games):
        yield [_play(plan, index)]


def _results_of_workers(plan: Plan, workers: int) -> Generator[list[MatchResult], None, None]:
    """Yield the results in the order of the indices, whichever worker is quicker."""
    pending: deque[Future[list[MatchResult]]] = deque()
    job = (plan.setting.game_id, plan.setting.options, plan.games, plan.bots, plan.seed)
    with ProcessPoolExecutor(workers, initializer=_ignore_interrupts) as pool:
        try:
            for first in range(0, plan.games, CHUNK):
                pending.append(pool.submit(_play_chunk, *job, first))
                if len(pending) >= workers * 3:
                    yield pending.popleft().result()
            while pending:
                yield pending.popleft().result()
        except BrokenProcessPool as error:
            raise SixgunError("a worker process has died", "simulate-worker-died") from error
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _play_chunk(
    game_id: str, options: dict[str, object], games: int, bots: list[str], seed: int, first: int
) -> list[MatchResult]:
    """Play the games from index ``first`` on, in a worker."""
    plan = Plan(setting(game_id, options), games, bots, seed)
    return [_play(plan, index) for index in range(first, min(first + CHUNK, games))]


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that the person talks to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
