"""The table at a glance: a line for each seat, a second one for the cards in front of it, and the piles."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from sixgun.cli.classic.event_view import show_events
from sixgun.cli.classic.in_force import is_green, is_ready, silenced
from sixgun.cli.classic.signs import card_label
from sixgun.cli.screen import Screen
from sixgun.cli.signs import fit, glued, life_label, role_label, turn_sign
from sixgun.games.classic import SeatView, View
from sixgun.kernel.event import BYSTANDER
from sixgun.text.classic import card_list, card_name, character_name
from sixgun.text.punctuation import comma, gap

MAX_NAME: Final = 14
CHARACTER_COLUMN: Final = 2
MIN_CHARACTER: Final = 8
MIN_FRONT: Final = 32
WIDE: Final = 104
"""From this width on the cards in front of a player stand in his own line."""
RULE_STYLE: Final = "dim"


def show_table(screen: Screen, view: View, names: list[str], again: bool = False) -> None:
    """Print the table as the viewer sees it; with ``again`` he has seen the next event already in this turn."""
    show_heading(screen, view, names)
    if view.turn > 0:
        show_events(screen, view, names, again)
    titles = _titles(screen, view)
    rows = [_cells(screen, view, seat, names) for seat in view.seats]
    widths = _widths([titles, *rows])
    if sum(widths) + 2 * len(widths) > screen.width:
        rows = [_cells(screen, view, seat, names, short=True) for seat in view.seats]
        widths = _widths([titles, *rows])
        excess = sum(widths) + 2 * len(widths) - screen.width
        widths[CHARACTER_COLUMN] = max(widths[CHARACTER_COLUMN] - max(excess, 0), MIN_CHARACTER)
    title = _line("  ", titles, widths)
    title.rstrip()
    screen.print(title)
    for seat, cells in zip(view.seats, rows, strict=True):
        sign = f"{turn_sign(screen)} " if seat.seat == view.current and not view.over else "  "
        line = _line(sign, cells, widths)
        front = _front(screen, view, seat)
        if not seat.in_game:
            line.stylize("dim")
        column = cell_len(line.plain) + 2
        if front.plain and screen.width >= WIDE and screen.width - column >= MIN_FRONT:
            screen.paragraph(Text.assemble(line, "  ", front), column)
            continue
        line.rstrip()
        screen.print(line)
        if front.plain:
            screen.paragraph(Text.assemble("      ", front), 6)
    if view.display:
        cards = card_list(screen.texts, view.box, view.display, screen.ascii)
        screen.paragraph(Text(screen.texts("cli-on-show", cards=cards)), 2)


def _widths(rows: list[list[Text]]) -> list[int]:
    return [max(cell_len(row[i].plain) for row in rows) for i in range(len(rows[0]))]


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


def _cells(screen: Screen, view: View, seat: SeatView, names: list[str], short: bool = False) -> list[Text]:
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
        _life(screen, view, seat, short),
        Text(str(seat.hand_size) if seat.in_game else ""),
    ]
    if view.seat != BYSTANDER:
        if own or seat.distance == 0:
            cells += [Text(""), Text("")]
        else:
            reach = Text(texts("cli-reach-yes"), "green") if seat.reachable else Text(texts("cli-reach-no"), "dim")
            cells += [Text(str(seat.distance)), reach]
    return cells


def _life(screen: Screen, view: View, seat: SeatView, short: bool) -> Text:
    if not seat.in_game:
        return Text(screen.texts("cli-out"))
    if seat.seat == view.ghost:
        return Text(screen.texts("cli-ghost"), "bold magenta")
    if not seat.max_life:  # no character yet
        return Text()
    return life_label(screen, seat.life, seat.max_life, short)


def _front(screen: Screen, view: View, seat: SeatView) -> Text:
    """Return what lies in front of a seat, what ability it has borrowed, and what the viewer knows of its cards."""
    texts = screen.texts
    cards = [_card(screen, view, seat, card) for card in seat.front]
    parts = [Text(comma(texts)).join(cards)] if cards else []
    if cards and silenced(view, seat.seat):
        parts.append(Text(texts("cli-front-silenced"), "dim"))
    if seat.copied is not None:
        parts.append(Text(texts("cli-borrowed", character=character_name(texts, seat.copied))))
    if seat.reserve is not None:
        parts.append(Text(texts("cli-reserve", character=character_name(texts, seat.reserve)), "dim"))
    if seat.known_hand and seat.seat != view.seat:
        known = card_list(texts, view.box, seat.known_hand, screen.ascii)
        parts.append(Text(texts("cli-known-hand", cards=known), "dim"))
    return Text(" - " if screen.ascii else " · ").join(parts)


def _card(screen: Screen, view: View, seat: SeatView, card: int) -> Text:
    """Return a card in front of a seat: a weapon with its range, a green card with whether it is ready (DC-2.3)."""
    texts = screen.texts
    label = glued(card_label(screen, view.box, card))
    if view.box.kind[card].weapon:
        label.append((gap(texts) + texts("cli-weapon-range", range=seat.weapon_range)).replace(" ", "\u00a0"), "dim")
    elif is_green(view, card):
        ready = is_ready(view, card)
        state = gap(texts) + texts("cli-green-ready" if ready else "cli-green-fresh")
        label.append(state.replace(" ", "\u00a0"), "" if ready else "dim")
    return label


def _line(sign: str, cells: list[Text], widths: list[int]) -> Text:
    line = Text(sign)
    for cell, width in zip(cells, widths, strict=True):
        line.append_text(fit(cell, width))
        line.append("  ")
    return line
