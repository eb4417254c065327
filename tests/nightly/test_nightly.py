"""The nightly suite: many more games than in `make test`, and a table of what they have exercised (`make nightly`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context

import pytest

import sixgun
from sixgun.text.classic.catalogue import DECISIONS
from tests.games.classic.golden import EVENTS
from tests.games.classic.test_golden import RARE
from tests.games.classic.with_sets import start_with_sets
from tests.properties.classic.test_determinize import draw_all_along
from tests.properties.classic.test_events import follow
from tests.properties.classic.test_secrecy import look_all_along, repeat

from .exercise import Tally, abilities, all_pairs, exercise, full_box, moments_of

GAMES = 20_000
MORE = 1000
"""Games of each of the other properties."""
CHUNK = 250
WORKERS = 2

pytestmark = [pytest.mark.nightly, pytest.mark.mass, pytest.mark.timeout(3600)]


def chunks(games: int, first: int = 0, size: int = CHUNK) -> list[tuple[int, int]]:
    """Return the first and last numbers of the parts that ``games`` are played in."""
    return [(start, min(start + size, first + games)) for start in range(first, first + games, size)]


def pool() -> ProcessPoolExecutor:
    """Return processes that play games: twice as fast on two cores."""
    return ProcessPoolExecutor(WORKERS, mp_context=get_context("spawn"))


@cache
def tally() -> Tally:
    """Play the games once for all tests."""
    if sixgun.compiled():
        pytest.skip("calls of abilities can only be counted in the plain build")
    total = Tally()
    with pool() as workers:
        for part in workers.map(exercise, *zip(*chunks(GAMES), strict=True)):
            total.add(part)
    return total


def rows(title: str, counts: Counter[str], names: Iterable[str]) -> list[str]:
    """Return the lines of a table, the rarest first."""
    ordered = sorted(names, key=lambda name: (counts[name], name))
    return ["", f"{title} ({len(ordered)}), the rarest first", *(f"{counts[name]:12,}  {name}" for name in ordered)]


def named(counts: Counter[tuple[str, str]]) -> Counter[str]:
    """Return counts of pairs as counts of their names."""
    return Counter({f"{first}: {second}": count for (first, second), count in counts.items()})


def moments() -> set[tuple[str, str]]:
    """Return all pairs of a moment and an ability that waits for it."""
    return {(moment, ability.id) for ability in abilities() for moment in moments_of(ability)}


def report(total: Tally) -> list[str]:
    """Return the tables of what has been exercised, and the coverage of pairs."""
    box = full_box()
    together, under, mixed = all_pairs()
    lines = [f"{total.games:,} games, {total.decisions:,} decisions, {total.longest:,} in the longest game"]
    lines += rows("cards played or used", total.cards, (kind.id for kind in box.kinds))
    lines += rows("events turned over", total.events, (event.id for event in box.events))
    lines += rows("moments of abilities", named(total.moments), (f"{m}: {a}" for m, a in moments()))
    lines += rows("answers given", named(total.answered), (f"{kind}: {verb}" for kind, verb in total.offered))
    lines += rows("told", total.happenings, EVENTS)
    lines += ["", "pairs played, of all pairs, and how often the rarest"]
    for name, counts, pairs in (
        ("characters at the same table", total.together, together),
        ("a character and an event in force", total.under, under),
        ("events of both decks in the same game", total.mixed, mixed),
    ):
        played = sum(pair in counts for pair in pairs)
        lines.append(f"{played:6,} of {len(pairs):6,}  {min(counts[pair] for pair in pairs):8,}  {name}")
    return lines


def test_twenty_thousand_games_exercise_everything(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is never exercised: no card, event, moment of an ability, kind of answer or kind of happening."""
    total = tally()
    with capsys.disabled():
        print("\n" + "\n".join(report(total)))
    box = full_box()
    assert total.games == GAMES
    assert not {kind.id for kind in box.kinds} - set(total.cards)
    assert not {event.id for event in box.events} - set(total.events)
    assert not moments() - set(total.moments)
    assert not set(total.offered) - set(total.answered)
    assert not set(DECISIONS) - {kind for kind, _ in total.answered}
    assert not EVENTS - RARE - set(total.happenings)


def test_all_pairs_are_played() -> None:
    total = tally()
    together, under, mixed = all_pairs()
    assert (len(together), len(under), len(mixed)) == (780, 1200, 224)
    assert not together - set(total.together)
    assert not under - set(total.under)
    assert not mixed - set(total.mixed)


def follow_some(first: int, last: int) -> None:
    for number in range(first, last):
        follow(number, start_with_sets)


def look_at_some(first: int, last: int) -> None:
    for number in range(first, last):
        look_all_along(number, start_with_sets)


def repeat_some(first: int, last: int) -> None:
    for number in range(first, last):
        repeat(number, start_with_sets)


def draw_some(first: int, last: int) -> None:
    for number in range(first, last):
        draw_all_along(number, start_with_sets, others=2)


@pytest.mark.rule("B-17.1", "B-17.2", "B-17.3", "T-7")
@pytest.mark.parametrize("some", [follow_some, look_at_some, repeat_some, draw_some])
def test_many_more_games_keep_their_secrets(some: Callable[[int, int], None]) -> None:
    with pool() as workers:
        for _ in workers.map(some, *zip(*chunks(MORE, 100_000, 50), strict=True)):
            pass
