"""What greenhorn believes of the others."""

from __future__ import annotations

import pytest

from sixgun.bots.classic.lore import lore_of
from sixgun.bots.classic.sides import enmities
from sixgun.bots.classic.suspicion import Suspicion
from sixgun.games.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF
from sixgun.kernel.event import EVERYBODY, Event
from tests.games.classic.position import Position, Seat

SEVEN = ("sheriff", "deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade")


def table(*roles: str, out: tuple[int, ...] = ()) -> Position:
    """Return a position with these roles by seat; those in ``out`` have left."""
    return Position(*(Seat(role, out=seat in out) for seat, role in enumerate(roles)))


def event(kind: str, seat: int, other: int, card: str = "bang:AS", detail: str = "") -> Event:
    """Return an event with one open card."""
    cards = (Position(*[Seat()] * 4).game.box.parse_card(card),)
    return Event(kind, seat, other, cards, 1, 0, detail, "", EVERYBODY)


def beliefs(position: Position, viewer: int, *events: Event) -> list[list[float]]:
    """Return what ``viewer`` believes after ``events``."""
    suspicion = Suspicion()
    for happened in events:
        suspicion.hear(happened)
    return suspicion.beliefs(position.game.view(viewer), lore_of(position.game.box))


def test_at_first_the_deal_is_all_there_is_to_know() -> None:
    found = beliefs(table(*SEVEN), 0)
    assert found[0] == [1.0, 0.0, 0.0, 0.0]
    for seat in range(1, 7):
        assert found[seat] == pytest.approx([0.0, 2 / 6, 3 / 6, 1 / 6])
    deputy = beliefs(table(*SEVEN), 1)
    assert deputy[1] == [0.0, 1.0, 0.0, 0.0]
    assert deputy[2] == pytest.approx([0.0, 1 / 5, 3 / 5, 1 / 5])


def test_beliefs_always_fit_the_roles_of_the_game() -> None:
    deeds = [event("plays", seat, (seat * 3 + 1) % 7) for seat in range(1, 7) for _ in range(3)]
    for viewer in range(7):
        found = beliefs(table(*SEVEN), viewer, *deeds)
        for row in found:
            assert sum(row) == pytest.approx(1.0)
        for role, count in ((SHERIFF, 1), (DEPUTY, 2), (OUTLAW, 3), (RENEGADE, 1)):
            assert sum(row[role] for row in found) == pytest.approx(count)


def test_who_attacks_the_sheriff_is_an_outlaw() -> None:
    for card in ("bang:AS", "duel:JS"):
        found = beliefs(table(*SEVEN), 0, event("plays", 4, 0, card))
        assert found[4][OUTLAW] > 0.75
        assert found[4][DEPUTY] < 0.1
        assert found[1][DEPUTY] > 2 / 6


def test_who_attacks_an_outlaw_is_none() -> None:
    shots = [event("plays", 4, 0)] * 3 + [event("plays", 1, 4)] * 3
    found = beliefs(table(*SEVEN), 0, *shots)
    assert found[1][OUTLAW] < 0.2
    assert found[1][DEPUTY] > found[2][DEPUTY]


def test_answers_and_abilities_are_no_attacks() -> None:
    position = table(*SEVEN)
    quiet = beliefs(position, 0)
    dodges = [
        event("plays", 4, 0, "missed:2S"),
        event("plays", 4, 0, "bang:2C", "missed"),  # Calamity Janet
        event("takes-from-hand", 4, 0),  # El Gringo
        event("loses-life", 4, 0),
    ]
    assert beliefs(position, 0, *dodges) == quiet


def test_taking_a_card_is_an_attack_and_freeing_is_help() -> None:
    position = table(*SEVEN)
    theft = beliefs(position, 0, event("plays", 4, 0, "panic:JH"), event("takes-from-hand", 4, 0))
    assert theft[4][OUTLAW] > 0.6
    shots = [event("plays", 5, 0)] * 3
    freed = [event("plays", 4, 5, "cat_balou:KH"), event("removes-from-front", 4, 5, "jail:JS")]
    assert beliefs(position, 0, *shots, *freed)[4][OUTLAW] > beliefs(position, 0, *shots)[4][OUTLAW]


def test_the_dead_are_counted_out() -> None:
    position = table(*SEVEN, out=(3, 4, 5))
    gone = [Event("eliminated", seat, 0, (), 0, 0, "outlaw", "", EVERYBODY) for seat in (3, 4, 5)]
    for events in ([], gone):
        found = beliefs(position, 0, *events)
        assert found[3] == [0.0, 0.0, 1.0, 0.0]
        assert found[1] == pytest.approx([0.0, 2 / 3, 0.0, 1 / 3])


def test_the_sheriff_knows_his_last_enemy() -> None:
    position = table("sheriff", "renegade", "outlaw", "outlaw", "deputy", out=(2, 3, 4))
    view = position.game.view(0)
    assert beliefs(position, 0)[1][RENEGADE] == pytest.approx(1.0)
    assert enmities(view, beliefs(position, 0))[1] > 0.9


def test_wishes_by_role() -> None:
    position = table(*SEVEN)
    for viewer in range(7):
        sure = [[float(ROLES[role] == name) for role in range(4)] for name in SEVEN]
        wishes = enmities(position.game.view(viewer), sure)
        assert wishes[viewer] == 0.0
        role = SEVEN[viewer]
        for seat in range(7):
            if seat == viewer:
                continue
            law = SEVEN[seat] in ("sheriff", "deputy")
            if role == "outlaw":
                assert (wishes[seat] < 0) == (SEVEN[seat] == "outlaw")
                assert wishes[seat] <= wishes[0]
            elif role == "renegade":
                assert (wishes[seat] < 0) == (SEVEN[seat] == "sheriff")
            else:
                assert (wishes[seat] < 0) == law


def test_patience_ends() -> None:
    """Somebody who stays in doubt is attacked in the end, the Sheriff by his Deputy never."""
    position = table("deputy", "sheriff", "renegade", "outlaw", "outlaw")
    position.game.turn = 200
    found = beliefs(position, 0)
    wishes = enmities(position.game.view(0), found)
    assert wishes[1] < 0 < min(wishes[2:])
