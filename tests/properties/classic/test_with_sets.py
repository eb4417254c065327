"""Random games with any combination of the sets: everything that holds in the base game holds in them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from sixgun.games import classic
from sixgun.games.classic.determinize import determinize
from sixgun.games.registry import make_game
from sixgun.kernel.event import Event
from sixgun.kernel.playout import playout
from sixgun.kernel.record import Header, Sitter, read
from sixgun.kernel.recorder import create
from sixgun.kernel.replay import replay, verify
from sixgun.kernel.rng import Rng
from tests.games.classic.play import LONGEST, lively, walk
from tests.games.classic.with_sets import (
    COMBINATIONS,
    combination,
    options_with_sets,
    sample_with_sets,
    start_with_sets,
)
from tests.games.playing import pending

from .invariants import check
from .test_copies import everything
from .test_determinize import EVERYDAY, draw_all_along
from .test_events import follow
from .test_random_games import OUTCOMES
from .test_refusals import try_illegal
from .test_secrecy import look_all_along, repeat

GAMES = 2000
FOLLOWED = 300
LOOKED_AT = 60
REPEATED = 80
DRAWN = 60
REFUSED = 120
COPIED = 120
RECORDED = 60
CHUNKS = 4

pytestmark = pytest.mark.mass


def numbers(games: int, chunk: int, first: int = 0) -> range:
    """Return the numbers of the games in one of ``CHUNKS`` parts of ``games``; every property has games of its own."""
    return range(first + chunk * games // CHUNKS, first + (chunk + 1) * games // CHUNKS)


chunks = pytest.mark.parametrize("chunk", range(CHUNKS))


@chunks
@pytest.mark.rule("OPT-1", "OPT-2", "OPT-5", "OPT-6", "B-15.1", "B-6.1", "B-12.1", "EV-1.1", "EV-1.3", "HN-5.2")
def test_two_thousand_games(chunk: int) -> None:
    """All end; at every decision cards, characters and events are in their places, and life points within bounds."""
    for number in numbers(GAMES, chunk):
        game = start_with_sets(number)
        rng = Rng(number)
        check(game)
        if number % 4 == 3:
            assert playout(game, rng) < LONGEST
        else:
            for _ in walk(game, rng):
                check(game)
        check(game)
        assert game.over
        assert game.outcome in OUTCOMES[game.seats == 3]


def test_the_games_are_of_every_sort() -> None:
    """All combinations of sets with all numbers of players, and every option with all sets."""
    sorts = [options_with_sets(number) for number in range(GAMES)]
    met = Counter((frozenset(sort.sets), sort.players) for sort in sorts)
    for number in range(COMBINATIONS):
        sets = combination(number)
        for players in range(3, 9 if "dodge_city" in sets else 8):
            assert met[frozenset(sets), players] >= 1
    rich = [sort for sort in sorts if len(sort.sets) == len(combination(-1))]
    assert len(rich) > GAMES // 2
    for values in (
        {sort.simplified for sort in rich},
        {sort.characters for sort in rich},
        {sort.three_player_jail for sort in rich},
        {sort.russian_roulette for sort in rich},
        {sort.sheriff >= 0 for sort in rich},
        {bool(sort.keep) for sort in rich},
        {bool(sort.character_sets) for sort in rich},
    ):
        assert len(values) == 2
    assert {sort.event_deck_size for sort in rich} == set(range(12, 29))


@chunks
@pytest.mark.rule("B-17.1", "B-17.2", "EV-1.2")
def test_who_hears_all_events_can_follow_the_game(chunk: int) -> None:
    for number in numbers(FOLLOWED, chunk, 10_000):
        follow(number, start_with_sets)


@chunks
@pytest.mark.rule("B-1.5", "B-17.1", "B-17.2", "B-17.3", "EV-1.2", "T-7")
def test_views_show_nothing_hidden(chunk: int) -> None:
    """Reserves, events below the next one and cards that somebody looks at are among what is changed."""
    for number in numbers(LOOKED_AT, chunk, 20_000):
        look_all_along(number, start_with_sets)


@chunks
@pytest.mark.rule("B-1.5", "B-17.1", "B-17.2", "B-17.3", "T-7")
def test_event_streams_show_nothing_hidden(chunk: int) -> None:
    for number in numbers(REPEATED, chunk, 30_000):
        repeat(number, start_with_sets)


@chunks
@pytest.mark.rule("B-17.1", "T-7")
def test_drawn_games_show_the_same_view_and_can_be_played(chunk: int) -> None:
    for number in numbers(DRAWN, chunk, 40_000):
        draw_all_along(number, start_with_sets, others=2)
    for number in numbers(DRAWN, chunk, 41_000):
        game = start_with_sets(number)
        rng = Rng(number)
        for decision in walk(game, Rng(number)):
            if rng.below(15) == 0 or (decision.kind not in EVERYDAY and rng.below(4) == 0):
                drawn = determinize(game.view(rng.below(game.seats + 1) - 1), rng)
                for _ in walk(drawn, rng):
                    check(drawn)


@chunks
@pytest.mark.rule("T-2", "T-3")
def test_illegal_actions_are_refused_and_change_nothing(chunk: int) -> None:
    """A hundred at every fifteenth decision, and at every second one of a rare kind."""
    for number in numbers(REFUSED, chunk, 50_000):
        game = start_with_sets(number)
        rng = Rng(number)
        for decision in walk(game, Rng(number)):
            for action in decision.actions:
                assert game.refusal(decision.seat, action) is None
                assert game.parse(action.text) is action
            if rng.below(15) == 0 or (decision.kind not in EVERYDAY and rng.below(2)):
                try_illegal(game, sample_with_sets(game, game.hands[decision.seat], 100, rng), rng)


@chunks
def test_a_clone_plays_on_alike_and_leaves_the_original_alone(chunk: int) -> None:
    for number in numbers(COPIED, chunk, 60_000):
        game = start_with_sets(number)
        rng = Rng(number)
        for _ in walk(game, Rng(number)):
            before = everything(game)
            copy = game.clone()
            assert copy.digest() == game.digest()
            action = lively(pending(game), rng)
            copy.apply(action)
            again = game.clone()
            again.apply(action)
            assert everything(again) == everything(copy)
            assert everything(game) == before


@chunks
def test_records_replay_to_the_same_games(chunk: int, tmp_path: Path) -> None:
    for number in numbers(RECORDED, chunk, 70_000):
        heard: list[Event] = []
        game = start_with_sets(number, heard.append)
        sitters = [Sitter(f"Seat {seat}", "random") for seat in range(game.seats)]
        path = str(tmp_path / f"{number}.jsonl")
        recorder = create(path, Header("classic", game.options_dict(), number, sitters, "test", 7))
        rng = Rng(number)
        while game.decision is not None:
            seat = game.decision.seat
            action = lively(game.decision, rng)
            game.apply(action)
            recorder.add(seat, action, game)
        recorder.close()
        assert verify(path, make_game).outcome == game.outcome
        again: list[Event] = []
        replayed = replay(read(path), make_game, again.append)
        assert isinstance(replayed, classic.ClassicGame)
        assert everything(replayed) == everything(game)
        assert [event.key() for event in again] == [event.key() for event in heard]
