"""Scenarios of The Dice Game: what can be expected of a situation (see ``docs/scenarios.md``)."""

from __future__ import annotations

from typing import Final

from sixgun.games.dice.aiming import living_seats
from sixgun.games.dice.die import FACES
from sixgun.games.dice.game import DiceGame
from sixgun.games.roles import ROLES
from sixgun.kernel.scenario import Node, SeatNames

TABLE_EXPECTATIONS: Final = ("current", "dice", "living", "pile", "rerolls", "roles")
SEAT_EXPECTATIONS: Final = (
    "arrows", "character", "distance", "in_game", "life", "max_life", "role", "role_shown", "sees_role",
)  # fmt: skip

_UNKNOWN: Final = "unknown"


def faces(node: Node, key: str) -> list[int]:
    """Return the faces of dice that ``node[key]`` lists; each of its texts may hold several, such as a whole roll.

    Raises:
        ScenarioError: no die has such a face.
    """
    found: list[int] = []
    for index, text in enumerate(node.texts(key)):
        for word in text.split():
            if word not in FACES:
                raise node.error(f"no die shows '{word}'; its faces are {', '.join(FACES)}", key, index)
            found.append(FACES.index(word))
    return found


def compare_table(game: DiceGame, names: SeatNames, wanted: Node, key: str) -> list[str]:
    """Return how the table differs from ``wanted[key]``.

    Raises:
        ScenarioError: the expectation makes no sense.
    """
    if key == "current":
        return _same(key, names.name(game.current), wanted.text(key))
    if key == "dice":
        showing = " ".join(FACES[face] for face in game.dice)
        return _same(key, showing, " ".join(FACES[face] for face in faces(wanted, key)))
    if key == "roles":
        return _same_set(key, [ROLES[role] for role in game.roles], wanted.texts(key))
    if key == "living":
        return _same_set(key, [names.name(seat) for seat in living_seats(game.living)], wanted.texts(key))
    return _same(key, str(game.pile if key == "pile" else game.rerolls), str(wanted.number(key)))


def compare_seat(game: DiceGame, names: SeatNames, seat: int, wanted: Node, key: str) -> list[str]:
    """Return how ``seat`` differs from ``wanted[key]``.

    Raises:
        ScenarioError: the expectation makes no sense.
    """
    if key in ("life", "max_life", "arrows"):
        numbers = game.life if key == "life" else game.max_life if key == "max_life" else game.arrows
        return _same(key, str(numbers[seat]), str(wanted.number(key)))
    if key in ("in_game", "role_shown"):
        actual = game.lives(seat) if key == "in_game" else game.revealed[seat]
        return _same(key, _yes_no(actual), _yes_no(wanted.flag(key)))
    if key == "role":
        return _same(key, ROLES[game.roles[seat]], wanted.text(key))
    if key == "character":
        character = game.characters[seat]
        return _same(key, "" if character is None else character.id, wanted.text(key))
    view = game.view(seat)
    inner = wanted.node(key)
    differences: list[str] = []
    for name in inner.entries():
        if names.seat(name) < 0:
            raise inner.error(f"no seat is called '{name}'", name)
        other = view.seats[names.seat(name)]
        if key == "distance":
            differences += _same(f"{key} {name}", str(other.distance), str(inner.number(name)))
        else:
            role = _UNKNOWN if other.role is None else other.role
            differences += _same(f"{key} {name}", role, inner.text(name))
    return differences


def _yes_no(value: bool) -> str:
    return "true" if value else "false"


def _same(label: str, actual: str, expected: str) -> list[str]:
    return [] if actual == expected else [f"{label} is {actual or 'nothing'}, expected {expected or 'nothing'}"]


def _same_set(label: str, actual: list[str], expected: list[str]) -> list[str]:
    return _same(label, ", ".join(sorted(actual)), ", ".join(sorted(expected)))
