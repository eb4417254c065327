"""The signs and colours of the table. No colour stands alone: everything it says is also said by a sign or a word."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from sixgun.cli.screen import Screen
from sixgun.text.classic import role_name

ROLE_SIGNS: Final = {"sheriff": ("★", "*"), "deputy": ("☆", "+"), "outlaw": ("✖", "x"), "renegade": ("◆", "%")}
"""Sign of each role, and the one for terminals that cannot show it."""
ROLE_STYLES: Final = {
    "sheriff": "bold yellow",
    "deputy": "yellow",
    "outlaw": "bold red",
    "renegade": "bold magenta",
}
MANY_POINTS: Final = 5


def turn_sign(screen: Screen) -> str:
    """Return what stands before the player whose turn it is."""
    return ">" if screen.ascii else "▶"


def no_sign(screen: Screen) -> str:
    """Return what stands before a card that cannot be played now."""
    return "-" if screen.ascii else "✗"


def role_label(screen: Screen, role: str | None) -> Text:
    """Return a role with its sign; a question mark if it is not known."""
    if role is None:
        return Text(screen.texts("cli-role-hidden"), "dim")
    sign = ROLE_SIGNS.get(role, ("", ""))[1 if screen.ascii else 0]
    return Text(f"{sign} {role_name(screen.texts, role)}", ROLE_STYLES.get(role, ""))


def life_label(screen: Screen, life: int, max_life: int, short: bool = False) -> Text:
    """Return life points as signs and as numbers: ``●●●○ 3/4``; with ``short`` many of them as numbers only."""
    full, empty = ("#", ".") if screen.ascii else ("●", "○")
    points = max(life, 0)
    style = "bold red" if points <= 1 else "yellow" if points * 2 <= max_life else "green"
    if short and max_life > MANY_POINTS:
        return Text(f"{full} {life}/{max_life}", style)
    return Text.assemble((full * points, style), (empty * (max_life - points), "dim"), f" {life}/{max_life}")


def glued(text: Text) -> Text:
    """Return ``text`` with spaces that do not break; :meth:`Screen.paragraph` prints them as plain spaces."""
    return Text(text.plain.replace(" ", "\u00a0"), spans=text.spans, style=text.style)


def centred(word: str, width: int) -> str:
    """Return a word in the middle of ``width`` columns, as ``str.center`` does; wide signs count two columns."""
    return word.center(width - (cell_len(word) - len(word)))


def fit(text: Text, width: int) -> Text:
    """Return a copy of ``text`` exactly ``width`` columns wide, cut or filled up."""
    copy = text.copy()
    copy.truncate(width, overflow="ellipsis" if width > 1 else "crop", pad=True)
    return copy
