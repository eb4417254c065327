"""Setting up: roles, characters, life points, arrows, the first player, and that chance is fair (G-2, G-8.1)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from sixgun.games import dice
from sixgun.games.dice.sets import characters
from sixgun.games.roles import ROLES
from sixgun.kernel.event import Event
from tests.chance import assert_uniform

ROLE_COUNTS = {
    3: {"deputy": 1, "outlaw": 1, "renegade": 1},
    4: {"sheriff": 1, "outlaw": 2, "renegade": 1},
    5: {"sheriff": 1, "deputy": 1, "outlaw": 2, "renegade": 1},
    6: {"sheriff": 1, "deputy": 1, "outlaw": 3, "renegade": 1},
    7: {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 1},
    8: {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 2},
}
PLAYERS = pytest.mark.parametrize("players", ROLE_COUNTS)


def first(game: dice.DiceGame) -> int:
    return game.roles.index(ROLES.index("deputy" if game.seats == 3 else "sheriff"))


@pytest.mark.rule("G-2.1", "G-8.1", "G-1.1")
@PLAYERS
def test_roles(players: int) -> None:
    for seed in range(20):
        game = dice.new(dice.Options(players), seed)
        assert Counter(ROLES[role] for role in game.roles) == ROLE_COUNTS[players]


@pytest.mark.rule("G-2.2", "G-9.2", "G-8.1")
@PLAYERS
def test_who_shows_the_role(players: int) -> None:
    for seed in range(10):
        game = dice.new(dice.Options(players), seed)
        for viewer in range(-1, players):
            for facts in game.view(viewer).seats:
                known = players == 3 or ROLES[game.roles[facts.seat]] == "sheriff" or facts.seat == viewer
                assert facts.role == (ROLES[game.roles[facts.seat]] if known else None)


@pytest.mark.rule("G-2.3", "G-2.4", "G-2.5")
@PLAYERS
def test_characters_life_points_and_arrows(players: int) -> None:
    """The Sheriff has two life points more; with three players nobody has."""
    for seed in range(20):
        events: list[Event] = []
        game = dice.new(dice.Options(players), seed, events.append)
        told = [event for event in events if event.kind == "character"]
        assert [event.seat for event in told] == list(range(players))
        assert len({event.detail for event in told}) == players
        life = {character.id: character.life for character in characters()}
        for event in told:
            extra = 2 if ROLES[game.roles[event.seat]] == "sheriff" else 0
            assert event.amount == game.max_life[event.seat] == life[event.detail] + extra
        assert game.pile + sum(game.arrows) == 9
        assert sum(game.arrows) == sum(event.amount for event in events if event.kind == "takes-arrow")


@pytest.mark.rule("G-2.6")
@PLAYERS
def test_who_plays_first(players: int) -> None:
    for seed in range(20):
        game = dice.new(dice.Options(players), seed)
        assert game.current == first(game)
        fixed = dice.new(dice.Options(players, sheriff=seed % players), seed)
        assert fixed.current == first(fixed) == seed % players


@pytest.mark.rule("G-9.1", "G-2.2")
def test_every_deal_of_roles_is_equally_likely() -> None:
    deals = Counter(tuple(dice.new(dice.Options(4), seed).roles) for seed in range(3000))
    assert len(deals) == 12
    assert_uniform(list(deals.values()))
    three = Counter(tuple(dice.new(dice.Options(3), seed).roles) for seed in range(1500))
    assert set(three) == set(permutations((1, 2, 3)))
    assert_uniform(list(three.values()))


@pytest.mark.rule("G-9.1", "G-2.3")
def test_every_character_is_equally_likely_in_every_seat() -> None:
    for seat in (0, 4):
        dealt: Counter[str] = Counter()
        for seed in range(3200):
            character = dice.new(dice.Options(5), seed).characters[seat]
            assert character is not None
            dealt[character.id] += 1
        assert len(dealt) == 16
        assert_uniform(list(dealt.values()))


@pytest.mark.rule("G-1.2", "G-9.1")
def test_every_face_is_equally_likely() -> None:
    """On each die of a first roll, and on a die that is rolled again, whatever the others show."""
    events: list[Event] = []
    for seed in range(1200):
        game = dice.new(dice.Options(5), seed, events.append)
        while game.decision is not None and game.turn < 3:
            game.apply(game.legal()[0])  # rolls the first die again that he may
    first_rolls = [event for event in events if event.kind == "rolls" and event.amount == 1]
    assert all(event.count == 5 for event in first_rolls)
    for place in range(5):
        faces = Counter(event.cards[place] % 6 for event in first_rolls)
        assert_uniform([faces[face] for face in range(6)])
    again = Counter(event.cards[0] % 6 for event in events if event.kind == "rolls" and event.count == 1)
    assert_uniform([again[face] for face in range(6)])
    pairs = Counter((event.cards[0] % 6, event.cards[4] % 6) for event in first_rolls)
    assert_uniform([pairs[one, other] for one in range(6) for other in range(6)])


@pytest.mark.rule("G-1.3")
def test_the_bullets_suffice() -> None:
    """25 bullets worth 1 and 15 worth 3 are enough for the eight largest characters and the Sheriff's two points."""
    lives = sorted((character.life for character in characters()), reverse=True)
    assert sum(lives[:8]) + 2 <= 25 + 3 * 15
