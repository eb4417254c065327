"""Change anything hidden from a seat, and neither its view nor its event stream changes by a byte (D-19)."""

from __future__ import annotations

import json

import pytest

from sixgun.games.duel.game import DuelGame
from sixgun.kernel.action import Action
from sixgun.kernel.event import BYSTANDER, Event
from sixgun.kernel.rng import Rng
from tests.games.duel.play import lively, start, walk
from tests.games.playing import pending

from .hidden import Witness, disguise, same_answer

VIEWED_GAMES = 80
REPEATED_GAMES = 160
CHUNKS = 8
VIEWERS = (BYSTANDER, 0, 1)


def begin(number: int) -> tuple[DuelGame, list[Witness]]:
    """Start a game with a witness for each seat and for a bystander."""
    witnesses = [Witness(viewer) for viewer in VIEWERS]
    early: list[Event] = []
    game = start(number, early.append)
    for witness in witnesses:
        for event in early:
            witness.hear(event)
        witness.follow(game)
    return game, witnesses


def shown(game: DuelGame, viewer: int) -> str:
    """Return all bytes of a view."""
    return json.dumps(game.view(viewer).to_dict())


@pytest.mark.mass
@pytest.mark.rule("D-19.1", "D-19.2", "D-19.3", "D-2.3", "D-13.3")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_views_show_nothing_hidden(chunk: int) -> None:
    """At every decision both seats and a bystander see the same in a game with other secrets.

    That the same seat is asked the same question there is part of it: silence tells nothing.
    """
    for number in range(chunk * VIEWED_GAMES // CHUNKS, (chunk + 1) * VIEWED_GAMES // CHUNKS):
        game, witnesses = begin(number)
        rng = Rng(number)
        for _ in walk(game, Rng(number)):
            for witness in witnesses:
                other = disguise(game, witness, rng, chance=True)
                assert shown(other, witness.viewer) == shown(game, witness.viewer)


@pytest.mark.mass
@pytest.mark.rule("D-19.3")
def test_views_show_what_has_been_seen() -> None:
    """A seat knows the cards of the other hand that it has seen go there, no more and no less."""
    for number in range(60):
        game, witnesses = begin(number)
        for _ in walk(game, Rng(number)):
            for witness in witnesses[1:]:
                seat = 1 - witness.viewer
                known = sorted(card for card in game.hands[seat] if card in witness.seen)
                view = game.view(witness.viewer)
                assert view.seats[seat].known_hand == known
                assert set(view.recycled) == witness.recycled
            assert game.view(BYSTANDER).hand == []
            assert [facts.known_hand for facts in game.view(BYSTANDER).seats] == [[], []]


@pytest.mark.mass
@pytest.mark.rule("D-19.1", "D-19.2", "D-19.3")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_event_streams_show_nothing_hidden(chunk: int) -> None:
    """Play some steps, note what a seat has got to see of them, change everything else, and play them again.

    Whatever the seat has not seen until then cannot have made a difference to it: each event and each view on the way
    is the same to the byte.
    """
    for number in range(chunk * REPEATED_GAMES // CHUNKS, (chunk + 1) * REPEATED_GAMES // CHUNKS):
        game, witnesses = begin(number)
        rng = Rng(number)
        while game.decision is not None:
            witness = witnesses[rng.below(3)]
            before = game.clone()
            actions, cards, characters = rehearse(before, witness.viewer, (1, 2, 5, 15, 40)[rng.below(5)], rng)
            for _ in range(2):
                other = disguise(before, witness, rng, cards=cards, characters=characters)
                compare_steps(before.clone(), other, witness.viewer, actions)
            for action in actions:
                game.apply(action)


def rehearse(before: DuelGame, viewer: int, steps: int, rng: Rng) -> tuple[list[Action], set[int], set[str]]:
    """Play a copy on for some steps; return the actions, and the cards and characters ``viewer`` may see of them."""
    witness = Witness(viewer)
    copy = before.clone()
    every: set[int] = set()
    copy.listen(lambda event: every.update(event.for_seat(viewer).cards))
    witness.follow(copy)
    actions: list[Action] = []
    for _ in range(steps):
        if copy.decision is None:
            break
        action = lively(copy.decision, rng)
        actions.append(action)
        every.update(card for card in (action.card, action.other) if card >= 0)
        copy.apply(action)
        if viewer != BYSTANDER:
            every.update(copy.hands[viewer])
    return actions, every, witness.characters


def compare_steps(game: DuelGame, other: DuelGame, viewer: int, actions: list[Action]) -> None:
    """Play both on with the same actions; the viewer's events and views must be the same to the byte."""
    heard: list[Event] = []
    heard_there: list[Event] = []
    game.listen(heard.append)
    other.listen(heard_there.append)
    for action in actions:
        answer = same_answer(game, action, other)
        game.apply(action)
        other.apply(answer)
        assert [event.for_seat(viewer).key() for event in heard_there] == [
            event.for_seat(viewer).key() for event in heard
        ]
        assert shown(other, viewer) == shown(game, viewer)
        heard.clear()
        heard_there.clear()


@pytest.mark.mass
def test_refusals_tell_nothing_hidden() -> None:
    """Why an action is refused can be known to the seat that is asked, and that it is not asked, to all others."""
    for number in range(30):
        game, witnesses = begin(number)
        rng = Rng(number)
        known = list(game.box._known.values())
        for decision in walk(game, Rng(number)):
            if rng.below(6):
                continue
            for seat in range(2):
                other = disguise(game, witnesses[1 + seat], rng, chance=True)
                for _ in range(40):
                    action = known[rng.below(len(known))]
                    assert refused(other, seat, action) == refused(game, seat, action)
            assert pending(game) is decision


def refused(game: DuelGame, seat: int, action: Action) -> tuple[str, str, dict[str, str]] | None:
    refusal = game.refusal(seat, action)
    return None if refusal is None else (refusal.rule, refusal.reason, refusal.params)
