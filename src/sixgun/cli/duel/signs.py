"""Cards and sides of The Duel in the colours of the table. No colour stands alone: a word says it too."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from sixgun.cli.screen import Screen
from sixgun.games.duel.box import Box
from sixgun.games.duel.card import ACTION, BANG, EQUIPMENT, Kind
from sixgun.text.duel import kind_name, side_name

BORDER_STYLES: Final = {BANG: "bold red", ACTION: "bold yellow", EQUIPMENT: "bold cyan"}
SIDE_STYLES: Final = {"law": "bold yellow", "outlaws": "bold red"}
SIDE_SIGNS: Final = {"law": ("★", "*"), "outlaws": ("✖", "x")}


def kind_label(screen: Screen, kind: Kind) -> Text:
    """Return the name of a card in the colour of its border."""
    return Text(kind_name(screen.texts, kind.id), BORDER_STYLES[kind.type])


def card_label(screen: Screen, box: Box, card: int) -> Text:
    """Return the name of a card in the colour of its border."""
    return kind_label(screen, box.kind[card])


def side_label(screen: Screen, side: str) -> Text:
    """Return a side with its sign."""
    sign = SIDE_SIGNS[side][1 if screen.ascii else 0]
    return Text(f"{sign} {side_name(screen.texts, side)}", SIDE_STYLES[side])


def token_sign(screen: Screen) -> str:
    """Return the sign of the AC token, which lies on the character in front."""
    return "@" if screen.ascii else "◆"
