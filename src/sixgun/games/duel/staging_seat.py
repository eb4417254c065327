"""Scenarios of The Duel: the characters and cards of one player (see ``docs/scenarios.md``)."""

from __future__ import annotations

from typing import Final

from sixgun.games.duel.active import recount
from sixgun.games.duel.box import SIDES
from sixgun.games.duel.card import EQUIPMENT
from sixgun.games.duel.game import DuelGame
from sixgun.games.duel.table import BOTH
from sixgun.kernel.scenario import Node
from sixgun.kernel.scenario_stage import place_cards

SEAT_KEYS: Final = ("name", "side", "ac", "rc", "reserve", "fallen", "hand", "shown", "deck", "note")
"""What a seat of a scenario can say."""
_CHARACTER_KEYS: Final = ("character", "life", "gear")


def stage_seat(game: DuelGame, seat: int, node: Node, places: list[str]) -> None:
    """Put the characters and the hand of ``seat`` in place; ``places`` says where each card lies already.

    Raises:
        ScenarioError: something is unknown or impossible.
    """
    name = node.text("name")
    if "ac" not in node:
        raise node.error(f"{name} needs an 'ac', the active character (D-0.2)", "name")
    _stage_character(game, 2 * seat, node, "ac", places)
    if "rc" in node:
        _stage_character(game, 2 * seat + 1, node, "rc", places)
    else:
        if "reserve" in node:
            raise node.error("with characters in reserve there are two in play (D-15.2)", "reserve")
        game.rc[seat] = game.ac[seat]
        recount(game, 2 * seat)
    for key in ("reserve", "fallen"):
        for index, text in enumerate(node.texts(key)):
            character = _character(game, seat, node, key, index, text)
            if key == "reserve":
                game.reserves[seat].insert(0, character)  # the top one comes first in the file, last in the pile
            else:
                game.fallen.append(character)
    for key, known in (("hand", 1 << seat), ("shown", BOTH)):
        for card in place_cards(node, key, game.box.parse_card, places, f"in {name}'s hand"):
            game.hands[seat].append(card)
            game.known[card] = known


def _character(game: DuelGame, seat: int, node: Node, key: str, index: int, text: str) -> int:
    """Return the character called ``text``, who must be of this side and nowhere else."""
    character = game.box.character_of_id.get(text)
    if character is None:
        known = ", ".join(sorted(game.box.character_of_id))
        raise node.error(f"no character is called '{text}'; known: {known}", key, index)
    if character.side != game.side[seat]:
        raise node.error(f"'{text}' does not belong to {SIDES[game.side[seat]]} (D-1.1)", key, index)
    taken = game.character + game.fallen + game.reserves[seat]
    if character.index in taken:
        raise node.error(f"'{text}' is there twice", key, index)
    return character.index


def _stage_character(game: DuelGame, spot: int, node: Node, key: str, places: list[str]) -> None:
    """Put a character in play: its id, or a table with ``character``, ``life`` and ``gear``."""
    box = game.box
    if isinstance(node.values[key], str):
        inner = node
        index = _character(game, spot >> 1, node, key, -1, node.text(key))
        gear: list[int] = []
    else:
        inner = node.node(key)
        inner.only(_CHARACTER_KEYS)
        index = _character(game, spot >> 1, inner, "character", -1, inner.text("character"))
        gear = place_cards(inner, "gear", box.parse_card, places, f"in front of {box.characters[index].id}")
    most = box.characters[index].life
    life = most if inner is node else inner.number("life", most)
    if not 1 <= life <= most:
        raise inner.error(f"life of {box.characters[index].id} must be 1 to {most} (D-9.5)", "life")
    game.character[spot] = index
    game.life[spot] = life
    for position, card in enumerate(gear):
        kind = box.kind[card]
        if kind.type != EQUIPMENT:
            raise inner.error(f"{box.texts[card]} is no Equipment (D-6.4)", "gear", position)
        if any(box.kind[other] is kind for other in game.gear[spot]):
            raise inner.error(f"two cards called '{kind.id}' on one character (D-7.2)", "gear", position)
        game.gear[spot].append(card)
    recount(game, spot)
