"""Scenario files of The Dice Game: what they set up, and what is refused with its line."""

from __future__ import annotations

import pytest

from sixgun.games.dice.staging import STAGE
from sixgun.games.stages import loads
from sixgun.kernel.errors import ScenarioError
from sixgun.kernel.scenario import run

HEAD = 'title = "a"\ngame = "dice"\n'
FIVE = 'seat = [{ name = "A" }, { name = "B" }, { name = "C" }, { name = "D" }, { name = "E" }]\n'
END = 'expect.current = "A"\n'


def seats(*rows: str) -> str:
    return "seat = [\n" + "".join(f"{{ {row} }},\n" for row in rows) + "]\n"


def with_first(row: str) -> str:
    return seats(row, 'name = "B"', 'name = "C"', 'name = "D"', 'name = "E"')


@pytest.mark.parametrize(
    ("source", "line", "what"),
    [
        (seats('name = "A"', 'name = "B"'), 3, "2 seats: The Dice Game is for 3 to 8 players"),
        (with_first('role = "outlaw"'), 4, "a seat needs a 'name'"),
        (with_first('name = "B"'), 5, "two seats are called 'B'"),
        (with_first('name = "A", hand = ["bang:AS"]'), 4, "unknown key 'hand'"),
        (with_first('name = "A", role = "bandit"'), 4, "no role is called 'bandit'"),
        (seats(*[f'name = "{n}", role = "sheriff"' for n in "ABCD"]), 5, "4 players have no further 'sheriff'"),
        (with_first('name = "A", character = "bill_noface"'), 4, "no character is called 'bill_noface'; known: bart"),
        (seats(*[f'name = "{n}", character = "el_gringo"' for n in "ABCD"]), 5, "already belongs to another seat"),
        (with_first('name = "A", life = 11'), 4, "life of A must be 1 to 10"),
        (with_first('name = "A", life = 0'), 4, "life of A must be 1 to 10"),
        (with_first('name = "A", arrows = 9'), 4, "at least one is in the pile"),
        (with_first('name = "A", arrows = -1'), 4, "at least one is in the pile"),
        (with_first('name = "A", out = true, role = "outlaw", arrows = 1'), 4, "who is eliminated has no 'arrows'"),
        (with_first('name = "A", role = "sheriff", out = true'), 3, "this game would be over: outlaws"),
        (FIVE + 'table.turn = "Z"\n', 4, "no seat is called 'Z'"),
        (FIVE + 'table.rolls = ["1 2", "bang"]\n', 4, "no die shows 'bang'"),
        (FIVE + "table.seed = -1\n", 4, "a seed is an integer from 0 up"),
        (FIVE + "table.pile = 3\n", 4, "unknown key 'pile'"),
        (FIVE + 'options = { players = 5 }\n', 4, "unknown key 'options'"),
        (FIVE + "deal = { seed = 1 }\ntable.seed = 1\n", 5, "a game that is dealt has no [table]"),
        (FIVE + "deal = { seed = 1, rolls = [] }\n", 4, "unknown key 'rolls'"),
        (with_first('name = "A", life = 3') + "deal = { seed = 1 }\n", 4, "unknown key 'life'"),
        (with_first('name = "A", role = "deputy"') + "deal = { seed = 1 }\n", 4, "can be given the role 'sheriff'"),
        (
            seats('name = "A", role = "sheriff"', 'name = "B", role = "outlaw", out = true', 'name = "C"', 'name = "D"')
            + 'table.turn = "B"\n', 9, "B is eliminated and has no turn",
        ),
    ],
)  # fmt: skip
def test_what_no_game_can_come_to(source: str, line: int, what: str) -> None:
    with pytest.raises(ScenarioError) as error:
        loads(HEAD + source + END, "file")
    assert what in error.value.what
    assert (error.value.path, error.value.line) == ("file", line)


@pytest.mark.parametrize(
    ("expected", "what"),
    [
        ('expect.current = "B"', "current is A, expected B"),
        ("expect.pile = 3", "pile is 8, expected 3"),
        ("expect.rerolls = 1", "rerolls is 2, expected 1"),
        ('expect.dice = "1 1"', "dice is arrow 1 2 beer gatling, expected 1 1"),
        ('expect.living = ["A"]', "living is A, B, C, D, E, expected A"),
        ('expect.roles = ["sheriff"]', "roles is deputy, outlaw, outlaw, renegade, sheriff, expected sheriff"),
        ("expect.A.life = 1", "A: life is 10, expected 1"),
        ("expect.A.arrows = 0", "A: arrows is 1, expected 0"),
        ("expect.B.max_life = 9", "B: max_life is 8, expected 9"),
        ("expect.B.in_game = false", "B: in_game is true, expected false"),
        ("expect.B.role_shown = true", "B: role_shown is false, expected true"),
        ('expect.B.role = "deputy"', "B: role is outlaw, expected deputy"),
        ('expect.B.character = "el_gringo"', "B: character is nothing, expected el_gringo"),
        ("expect.A.distance = { C = 1 }", "A: distance C is 2, expected 1"),
        ('expect.A.sees_role = { B = "outlaw" }', "A: sees_role B is unknown, expected outlaw"),
        ('expect.events = ["A rolls 1:beer"]', "no event 'A rolls 1:beer'"),
    ],
)
def test_what_differs_is_told(expected: str, what: str) -> None:
    report = run(loads(f'{HEAD}{FIVE}table.rolls = "arrow 1 2 beer gatling"\n{expected}\n', "file"))
    assert len(report.differences) == 1
    assert report.differences[0].startswith("line 5: " + what)


def test_expectations_that_make_no_sense() -> None:
    for expected in ('expect.dice = "bullet"', "expect.A.distance = { Z = 1 }", 'expect.events = ["A plays"]'):
        with pytest.raises(ScenarioError):
            run(loads(f"{HEAD}{FIVE}{expected}\n", "file"))


def test_roles_are_filled_in() -> None:
    scenario = loads(HEAD + with_first('name = "A", role = "deputy"') + 'expect.current = "B"\n', "file")
    assert run(scenario).ok


def test_faces_may_stand_one_by_one() -> None:
    for rolls in ('["1", "2", "beer", "beer", "2"]', '["1 2 beer", "beer 2"]', '"1 2 beer beer 2"'):
        assert run(loads(f'{HEAD}{FIVE}table.rolls = {rolls}\nexpect.dice = "1 2 beer beer 2"\n', "file")).ok


def test_only_games_of_the_right_kind() -> None:
    from sixgun.games import classic

    game = classic.new(seed=1)
    with pytest.raises(TypeError):
        STAGE.audit(game)
    scenario = loads(HEAD + FIVE + END, "file")
    with pytest.raises(TypeError):
        STAGE.compare(game, scenario.names, -1, scenario.document, "current")


def test_the_audit_finds_what_cannot_be() -> None:
    scenario = loads(HEAD + FIVE + END, "file")
    game = STAGE.build(scenario.document, None)
    assert STAGE.audit(game) == []
    game.pile = 0  # type: ignore[attr-defined]
    game.life[0] = 99  # type: ignore[attr-defined]
    game.living = 0b01111  # type: ignore[attr-defined]
    assert len(STAGE.audit(game)) == 4
