"""Why something is not allowed in The Dice Game, in words."""

from __future__ import annotations

from sixgun.kernel.refusal import Refusal
from sixgun.text.texts import Texts


def refusal_text(texts: Texts, refusal: Refusal, names: list[str]) -> str:
    """Return what is wrong with an action, and what would be right.

    The rule it rests on (``refusal.rule``) is not part of the sentence; what that contains is said by
    :func:`~sixgun.text.words.rule_text`.

    Args:
        texts: the language.
        refusal: as ``game.refusal(seat, action)`` gives it. Its parameters may be ``seat`` and ``die`` (numbers),
            ``face`` (its notation) and ``distance``.
        names: names of the players by seat.
    """
    params: dict[str, str | int] = {}
    for key, value in refusal.params.items():
        if key == "seat":
            seat = int(value)
            params["player"] = names[seat] if seat < len(names) else f"@{seat}"
        elif key == "face":
            params["face"] = value
        else:
            params[key] = int(value) if value.isdecimal() else value
    return texts(f"dice-refusal-{refusal.reason}", **params)
