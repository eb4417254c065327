"""Cards of the card game in the colours of the table. No colour stands alone: a word says it too."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from sixgun.cli.screen import Screen
from sixgun.games.classic.box import Box
from sixgun.games.classic.card import BLUE, GREEN
from sixgun.text.classic import card_name

RED_SUITS: Final = (0, 1)
BORDER_STYLES: Final = {BLUE: "bold cyan", GREEN: "bold green"}


def card_label(screen: Screen, box: Box, card: int) -> Text:
    """Return a card with rank and suit: the name in the colour of its border, red suits in red."""
    label = Text(card_name(screen.texts, box, card, screen.ascii))
    start = label.plain.rfind(" ")
    label.stylize(BORDER_STYLES.get(box.kind[card].border, "bold"), 0, start)
    if box.suit[card] in RED_SUITS:
        label.stylize("red", start)
    return label
