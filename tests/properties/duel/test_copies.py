"""Clones, records and digests: a copy plays on alike, and equal games, and only those, have equal digests."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.games.duel.game import DuelGame
from sixgun.games.registry import make_game
from sixgun.kernel.event import Event
from sixgun.kernel.record import Header, Sitter, read
from sixgun.kernel.recorder import create
from sixgun.kernel.replay import replay, verify
from sixgun.kernel.rng import Rng
from tests.games.duel.play import lively, start, walk
from tests.games.playing import pending

PLAIN = (
    "game_id", "seats", "over", "side", "seat_of", "decks", "common", "discard", "display", "display_knowers", "hands",
    "known", "recycled", "reserves", "offered", "chosen", "fallen", "character", "life", "gear", "ac", "rc", "current",
    "turn", "phase", "bangs", "moved", "used", "aimed", "downs", "full", "always", "traits", "outcome_id", "winners",
)  # fmt: skip
"""Fields of a game that are numbers, texts and lists of them."""


def everything(game: DuelGame) -> list[str]:
    """Return all that a game holds, field by field."""
    found = [f"{name} {getattr(game, name)}" for name in PLAIN]
    found += [f"rng {game.rng.state}", f"stack {[frame.facts() for frame in game.stack]}"]
    found += [f"noted {[t.facts() for t in game.noted]}", f"queue {[t.facts() for t in game.queue]}"]
    found += [f"options {game.options.to_dict()}", f"decision {game.decision!r}"]
    return found


@pytest.mark.mass
@pytest.mark.parametrize("chunk", range(4))
def test_a_clone_plays_on_alike_and_leaves_the_original_alone(chunk: int) -> None:
    for number in range(chunk * 40, chunk * 40 + 40):
        rng = Rng(number)
        game = start(number)
        for _ in range(rng.below(150)):
            probe = game.clone()
            probe.apply(lively(pending(game), rng.clone()))
            if probe.over:
                break
            game.apply(lively(pending(game), rng))
        before = everything(game)
        copy = game.clone()
        assert everything(copy) == before
        for _ in walk(copy, rng.clone()):
            pass
        assert everything(game) == before
        for _ in walk(game, rng):
            pass
        assert everything(game) == everything(copy)


@pytest.mark.mass
def test_clones_at_every_decision() -> None:
    """Copied anywhere, also in the middle of any effect, the next step comes out the same."""
    for number in range(30):
        game = start(number)
        rng = Rng(number)
        for decision in walk(game, rng.clone()):
            action = lively(decision, rng.clone())
            copy, other = game.clone(), game.clone().clone()
            copy.apply(action)
            other.apply(action)
            assert copy.digest() == other.digest()
            assert everything(copy) == everything(other)
            lively(decision, rng)


@pytest.mark.mass
def test_listening_changes_nothing() -> None:
    heard: list[Event] = []
    for number in range(30):
        quiet, loud = start(number), start(number, heard.append)
        for _ in walk(quiet, Rng(number)):
            pass
        for _ in walk(loud, Rng(number)):
            pass
        assert everything(quiet) == everything(loud)
    copy = start(1, heard.append).clone()
    heard.clear()
    for _ in walk(copy, Rng(1)):
        pass
    assert not heard


@pytest.mark.mass
def test_digests_tell_games_apart() -> None:
    """Every state along a game has a digest of its own, and equal fields give equal digests."""
    digests: dict[str, list[str]] = {}
    for number in range(20):
        game = start(number)
        for _ in walk(game, Rng(number)):
            fields = everything(game)
            assert digests.setdefault(game.digest(), fields) == fields
    assert len(digests) > 3000


def test_records_play_the_same_again(tmp_path: Path) -> None:
    for number in range(12):
        told: list[Event] = []
        game = start(number, told.append)
        sitters = [Sitter("Ann", "random"), Sitter("Ben", "random")]
        path = str(tmp_path / f"{number}.jsonl")
        recorder = create(path, Header("duel", game.options_dict(), number, sitters, "0", 10))
        rng = Rng(number)
        while game.decision is not None:
            seat = game.decision.seat
            action = lively(game.decision, rng)
            game.apply(action)
            recorder.add(seat, action, game)
        recorder.close()
        assert verify(path, make_game).digests > 1
        again: list[Event] = []
        replayed = replay(read(path), make_game, again.append)
        assert replayed.digest() == game.digest()
        assert [event.key() for event in again] == [event.key() for event in told]
