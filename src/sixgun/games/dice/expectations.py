"""Scenarios of The Dice Game: what can be expected of a situation (see ``docs/scenarios.md``)."""

from __future__ import annotations

from typing import Final

from sixgun.games.dice.aiming import living_seats
from sixgun.games.dice.die import FACES
from sixgun.games.dice.game import DiceGame
from sixgun.games.roles import ROLES
from sixgun.kernel.scenario import Node, SeatNames
from sixgun.kernel.scenario_compare import same, same_flag, same_number, same_set, seat_called

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
        return same(key, names.name(game.current), wanted.text(key))
    if key == "dice":
        showing = " ".join(FACES[face] for face in game.dice)
        return same(key, showing, " ".join(FACES[face] for face in faces(wanted, key)))
    if key == "roles":
        return same_set(key, [ROLES[role] for role in game.roles], wanted.texts(key))
    if key == "living":
        return same_set(key, [names.name(seat) for seat in living_seats(game.living)], wanted.texts(key))
    return same_number(wanted, key, game.pile if key == "pile" else game.rerolls)


def compare_seat(game: DiceGame, names: SeatNames, seat: int, wanted: Node, key: str) -> list[str]:
    """Return how ``seat`` differs from ``wanted[key]``.

    Raises:
        ScenarioError: the expectation makes no sense.
    """
    if key in ("life", "max_life", "arrows"):
        numbers = game.life if key == "life" else game.max_life if key == "max_life" else game.arrows
        return same_number(wanted, key, numbers[seat])
    if key in ("in_game", "role_shown"):
        actual = game.lives(seat) if key == "in_game" else game.revealed[seat]
        return same_flag(wanted, key, actual)
    if key == "role":
        return same(key, ROLES[game.roles[seat]], wanted.text(key))
    if key == "character":
        character = game.characters[seat]
        return same(key, "" if character is None else character.id, wanted.text(key))
    view = game.view(seat)
    inner = wanted.node(key)
    differences: list[str] = []
    for name in inner.entries():
        other = view.seats[seat_called(inner, names, name)]
        if key == "distance":
            differences += same(f"{key} {name}", str(other.distance), str(inner.number(name)))
        else:
            role = _UNKNOWN if other.role is None else other.role
            differences += same(f"{key} {name}", role, inner.text(name))
    return differences
