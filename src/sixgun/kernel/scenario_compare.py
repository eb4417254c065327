"""Comparing a game with what a scenario expects: each function returns the differences, as sentences to be shown."""

from __future__ import annotations

from collections.abc import Callable

from sixgun.kernel.document import Node
from sixgun.kernel.game import Game
from sixgun.kernel.scenario_names import SeatNames
from sixgun.kernel.scenario_stage import read_card


def same(label: str, actual: str, expected: str) -> list[str]:
    """Compare two texts."""
    return [] if actual == expected else [f"{label} is {actual or 'nothing'}, expected {expected or 'nothing'}"]


def same_top(label: str, pile: list[str], expected: list[str]) -> list[str]:
    """Compare the top cards of a pile, the top one first; an empty list asks for an empty pile."""
    top = pile[-len(expected) :] if expected else pile.copy()
    top.reverse()
    return same(f"{label} from the top", ", ".join(top), ", ".join(expected))


def same_set(label: str, actual: list[str], expected: list[str]) -> list[str]:
    """Compare texts whose order does not matter."""
    return same(label, ", ".join(sorted(actual)), ", ".join(sorted(expected)))


def same_number(node: Node, key: str, actual: int) -> list[str]:
    """Compare a number with ``node[key]``."""
    return same(key, str(actual), str(node.number(key)))


def same_flag(node: Node, key: str, actual: bool) -> list[str]:
    """Compare a truth with ``node[key]``."""
    return same(key, _yes_no(actual), _yes_no(node.flag(key)))


def members(key: str, hand: list[str], cards: list[str]) -> list[str]:
    """Compare a hand with cards that it must hold (``key`` is ``hand_has``) or must not (``hand_lacks``)."""
    wrong = [card for card in cards if (card in hand) != (key == "hand_has")]
    if not wrong:
        return []
    return [f"hand {'lacks' if key == 'hand_has' else 'has'} {', '.join(wrong)}: {', '.join(hand) or 'nothing'}"]


def card_texts(game: Game, cards: list[int]) -> list[str]:
    """Return the notation of ``cards``."""
    return [game.card_text(card) for card in cards]


def cards_expected(node: Node, key: str, parse: Callable[[str], int]) -> list[str]:
    """Return the list of cards ``node[key]``, having made sure that ``parse`` knows them all.

    Raises:
        ScenarioError: one is no card.
    """
    texts = node.texts(key)
    for index, text in enumerate(texts):
        read_card(node, key, index, text, parse)
    return texts


def seat_called(node: Node, names: SeatNames, name: str) -> int:
    """Return the seat called ``name``, a key of ``node``.

    Raises:
        ScenarioError: there is none.
    """
    seat = names.seat(name)
    if seat < 0:
        raise node.error(f"no seat is called '{name}'", name)
    return seat


def _yes_no(value: bool) -> str:
    return "true" if value else "false"
