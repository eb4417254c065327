"""Reloading (D-11): a card is discarded without its effect, and its player draws another."""

from __future__ import annotations

from sixgun.games.duel.table import Table
from sixgun.kernel.action import Action


def reloading(table: Table) -> bool:
    """Tell whether cards can be reloaded now: a player is down to a single character (D-11.3)."""
    return table.ac[0] == table.rc[0] or table.ac[1] == table.rc[1]


def add_reloads(table: Table, seat: int, actions: list[Action]) -> None:
    """Add what ``seat`` may reload while cards can be: those in hand, and Equipment of his AC (D-11.4)."""
    box = table.box
    for card in table.hands[seat]:
        if box.kind[card].reloadable:
            actions.append(box.reload[card])
    for card in table.gear[table.ac[seat]]:
        if box.kind[card].reloadable:
            actions.append(box.reload[card])


def reload(table: Table, seat: int, card: int) -> None:
    """Reload a card (D-11.2)."""
    if card in table.hands[seat]:
        table.discard_from_hand(seat, card)
    else:
        table.discard_gear(table.ac[seat], card)
    if table.listening:
        table.say("reloads", seat, cards=(card,), cite="D-11.2")
    table.draw(seat, 1, "D-11.2")
