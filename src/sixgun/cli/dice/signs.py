"""The signs and colours of The Dice Game. No colour stands alone: a word or a number says it too."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from sixgun.cli.screen import Screen
from sixgun.text.dice import FACE_IDS, face_short

FACE_STYLES: Final = ("yellow", "bold red", "bold", "bold", "green", "bold magenta")
"""Styles of the faces, by the numbers that the engine gives them."""


def face_label(screen: Screen, face: int, style: str = "") -> Text:
    """Return a die with the face it shows: ``[beer]``."""
    return Text(f"[{face_short(screen.texts, FACE_IDS[face])}]", style or FACE_STYLES[face])


def arrows_label(screen: Screen, arrows: int, short: bool = False) -> Text:
    """Return arrows as signs and as a number, ``↑↑ 2``; ``short`` as a sign and a number, nothing for none."""
    if arrows == 0:
        return Text("")
    sign = "^" if screen.ascii else "↑"
    return Text(f"{sign if short else sign * arrows} {arrows}", "yellow")
