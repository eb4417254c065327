"""Your hand: every card with a letter, its border, and in a few words what it does; and who you are."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from sixgun.cli.duel.signs import card_label
from sixgun.cli.letters import letter
from sixgun.cli.screen import Screen
from sixgun.cli.signs import fit, no_sign
from sixgun.games.duel import View
from sixgun.games.duel.card import ACTION, BANG, EQUIPMENT, SYMBOLS
from sixgun.text.duel import card_short, character_name, character_text, join, side_aim, side_name, symbol_name
from sixgun.text.punctuation import with_colon, with_semicolon

BORDERS: Final = {
    BANG: "cli-duel-border-bang",
    ACTION: "cli-duel-border-action",
    EQUIPMENT: "cli-duel-border-equipment",
}
"""The messages that say in a word what a card is by its border."""
LEAST_LIMIT: Final = 2
"""Cards that may be kept with a character in front at 1 life point (D-3.7)."""
ROOMY: Final = 96
"""From this width on the reveal symbols of the cards are shown."""


def hand_limit(view: View, seat: int) -> int:
    """Return how many cards a seat may hold at the end of its turn (D-3.7)."""
    return max(next((c.life for c in view.seats[seat].characters if c.ac), 0), LEAST_LIMIT)


def show_hand(screen: Screen, view: View, playable: set[int] | None = None) -> None:
    """Print the viewer's hand.

    Args:
        screen: where to.
        view: the view of the seat that holds it.
        playable: the cards that one of the choices plays; the others are marked. ``None`` marks no card.
    """
    texts, box = screen.texts, view.box
    if not view.hand:
        screen.print(Text(texts("cli-your-hand-empty"), "bold"))
        return
    limit = hand_limit(view, view.seat)
    screen.print(Text(texts("cli-your-hand", count=len(view.hand), limit=limit), "bold"))
    labels = [card_label(screen, box, card) for card in view.hand]
    borders = [texts(BORDERS[box.kind[card].type]) for card in view.hand]
    symbols = [symbol_name(texts, SYMBOLS[box.symbol[card]]) for card in view.hand]
    width = max(cell_len(label.plain) for label in labels)
    for index, card in enumerate(view.hand):
        marked = playable is not None and card not in playable
        label = fit(labels[index], width)
        if marked:
            label.stylize("dim")
        head = Text.assemble(f"{letter(index):>3} ", (f"{no_sign(screen)} " if marked else "  ", "dim"), label, "  ")
        head.append(fit(Text(borders[index]), max(cell_len(border) for border in borders)).plain + "  ", "dim")
        if screen.width >= ROOMY:
            head.append(fit(Text(symbols[index]), max(cell_len(symbol) for symbol in symbols)).plain + "  ", "dim")
        short = card_short(texts, box.kind[card].id)
        if box.kind[card].reloadable:
            short = with_semicolon(texts, short, texts("cli-duel-reloadable"))
        screen.paragraph(Text.assemble(head, (short, "dim")), cell_len(head.plain))
    if playable is not None and any(card not in playable for card in view.hand):
        screen.print(Text(texts("cli-hand-legend", sign=no_sign(screen)), "dim"))


def show_self(screen: Screen, view: View) -> None:
    """Print which side the viewer plays and what it wants, what his characters do, and who is in his reserve."""
    texts = screen.texts
    me = view.seats[view.seat]
    said = texts("cli-duel-your-side", side=side_name(texts, me.side), aim=side_aim(texts, me.side))
    screen.paragraph(Text(said), 2)
    if not view.turn:
        return
    for character in me.characters:
        if character.id:
            name, ability = character_name(texts, character.id), character_text(texts, character.id)
            screen.paragraph(Text.assemble((name, "bold"), with_colon(texts, "", ability)), 2)
    if me.reserve:
        names = join(texts, [character_name(texts, name) for name in me.reserve])
        screen.paragraph(Text(texts("cli-duel-your-reserve", characters=names)), 2)
