"""Why something is not allowed in The Duel, in words."""

from __future__ import annotations

from sixgun.games.duel.box import Box
from sixgun.games.duel.card import EQUIP, FIRE
from sixgun.kernel.refusal import Refusal
from sixgun.text.duel.cards import character_name, kind_name
from sixgun.text.texts import Texts


def refusal_text(texts: Texts, box: Box, refusal: Refusal, names: list[str]) -> str:
    """Return what is wrong with an action, and what would be right.

    The rule it rests on (``refusal.rule``) is not part of the sentence; what that contains is said by
    :func:`~sixgun.text.duel.rule_text`.

    Args:
        texts: the language.
        box: the box of the game.
        refusal: as ``game.refusal(seat, action)`` gives it. Its parameters may be ``seat`` (a number), ``card``
            (notation), ``character``, ``ability`` (the id of a character) and plain numbers.
        names: names of the players by seat.
    """
    params: dict[str, str | int] = {}
    for key, value in refusal.params.items():
        if key == "card":
            params["card"] = params["source"] = kind_name(texts, box.kind[box.parse_card(value)].id)
        elif key == "seat":
            params["player"] = names[int(value)]
        elif key == "character":
            params["character"] = character_name(texts, value)
        elif key == "ability":
            params["source"] = character_name(texts, value)
        else:
            params[key] = int(value)
    return texts(refusal_message(box, refusal), **params)


def refusal_message(box: Box, refusal: Refusal) -> str:
    """Return the id of the message for a refusal: some reasons have another sentence for some cards."""
    reason = refusal.reason
    if reason == "wrong-target":
        aim = box.kind[box.parse_card(refusal.params["card"])].aim
        reason += {FIRE: "-hit", EQUIP: "-equipment"}.get(aim, "")
    elif reason == "not-own-equipment" and "ability" in refusal.params:
        reason += "-ability"
    return f"duel-refusal-{reason}"
