"""What follows from a view for a reader: whose abilities work, and which cards in front of players do."""

from __future__ import annotations

from sixgun.games.classic import View
from sixgun.games.classic.ability import Ability
from sixgun.games.classic.card import GREEN


def abilities(view: View, seat: int) -> list[Ability]:
    """Return the abilities of a seat's characters that work now: its own, and one it has borrowed."""
    event = None if view.event is None else view.box.event_of_id[view.event].ability
    if event is not None and event.no_characters:
        return []
    facts = view.seats[seat]
    found: list[Ability] = []
    if facts.character is not None:
        found.append(view.box.character_of_id[facts.character].ability)
    if facts.copied is not None:
        found.append(view.box.ability_of_id[facts.copied])
    return found


def hand_limit(view: View, seat: int) -> int:
    """Return how many cards a seat may hold at the end of its turn (B-3.6)."""
    limits = [ability.hand_limit for ability in abilities(view, seat)]
    return max(limits, default=0) or max(view.seats[seat].life, 0)


def silenced(view: View, seat: int) -> bool:
    """Tell whether the cards in front of a seat have no effect now."""
    if view.event is not None and view.box.event_of_id[view.event].ability.no_fronts:
        return True
    if view.turn == 0 or seat == view.current:
        return False
    return any(ability.silences_fronts for ability in abilities(view, view.current))


def is_green(view: View, card: int) -> bool:
    """Tell whether a card has a green border (DC-2)."""
    return view.box.kind[card].border == GREEN


def is_ready(view: View, card: int) -> bool:
    """Tell whether a green card in front of somebody could be used: it was not played in this turn (DC-2.3)."""
    return card not in view.fresh
