"""What greenhorn believes of the others."""

from __future__ import annotations

import pytest

from sixgun.bots.dice.outlook import ability_of
from sixgun.bots.dice.suspicion import Suspicion, layouts_of
from sixgun.games.roles import DEPUTY, OUTLAW, RENEGADE, ROLES_OF, SHERIFF
from sixgun.kernel.event import EVERYBODY, Event

from .table import Seat, deed, stage

SEVEN = ("sheriff", "deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade")


def beliefs(
    viewer: int, *events: Event, roles: tuple[str, ...] = SEVEN, out: tuple[int, ...] = ()
) -> list[list[float]]:
    """Return what ``viewer`` believes after ``events``."""
    view = stage(*[Seat(role, out=seat in out) for seat, role in enumerate(roles)]).view(viewer)
    suspicion = Suspicion()
    for event in events:
        suspicion.hear(event)
    return suspicion.beliefs(view, [ability_of(facts) for facts in view.seats])


@pytest.mark.rule("G-2.1")
def test_all_layouts_of_the_deal_are_weighed() -> None:
    assert [len(layouts_of(players)) for players in range(3, 9)] == [6, 12, 60, 120, 420, 1680]
    for players in range(3, 9):
        for layout in layouts_of(players):
            assert sorted(layout) == sorted(ROLES_OF[players])


def test_at_first_the_deal_is_all_there_is_to_know() -> None:
    found = beliefs(0)
    assert found[0] == [1.0, 0.0, 0.0, 0.0]
    for seat in range(1, 7):
        assert found[seat] == pytest.approx([0.0, 2 / 6, 3 / 6, 1 / 6])
    assert beliefs(1)[2] == pytest.approx([0.0, 1 / 5, 3 / 5, 1 / 5])


def test_beliefs_always_fit_the_deal() -> None:
    deeds = [deed("hits", seat, (seat + 1) % 7, "1") for seat in range(1, 7) for _ in range(3)]
    for viewer in range(7):
        found = beliefs(viewer, *deeds)
        for row in found:
            assert sum(row) == pytest.approx(1.0)
        for role, count in ((SHERIFF, 1), (DEPUTY, 2), (OUTLAW, 3), (RENEGADE, 1)):
            assert sum(row[role] for row in found) == pytest.approx(count)


def test_who_shoots_the_sheriff_is_an_outlaw() -> None:
    found = beliefs(0, *[deed("hits", 1, 0, "1")] * 2)
    assert found[1][OUTLAW] > 0.7
    assert found[1][DEPUTY] < 0.15
    assert found[3][DEPUTY] > 2 / 6


def test_who_spares_the_sheriff_is_none() -> None:
    """Seat 1 could have hit the Sheriff, and has hit seat 2."""
    found = beliefs(0, *[deed("hits", 1, 2, "1")] * 2)
    assert found[1][OUTLAW] < 0.5
    assert found[1][DEPUTY] > 2 / 6


@pytest.mark.rule("G-5.5")
def test_a_hit_without_a_choice_says_nothing() -> None:
    """With four living a 2 has one target."""
    four = ("sheriff", "outlaw", "outlaw", "renegade")
    assert beliefs(0, *[deed("hits", 2, 0, "2")] * 3, roles=four) == beliefs(0, roles=four)
    assert beliefs(0, deed("hits", 1, 0, "1"), roles=four) != beliefs(0, roles=four)


def test_who_heals_the_sheriff_is_a_deputy() -> None:
    found = beliefs(0, *[deed("regains-life", 4, 0)] * 2)
    assert found[4][DEPUTY] > 0.6
    assert found[4][OUTLAW] < 0.2


def test_who_heals_himself_or_is_healed_by_nobody_says_nothing() -> None:
    alone = Event("regains-life", 4, -1, (), 0, 2, "", "", EVERYBODY)
    assert beliefs(0, deed("regains-life", 4, 4), alone) == beliefs(0)


def test_taking_an_arrow_away_is_help() -> None:
    assert beliefs(0, *[deed("discards-arrow", 4, 0)] * 2)[4][DEPUTY] > 0.6
    assert beliefs(0, deed("discards-arrow", 4, 4)) == beliefs(0)


def test_friends_of_enemies_are_enemies() -> None:
    """Deeds are weighed together: who heals the one who shoots the Sheriff is judged by that."""
    shots = [deed("hits", 1, 0, "1")] * 3
    found = beliefs(0, *shots, *[deed("regains-life", 3, 1)] * 2)
    assert found[3][OUTLAW] > beliefs(0, *shots)[3][OUTLAW] + 0.1


def test_what_one_does_oneself_tells_one_nothing() -> None:
    assert beliefs(1, *[deed("hits", 1, 0, "1")] * 3) == beliefs(1)


def test_the_dead_are_counted_out() -> None:
    gone = [Event("eliminated", seat, 0, (), 0, 0, "outlaw", "", EVERYBODY) for seat in (3, 4, 5)]
    for events in ([], gone):
        found = beliefs(0, *events, out=(3, 4, 5))
        assert found[3] == [0.0, 0.0, 1.0, 0.0]
        assert found[1] == pytest.approx([0.0, 2 / 3, 0.0, 1 / 3])


def test_the_last_secret_is_worked_out() -> None:
    roles = ("sheriff", "renegade", "outlaw", "outlaw", "deputy")
    assert beliefs(0, roles=roles, out=(2, 3, 4))[1][RENEGADE] == 1.0


def test_a_table_that_was_never_dealt_is_no_trouble() -> None:
    roles = ("sheriff", "outlaw", "outlaw", "outlaw", "outlaw")
    found = beliefs(0, roles=roles, out=(1, 2, 3))
    assert found[1][OUTLAW] == 1.0
    assert sum(found[4]) == pytest.approx(1.0)
