"""The table at a glance: a line for each seat, and the pile of arrows."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from sixgun.cli.dice.signs import arrows_label
from sixgun.cli.screen import Screen
from sixgun.cli.signs import fit, life_label, role_label, turn_sign
from sixgun.games.dice import SeatView, View
from sixgun.kernel.event import BYSTANDER
from sixgun.text.dice import character_name, character_text, role_aim, role_name

MAX_NAME: Final = 14
MIN_WIDTHS: Final = {2: 8, 1: 4, 5: 4, 3: 8}
"""Columns that are cut in a narrow terminal, in this order, and how much of them stays: who, name, arrows, role."""
LOW: Final = 2
"""With so few arrows in the pile or less their number is set off."""
RULE_STYLE: Final = "dim"


def show_table(screen: Screen, view: View, names: list[str]) -> None:
    """Print the table as the viewer sees it."""
    _show_heading(screen, view, names)
    titles = _titles(screen, view)
    rows = [_cells(screen, view, seat, names) for seat in view.seats]
    widths = _widths([titles, *rows])
    if sum(widths) + 2 * len(widths) > screen.width:
        rows = [_cells(screen, view, seat, names, short=True) for seat in view.seats]
        widths = _widths([titles, *rows])
        for column, least in MIN_WIDTHS.items():
            excess = sum(widths) + 2 * len(widths) - screen.width
            widths[column] = min(widths[column], max(widths[column] - max(excess, 0), least))
    _show_line(screen, "  ", titles, widths, True)
    for seat, cells in zip(view.seats, rows, strict=True):
        sign = f"{turn_sign(screen)} " if seat.seat == view.current and not view.over else "  "
        _show_line(screen, sign, cells, widths, seat.in_game)


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


def _show_heading(screen: Screen, view: View, names: list[str]) -> None:
    """Print the line above the table: turn and arrows in the pile."""
    texts = screen.texts
    if view.seat == view.current:
        left = texts("cli-table-heading-you", turn=view.turn)
    else:
        left = texts("cli-table-heading", turn=view.turn, player=names[view.current])
    line = "-" if screen.ascii else "─"
    pile = Text(texts("cli-dice-pile", count=view.pile), "bold yellow" if view.pile <= LOW else "")
    fill = screen.width - cell_len(left) - cell_len(pile.plain) - 8
    head = Text.assemble((line * 2 + " ", RULE_STYLE), (left, "bold"), (" " + line * max(fill, 1) + " ", RULE_STYLE))
    if fill >= 1:
        screen.print(Text.assemble(head, pile, (" " + line * 2, RULE_STYLE)))
    else:
        screen.print(Text.assemble((line * 2 + " ", RULE_STYLE), (left, "bold")))
        screen.print(Text.assemble("   ", pile))


def _titles(screen: Screen, view: View) -> list[Text]:
    texts = screen.texts
    messages = ["cli-column-player", "cli-column-character", "cli-column-role", "cli-column-life"]
    titles = [*map(texts, messages), texts("cli-dice-column-arrows")]
    if view.seat != BYSTANDER:
        titles.append(texts("cli-column-distance"))
    return [Text(""), *(Text(title, "dim") for title in titles)]


def _cells(screen: Screen, view: View, seat: SeatView, names: list[str], short: bool = False) -> list[Text]:
    name = fit(Text(names[seat.seat]), min(cell_len(names[seat.seat]), MAX_NAME))
    if seat.seat == view.seat:
        name.stylize("bold")
    cells = [
        Text(f"@{seat.seat}", "dim"),
        name,
        Text("" if seat.character is None else character_name(screen.texts, seat.character)),
        role_label(screen, seat.role),
        _life(screen, seat, short),
        arrows_label(screen, seat.arrows, short),
    ]
    if view.seat != BYSTANDER:
        cells.append(Text(str(seat.distance) if seat.distance else ""))
    return cells


def _life(screen: Screen, seat: SeatView, short: bool) -> Text:
    """Return life points, with those that are about to be lost (G-5.4)."""
    if not seat.in_game:
        return Text(screen.texts("cli-out"))
    label = life_label(screen, seat.life, seat.max_life, short)
    if seat.hits:
        label.append(f" -{seat.hits}", "red")
    return label


def _widths(rows: list[list[Text]]) -> list[int]:
    return [max(cell_len(row[i].plain) for row in rows) for i in range(len(rows[0]))]


def _show_line(screen: Screen, sign: str, cells: list[Text], widths: list[int], bright: bool) -> None:
    line = Text(sign)
    for cell, width in zip(cells, widths, strict=True):
        line.append_text(fit(cell, width))
        line.append("  ")
    if not bright:
        line.stylize("dim")
    line.rstrip()
    screen.print(line)
