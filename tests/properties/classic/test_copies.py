"""Clones, records and digests: a copy plays on alike, and equal games, and only those, have equal digests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixgun.games import classic
from sixgun.games.classic.ability import Character
from sixgun.games.classic.turn import Turn
from sixgun.games.registry import make_game
from sixgun.kernel.decision import Decision
from sixgun.kernel.event import Event
from sixgun.kernel.record import Header, Sitter, read
from sixgun.kernel.recorder import create
from sixgun.kernel.replay import replay, verify
from sixgun.kernel.rng import Rng
from tests.games.classic.play import lively, midway, start, variety, walk
from tests.games.classic.position import Position, Seat
from tests.games.playing import pending

PLAIN = (
    "game_id", "seats", "over", "deck", "discard", "display", "display_knowers", "hands", "front", "known", "roles",
    "revealed", "offered", "life", "max_life", "in_game", "players_left", "doomed", "doomed_by", "current", "turn",
    "phase", "bangs", "three_player_win", "outcome_id", "winners", "sources", "answers", "any_answers", "view_mod",
    "seen_mod", "bent", "weapon_range", "bang_limit", "barrels", "bang_needs", "flips", "bang_from", "missed_from",
    "front_kinds", "all_suits", "bars", "beer_life", "binds_second", "cuffs", "first_dead_back", "duty", "events",
    "everybody", "first_dead", "freezes_bangs", "fresh", "ghost", "hand_limit", "level", "master", "master_began",
    "mine", "no_fronts_played", "owed", "owing", "past_events", "phase_one", "reserves", "reserves_known",
    "silences_fronts", "used", "uses",
)  # fmt: skip
"""Fields of a game that are numbers, texts and lists of them."""


def everything(game: classic.ClassicGame) -> list[str]:
    """Return all that a game holds, field by field."""
    found = [f"{name} {getattr(game, name)}" for name in PLAIN]
    found += [f"characters {[None if c is None else c.id for c in game.characters]}"]
    found += [f"copied {[None if a is None else a.id for a in game.copied]}"]
    found += [f"event {None if game.event is None else game.event.id}"]
    found += [f"abilities {[[a.id for a in abilities] for abilities in game.abilities]}"]
    found += [f"rng {game.rng.state}", f"stack {[frame.facts() for frame in game.stack]}"]
    found += [f"options {game.options.to_dict()}", f"decision {game.decision!r}"]
    return found


# Clones --------------------------------------------------------------------------------------------------------------


@pytest.mark.mass
@pytest.mark.parametrize("chunk", range(10))
def test_a_clone_plays_on_alike_and_leaves_the_original_alone(chunk: int) -> None:
    for number in range(chunk * 30, chunk * 30 + 30):
        rng = Rng(number)
        game = start(number)
        for _ in range(rng.below(120)):
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
        end = everything(copy)
        assert end != before
        for _ in walk(game, rng):
            pass
        assert everything(game) == end


@pytest.mark.mass
def test_clones_at_every_decision() -> None:
    """Copied anywhere, also in the middle of any effect, the next step comes out the same."""
    for number in range(25):
        game = start(number)
        rng = Rng(number)
        for _ in walk(game, rng.clone()):
            copy = game.clone()
            copy.apply(lively(pending(copy), rng.clone()))
            game_after = game.clone()
            game_after.apply(lively(pending(game), rng.clone()))
            assert copy.digest() == game_after.digest()
            assert everything(copy) == everything(game_after)
            lively(pending(game), rng)


def test_listeners_stay_behind() -> None:
    heard: list[Event] = []
    game = start(1, heard.append)
    assert heard
    copy = game.clone()
    heard.clear()
    for _ in walk(copy, Rng(1)):
        pass
    assert not heard


@pytest.mark.mass
def test_listening_changes_nothing() -> None:
    heard: list[Event] = []
    for number in range(25):
        quiet, loud = start(number), start(number, heard.append)
        for _ in walk(quiet, Rng(number)):
            pass
        for _ in walk(loud, Rng(number)):
            pass
        assert everything(quiet) == everything(loud)


# Records -------------------------------------------------------------------------------------------------------------


@settings(max_examples=30)
@given(st.integers(min_value=0, max_value=2**63 - 1), st.integers(min_value=0, max_value=119), st.integers(1, 60))
def test_a_record_replays_to_the_same_game(seed: int, number: int, digests: int) -> None:
    """Options, seed and actions are all it takes; the replay hears the same events and ends in the same state."""
    heard: list[Event] = []
    game = classic.new(variety(number), seed, heard.append)
    sitters = [Sitter(f"Seat {seat}", "random") for seat in range(game.seats)]
    header = Header("classic", game.options_dict(), seed, sitters, "test", digests)
    rng = Rng(seed)
    with TemporaryDirectory() as folder:
        path = str(Path(folder, "game.jsonl"))
        recorder = create(path, header)
        while game.decision is not None:
            seat = game.decision.seat
            action = lively(game.decision, rng)
            game.apply(action)
            recorder.add(seat, action, game)
        recorder.close()
        verdict = verify(path, make_game)
        assert (verdict.over, verdict.outcome, verdict.actions) == (True, game.outcome, recorder.actions)
        again: list[Event] = []
        replayed = replay(read(path), make_game, again.append)
    assert isinstance(replayed, classic.ClassicGame)
    assert everything(replayed) == everything(game)
    assert [event.key() for event in again] == [event.key() for event in heard]


# Digests -------------------------------------------------------------------------------------------------------------


@pytest.mark.mass
def test_digests_tell_all_states_apart() -> None:
    """Over whole games digests and states come in pairs: never two of one for one of the other."""
    states: dict[str, str] = {}
    digests: dict[str, str] = {}
    for number in range(40):
        game = start(number)
        for _ in walk(game, Rng(number)):
            state, digest = "\n".join(everything(game)), game.digest()
            assert states.setdefault(digest, state) == state
            assert digests.setdefault(state, digest) == digest
    assert len(states) > 3000
    assert all(len(digest) == 16 and set(digest) <= set("0123456789abcdef") for digest in states)


def swap(cards: list[int]) -> None:
    cards[0], cards[1] = cards[1], cards[0]


def another(characters: list[Character | None]) -> None:
    characters[0], characters[1] = characters[1], characters[0]


CHANGES: dict[str, Callable[[classic.ClassicGame], object]] = {
    "order of the deck": lambda game: swap(game.deck),
    "order of the discard pile": lambda game: swap(game.discard),
    "order of a hand": lambda game: swap(game.hands[0]),
    "order of cards in front": lambda game: swap(game.front[0]),
    "a card elsewhere": lambda game: game.hands[1].append(game.hands[0].pop()),
    "a card in front of another": lambda game: game.front[1].append(game.front[0].pop()),
    "a card on show": lambda game: game.display.append(game.deck.pop()),
    "who sees the display": lambda game: setattr(game, "display_knowers", 1),
    "who knows a card in a hand": lambda game: game.known.__setitem__(game.hands[0][0], 7),
    "who knows a card on the deck": lambda game: game.known.__setitem__(game.deck[-1], 1),
    "roles": lambda game: setattr(game, "roles", game.roles[::-1]),
    "who has shown the role": lambda game: game.revealed.__setitem__(1, not game.revealed[1]),
    "characters": lambda game: another(game.characters),
    "characters to choose from": lambda game: game.offered.__setitem__(0, [3, 4]),
    "life": lambda game: game.life.__setitem__(1, game.life[1] - 1),
    "maximum of life": lambda game: game.max_life.__setitem__(1, game.max_life[1] + 1),
    "who is in the game": lambda game: game.in_game.__setitem__(1, False),
    "who is doomed": lambda game: game.doomed.append(1),
    "by whom": lambda game: game.doomed_by.append(1),
    "current player": lambda game: setattr(game, "current", game.current ^ 1),
    "number of the turn": lambda game: setattr(game, "turn", game.turn + 1),
    "phase": lambda game: setattr(game, "phase", game.phase + 1),
    "BANG! cards played": lambda game: setattr(game, "bangs", game.bangs + 1),
    "an aim fulfilled": lambda game: setattr(game, "three_player_win", 1),
    "outcome": lambda game: setattr(game, "outcome_id", "nobody"),
    "winners": lambda game: setattr(game, "winners", 5),
    "whether it is over": lambda game: setattr(game, "over", True),
    "chance": lambda game: game.rng.below(2),
    "the stack": lambda game: game.push(Turn(0)),
    "a step of the stack": lambda game: setattr(game.stack[0], "step", 9),
    "what is asked": lambda game: setattr(game, "decision", Decision(0, "play", game.legal()[:1], "B-3.5")),
}


@pytest.mark.parametrize("what", CHANGES)
def test_any_change_of_the_state_changes_the_digest(what: str) -> None:
    game = Position(
        Seat("sheriff", "kit_carlson", hand="bang:AS bang:2D", front="barrel:QS scope:AS"),
        Seat("outlaw", "sid_ketchum", hand="beer:6H"),
        Seat("renegade"),
        Seat("outlaw"),
        discard="missed:2S missed:3S",
    ).game
    before = game.digest()
    copy = game.clone()
    CHANGES[what](copy)
    assert copy.digest() != before
    assert game.digest() == before


def test_different_options_make_different_games() -> None:
    digests = [
        classic.new(options, 1).digest()
        for options in (
            classic.Options(3),
            classic.Options(3, three_player_jail="none"),
            classic.Options(4),
            classic.Options(5),
            classic.Options(5, simplified=True),
            classic.Options(5, characters="choose"),
            classic.Options(5, keep={0: "paul_regret"}),
        )
    ]
    assert len(set(digests)) == len(digests)


def test_a_digest_in_the_middle_is_that_of_the_game_played_again() -> None:
    assert midway(7, 60).digest() == midway(7, 60).digest()
    assert midway(7, 60).digest() != midway(7, 61).digest()
