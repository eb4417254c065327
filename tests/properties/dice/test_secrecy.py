"""Change anything hidden from a seat, and neither its view nor its event stream changes by a byte (G-9.2)."""

from __future__ import annotations

import json

import pytest

from sixgun.games.dice.actions import EVERY_ACTION
from sixgun.games.dice.game import DiceGame
from sixgun.kernel.action import Action
from sixgun.kernel.event import BYSTANDER, Event
from sixgun.kernel.rng import Rng
from tests.games.dice.play import gentle, start, walk
from tests.games.playing import pending

VIEWED_GAMES = 150
REPEATED_GAMES = 300


def disguise(game: DiceGame, viewer: int, rng: Rng, keep: set[int] | None = None, chance: bool = False) -> DiceGame:
    """Return a copy of ``game`` with other roles, as far as ``viewer`` knows none, and maybe other chance to come.

    Roles of the seats in ``keep`` stay: they will be shown before the copy is looked at.
    """
    copy = game.clone()
    stay = {viewer} | (keep or set())
    hidden = [seat for seat in range(game.seats) if not game.revealed[seat] and seat not in stay]
    roles = [game.roles[seat] for seat in hidden]
    rng.shuffle(roles)
    copy.roles = game.roles.copy()
    for seat, role in zip(hidden, roles, strict=True):
        copy.roles[seat] = role
    if chance:
        copy.rng = Rng(rng.below(1 << 30))
    before = copy.decision
    copy.decision = None
    copy.run()  # asks again, with the secrets as they are now
    assert repr(copy.decision) == repr(before)
    return copy


def shown(game: DiceGame, viewer: int) -> str:
    """Return all bytes of a view."""
    return json.dumps(game.view(viewer).to_dict())


class Stream:
    """All bytes that a seat gets to hear and see."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.told: list[str] = []

    def hear(self, event: Event) -> None:
        self.told.append(json.dumps(event.for_seat(self.viewer).key()))

    def look(self, game: DiceGame) -> None:
        self.told.append(shown(game, self.viewer))


@pytest.mark.mass
@pytest.mark.rule("G-9.2", "G-2.2")
@pytest.mark.parametrize("chunk", range(5))
def test_views_and_refusals_show_nothing_hidden(chunk: int) -> None:
    for number in range(chunk * VIEWED_GAMES // 5, (chunk + 1) * VIEWED_GAMES // 5):
        game = start(number)
        rng = Rng(number)
        for decision in walk(game, Rng(number)):
            for viewer in (decision.seat, rng.below(game.seats), BYSTANDER):
                other = disguise(game, viewer, rng, chance=True)
                assert shown(other, viewer) == shown(game, viewer)
                for _ in range(6):
                    action = EVERY_ACTION[rng.below(len(EVERY_ACTION))]
                    first, second = game.refusal(decision.seat, action), other.refusal(decision.seat, action)
                    assert (first is None) == (second is None)
                    if first is not None and second is not None:
                        same = (second.rule, second.reason, second.params)
                        assert (first.rule, first.reason, first.params) == same


@pytest.mark.mass
@pytest.mark.rule("G-9.2", "G-6.2")
@pytest.mark.parametrize("chunk", range(5))
def test_event_streams_show_nothing_hidden(chunk: int) -> None:
    """Play some steps, change the roles that nobody has got to see in them, and play them again."""
    changed = 0
    for number in range(chunk * REPEATED_GAMES // 5, (chunk + 1) * REPEATED_GAMES // 5):
        game = start(number)
        rng = Rng(number)
        while game.decision is not None:
            before = game.clone()
            viewer = rng.below(game.seats + 1) - 1
            stream = Stream(viewer)
            actions: list[Action] = []
            game.listeners.clear()
            game.listen(stream.hear)
            for _ in range((1, 3, 10, 40)[rng.below(4)]):
                if game.over:
                    break
                actions.append(gentle(pending(game), rng))
                game.apply(actions[-1])
                stream.look(game)
            if game.over:
                break  # all roles are shown
            seen = {seat for seat in range(game.seats) if game.revealed[seat]}
            other = disguise(before, viewer, rng, seen)
            changed += other.roles != before.roles
            again = Stream(viewer)
            other.listen(again.hear)
            for action in actions:
                other.apply(action)
                again.look(other)
            assert again.told == stream.told
    assert changed > 100


@pytest.mark.rule("G-9.2")
def test_events_hide_nothing() -> None:
    """Dice are thrown in the open: no event has cards that somebody may not see."""
    events: list[Event] = []
    for number in range(20):
        for _ in walk(start(number, events.append), Rng(number)):
            pass
    assert {event.knowers for event in events} == {-1}
