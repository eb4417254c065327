"""What is asked, and the labels of the answers."""

from __future__ import annotations

from sixgun.games.classic.box import (
    AS_BANG,
    AS_MISSED,
    CHOOSE_CARD,
    CHOOSE_CHARACTER,
    CHOOSE_HAND,
    DISCARD,
    DRAW_DECK,
    DRAW_DISCARD,
    DRAW_SEAT,
    END,
    KEEP,
    PASS,
    PLAY,
    USE,
    Box,
)
from sixgun.games.classic.card import BLUE
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.text.classic.cards import card_name, character_name
from sixgun.text.texts import Texts


def prompt(texts: Texts, box: Box, decision: Decision, names: list[str], ascii: bool = False) -> str:
    """Return the question of a decision, for the one who is asked.

    Args:
        texts: the language.
        box: the box of the game.
        decision: what is asked.
        names: names of the players by seat.
        ascii: write suits as letters.
    """
    return texts(
        f"prompt-{decision.kind}",
        by=names[decision.by] if decision.by >= 0 else "",
        card=card_name(texts, box, decision.card, ascii) if decision.card >= 0 else "",
        amount=decision.amount,
    )


def asked_line(texts: Texts, kind: str, seat: int, names: list[str]) -> str:
    """Return what the others are told while ``seat`` has to decide something of this kind (B-17.1, T-7)."""
    return texts(f"asked-{kind}", player=names[seat])


def action_label(
    texts: Texts, box: Box, action: Action, decision: Decision, names: list[str], ascii: bool = False
) -> str:
    """Return the label of one answer to ``decision``: ``Play Panic! J♥ on Ben``, ``Take the hit``.

    Args:
        texts: the language.
        box: the box of the game.
        action: the answer, one of ``decision.actions``.
        decision: what is asked; the same answer may be called otherwise in another decision.
        names: names of the players by seat.
        ascii: write suits as letters.
    """
    verb = action.verb
    card = decision.card if verb == DRAW_DISCARD else action.card
    seat = decision.by if verb == CHOOSE_HAND else action.seat
    character = box.characters[action.mode].id if verb == CHOOSE_CHARACTER else ""
    return texts(
        action_message(box, action, decision.kind),
        card=card_name(texts, box, card, ascii) if card >= 0 else "",
        second=card_name(texts, box, action.other, ascii) if action.other >= 0 else "",
        player=names[seat] if seat >= 0 else "",
        character=character_name(texts, character) if character else "",
    )


def action_message(box: Box, action: Action, kind: str) -> str:
    """Return the id of the label of ``action`` as an answer to a decision of this kind."""
    verb = action.verb
    if verb == PLAY:
        return _play_message(box, action)
    if verb == USE:
        return f"action-use-{box.abilities[action.mode].id}" if _uses_ability(action) else "action-use-card"
    if verb == CHOOSE_CARD:
        return f"action-choose-card-{kind}"
    if verb == CHOOSE_HAND:
        return f"action-choose-hand-{kind}"
    if verb == PASS:
        return f"action-pass-{kind}"
    if verb == KEEP:
        return "action-keep-two" if action.other >= 0 else "action-keep"
    return _PLAIN[verb]


_PLAIN: dict[int, str] = {
    DISCARD: "action-discard",
    CHOOSE_CHARACTER: "action-choose-character",
    DRAW_DECK: "action-draw-deck",
    DRAW_DISCARD: "action-draw-discard",
    DRAW_SEAT: "action-draw-seat",
    END: "action-end",
}


def _uses_ability(action: Action) -> bool:
    """Tell whether a ``use`` is of an ability: it names no card, or two cards as its price."""
    return action.card < 0 or action.other >= 0


def _play_message(box: Box, action: Action) -> str:
    if action.mode == AS_BANG:
        return "action-play-as-bang-at"
    if action.mode == AS_MISSED:
        return "action-play-as-missed"
    message = "action-play-front" if box.kind[action.card].border == BLUE else "action-play"
    return message if action.seat < 0 else message + "-at"
