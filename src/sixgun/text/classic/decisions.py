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
    GUESS,
    KEEP,
    NAME_SUIT,
    PASS,
    PLAY,
    RED,
    USE,
    USE_CARD,
    Box,
)
from sixgun.games.classic.card import BLUE, GREEN
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.text.classic.cards import card_name, source_name, suit_name
from sixgun.text.texts import Texts
from sixgun.text.words import character_name, join


def prompt(texts: Texts, box: Box, decision: Decision, names: list[str], ascii: bool = False) -> str:
    """Return the question of a decision, for the one who is asked.

    Args:
        texts: the language.
        box: the box of the game.
        decision: what is asked.
        names: names of the players by seat.
        ascii: write suits as letters.
    """
    message = f"prompt-{decision.kind}"
    if decision.kind == "answer-shot" and decision.card < 0:  # an ability shoots, or an event that nobody has played
        message += "-alone" if decision.by < 0 else "-by"
    return texts(
        message,
        by=names[decision.by] if decision.by >= 0 else "",
        card=card_name(texts, box, decision.card, ascii) if decision.card >= 0 else "",
        amount=decision.amount,
    )


def asked_line(texts: Texts, kind: str, seat: int, names: list[str]) -> str:
    """Return what the others are told while ``seat`` has to decide something of this kind (B-17.1, T-7)."""
    return texts(f"asked-{kind}", player=names[seat])


def action_label(
    texts: Texts,
    box: Box,
    action: Action,
    decision: Decision,
    names: list[str],
    ascii: bool = False,
    dots: str = "",
) -> str:
    """Return the label of one answer to ``decision``: ``Play Panic! J♥ on Ben``, ``Take the hit``.

    Args:
        texts: the language.
        box: the box of the game.
        action: the answer, one of ``decision.actions``.
        decision: what is asked; the same answer may be called otherwise in another decision.
        names: names of the players by seat.
        ascii: write suits as letters.
        dots: for the label of several answers that differ in one word only, what stands for it: for the second
            card if there are two, else for the player.
    """
    verb = action.verb
    card = decision.card if verb == DRAW_DISCARD else action.card
    seat = decision.by if verb == CHOOSE_HAND else action.seat
    first = card_name(texts, box, card, ascii) if card >= 0 else ""
    second = card_name(texts, box, action.other, ascii) if action.other >= 0 else ""
    player = names[seat] if seat >= 0 else ""
    if dots and second:
        second = dots
    elif dots and player:
        player = dots
    character = box.characters[action.mode].id if verb == CHOOSE_CHARACTER else ""
    return texts(
        action_message(texts, box, action, decision.kind),
        card=first,
        second=second,
        cards=join(texts, [name for name in (first, second) if name]),
        player=player,
        character=character_name(texts, character) if character else "",
        source=source_name(texts, box, box.abilities[action.mode].id) if verb == USE else "",
        suit=suit_name(texts, action.mode) if verb == NAME_SUIT else "",
        amount=decision.amount,
    )


def action_message(texts: Texts, box: Box, action: Action, kind: str) -> str:
    """Return the id of the label of ``action`` as an answer to a decision of this kind."""
    verb = action.verb
    if verb == PLAY:
        return _play_message(box, action)
    if verb == USE:
        return _use_message(texts, box, action)
    if verb == USE_CARD:
        return "action-use-card" if action.seat < 0 else "action-use-card-at"
    if verb == CHOOSE_CARD:
        return f"action-choose-card-{kind}"
    if verb == CHOOSE_HAND:
        return f"action-choose-hand-{kind}"
    if verb == CHOOSE_CHARACTER:
        return f"action-{kind}"
    if verb == PASS:
        return f"action-pass-{kind}"
    if verb == KEEP:
        return "action-keep-two" if action.other >= 0 else "action-keep"
    if verb == GUESS:
        return "action-guess-red" if action.mode == RED else "action-guess-black"
    return _PLAIN[verb]


_PLAIN: dict[int, str] = {
    DISCARD: "action-discard",
    DRAW_DECK: "action-draw-deck",
    DRAW_DISCARD: "action-draw-discard",
    DRAW_SEAT: "action-draw-seat",
    NAME_SUIT: "action-name-suit",
    END: "action-end",
}


def _use_message(texts: Texts, box: Box, action: Action) -> str:
    """Return the label of an ability of its own; one of another package may have to do with a general one."""
    message = f"action-use-{box.abilities[action.mode].id}"
    if not texts.has(message):
        message = "action-use-ability"
        if action.card >= 0:
            message += "-paying"
        if action.seat >= 0:
            message += "-at"
    return message


def _play_message(box: Box, action: Action) -> str:
    if action.mode == AS_BANG:
        return "action-play-as-bang-at"
    if action.mode == AS_MISSED:
        return "action-play-as-missed"
    message = "action-play-front" if box.kind[action.card].border in (BLUE, GREEN) else "action-play"
    return message if action.seat < 0 else message + "-at"
