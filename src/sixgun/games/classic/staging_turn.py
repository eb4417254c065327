"""Scenarios of the card game: what has happened in a turn that is under way."""

from __future__ import annotations

from typing import Final

from sixgun.games.classic.box import SUIT_NAMES
from sixgun.games.classic.card import GREEN
from sixgun.games.classic.game import ClassicGame
from sixgun.kernel.scenario import Node
from sixgun.kernel.scenario_stage import read_card

TURN_KEYS: Final = ("bangs_played", "fresh", "uses", "named", "duty")
"""Keys of the table about the turn under way."""


def stage_counters(game: ClassicGame, node: Node, acting: bool) -> None:
    """Set what the current player has done in this turn; ``acting``: phase 2 has begun.

    Raises:
        ScenarioError: he cannot have done that.
    """
    bangs = node.number("bangs_played")
    if bangs < 0 or (bangs and not acting):
        raise node.error("BANG! cards are only played in phase 2", "bangs_played")
    game.bangs = bangs
    for key in ("fresh", "uses", "named", "duty"):
        if key in node and not acting:
            raise node.error(f"'{key}' belongs to a turn in which phase 2 has begun", key)
    _fresh(game, node)
    _uses(game, node.node("uses"))
    _event_answers(game, node)


def _fresh(game: ClassicGame, node: Node) -> None:
    """Mark cards that were played in this turn (DC-2.3)."""
    for index, text in enumerate(node.texts("fresh")):
        card = read_card(node, "fresh", index, text, game.box.parse_card)
        owner = -1
        for seat in range(game.seats):
            if card in game.front[seat]:
                owner = seat
        if owner < 0:
            raise node.error(f"{text} is in front of nobody", "fresh", index)
        if owner != game.current and game.box.kind[card].border == GREEN:
            raise node.error(f"{text} is in front of somebody whose turn it is not (DC-2.1)", "fresh", index)
        game.fresh.append(card)


def _uses(game: ClassicGame, node: Node) -> None:
    """Count uses of abilities in this turn."""
    for name in node.entries():
        ability = game.box.ability_of_id.get(name)
        if ability is None or not game.ability_in_force(game.current, ability):
            raise node.error(f"the current player has no ability '{name}'", name)
        times = node.number(name)
        if times < 0:
            raise node.error("an ability is used 0 times or more", name)
        game.uses[ability.index] = times
        game.used = True


def _event_answers(game: ClassicGame, node: Node) -> None:
    """Set what the event in force has asked of the current player: a suit, or a card that must be played."""
    if "named" in node:
        name = node.text("named")
        if name not in SUIT_NAMES:
            raise node.error(f"'named' is one of: {', '.join(SUIT_NAMES)}", "named")
        if game.event is None:
            raise node.error("without an event nobody names a suit (HN-7)", "named")
        game.cuffs = SUIT_NAMES.index(name)
    if "duty" in node:
        card = read_card(node, "duty", -1, node.text("duty"), game.box.parse_card)
        if not game.binds_second:
            raise node.error("no event in force binds a card (FC-8)", "duty")
        if card not in game.hands[game.current]:
            raise node.error(f"{node.text('duty')} is not in the current player's hand", "duty")
        game.duty = card
        game.known[card] = game.everybody
