"""What is measured: random play, copies, views, records and memory of every game, on the build that is imported."""

from __future__ import annotations

import gc
import os
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import sixgun
from sixgun.games.classic.sets import OWN_SETS
from sixgun.games.registry import Setting, make_game, setting
from sixgun.kernel.event import Event
from sixgun.kernel.game import Game
from sixgun.kernel.playout import playout
from sixgun.kernel.record import Header, Sitter, read
from sixgun.kernel.recorder import create
from sixgun.kernel.replay import replay
from sixgun.kernel.rng import Rng

Figures = dict[str, float]
ROUNDS = 3
"""Each measurement is taken so often; the best counts, since other work on the machine only ever slows it down."""


def best(measure: Callable[[], float]) -> float:
    """Return the shortest of a few times that ``measure`` returns, in seconds."""
    return min(measure() for _ in range(ROUNDS))


def card_game(players: int, sets: tuple[str, ...] = ()) -> Setting:
    """Return a card game for so many players."""
    return setting("classic", {"players": players, "sets": list(sets)})


def duel(posse: int) -> Setting:
    """Return a game of The Duel with so many characters a side."""
    return setting("duel", {"posse": posse})


def dice_game(players: int) -> Setting:
    """Return a game of The Dice Game for so many players."""
    return setting("dice", {"players": players})


def random_play(played: Setting, games: int, listened: bool = False) -> Figures:
    """Return games and decisions a second of uniformly random play to the end, set-up included."""
    decisions = 0

    def once() -> float:
        nonlocal decisions
        decisions = 0
        listener = _ignore if listened else None
        start = time.perf_counter()
        for seed in range(games):
            decisions += playout(played.start(seed, listener), Rng(seed))
        return time.perf_counter() - start

    seconds = best(once)
    return {
        "games_per_second": games / seconds,
        "decisions_per_second": decisions / seconds,
        "decisions_per_game": decisions / games,
        "microseconds_per_decision": 1e6 * seconds / decisions,
    }


def _ignore(event: Event) -> None:
    """Listen, so that events are built."""


def middle_game(played: Setting, decisions: int = 70) -> Game:
    """Return a game in the middle, so many random decisions in."""
    for seed in range(100):
        game = played.start(seed)
        rng = Rng(seed)
        for _ in range(decisions):
            if game.over:
                break
            legal = game.legal()
            game.apply(legal[rng.below(len(legal))])
        if not game.over:
            return game
    raise RuntimeError("no game lasts long enough")


def per_call(call: Callable[[], object], times: int) -> float:
    """Return the microseconds that one ``call`` takes."""

    def once() -> float:
        start = time.perf_counter()
        for _ in range(times):
            call()
        return time.perf_counter() - start

    return 1e6 * best(once) / times


def determinizer(game_id: str) -> Callable[..., Game]:
    """Return the function of a game that draws a full game from a view."""
    module = import_module(f"sixgun.games.{game_id}.determinize")
    drawn: Callable[..., Game] = module.determinize
    return drawn


def copies(played: Setting, times: int) -> Figures:
    """Return what a copy, a view, a determinization and a digest cost in the middle of a game."""
    game = middle_game(played, 70 if played.game_id != "dice" else 30)
    determinize = determinizer(played.game_id)
    seat = 0 if game.decision is None else game.decision.seat
    view = game.view(seat)
    rng = Rng(1)
    return {
        "clone_microseconds": per_call(game.clone, times),
        "view_microseconds": per_call(lambda: game.view(seat), times),
        "determinize_microseconds": per_call(lambda: determinize(view, rng), times // 4),
        "digest_microseconds": per_call(game.digest, times // 4),
        "bytes_of_a_game": bytes_of_a_game(game),
    }


def bytes_of_a_game(game: Game, copies: int = 500) -> float:
    """Return the memory that one more copy of ``game`` takes, in bytes, the average of ``copies``."""
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [game.clone() for _ in range(copies)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept)


def records(played: Setting) -> Figures:
    """Return what writing and replaying a record costs, the file system included."""
    folder = tempfile.mkdtemp(prefix="sixgun-bench-")
    path = os.path.join(folder, "game.jsonl")
    actions = 0

    def write() -> float:
        nonlocal actions
        Path(path).unlink(missing_ok=True)
        game = played.start(1)
        rng = Rng(1)
        sitters = [Sitter(f"Seat {seat}", "random") for seat in range(played.seats)]
        start = time.perf_counter()
        recorder = create(path, Header(played.game_id, game.options_dict(), 1, sitters, sixgun.__version__))
        while game.decision is not None:
            legal = game.legal()
            seat = game.decision.seat
            action = legal[rng.below(len(legal))]
            game.apply(action)
            recorder.add(seat, action, game)
        seconds = time.perf_counter() - start
        recorder.close()
        actions = recorder.actions
        return seconds

    def again() -> float:
        start = time.perf_counter()
        replay(read(path), make_game)
        return time.perf_counter() - start

    written = best(write)
    replayed = best(again)
    size = Path(path).stat().st_size
    Path(path).unlink()
    Path(folder).rmdir()
    return {
        "write_microseconds_per_action": 1e6 * written / actions,
        "replay_microseconds_per_action": 1e6 * replayed / actions,
        "bytes_per_action": size / actions,
    }


def measure_all(quick: bool) -> dict[str, object]:
    """Measure everything on the build that is imported."""
    compiled = sixgun.compiled()
    games = (100 if quick else 1000) * (4 if compiled else 1)
    times = 200 if quick else 4000
    return {
        "version": sixgun.__version__,
        "compiled": compiled,
        "classic": {
            "random_play": {str(players): random_play(card_game(players), games) for players in (4, 5, 7)},
            "random_play_with_all_sets": {
                str(players): random_play(card_game(players, OWN_SETS), games) for players in (5, 8)
            },
            "random_play_with_listener": {"5": random_play(card_game(5), games, True)},
            "copies": {str(players): copies(card_game(players), times) for players in (5, 7)},
            "records": {"5": records(card_game(5))},
        },
        "duel": {
            "random_play": {str(posse): random_play(duel(posse), games // 2) for posse in (4, 12)},
            "random_play_with_listener": {"4": random_play(duel(4), games // 2, True)},
            "copies": {"4": copies(duel(4), times)},
            "records": {"4": records(duel(4))},
        },
        "dice": {
            "random_play": {str(players): random_play(dice_game(players), games) for players in (4, 5, 8)},
            "random_play_with_listener": {"5": random_play(dice_game(5), games, True)},
            "copies": {"5": copies(dice_game(5), times)},
            "records": {"5": records(dice_game(5))},
        },
    }
