"""Who is asked and who is not (T-7): silence must not tell what is in a hand. What nobody chooses (T-6, T-10)."""

from __future__ import annotations

import pytest

from sixgun.games.classic.effects import BangAll, Lines, Round
from sixgun.games.classic.sets import load_box
from sixgun.games.classic.sets.base_cards import IndiansRaid
from sixgun.kernel.frame import Frame

from .position import Position, Seat

BOX = load_box()
USELESS = "saloon:5H"
ATTACKS = {
    "answer-shot": ("bang:AS", "play bang:AS @1"),
    "answer-indians": ("indians:KD", "play indians:KD"),
    "answer-duel": ("duel:JS", "play duel:JS @1"),
}
ATTACK = pytest.mark.parametrize("kind", ATTACKS)


def attacked(kind: str, target: Seat) -> Position:
    """Return a table where B has just been attacked."""
    card, action = ATTACKS[kind]
    return Position(
        Seat("sheriff", hand=f"{card} panic:JH"), target, Seat("renegade", hand="beer:7H"), Seat("outlaw")
    ).do(action)


@pytest.mark.rule("T-7")
@ATTACK
def test_an_empty_hand_is_not_asked(kind: str) -> None:
    position = attacked(kind, Seat("outlaw", life=2))
    assert position.game.life[1] == 1
    assert position.asked[0] != 1


@pytest.mark.rule("T-7")
@ATTACK
@pytest.mark.parametrize("character", ["", "suzy_lafayette", "el_gringo", "calamity_janet", "sid_ketchum"])
def test_a_hand_is_asked_even_if_it_cannot_help(kind: str, character: str) -> None:
    position = attacked(kind, Seat("outlaw", character, hand=USELESS, life=2))
    assert position.asked == (1, kind)
    assert position.offers == {"pass"}
    assert position.decision.forced
    for viewer in (0, 2, 3, -1):
        assert position.game.view(viewer).decision is None
        assert position.game.view(viewer).to_dict()["actions"] == []


@pytest.mark.rule("T-7", "B-8.7", "CB-6")
@ATTACK
@pytest.mark.parametrize(("character", "front"), [("", "barrel:QS"), ("jourdonnais", "")])
def test_a_barrel_is_asked_for_against_a_shot_only(kind: str, character: str, front: str) -> None:
    position = attacked(kind, Seat("outlaw", character, front=front, life=2))
    if kind == "answer-shot":
        assert position.asked == (1, kind)
        assert position.offers == {"pass", f"use {front or character}"}
    else:
        assert position.asked[0] != 1
        assert position.game.life[1] == 1


@pytest.mark.rule("T-7", "CB-12.2", "CB-12.3")
@ATTACK
@pytest.mark.parametrize(("cards", "life", "able"), [(1, 2, False), (2, 2, True), (2, 4, False), (3, 1, True)])
def test_sid_ketchum_may_act_before_he_answers(kind: str, cards: int, life: int, able: bool) -> None:
    hand = ["saloon:5H", "panic:QH", "jail:10S"][:cards]
    position = attacked(kind, Seat("outlaw", "sid_ketchum", hand=" ".join(hand), life=life))
    assert position.asked == (1, kind)
    pairs = {f"use sid_ketchum {a} {b}" for a in hand for b in hand if a != b} if able else set()
    assert position.offers == pairs | {"pass"}
    if able:
        position.do(f"use sid_ketchum {hand[0]} {hand[1]}")
        assert position.game.life[1] == life + (1 if cards > 2 else 0)
        assert (position.asked == (1, kind)) == (cards > 2)


@pytest.mark.rule("T-7", "B-3.5")
@pytest.mark.parametrize(
    ("character", "hand", "asked"),
    [
        ("", "", False),
        ("", USELESS, True),
        ("", "missed:2S", True),
        ("sid_ketchum", "", False),
        ("jourdonnais", "", False),
    ],
)
def test_phase_two_is_passed_over_with_an_empty_hand_only(character: str, hand: str, asked: bool) -> None:
    position = Position(
        Seat("sheriff", character, hand=hand, front="barrel:QS volcanic:10S"), Seat(hand=USELESS if not hand else ""),
        Seat(), Seat(),
    )  # fmt: skip
    assert position.asked == ((0, "play") if asked else (1, "play"))


@pytest.mark.rule("T-7", "B-6.6", "B-6.8", "CB-12.1")
@pytest.mark.parametrize(
    ("character", "hand", "players", "asked"),
    [
        ("", "", 4, False),
        ("", USELESS, 4, True),
        ("", USELESS, 3, True),
        ("", USELESS, 2, False),
        ("", "beer:6H", 2, False),
        ("", "beer:6H", 4, True),
        ("sid_ketchum", "beer:6H", 2, False),
        ("sid_ketchum", "beer:6H", 4, True),
        ("sid_ketchum", "beer:6H saloon:5H", 2, True),
        ("sid_ketchum", "", 4, False),
        ("bart_cassidy", "", 4, False),
        ("jourdonnais", "", 4, False),
    ],
)
def test_dying_windows(character: str, hand: str, players: int, asked: bool) -> None:
    """With two players left all can see that no Beer helps, so only Sid Ketchum with two cards is asked."""
    seats = [
        Seat("sheriff", hand="indians:KD panic:JH"),
        Seat("renegade", character, hand=hand, life=1),
        Seat("outlaw", out=players < 3),
        Seat("outlaw", out=players < 4),
    ]
    position = Position(*seats).do("play indians:KD")
    if hand:
        assert position.asked == (1, "answer-indians")
        position.do("pass")
    assert (position.asked == (1, "dying")) == asked
    assert len(position.told("dying")) == 1


@pytest.mark.rule("T-7", "B-8.4")
@pytest.mark.parametrize(
    ("hand", "front", "asked"),
    [
        ("beer:6H", "", False),
        ("beer:6H bang:2C", "", False),
        ("", "barrel:QS", False),
        ("beer:6H", "barrel:QS", True),
        ("", "barrel:QS scope:AS", True),
        ("beer:6H", "jail:10S", True),
    ],
)
@pytest.mark.parametrize(("card", "kind"), [("panic:JH", "take-card"), ("cat_balou:KH", "remove-card")])
def test_there_is_nothing_to_choose_among_one_place(card: str, kind: str, hand: str, front: str, asked: bool) -> None:
    position = Position(
        Seat("sheriff", hand=f"{card} saloon:5H"), Seat("outlaw", hand=hand, front=front), Seat(), Seat()
    ).do(f"play {card} @1")
    if asked:
        assert position.asked == (0, kind)
        assert position.decision.by == 1
        expected = {f"choose {text}" for text in front.split()} | ({"choose hand"} if hand else set())
        assert position.offers == expected
    else:
        assert position.asked == (0, "play")
        assert len(position.told("takes-from-hand", "takes-from-front", "removes-from-hand", "removes-from-front")) == 1


@pytest.mark.rule("T-6")
def test_deferred_draws_go_round_from_the_current_player() -> None:
    """The one who draws late is found wherever he sits, after the current player's action is over."""
    roles = ("sheriff", "renegade", "outlaw", "outlaw")
    for seat in range(4):
        seats = [
            Seat(role, "suzy_lafayette") if place == seat else Seat(role, hand=f"bang:{place + 2}C")
            for place, role in enumerate(roles)
        ]
        position = Position(*seats, turn=2, deck="beer:6H beer:7H")
        assert [(event.seat, event.cite) for event in position.told("draws")] == [(seat, "CB-14")]
        assert position.hand(seat) == ["beer:6H"]
        assert position.asked == (2, "play")


# An acting player who is doomed (no card of the base set can bring it about, so he is doomed by hand) ----------------


def doomed_in_the_middle(frame: Frame[object]) -> Position:
    position = Position(
        Seat("outlaw", hand="beer:6H beer:7H"),
        Seat("sheriff", hand="bang:2C"),
        Seat("outlaw", life=1),
        Seat("renegade"),
    )
    game = position.game
    game.decision = None
    game.push(frame)
    game.doomed.append(0)
    game.doomed_by.append(1)
    game.refresh(0)
    game.run()
    return position


@pytest.mark.rule("T-10")
@pytest.mark.parametrize(
    "frame",
    [
        Round(BangAll(), 0, BOX.parse_card("gatling:10H"), [1, 2, 3]),
        IndiansRaid(0, BOX.parse_card("indians:KD"), [1, 2, 3]),
        Lines(0, BOX.parse_card("saloon:5H"), -1, 0),
    ],
    ids=["a shot at everybody", "a raid", "a card of two lines"],
)
def test_the_rest_of_a_doomed_players_action_is_dropped(frame: Frame[object]) -> None:
    """Nobody is attacked and nobody healed any more; then he is eliminated and the next one's turn begins."""
    position = doomed_in_the_middle(frame)
    assert position.game.life == [0, 5, 1, 4]
    assert not position.game.in_game[0]
    assert position.told("loses-life", "regains-life") == []
    assert position.asked == (1, "play")
