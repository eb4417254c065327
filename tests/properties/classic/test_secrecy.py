"""Change anything hidden from a seat, and neither its view nor its event stream changes by a byte (B-17)."""

from __future__ import annotations

import json

import pytest

from sixgun.games.classic.game import ClassicGame
from sixgun.games.roles import ROLES
from sixgun.kernel.action import Action
from sixgun.kernel.event import BYSTANDER, Event
from sixgun.kernel.rng import Rng
from tests.games.classic.notation import sample_actions
from tests.games.classic.play import Start, lively, start, walk

from .hidden import disguise, same_answer, secret_choice
from .witness import Witness, sees

VIEWED_GAMES = 80
REPEATED_GAMES = 150
CHUNKS = 10


def shown(game: ClassicGame, viewer: int) -> str:
    """Return all bytes of a view."""
    return json.dumps(game.view(viewer).to_dict())


@pytest.mark.mass
@pytest.mark.rule("B-17.1", "B-17.2", "B-17.3", "T-7")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_views_show_nothing_hidden(chunk: int) -> None:
    """At every decision of many games, two seats and a bystander see the same in a game with other secrets.

    That the same seat is asked the same question there is part of it: silence tells nothing.
    """
    for number in range(chunk * VIEWED_GAMES // CHUNKS, (chunk + 1) * VIEWED_GAMES // CHUNKS):
        look_all_along(number)


def look_all_along(number: int, begin: Start = start) -> None:
    """At every decision of game ``number`` change what is hidden from some seats and compare their views."""
    early: list[Event] = []
    game = begin(number, early.append)
    witness = Witness(game)
    for event in early:
        witness.hear(event)
    game.listen(witness.hear)
    rng = Rng(number)
    for decision in walk(game, Rng(number)):
        for viewer in (decision.seat, rng.below(game.seats), BYSTANDER):
            other = disguise(game, witness, viewer, rng, chance=True)
            assert shown(other, viewer) == shown(game, viewer)


@pytest.mark.mass
@pytest.mark.rule("B-17.1")
def test_refusals_tell_nothing_hidden() -> None:
    """Why an action is refused can be known to the seat that is asked, and that it is not asked, to all others."""
    for number in range(40):
        early: list[Event] = []
        game = start(number, early.append)
        witness = Witness(game)
        for event in early:
            witness.hear(event)
        game.listen(witness.hear)
        rng = Rng(number)
        for decision in walk(game, Rng(number)):
            if rng.below(10):
                continue
            viewer = rng.below(game.seats)
            other = disguise(game, witness, decision.seat, rng, chance=True)
            third = disguise(game, witness, viewer, rng, chance=True)
            for action in sample_actions(60, game.hands[decision.seat], rng):
                assert refused(other, decision.seat, action) == refused(game, decision.seat, action)
                if viewer != decision.seat:
                    assert refused(third, viewer, action) == refused(game, viewer, action)


def refused(game: ClassicGame, seat: int, action: Action) -> tuple[str, str, dict[str, str]] | None:
    refusal = game.refusal(seat, action)
    return None if refusal is None else (refusal.rule, refusal.reason, refusal.params)


@pytest.mark.mass
@pytest.mark.rule("B-17.1", "B-17.2", "B-17.3", "T-7")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_event_streams_show_nothing_hidden(chunk: int) -> None:
    """Play some steps, note what a seat has got to see of them, change everything else, and play them again.

    Whatever the seat has not seen until then cannot have made a difference to it: each event and each view on the way
    is the same to the byte.
    """
    for number in range(chunk * REPEATED_GAMES // CHUNKS, (chunk + 1) * REPEATED_GAMES // CHUNKS):
        repeat(number)


def repeat(number: int, begin: Start = start) -> None:
    """Play game ``number`` in pieces, each once as it is and three times with other secrets."""
    early: list[Event] = []
    game = begin(number, early.append)
    witness = Witness(game)
    for event in early:
        witness.hear(event)
    game.listen(witness.hear)
    rng = Rng(number)
    while game.decision is not None:
        viewer = rng.below(game.seats + 1) - 1
        steps = (1, 2, 5, 15, 50)[rng.below(5)]
        before = game.clone()
        actions, seen = rehearse(before, viewer, steps, rng)
        for _ in range(3):
            other = disguise(
                before,
                witness,
                viewer,
                rng,
                cards=seen.cards,
                roles=seen.roles,
                characters=seen.characters,
                events=seen.events,
            )
            compare_steps(before.clone(), other, viewer, actions)
        for action in actions:
            game.apply(action)


class Seen:
    """What a seat gets to see in some steps: cards, seats whose roles are shown, characters and events by index."""

    def __init__(self) -> None:
        self.cards: set[int] = set()
        self.roles: set[int] = set()
        self.characters: set[int] = set()
        self.events: set[int] = set()


def rehearse(before: ClassicGame, viewer: int, steps: int, rng: Rng) -> tuple[list[Action], Seen]:
    """Play a copy on for some steps; return the actions and what ``viewer`` may see of them by the rules."""
    seen = Seen()
    game = before.clone()

    def look(event: Event) -> None:
        if sees(event, viewer):
            seen.cards.update(event.cards)
        if event.detail in ROLES and event.kind in ("reveals-role", "eliminated"):
            seen.roles.add(event.seat)
        if event.kind == "event":
            seen.events.add(game.box.event_of_id[event.detail].index)
        if event.kind in ("character", "new-identity"):
            seen.characters.add(game.box.character_of_id[event.detail].index)

    game.listen(look)
    actions: list[Action] = []
    while game.decision is not None and len(actions) < steps:
        action = lively(game.decision, rng)
        if secret_choice(game) and game.decision.seat == viewer:
            seen.cards.update(card for card in (action.card, action.other) if card >= 0)
        if game.decision.kind == "play" and action.card >= 0:
            seen.cards.add(action.card)  # announced before its cost is chosen
        actions.append(action)
        game.apply(action)
        seen.cards.update(game.discard[-1:])
        seen.events.update(game.events[-1:])
        if viewer != BYSTANDER:
            reserves = zip(game.reserves, game.reserves_known, strict=True)
            seen.characters.update(index for index, known in reserves if known >> viewer & 1)
    return actions, seen


def compare_steps(first: ClassicGame, second: ClassicGame, viewer: int, actions: list[Action]) -> None:
    """Carry out the same actions in both games; ``viewer`` may see no difference."""
    heard: list[list[Event]] = [[], []]
    first.listen(heard[0].append)
    second.listen(heard[1].append)
    assert shown(second, viewer) == shown(first, viewer)
    for action in actions:
        if (
            first.freezes_bangs
            and action.card >= 0
            and first.box.kind[action.card].cost
            and action not in second.legal()
        ):
            return  # the other hand holds nothing to pay with, which the announcement shows to all (HN-11.2)
        answer = same_answer(first, action, second)
        first.apply(action)
        second.apply(answer)
        assert [e.for_seat(viewer).key() for e in heard[1]] == [e.for_seat(viewer).key() for e in heard[0]]
        assert shown(second, viewer) == shown(first, viewer)
        heard[0].clear()
        heard[1].clear()
