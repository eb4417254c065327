"""Three players: who kills whom, with what, and what comes of it (B-14)."""

from __future__ import annotations

import pytest

from sixgun.games.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, aim_of

from .position import Position, Seat

NAMES = ["deputy", "outlaw", "renegade"]
TARGET = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}
PAIRS = [(killer, victim) for killer in range(3) for victim in range(3) if killer != victim]


def table(killer: int, victim: int, card: str) -> Position:
    """Return a table where ``killer`` is on turn with one card and ``victim`` has one life point left."""
    seats = [
        Seat(role, hand=card if seat == killer else "", life=1 if seat == victim else 0)
        for seat, role in enumerate(NAMES)
    ]
    return Position(*seats, turn=killer)


@pytest.mark.rule("B-14.2")
def test_aims_go_round() -> None:
    for role in (DEPUTY, OUTLAW, RENEGADE):
        assert ROLES[aim_of(role)] == TARGET[ROLES[role]]


@pytest.mark.rule("B-14.4", "B-14.5", "B-14.7", "B-14.9")
@pytest.mark.parametrize("card", ["bang:AS", "duel:JS", "gatling:10H", "indians:KD"])
@pytest.mark.parametrize(("killer", "victim"), PAIRS)
def test_who_kills_his_target_wins_and_who_kills_another_draws(killer: int, victim: int, card: str) -> None:
    position = table(killer, victim, card)
    aimed = "" if card.startswith(("gatling", "indians")) else f" @{victim}"
    position.do(f"play {card}{aimed}")
    game = position.game
    assert not game.in_game[victim]
    assert len(game.hands[killer]) == 3
    assert [event.amount for event in position.told("rewarded")] == [3]
    if TARGET[NAMES[killer]] == NAMES[victim]:
        assert game.over
        assert game.outcome == NAMES[killer]
        assert game.winners == 1 << killer
    else:
        assert not game.over
        assert position.asked == (killer, "play")


@pytest.mark.rule("B-14.4", "B-14.5", "B-14.9")
@pytest.mark.parametrize(("killer", "victim"), PAIRS)
def test_the_last_two_fight_on(killer: int, victim: int) -> None:
    """When the wrong one has died, whoever is left at the end wins, whatever his aim was."""
    third = 3 - killer - victim
    if TARGET[NAMES[killer]] == NAMES[victim]:
        return
    for winner, loser in ((killer, third), (third, killer)):
        seats = [Seat(role, hand="bang:2C" if seat == winner else "", life=1) for seat, role in enumerate(NAMES)]
        seats[victim] = Seat(NAMES[victim], out=True)
        position = Position(*seats, turn=winner).do(f"play bang:2C @{loser}")
        assert position.game.outcome == NAMES[winner]
        assert position.game.winners == 1 << winner


@pytest.mark.rule("B-14.5", "B-14.7", "B-12.5")
@pytest.mark.parametrize("victim", range(3))
def test_a_target_killed_by_nobody_leaves_two(victim: int) -> None:
    """Dynamite: nobody wins by it and nobody draws; the two that are left fight on."""
    seats = [
        Seat(role, front="dynamite:2H" if seat == victim else "", life=1 if seat == victim else 0, hand=hand)
        for seat, (role, hand) in enumerate(zip(NAMES, ("bang:2C", "bang:3C", "bang:4C"), strict=True))
    ]
    position = Position(*seats, turn=victim, phase="start", deck="winchester:8S").do("pass")
    assert not position.game.in_game[victim]
    assert not position.game.over
    assert position.told("rewarded") == []
    assert position.asked == ((victim + 1) % 3, "play")


@pytest.mark.rule("B-14.4", "B-14.9")
@pytest.mark.parametrize("killer", range(3))
def test_two_victims_of_one_card(killer: int) -> None:
    """Among both victims is the killer's target: he wins as such, and draws for both."""
    seats = [
        Seat(role, hand="gatling:10H" if seat == killer else "", life=0 if seat == killer else 1)
        for seat, role in enumerate(NAMES)
    ]
    position = Position(*seats, turn=killer).do("play gatling:10H")
    assert position.game.outcome == NAMES[killer]
    assert position.game.players_left == 1
    assert len(position.told("rewarded")) == 2
    assert len(position.game.hands[killer]) == 6


@pytest.mark.rule("B-14.7", "B-12.3")
def test_there_is_no_penalty_and_no_reward_for_ones_own_duel() -> None:
    for challenger in range(3):
        challenged = (challenger + 1) % 3
        seats = [Seat(role, life=1 if seat == challenger else 0) for seat, role in enumerate(NAMES)]
        seats[challenger] = Seat(NAMES[challenger], hand="duel:JS", life=1)
        seats[challenged] = Seat(NAMES[challenged], hand="bang:2C beer:6H")
        position = Position(*seats, turn=challenger).do(f"play duel:JS @{challenged}", "discard bang:2C")
        assert not position.game.in_game[challenger]
        assert not position.game.over
        assert position.told("rewarded", "penalised") == []
        assert position.asked[0] == challenged


@pytest.mark.rule("B-14.6", "OPT-4")
@pytest.mark.parametrize("target", [1, 2])
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_jail(turn: int, target: int) -> None:
    """On anybody by default, on nobody with the option."""
    jailed = (turn + target) % 3
    seats = [Seat(role, hand="jail:10S missed:2S" if seat == turn else "") for seat, role in enumerate(NAMES)]
    allowed = Position(*seats, turn=turn)
    assert f"play jail:10S @{jailed}" in allowed.offers
    allowed.do(f"play jail:10S @{jailed}")
    assert allowed.front(jailed) == ["jail:10S"]
    forbidden = Position(*seats, turn=turn, three_player_jail="none")
    assert forbidden.offers == {"end"}
    refusal = forbidden.refused(f"play jail:10S @{jailed}")
    assert (refusal.rule, refusal.reason) == ("B-14.6", "jail-off")


@pytest.mark.rule("B-14.8", "B-6.8")
def test_beer_with_two_players_left() -> None:
    seats = (
        Seat("deputy", hand="beer:6H", life=2),
        Seat("outlaw", hand="bang:AS beer:7H", life=1),
        Seat("renegade", out=True),
    )
    position = Position(*seats).do("play beer:6H")
    assert position.game.life[0] == 2
    assert [event.cite for event in position.told("no-effect")] == ["B-9.3"]
    position = Position(*seats, turn=1).do("play beer:7H")
    assert position.game.life[1] == 1
