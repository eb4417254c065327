"""The table at a glance: a line for each seat, a second one for the cards in front of it, and the piles."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from sixgun.cli.screen import Screen
from sixgun.cli.signs import card_label, fit, life_label, role_label, turn_sign
from sixgun.games.classic import SeatView, View
from sixgun.kernel.event import BYSTANDER
from sixgun.text.classic import card_list, card_name, character_name

MAX_NAME: Final = 14
WIDE: Final = 104
"""From this width on the cards in front of a player stand in his own line."""
RULE_STYLE: Final = "dim"


def show_table(screen: Screen, view: View, names: list[str]) -> None:
    """Print the table as the viewer sees it."""
    show_heading(screen, view, names)
    rows = [_cells(screen, view, seat, names) for seat in view.seats]
    titles = _titles(screen, view)
    widths = [max(cell_len(titles[i].plain), *(cell_len(row[i].plain) for row in rows)) for i in range(len(titles))]
    title = _line("  ", titles, widths)
    title.rstrip()
    screen.print(title)
    for seat, cells in zip(view.seats, rows, strict=True):
        sign = f"{turn_sign(screen)} " if seat.seat == view.current and not view.over else "  "
        line = _line(sign, cells, widths)
        front = _front(screen, view, seat)
        if not seat.in_game:
            line.stylize("dim")
        if screen.width >= WIDE:
            room = screen.width - cell_len(line.plain) - 2
            if front.plain and cell_len(front.plain) <= room:
                screen.print(Text.assemble(line, "  ", front))
                continue
        line.rstrip()
        screen.print(line)
        if front.plain:
            for part in front.wrap(screen.out, screen.width - 6):
                part.rstrip()
                screen.print(Text.assemble("      ", part))
    if view.display:
        cards = card_list(screen.texts, view.box, view.display, screen.ascii)
        screen.paragraph(Text(screen.texts("cli-on-show", cards=cards)), 2)


def show_heading(screen: Screen, view: View, names: list[str]) -> None:
    """Print the line above the table: turn and piles."""
    texts = screen.texts
    if view.turn == 0:
        left = texts("cli-table-heading-setup")
    elif view.seat == view.current:
        left = texts("cli-table-heading-you", turn=view.turn)
    else:
        left = texts("cli-table-heading", turn=view.turn, player=names[view.current])
    line = "-" if screen.ascii else "─"
    pile = Text(texts("cli-deck", count=view.deck_size))
    pile.append(" · " if not screen.ascii else " - ")
    if view.discard_top < 0:
        pile.append(texts("cli-discard-pile-empty"))
    else:
        top = card_name(texts, view.box, view.discard_top, screen.ascii)
        pile.append(texts("cli-discard-pile", count=view.discard_size, card=top))
    fill = screen.width - cell_len(left) - cell_len(pile.plain) - 8
    head = Text.assemble((line * 2 + " ", RULE_STYLE), (left, "bold"), (" " + line * max(fill, 1) + " ", RULE_STYLE))
    if fill >= 1:
        screen.print(Text.assemble(head, pile, (" " + line * 2, RULE_STYLE)))
    else:
        screen.print(Text.assemble((line * 2 + " ", RULE_STYLE), (left, "bold")))
        screen.print(Text.assemble("   ", pile))


def _titles(screen: Screen, view: View) -> list[Text]:
    messages = ["cli-column-player", "cli-column-character", "cli-column-role", "cli-column-life", "cli-column-hand"]
    if view.seat != BYSTANDER:
        messages += ["cli-column-distance", "cli-column-reach"]
    return [Text(""), *(Text(screen.texts(message), "dim") for message in messages)]


def _cells(screen: Screen, view: View, seat: SeatView, names: list[str]) -> list[Text]:
    texts = screen.texts
    own = seat.seat == view.seat
    name = Text(names[seat.seat], "bold" if own else "")
    if cell_len(name.plain) > MAX_NAME:
        name = fit(name, MAX_NAME)
    character = "" if seat.character is None else character_name(texts, seat.character)
    cells = [
        Text(f"@{seat.seat}", "dim"),
        name,
        Text(character),
        role_label(screen, seat.role),
        life_label(screen, seat.life, seat.max_life) if seat.in_game else Text(texts("cli-out")),
        Text(str(seat.hand_size) if seat.in_game else ""),
    ]
    if view.seat != BYSTANDER:
        if own or seat.distance == 0:
            cells += [Text(""), Text("")]
        else:
            reach = Text(texts("cli-reach-yes"), "green") if seat.reachable else Text(texts("cli-reach-no"), "dim")
            cells += [Text(str(seat.distance)), reach]
    return cells


def _front(screen: Screen, view: View, seat: SeatView) -> Text:
    """Return what lies in front of a seat, and what the viewer knows of its hand."""
    parts: list[Text] = []
    for card in seat.front:
        label = card_label(screen, view.box, card)
        if view.box.kind[card].weapon:
            label.append(" " + screen.texts("cli-weapon-range", range=seat.weapon_range), "dim")
        parts.append(label)
    front = Text(", ").join(parts)
    if seat.known_hand and seat.seat != view.seat:
        known = card_list(screen.texts, view.box, seat.known_hand, screen.ascii)
        dot = " - " if screen.ascii else " · "
        front.append(dot if parts else "")
        front.append(screen.texts("cli-known-hand", cards=known), "dim")
    return front


def _line(sign: str, cells: list[Text], widths: list[int]) -> Text:
    line = Text(sign)
    for cell, width in zip(cells, widths, strict=True):
        line.append_text(fit(cell, width))
        line.append("  ")
    return line
