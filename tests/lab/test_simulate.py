"""Simulations: the same figures from the same seed, whoever plays and however many workers there are."""

from __future__ import annotations

import json
import pickle

import pytest

from sixgun.bots.catalogue import BOTS, make_bot
from sixgun.games import classic
from sixgun.games.registry import Setting
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.playout import playout
from sixgun.kernel.rng import Rng
from sixgun.lab import simulate as module
from sixgun.lab.match import MatchResult, derive_seed, play_bots, play_match
from sixgun.lab.simulate import CHUNK, BrokenGame, Plan, simulate
from sixgun.lab.tally import Tally
from tests.lab.settings import card_game

TIMES = {"seconds", "games_per_second", "decisions_per_second", "workers"}


def figures(plan: Plan, workers: int = 1) -> dict[str, object]:
    """Return what a simulation counts, without what depends on the clock."""
    return {key: value for key, value in simulate(plan, workers).to_dict().items() if key not in TIMES}


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_random_bots_play_as_the_playout_does(players: int) -> None:
    options = classic.Options(players)
    for seed in range(20):
        game, same = classic.new(options, seed), classic.new(options, seed)
        rng = Rng(seed)
        assert play_bots(game, [make_bot("classic", "random", rng) for _ in range(players)]) == playout(same, Rng(seed))
        assert game.digest() == same.digest()


def test_the_quick_way_gives_the_same_result() -> None:
    options = classic.Options(4)
    for seed in range(10):
        quick, slow = (play_match(card_game(options), seed, ["random"] * 4, quick) for quick in (True, False))
        assert quick.__reduce__()[1] == slow.__reduce__()[1]


@pytest.mark.parametrize("workers", [2, 3])
def test_the_figures_do_not_depend_on_the_workers(workers: int) -> None:
    plan = Plan(card_game(classic.Options(5)), CHUNK * 4 + 7, ["random"] * 5, 9)
    assert figures(plan, workers) == figures(plan)


def test_the_figures_depend_on_the_seed() -> None:
    plans = [Plan(card_game(classic.Options(4)), 50, ["random"] * 4, seed) for seed in (1, 2, 1)]
    first, second, again = (figures(plan) for plan in plans)
    assert first == again
    assert first["wins"] != second["wins"]


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_whole_games(name: str) -> None:
    for players in (3, 5, 7):
        result = play_match(card_game(classic.Options(players)), 3, [name] * players, quick=False)
        assert result.outcome
        assert result.decisions > 0


def test_different_bots_may_sit_at_one_table() -> None:
    plan = Plan(card_game(classic.Options(4)), 10, ["random", "greenhorn", "random", "greenhorn"], 1)
    seats = simulate(plan).to_dict()["wins"]["by_seat"]  # type: ignore[index]
    assert [seat["bot"] for seat in seats] == plan.bots


def test_all_is_counted() -> None:
    plan = Plan(card_game(classic.Options(5)), 60, ["random"] * 5, 4)
    found = simulate(plan).to_dict()
    json.dumps(found)
    assert found["games"] == found["games_planned"] == 60
    assert not found["interrupted"]
    assert isinstance(found["compiled"], bool)
    outcomes, wins = found["outcomes"], found["wins"]
    assert isinstance(outcomes, dict)
    assert isinstance(wins, dict)
    assert sum(outcomes.values()) == 60
    roles = wins["by_role"]
    assert sorted(roles) == ["deputy", "outlaw", "renegade", "sheriff"]
    assert roles["sheriff"]["wins"] == roles["deputy"]["wins"] == outcomes.get("sheriff", 0)
    assert roles["outlaw"]["wins"] == outcomes.get("outlaws", 0)
    assert all(share["games"] == 60 for share in roles.values())
    assert sum(share["games"] for share in wins["by_character"].values()) == 300
    for share in [*roles.values(), *wins["by_character"].values(), *wins["by_seat"]]:
        assert share["low"] <= share["rate"] <= share["high"]


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(Plan(card_game(classic.Options(3)), 5, ["random"] * 3, 1), 1, told.append)
    assert told == [1, 2, 3, 4, 5]


def test_ctrl_c_leaves_the_figures_so_far() -> None:
    def stop(done: int) -> None:
        if done == 7:
            raise KeyboardInterrupt

    plan = Plan(card_game(classic.Options(4)), 1000, ["random"] * 4, 1)
    result = simulate(plan, 1, stop)
    assert (result.interrupted, result.tally.games) == (True, 7)
    tally = Tally(4)
    for index in range(7):
        tally.add(play_match(plan.setting, derive_seed(plan.seed, index), plan.bots))
    assert tally.outcomes == result.tally.outcomes


def test_ctrl_c_with_workers_leaves_the_first_games() -> None:
    def stop(done: int) -> None:
        raise KeyboardInterrupt

    result = simulate(Plan(card_game(classic.Options(4)), 5000, ["random"] * 4, 1), 2, stop)
    assert (result.interrupted, result.tally.games) == (True, CHUNK)


def test_a_game_that_breaks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(setting: Setting, seed: int, bots: list[str], quick: bool = True) -> MatchResult:
        if seed == derive_seed(1, 3):
            raise ValueError("the cards are wet")
        return play_match(setting, seed, bots, quick)

    monkeypatch.setattr(module, "play_match", broken)
    with pytest.raises(BrokenGame, match=r"game 3 .*the cards are wet"):
        simulate(Plan(card_game(classic.Options(4)), 50, ["random"] * 4, 1))


def test_what_workers_send_can_be_sent() -> None:
    error = pickle.loads(pickle.dumps(BrokenGame(3, 7, "the cards are wet")))
    assert isinstance(error, BrokenGame)
    assert error.params == {"index": "3", "seed": "7", "reason": "the cards are wet"}


def test_bots_must_fill_the_seats() -> None:
    with pytest.raises(SixgunError, match="3 bots"):
        Plan(card_game(classic.Options(4)), 1, ["random"] * 3, 1)


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(SixgunError, match="no bot 'cheater'"):
        make_bot("classic", "cheater", Rng(1))


def test_seeds_are_derived_from_all_they_belong_to() -> None:
    seeds = {derive_seed(1), derive_seed(1, 2), derive_seed(12), derive_seed(1, "2", 3), derive_seed(1, 23)}
    assert len(seeds) == 5
    assert all(0 <= seed < 2**63 for seed in seeds)
