"""Your hand: every card with a letter, its rank and suit, and in a few words what it does."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from sixgun.cli.breaking import lines_of
from sixgun.cli.classic.in_force import hand_limit
from sixgun.cli.classic.signs import card_label
from sixgun.cli.letters import letter
from sixgun.cli.screen import Screen
from sixgun.cli.signs import fit, no_sign
from sixgun.games.classic import View
from sixgun.text.classic import card_short, character_name, character_text, role_aim, role_name


def show_hand(screen: Screen, view: View, playable: set[int] | None = None) -> None:
    """Print the viewer's hand.

    Args:
        screen: where to.
        view: the view of the seat that holds it.
        playable: the cards that one of the choices plays; the others are marked. ``None`` marks no card.
    """
    texts = screen.texts
    if not view.hand:
        screen.print(Text(texts("cli-your-hand-empty"), "bold"))
        return
    limit = hand_limit(view, view.seat)
    screen.print(Text(texts("cli-your-hand", count=len(view.hand), limit=limit), "bold"))
    labels = [card_label(screen, view.box, card) for card in view.hand]
    width = max(cell_len(label.plain) for label in labels)
    for index, card in enumerate(view.hand):
        marked = playable is not None and card not in playable
        label = fit(labels[index], width)
        if marked:
            label.stylize("dim")
        head = Text.assemble(f"{letter(index):>3} ", (f"{no_sign(screen)} " if marked else "  ", "dim"), label, "  ")
        text = Text(card_short(texts, view.box.kind[card].id), "dim")
        indent = cell_len(head.plain)
        for number, line in enumerate(lines_of(text, screen.out, max(20, screen.width - indent))):
            line.rstrip()
            screen.print(Text.assemble(head if number == 0 else " " * indent, line))
    if playable is not None and any(card not in playable for card in view.hand):
        screen.print(Text(texts("cli-hand-legend", sign=no_sign(screen)), "dim"))


def show_self(screen: Screen, view: View) -> None:
    """Print who the viewer is and what he wants."""
    texts = screen.texts
    me = view.seats[view.seat]
    if me.role is not None:
        aim = role_aim(texts, me.role, view.players)
        screen.paragraph(Text(texts("cli-your-role", role=role_name(texts, me.role), aim=aim)), 2)
    if me.character is not None:
        name, ability = character_name(texts, me.character), character_text(texts, me.character)
        screen.paragraph(Text(texts("cli-your-character", character=name, ability=ability)), 2)
    if me.copied is not None:
        name, ability = character_name(texts, me.copied), character_text(texts, me.copied)
        screen.paragraph(Text(texts("cli-your-copy", character=name, ability=ability)), 2)
    show_reserve(screen, view)


def show_reserve(screen: Screen, view: View) -> None:
    """Print the viewer's second character, if he knows it (B-1.5)."""
    texts, reserve = screen.texts, view.seats[view.seat].reserve
    if reserve is not None:
        name, ability = character_name(texts, reserve), character_text(texts, reserve)
        screen.paragraph(Text(texts("cli-your-reserve", character=name, ability=ability)), 2)
