"""Why something is not allowed, in words."""

from __future__ import annotations

from sixgun.games.classic.box import Box
from sixgun.kernel.refusal import Refusal
from sixgun.text.classic.cards import card_name, character_text, event_card_text, kind_name, source_name
from sixgun.text.texts import Texts


def refusal_text(texts: Texts, box: Box, refusal: Refusal, names: list[str], ascii: bool = False) -> str:
    """Return what is wrong with an action, and what would be right.

    The rule it rests on (``refusal.rule``) is not part of the sentence; what that contains is said by
    :func:`~sixgun.text.classic.rule_text`.

    Args:
        texts: the language.
        box: the box of the game.
        refusal: as ``game.refusal(seat, action)`` gives it. Its parameters may be ``seat`` (a number),
            ``card`` (notation), ``ability`` or ``source`` (the id of a character or an event) and plain numbers.
        names: names of the players by seat.
        ascii: write suits as letters.
    """
    params: dict[str, str | int] = {}
    for key, value in refusal.params.items():
        if key == "card":
            card = box.parse_card(value)
            params["card"] = card_name(texts, box, card, ascii)
            params["name"] = kind_name(texts, box.kind[card].id)
        elif key == "seat":
            seat = int(value)
            params["player"] = names[seat] if seat < len(names) else f"@{seat}"
        elif key in ("ability", "source"):
            params["source"] = source_name(texts, box, value)
            event = value in box.event_of_id
            params["whose"] = "event" if event else "character"
            if refusal.reason == "ability-wrong-cards":  # which cards it takes is said in what it does
                params["text"] = event_card_text(texts, value) if event else character_text(texts, value)
        else:
            params[key] = int(value) if value.isdecimal() else value
    return texts(f"refusal-{refusal.reason}", **params)
