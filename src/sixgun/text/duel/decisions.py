"""What is asked in The Duel, and the labels of the answers."""

from __future__ import annotations

from typing import Final

from sixgun.games.duel import View
from sixgun.games.duel.box import (
    ACTIVE,
    BACK,
    CHOOSE,
    DISCARD,
    END,
    GIVE,
    HAND,
    LOSE,
    NO,
    PASS,
    PLAY,
    PLAY_AS_COLT,
    PLAY_AS_DODGE,
    RELOAD,
    SWAP,
    TAKE,
    TO_RELOAD,
    USE,
    USE_CARD,
    YES,
    Box,
)
from sixgun.games.duel.card import EQUIPMENT, SYMBOLS
from sixgun.games.duel.hits import Hit
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.text.duel.cards import character_name, kind_name, source_name, source_of, symbol_name
from sixgun.text.duel.places import CardNames, holder_name, other_of_pair, place_name
from sixgun.text.texts import Texts

# Questions -----------------------------------------------------------------------------------------------


def prompt(texts: Texts, view: View, decision: Decision, names: list[str]) -> str:
    """Return the question of a decision, for the one who is asked.

    Args:
        texts: the language.
        view: the view of the one who is asked.
        decision: what is asked.
        names: names of the players by seat.
    """
    box = view.box
    source = source_of(box, decision.cite)
    if decision.kind == "answer-hit" and decision.card < 0:
        source = next((box.characters[frame.shooter].id for frame in view.stack if isinstance(frame, Hit)), "")
    front = next((c.id for c in view.seats[decision.seat].characters if c.ac), "")
    character = view.target or front
    return texts(
        prompt_message(texts, box, decision, source),
        by=names[decision.by] if decision.by >= 0 else "",
        card=kind_name(texts, box.kind[decision.card].id) if decision.card >= 0 else "",
        character=character_name(texts, character) if character else "",
        source=source_name(texts, box, source) if source else "",
        symbol=symbol_name(texts, SYMBOLS[decision.amount]) if decision.kind == "choose-reveal" else "",
        amount=decision.amount,
    )


def prompt_message(texts: Texts, box: Box, decision: Decision, source: str) -> str:
    """Return the id of the question of a decision; ``source`` is the card or character whose text asks."""
    kind = decision.kind
    message = f"duel-prompt-{kind}"
    if kind == "answer-hit":
        if decision.card < 0:
            return message + "-alone"
        return message + "-own" if decision.by == decision.seat else message
    if kind in ("give-up", "if-dodged") and decision.card >= 0:
        source = box.kind[decision.card].id
    own = f"{message}-{source}"
    return own if kind in OWN_QUESTIONS and texts.has(own) else message


OWN_QUESTIONS: Final = frozenset({"give-up", "if-dodged", "may-draw"})
"""Kinds of decisions that cards or characters have questions of their own for."""


def asked_line(texts: Texts, kind: str, seat: int, names: list[str]) -> str:
    """Return what the other player is told while ``seat`` has to decide something of this kind."""
    return texts(f"duel-asked-{kind}", player=names[seat])


# Answers -------------------------------------------------------------------------------------------------


def action_label(
    texts: Texts,
    view: View,
    action: Action,
    decision: Decision,
    names: list[str],
    dots_card: str = "",
    dots_target: str = "",
) -> str:
    """Return the label of one answer to ``decision``: ``Fire Colt at Sid Curry (in front)``, ``Take the hit``.

    Args:
        texts: the language.
        view: the view of the one who is asked.
        action: the answer, one of ``decision.actions``.
        decision: what is asked; the same answer may be called otherwise in another decision.
        names: names of the players by seat.
        dots_card: for the label of several answers that differ in the card only, what stands for it.
        dots_target: the same for answers that differ in the target only.
    """
    return texts(
        action_message(texts, view.box, action, decision.kind),
        card=dots_card or card_word(texts, view, action, decision),
        target=dots_target or target_word(texts, view, action, decision, names),
        player=names[decision.by] if decision.by >= 0 else "",
        character=character_name(texts, view.box.characters[action.mode].id) if action.verb == ACTIVE else "",
        copied=kind_name(texts, view.box.kind[view.discard[-1]].id) if view.discard else "",
        count=view.seats[decision.by].hand_backs[action.mode] if action.verb == BACK else 0,
        amount=decision.amount,
    )


def card_word(texts: Texts, view: View, action: Action, decision: Decision) -> str:
    """Return what a label calls the card of an answer; empty if it has none."""
    if action.card < 0:
        return ""
    name = CardNames(texts, view, decision.actions).name(action.card, symbol=decision.kind == "choose-reveal")
    holder = holder_name(texts, view, action.card) if action.verb in (CHOOSE, RELOAD) else ""
    return texts("duel-marked", name=name, mark=holder) if holder else name


def target_word(texts: Texts, view: View, action: Action, decision: Decision, names: list[str]) -> str:
    """Return what a label calls whom or what an answer is aimed at; empty if it is aimed at nothing."""
    if action.other == HAND:
        return texts("duel-target-hand", player=names[1 - decision.seat])
    if action.other >= 0:
        name = kind_name(texts, view.box.kind[action.other].id)
        return texts("duel-marked", name=name, mark=holder_name(texts, view, action.other))
    if action.mode >= 0 and action.verb not in (ACTIVE, BACK):
        return place_name(texts, view, view.box.characters[action.mode].id)
    if action.seat >= 0:
        own = action.seat == decision.seat
        return texts("duel-target-own-pair") if own else texts("duel-target-pair", player=names[action.seat])
    if action.verb == SWAP:
        return character_name(texts, other_of_pair(view, decision.seat))
    return ""


def action_message(texts: Texts, box: Box, action: Action, kind: str) -> str:
    """Return the id of the label of ``action`` as an answer to a decision of this kind."""
    verb = action.verb
    if verb == PLAY:
        return f"duel-action-play{_play(box, action, kind)}"
    if verb >= USE:
        return f"duel-action-use-{box.characters[verb - USE].id}{_use(action)}"
    if verb == USE_CARD:
        own = f"duel-action-use-{box.kind[action.card].id}"
        return own if texts.has(own) else "duel-action-use-card"
    if verb in BY_KIND:
        return f"duel-action-{BY_KIND[verb]}-{kind}"
    if verb == BACK:
        return "duel-action-back-law" if action.mode == 0 else "duel-action-back-outlaw"
    if verb == SWAP:
        return "duel-action-swap" if action.seat < 0 else "duel-action-swap-pair"
    if verb == TAKE:
        return "duel-action-take-hand" if action.card == HAND else "duel-action-take"
    return PLAIN[verb]


BY_KIND: Final = {CHOOSE: "choose", DISCARD: "discard", NO: "no", PASS: "pass", YES: "yes"}
"""Verbs that are called otherwise in each kind of decision."""
PLAIN: Final = {
    ACTIVE: "duel-action-active",
    END: "duel-action-end",
    GIVE: "duel-action-give",
    LOSE: "duel-action-lose",
    PLAY_AS_COLT: "duel-action-play-as-colt",
    PLAY_AS_DODGE: "duel-action-play-as-dodge",
    RELOAD: "duel-action-reload",
}


def _play(box: Box, action: Action, kind: str) -> str:
    """Return what the label of a card played as itself ends in."""
    card = box.kind[action.card]
    if kind == "answer-hit":
        return "-dodge"
    if action.other != -1:
        return "-card"
    if action.seat >= 0:
        return "-pair"
    if action.mode < 0:
        return ""
    if card.hit:
        return "-hit"
    return "-equipment" if card.type == EQUIPMENT else "-at"


def _use(action: Action) -> str:
    """Return what the label of an ability that copies a card ends in."""
    if action.seat == TO_RELOAD:
        return "-reload"
    return "-at" if action.other != -1 or action.seat >= 0 or action.mode >= 0 else ""
