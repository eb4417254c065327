"""What an honest friend would ask about before it is done: plays that waste a card, or harm their own player.

A caution is no advice. It names what everybody would shake his head at, given what the seat sees, and says nothing of
plays that are merely not the best.
"""

from __future__ import annotations

from typing import Final

from sixgun.bots.duel.lore import (
    BOMB,
    BOMB_POINTS,
    BURST,
    DRAW,
    FETCH,
    FIGHT,
    GEAR,
    HEAL,
    LEVEL,
    LEVEL_LIFE,
    RAID,
    SNAKE_BITE,
    STEAL,
    VOLLEY,
    lore_of,
)
from sixgun.bots.duel.outlook import Fighter, Outlook
from sixgun.games.duel.box import END, PASS, PLAY
from sixgun.games.duel.view import View
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision

BURST_NOTHING: Final = "burst-nothing"
"""Hits for Equipment that is not there (D-16.25)."""
DISCARDS_OWN: Final = "discards-own"
"""A card discards good Equipment of its own player (D-16.15)."""
DUEL_UNARMED: Final = "duel-unarmed"
"""A Duel is begun without a card to give up (D-16.13)."""
DYNAMITE_DEADLY: Final = "dynamite-deadly"
"""A bomb, which its player is the first to check, would cost his character all its life points (D-16.12)."""
END_TOO_MANY: Final = "end-too-many"
"""Cards must be discarded although some of them could be of use now (D-3.7)."""
FULL_LIFE: Final = "full-life"
"""Nobody has more life points than he began with (D-9.3)."""
GEAR_HARMS_OWN: Final = "gear-harms-own"
"""Equipment that bites is put on an own character (D-16.29)."""
GEAR_HELPS_ENEMY: Final = "gear-helps-enemy"
"""Equipment that helps is put on a character of the opponent (D-7.1)."""
GEAR_TWICE: Final = "gear-twice"
"""Equipment sends one of the same name to the discard pile (D-7.2)."""
LAST_LIFE: Final = "last-life"
"""A character falls although there is an answer (D-8.4)."""
LEVEL_LOWERS: Final = "level-lowers"
"""A fixed number of life points is no more than the own character has (D-16.5)."""
LEVEL_RAISES: Final = "level-raises"
"""A fixed number of life points is more than the opponent's character has (D-16.5)."""
OWN_REAR: Final = "own-rear"
"""What strikes everybody may cost the own rearguard its last life point (D-16.16, D-16.17)."""

CAUTIONS: Final = (
    BURST_NOTHING, DISCARDS_OWN, DUEL_UNARMED, DYNAMITE_DEADLY, END_TOO_MANY, FULL_LIFE, GEAR_HARMS_OWN,
    GEAR_HELPS_ENEMY, GEAR_TWICE, LAST_LIFE, LEVEL_LOWERS, LEVEL_RAISES, OWN_REAR,
)  # fmt: skip
"""All cautions of The Duel."""


def caution(view: View, decision: Decision, action: Action) -> str:
    """Return the id of what speaks against an answer, empty for nothing.

    Args:
        view: what the asked seat sees.
        decision: what it is asked.
        action: the answer it thinks of, one of ``decision.actions``.
    """
    kind = decision.kind
    if decision.forced:  # nothing else can be done
        return ""
    if kind == "play":
        outlook = Outlook(view, lore_of(view.box))
        return _end(outlook, decision) if action.verb == END else _play(outlook, action)
    if kind in ("answer-hit", "give-up") and action.verb == PASS:
        outlook = Outlook(view, lore_of(view.box))
        target = outlook.fighter_at(view.aimed)
        if target is None or not target.mine:  # in a Duel the own duellist may be the challenger (D-16.33)
            target = outlook.ac
        return LAST_LIFE if target.life == 1 else ""
    return ""


def _play(outlook: Outlook, action: Action) -> str:
    """Return what speaks against playing a card in phase 2."""
    if action.verb != PLAY:
        return ""
    card = action.card
    use = outlook.lore.use[card]
    fighter = outlook.fighter_of(action.mode) if action.mode >= 0 else None
    if use == BURST:
        return BURST_NOTHING if fighter is not None and not fighter.gear else ""
    if use in (VOLLEY, RAID):
        return OWN_REAR if _rear_falls(outlook, use) else ""
    if use == FIGHT:
        armed = any(other != card and outlook.gives(outlook.ac, other) for other in outlook.view.hand)
        return "" if armed or outlook.him.hand_size == 0 else DUEL_UNARMED
    if use == HEAL:
        return "" if any(each.life < each.max_life for each in outlook.mine) else FULL_LIFE
    if use == LEVEL and fighter is not None:
        if fighter.mine:
            return LEVEL_LOWERS if fighter.life >= LEVEL_LIFE else ""
        return LEVEL_RAISES if fighter.life <= LEVEL_LIFE else ""
    if use in (GEAR, BOMB, SNAKE_BITE) and fighter is not None:
        return _gear(outlook, card, use, fighter)
    if use in (STEAL, FETCH) and action.other >= 0:
        return DISCARDS_OWN if use == STEAL and _is_own_good(outlook, action.other) else ""
    return ""


def _gear(outlook: Outlook, card: int, use: int, fighter: Fighter) -> str:
    """Return what speaks against putting Equipment on a character."""
    if use == GEAR:
        if not fighter.mine:
            return GEAR_HELPS_ENEMY
        kind = outlook.lore.kind
        return GEAR_TWICE if any(kind[other] == kind[card] for other in fighter.gear) else ""
    if use == BOMB:
        return DYNAMITE_DEADLY if fighter.mine and fighter.life <= BOMB_POINTS else ""
    return GEAR_HARMS_OWN if fighter.mine else ""


def _is_own_good(outlook: Outlook, card: int) -> bool:
    owner = outlook.owner_of(card)
    return owner is not None and owner.mine and outlook.lore.use[card] == GEAR


def _rear_falls(outlook: Outlook, use: int) -> bool:
    """Tell whether the own rearguard has one point left, and no card to save it with."""
    rear = outlook.rc
    if rear is outlook.ac or rear.life != 1:
        return False
    return not (outlook.cover(rear) if use == VOLLEY else outlook.ammo(rear))


def _end(outlook: Outlook, decision: Decision) -> str:
    """Return what speaks against ending the turn: cards that must be discarded, and could be played."""
    if len(outlook.view.hand) <= outlook.limit(outlook.ac):
        return ""
    return END_TOO_MANY if any(_good(outlook, action) for action in decision.actions) else ""


def _good(outlook: Outlook, action: Action) -> bool:
    """Tell whether playing a card is of use to the viewer, whatever the opponent holds."""
    if action.verb != PLAY or _play(outlook, action):
        return False
    use = outlook.lore.use[action.card]
    if use == GEAR:
        fighter = outlook.fighter_of(action.mode)
        return fighter is not None and fighter.mine
    return use in (DRAW, HEAL)
