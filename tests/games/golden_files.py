"""Golden files of every game: playthroughs, recorded games and counts of legal actions. Each game says what of."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from typing import TypeVar

import pytest

from sixgun.kernel.event import EVERYBODY, Event
from sixgun.kernel.game import Game
from sixgun.kernel.record import Header, Sitter
from sixgun.kernel.recorder import create
from sixgun.kernel.rng import Rng

from .playing import Chooser

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
SHOWN = 30
"""Lines of a difference that are shown."""
DEEPEST = 5
"""Sequences of so many actions at most are counted."""
G = TypeVar("G", bound=Game)


@dataclass(frozen=True)
class GoldenFiles:
    """The golden files of one game, in the folder of its tests.

    Attributes:
        folder: that folder.
        command: writes them anew.
    """

    folder: Path
    command: str

    @property
    def playthroughs(self) -> Path:
        return self.folder / "playthroughs"

    @property
    def records(self) -> Path:
        return self.folder / "records"

    @property
    def perft(self) -> Path:
        return self.folder / "perft.json"

    def read_counts(self) -> dict[str, list[int]]:
        """Return the golden counts."""
        found: dict[str, list[int]] = json.loads(self.perft.read_text(encoding="utf-8"))
        return found

    def write(
        self,
        playthroughs: dict[str, Callable[[], str]],
        records: dict[Path, Callable[[Path], None]],
        counts: dict[str, list[int]],
    ) -> None:
        """Write all files anew, and say how many there are."""
        for folder in (self.playthroughs, self.records):
            folder.mkdir(exist_ok=True)
            for path in folder.iterdir():
                path.unlink()
        for name, text in playthroughs.items():
            (self.playthroughs / f"{name}.txt").write_text(text(), encoding="utf-8")
        for path, record in records.items():
            record(path)
        lines = [f"  {json.dumps(name)}: {json.dumps(found)}" for name, found in counts.items()]
        self.perft.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
        sums = f"{len(playthroughs)} playthroughs, {len(records)} records and {len(lines)} counts"
        print(f"{sums} written; now look at git diff")

    def check_playthrough(self, name: str, text: str) -> None:
        """Fail with the difference if a playthrough is not as it was."""
        path = self.playthroughs / f"{name}.txt"
        golden = path.read_text(encoding="utf-8").splitlines()
        now = text.splitlines()
        if now != golden:
            difference = list(unified_diff(golden, now, path.name, "this game now", n=8, lineterm=""))
            more = len(difference) - SHOWN
            tail = [f"... and {more} more lines"] if more > 0 else []
            pytest.fail("\n".join([*difference[:SHOWN], *tail, f"if this is meant: {self.command}"]), pytrace=False)


def playthrough(
    game: G,
    seed: int,
    events: list[Event],
    choose: Chooser,
    tell: Callable[[G, Event], str],
    ask: Callable[[G], Iterator[str]],
) -> Iterator[str]:
    """Yield the lines of a game played with ``choose``, seeded with the same ``seed`` as the game.

    Args:
        game: at its first decision.
        seed: its seed.
        events: where it puts its events; those so far are in it.
        choose: answers the decisions.
        tell: writes an event.
        ask: writes the pending decision: its number precedes the first line.
    """
    yield f"{game.game_id} {' '.join(f'{name}={value}' for name, value in game.options_dict().items())} seed={seed}"
    rng = Rng(seed)
    number = 0
    while True:
        for event in events:
            yield "   * " + tell(game, event)
        events.clear()
        decision = game.decision
        if decision is None:
            break
        number += 1
        yield ""
        question = ask(game)
        yield f"{number}. @{decision.seat} {decision.kind} ({decision.cite}) {next(question)}".rstrip()
        yield from question
        action = choose(decision, rng)
        yield f"   does {action.text}"
        game.apply(action)
    yield ""
    yield f"outcome {game.outcome}, returns {game.returns()}, digest {game.digest()}"


def tell_event(game: Game, event: Event) -> str:
    """Return an event in one line: who, to whom, the cards and who sees them, what else there is, and the rule."""
    words = [event.kind]
    if event.seat >= 0:
        words.append(f"@{event.seat}")
    if event.other >= 0:
        words.append(f"-> @{event.other}")
    words += [game.card_text(card) for card in event.cards]
    if event.knowers != EVERYBODY:
        words.append("seen by " + ",".join(f"@{seat}" for seat in range(game.seats) if event.known_to(seat)))
    if event.amount:
        words.append(str(event.amount))
    if event.detail:
        words.append(event.detail)
    if event.cite:
        words.append(f"({event.cite})")
    return " ".join(words)


def record_game(path: Path, game: Game, number: int, choose: Chooser, digests: int) -> None:
    """Play a game, whose seed is ``number``, and write its record with a digest after every ``digests`` actions."""
    sitters = [Sitter(NAMES[seat], "random") for seat in range(game.seats)]
    recorder = create(str(path), Header(game.game_id, game.options_dict(), number, sitters, "golden", digests))
    rng = Rng(number)
    while game.decision is not None:
        seat = game.decision.seat
        action = choose(game.decision, rng)
        game.apply(action)
        recorder.add(seat, action, game)
    recorder.close()


def perft(game: Game, depth: int) -> int:
    """Return how many sequences of ``depth`` legal actions there are."""
    decision = game.decision
    if decision is None:
        return 0
    if depth == 1:
        return len(decision.actions)
    count = 0
    for action in decision.actions:
        copy = game.clone()
        copy.apply(action)
        count += perft(copy, depth - 1)
    return count


def counts(game: Game, leaves: int, least: int) -> list[int]:
    """Return the counts for depth 1, 2, ... as far as they are not too many.

    Args:
        game: where the counting begins.
        leaves: it stops at the depth that would probably exceed this number.
        least: so many answers are reckoned with at every decision, or as many as the first has.
    """
    found = [perft(game, 1)]
    while len(found) < DEEPEST and found[-1] and found[-1] * max(found[0], least) <= leaves:
        found.append(perft(game, len(found) + 1))
    return found
