"""What is active: abilities and Equipment of AC and RC, and the window of an RC that is a target (D-5).

This is the one place that decides what is in force. ``table.traits`` holds, for each spot, the traits of all that is
active of its character; rules ask it with a mask.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.games.duel.ability import Ability

if TYPE_CHECKING:
    from sixgun.games.duel.table import Table


def recount(table: Table, spot: int) -> None:
    """Work out anew what the character on ``spot`` bends: it has come, lost its last point, or its Equipment changed.

    ``full`` is what is active of it as AC, ``always`` what is active of it even as RC (D-5.3). A character that is down
    bends nothing (D-9.6).
    """
    full = always = 0
    box = table.box
    if table.life[spot] > 0:
        ability = box.characters[table.character[spot]].ability
        full = ability.traits
        if ability.always:
            always = full
        for card in table.gear[spot]:
            worn = box.kind[card].ability
            if worn is not None:
                full |= worn.traits
                if worn.always:
                    always |= worn.traits
    table.full[spot] = full
    table.always[spot] = always
    refresh(table, spot >> 1)


def refresh(table: Table, seat: int) -> None:
    """Work out anew what is active of the characters of ``seat`` (D-5.1 to D-5.4)."""
    ac = table.ac[seat]
    rc = table.rc[seat]
    traits = table.traits
    if rc == ac:  # a single character is both (D-5.7)
        traits[seat * 2] = traits[seat * 2 + 1] = 0
        traits[ac] = table.full[ac]
    elif table.aimed == rc:
        traits[rc] = table.full[rc]
        traits[ac] = table.always[ac]
    else:
        traits[rc] = table.always[rc]
        traits[ac] = table.full[ac]
    table.aims[0] = None
    table.aims[1] = None


def open_window(table: Table, spot: int) -> None:
    """An effect begins to be applied to the character on ``spot``: an RC wakes up, its AC falls asleep (D-5.4)."""
    table.aimed = spot
    if table.rc[spot >> 1] == spot:
        refresh(table, spot >> 1)


def close_window(table: Table) -> None:
    """The effect is no longer applied to the character it was aimed at (D-5.5)."""
    spot = table.aimed
    table.aimed = -1
    if spot >= 0 and table.rc[spot >> 1] == spot:
        refresh(table, spot >> 1)


def is_active(table: Table, spot: int, ability: Ability) -> bool:
    """Tell whether ``ability``, which belongs to the character on ``spot`` or to its Equipment, is active (D-5)."""
    if table.life[spot] <= 0:
        return False
    if ability.always:
        return True
    seat = spot >> 1
    if table.rc[seat] == table.ac[seat]:
        return table.ac[seat] == spot
    return (table.aimed == table.rc[seat]) == (spot == table.rc[seat])


def bearing(table: Table, spot: int, trait: int) -> list[int]:
    """Return what of the character on ``spot`` has ``trait`` and is active: -1 for its own ability, else the cards.

    Its ability comes before its Equipment, which is in the order it came into play (D-14.5).
    """
    found: list[int] = []
    if not table.traits[spot] & trait:
        return found
    box = table.box
    ability = box.characters[table.character[spot]].ability
    if ability.traits & trait and is_active(table, spot, ability):
        found.append(-1)
    for card in table.gear[spot]:
        worn = box.kind[card].ability
        if worn is not None and worn.traits & trait and is_active(table, spot, worn):
            found.append(card)
    return found


def ability_at(table: Table, spot: int, source: int) -> Ability:
    """Return the ability that ``source`` of :func:`bearing` stands for."""
    box = table.box
    ability = box.characters[table.character[spot]].ability
    if source >= 0:
        worn = box.kind[source].ability
        if worn is not None:
            ability = worn
    return ability


def holder_of(table: Table, trait: int) -> int:
    """Return the spot of the one character in play of which ``trait`` is active, -1 if there is none."""
    for spot, traits in enumerate(table.traits):
        if traits & trait:
            return spot
    return -1
