"""What the stages of all games have in common: who sits at the table, and reading seeds, steps of a turn and cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sixgun.kernel.document import Node
from sixgun.kernel.errors import NotationError
from sixgun.kernel.scenario_names import SeatNames, is_seat_name

T = TypeVar("T")


class NamedSeats:
    """Base of stages whose documents have a ``[[seat]]`` with a ``name`` for each seat (see ``scenario_load.Stage``).

    Attributes:
        game_id: name of the game, as files have it in ``game``.
        keys: keys of the document that belong to the game.
        table_expectations: what can be expected of the table as a whole, besides what the kernel knows.
        seat_expectations: what can be expected of one seat.
        event_kinds: kinds of the game's events.
    """

    def __init__(
        self,
        game_id: str,
        keys: tuple[str, ...],
        table_expectations: tuple[str, ...],
        seat_expectations: tuple[str, ...],
        event_kinds: tuple[str, ...],
    ) -> None:
        self.game_id: str = game_id
        self.keys: tuple[str, ...] = keys
        self.table_expectations: tuple[str, ...] = table_expectations
        self.seat_expectations: tuple[str, ...] = seat_expectations
        self.event_kinds: tuple[str, ...] = event_kinds

    def names(self, document: Node) -> SeatNames:
        """Return the names of the seats.

        Raises:
            ScenarioError: too few or many seats, or a name is missing, malformed or there twice.
        """
        names: list[str] = []
        for node in document.nodes("seat"):
            name = node.text("name")
            if not is_seat_name(name):
                raise node.error("a seat needs a 'name': a capital letter, then letters and digits", "name")
            if name in names:
                raise node.error(f"two seats are called '{name}'", "name")
            names.append(name)
        wrong = self.wrong_number(len(names))
        if wrong:
            raise document.error(f"{len(names)} seats: {wrong}", "seat")
        return SeatNames(names)

    def wrong_number(self, seats: int) -> str:
        """Return why so many seats cannot play, with the rule; empty if they can."""
        raise RuntimeError("a stage must say how many can play")


def dealt(document: Node, keys: tuple[str, ...]) -> Node:
    """Return the table ``deal`` of a game that is set up as the rules deal it, which can say ``keys``.

    Raises:
        ScenarioError: it says something else, or there is a situation besides.
    """
    node = document.node("deal")
    node.only(keys)
    if "table" in document:
        raise document.error("a game that is dealt has no [table]", "table")
    return node


def seed_of(node: Node) -> int:
    """Return the seed that a table names, 0 without one.

    Raises:
        ScenarioError: it is no seed.
    """
    seed = node.number("seed")
    if seed < 0:
        raise node.error("a seed is an integer from 0 up", "seed")
    return seed


def turn_of(node: Node, names: SeatNames, first: int) -> int:
    """Return the seat whose ``turn`` it is, ``first`` if nobody is named.

    Raises:
        ScenarioError: no seat has that name.
    """
    if "turn" not in node:
        return first
    seat = names.seat(node.text("turn"))
    if seat < 0:
        raise node.error(f"no seat is called '{node.text('turn')}'", "turn")
    return seat


def step_of(node: Node, steps: dict[str, T]) -> T:
    """Return the one of the ``steps`` of a turn that is called as ``phase`` says; ``play`` if it says nothing.

    Raises:
        ScenarioError: there is no such step.
    """
    phase = node.text("phase", "play")
    if phase not in steps:
        raise node.error(f"'phase' is one of: {', '.join(steps)}", "phase")
    return steps[phase]


def read_card(node: Node, key: str, index: int, text: str, parse: Callable[[str], int]) -> int:
    """Return the card that ``text``, entry ``index`` of ``node[key]``, names in the notation that ``parse`` reads.

    Raises:
        ScenarioError: it is no card.
    """
    try:
        return parse(text)
    except NotationError as error:
        raise node.error(error.message, key, index) from None


def place_cards(node: Node, key: str, parse: Callable[[str], int], places: list[str], place: str) -> list[int]:
    """Return the cards of ``node[key]``, which lie in ``place``; every card can be in one place only.

    Args:
        node: the table that lists them.
        key: where it does.
        parse: reads the notation of a card.
        places: where each card lies already, empty for nowhere; ``place`` is entered for these.
        place: such as ``in the deck``.

    Raises:
        ScenarioError: a text is no card, or the card is somewhere else already.
    """
    found: list[int] = []
    for index, text in enumerate(node.texts(key)):
        card = read_card(node, key, index, text, parse)
        if places[card]:
            raise node.error(f"{text} is {places[card]} already", key, index)
        places[card] = place
        found.append(card)
    return found
