"""Whom and what cards can be used on (D-6.6 to D-6.8)."""

from __future__ import annotations

from typing import Final

from sixgun.games.duel.ability import AIMS_ANYWHERE, FIRES_AT_RC
from sixgun.games.duel.card import (
    CARD,
    CHALLENGE,
    CLASSES,
    EQUIP,
    FIRE,
    FIRE_ANY,
    HAND_OR_CARD,
    NOT_OPPONENT_RC,
    OWN_RC,
    PAIR,
)
from sixgun.games.duel.table import SPOTS, Table
from sixgun.kernel.refusal import Refusal

NOBODY: Final[list[int]] = []


def characters_in_reach(table: Table, seat: int) -> list[list[int]]:
    """Return the characters that ``seat`` may aim at, by class of targets from ``FIRE`` on. Not to be changed.

    They are kept in ``table.aims`` until somebody comes, goes or swaps, or something changes what is active.
    """
    known = table.aims[seat]
    if known is not None:
        return known
    found = [NOBODY] * CLASSES
    other = 1 - seat
    character = table.character
    ac = character[table.ac[seat]]
    rc = character[table.rc[seat]]
    his_ac = character[table.ac[other]]
    his_rc = character[table.rc[other]]
    own = [ac] if ac == rc else [ac, rc]
    his = [his_ac] if his_ac == his_rc else [his_ac, his_rc]
    traits = table.traits[table.ac[seat]]
    if traits & AIMS_ANYWHERE:
        everybody = own + his
        for aim in range(FIRE, CLASSES):
            found[aim] = everybody
        found[CHALLENGE] = everybody[1:]  # nobody fights a duel against himself (D-16.33)
    else:
        found[FIRE] = his if traits & FIRES_AT_RC else [his_ac]
        found[FIRE_ANY] = his
        found[CHALLENGE] = [his_ac]
        found[NOT_OPPONENT_RC] = [*own, his_ac]
        found[EQUIP] = [rc, his_ac]
        found[OWN_RC] = [rc]
    table.aims[seat] = found
    return found


def cards_in_reach(table: Table, seat: int) -> list[int]:
    """Return the cards in play that ``seat`` may aim at: not those of the opponent's RC, as a rule (D-6.6, D-6.8)."""
    other = 1 - seat
    shielded = -1
    if not table.single(other) and not table.traits[table.ac[seat]] & AIMS_ANYWHERE:
        shielded = table.rc[other]
    found: list[int] = []
    for spot in range(SPOTS):
        if spot != shielded:
            found.extend(table.gear[spot])
    return found


def pairs(table: Table) -> list[int]:
    """Return the seats whose two characters can swap (D-6.6)."""
    return [seat for seat in range(2) if not table.single(seat)]


def why_no_card(table: Table, seat: int, card: int) -> Refusal | None:
    """Return why there is no card at all that ``card`` could be used on; ``None`` if there is one (D-6.8)."""
    aim = table.box.aim[card]
    if cards_in_reach(table, seat) or (aim == HAND_OR_CARD and table.hands[1 - seat]):
        return None
    text = {"card": table.box.texts[card]}
    if aim == HAND_OR_CARD:
        return Refusal("D-6.11", "nothing-to-take", text)
    if any(table.gear[spot] for spot in range(SPOTS)):
        return Refusal(table.box.kind[card].rules[0], "only-shielded", text)
    return Refusal("D-6.11", "no-card-in-play", text)


def why_nothing(table: Table, seat: int, card: int) -> Refusal | None:
    """Return why there is nothing at all that ``card`` could be used on; ``None`` if there is something."""
    aim = table.box.aim[card]
    if aim == PAIR:
        return None if pairs(table) else Refusal("D-6.11", "nobody-can-swap", {"card": table.box.texts[card]})
    return why_no_card(table, seat, card) if aim in (HAND_OR_CARD, CARD) else None
