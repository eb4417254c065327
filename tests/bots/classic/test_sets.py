"""Bots at tables with sets: always legal, always to an end, and sensible where that is cheap."""

from __future__ import annotations

import pytest

from sixgun.bots.base import Bot, Observer
from sixgun.bots.catalogue import BOTS, make_bot
from sixgun.bots.classic.greenhorn import Greenhorn
from sixgun.games import classic
from sixgun.games.classic.sets import OWN_SETS
from sixgun.kernel.rng import Rng
from sixgun.lab.simulate import Plan, simulate
from sixgun.text.classic.catalogue import DECISIONS
from tests.bots.classic.table import ask, listen, turn
from tests.games.classic.position import Position, Seat
from tests.lab.settings import card_game

CHARACTERS = ("dealt", "choose")


def run(options: classic.Options, seed: int, names: list[str], kinds: set[str]) -> None:
    """Play a game to its end; every answer is one that was offered."""
    game = classic.new(options, seed)
    rng = Rng(seed)
    bots: list[Bot] = [make_bot("classic", names[seat % len(names)], rng) for seat in range(game.seats)]
    listen(game, bots)
    decisions = 0
    while game.decision is not None:
        decision = game.decision
        answer = bots[decision.seat].choose(decision, Observer(game, decision.seat))
        assert any(answer is action for action in decision.actions)
        if isinstance(bots[decision.seat], Greenhorn):
            kinds.add(decision.kind)
        game.apply(answer)
        decisions += 1
        assert decisions < 8000, "this game does not end"


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("name", BOTS)
def test_games_of_all_sets_end(name: str, players: int) -> None:
    for seed in range(10):
        roulette = "missed_effects" if seed % 2 else "missed_cards"
        options = classic.Options(players, False, CHARACTERS[seed % 2], sets=OWN_SETS, russian_roulette=roulette)
        run(options, seed, [name], set())


@pytest.mark.parametrize("name", OWN_SETS)
def test_games_of_each_set_end(name: str) -> None:
    for seed in range(8):
        run(classic.Options(3 + seed % 5, sets=(name,)), seed, ["greenhorn", "random"], set())


def test_every_kind_of_question_is_answered() -> None:
    kinds: set[str] = set()
    for seed in range(160):
        options = classic.Options(3 + seed % 6, False, CHARACTERS[seed % 2], sets=OWN_SETS, event_deck_size=28)
        run(options, seed, ["greenhorn"], kinds)
        if kinds >= set(DECISIONS) - {"share-estate"}:  # this one takes two who inherit
            break
    assert set(DECISIONS) - kinds <= {"share-estate"}


def test_greenhorn_beats_chance_with_all_sets() -> None:
    names = ["greenhorn", "random"] * 3
    tally = simulate(Plan(card_game(classic.Options(6, sets=OWN_SETS)), 120, names, 11)).tally
    good = sum(share.wins for share in tally.by_seat[::2])
    bad = sum(share.wins for share in tally.by_seat[1::2])
    assert good > 1.3 * bad


# Single questions --------------------------------------------------------------------------------------------------


def test_it_pays_with_the_card_that_is_worth_least() -> None:
    position = Position(
        Seat("sheriff", hand="whisky:QH barrel:QS mustang:8H", front="mustang:9H", life=2),
        Seat(), Seat(), Seat(), sets=["dodge_city"],
    )  # fmt: skip
    position.do("play whisky:QH")
    assert ask(position) == "discard mustang:8H"


def test_it_uses_green_cards() -> None:
    position = Position(
        Seat("sheriff", hand="missed:2S", front="pony_express:QD"), Seat(), Seat(), Seat(), sets=["dodge_city"]
    )
    assert ask(position) == "use pony_express:QD"


def test_it_dodges_with_green_cards() -> None:
    target = Seat(front="sombrero:7C", hand="beer:6H", life=1)
    position = Position(Seat("sheriff", hand="bang:AS"), target, Seat(), Seat(), sets=["dodge_city"])
    position.do("play bang:AS @1")
    assert ask(position) == "use sombrero:7C"


def test_it_heals_itself_and_its_friends_and_nobody_else() -> None:
    def deeds(life: int, sheriff: int, others: int) -> list[str]:
        me = Seat("deputy", hand="tequila:9C bang:AS", life=life)
        rest = (Seat("outlaw", life=1), Seat(life=others), Seat(life=others))
        return turn(Position(me, Seat("sheriff", life=sheriff), *rest, sets=["dodge_city"]))

    assert "play tequila:9C @0" in deeds(2, 5, 4)
    assert "play tequila:9C @1" in deeds(4, 1, 4)
    assert not any(deed.startswith("play tequila:9C") for deed in deeds(4, 5, 2))


def test_it_keeps_what_heals_while_it_is_whole() -> None:
    whole = Position(Seat("sheriff", front="canteen:7H"), Seat(), Seat(), Seat(), sets=["dodge_city"])
    assert ask(whole) == "end"
    hurt = Position(Seat("sheriff", front="canteen:7H", life=2), Seat(), Seat(), Seat(), sets=["dodge_city"])
    assert ask(hurt) == "use canteen:7H"
