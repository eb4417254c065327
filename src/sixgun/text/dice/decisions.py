"""What is asked in The Dice Game, and the labels of the answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.games.dice.actions import CLEAR, DOUBLE, DRINK, HEAL, HIT, KEEP, LOSE, PASS, REROLL, SHED, STOP, TAKE
from sixgun.games.dice.die import ALL_DICE, DYNAMITE, PLACES
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.text.dice.faces import boxed, dice_numbers
from sixgun.text.texts import Texts

_MESSAGES: Final = {
    REROLL: "reroll",
    STOP: "stop",
    HIT: "hit",
    DOUBLE: "double",
    DRINK: "beer",
    HEAL: "heal",
    TAKE: "take",
    LOSE: "lose",
    SHED: "shed",
    KEEP: "keep",
    CLEAR: "clear",
    PASS: "pass",
}
"""What the label of each verb is called."""


def prompt(texts: Texts, decision: Decision, names: list[str], own_beer: int = 1) -> str:
    """Return the question of a decision, for the one who is asked.

    Args:
        texts: the language.
        decision: what is asked.
        names: names of the players by seat.
        own_beer: life points that a beer gives the asked player himself (G-5.6).
    """
    message = f"dice-prompt-{decision.kind}"
    if decision.kind == "discard-own-arrow" and decision.by < 0:
        message += "-alone"
    return texts(
        message,
        by=names[decision.by] if decision.by >= 0 else "",
        amount=decision.amount,
        own=own_beer,
    )


def asked_line(texts: Texts, kind: str, seat: int, names: list[str]) -> str:
    """Return what the others are told while ``seat`` has to decide something of this kind."""
    return texts(f"dice-asked-{kind}", player=names[seat])


def action_label(
    texts: Texts, action: Action, decision: Decision, names: list[str], dice: Sequence[int], dots: str = ""
) -> str:
    """Return the label of one answer to ``decision``: ``Use a [2] against Ben``, ``Stop: these dice count``.

    Args:
        texts: the language.
        action: the answer, one of ``decision.actions``.
        decision: what is asked.
        names: names of the players by seat.
        dice: the face of each die, empty before the first roll.
        dots: for the label of several answers that differ in the player only, what stands for him.
    """
    verb = action.verb
    message = f"dice-action-{_MESSAGES[verb]}"
    if verb == REROLL:
        return _reroll_label(texts, message, action.mode, decision, dice)
    if action.seat >= 0 and action.seat == decision.seat and not dots:
        message += "-own"
    return texts(
        message,
        player=dots or (names[action.seat] if action.seat >= 0 else ""),
        face=boxed(texts, [action.mode]) if verb in (HIT, DOUBLE) else "",
    )


def _reroll_label(texts: Texts, message: str, mask: int, decision: Decision, dice: Sequence[int]) -> str:
    """Return the label of rolling the dice in ``mask`` again: what is kept, and what is rolled."""
    free = 0
    for action in decision.actions:
        free |= action.mode if action.verb == REROLL else 0
    kept = PLACES[ALL_DICE & ~mask & free]
    if not kept:
        locked = [face for face in dice if face == DYNAMITE] if free != ALL_DICE else []
        message += "-all" if not locked else "-rest"
    return texts(
        message,
        dice=dice_numbers(PLACES[mask]),
        faces=boxed(texts, [dice[place] for place in PLACES[mask]]) if dice else "",
        kept=boxed(texts, [dice[place] for place in kept]) if dice else dice_numbers(kept),
    )
