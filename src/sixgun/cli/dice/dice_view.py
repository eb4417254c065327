"""The dice: a picture of the roll, and what each face of it is good for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from sixgun.cli.dice.signs import FACE_STYLES, face_label
from sixgun.cli.screen import Screen
from sixgun.cli.signs import centred
from sixgun.games.dice import View
from sixgun.games.dice.ability import PLAIN, Ability
from sixgun.games.dice.aiming import reach_of, targets
from sixgun.games.dice.die import ALL_DICE, ARROW, BEER, DICE, DYNAMITE, FACES, GATLING, ONE, TWO
from sixgun.games.dice.rolling import EXPLODING
from sixgun.games.dice.sets import find_character
from sixgun.text import Texts
from sixgun.text.dice import FACE_IDS, face_short
from sixgun.text.punctuation import gap, sentences

INNER: Final = 8
"""Columns inside the box of a die: what the longest face needs."""
BOX: Final = INNER + 2
INDENT: Final = "  "
FACE_COLUMN: Final = 15
"""Columns of a face and how often it shows, before what it is good for."""


def show_roll(screen: Screen, view: View, rolled: int) -> None:
    """Print the dice of the roller as five boxes, with numbers above and below what can be said of each.

    Args:
        screen: where to.
        view: the view of the roller.
        rolled: bit mask of the dice that were rolled last; 0 if that is not known.
    """
    lines = [Text(INDENT) for _ in range(5)]
    sides = "|-+" if screen.ascii else "│─"
    bar = sides[1] * INNER
    top, bottom = ("+" + bar + "+",) * 2 if screen.ascii else ("┌" + bar + "┐", "└" + bar + "┘")
    for place, face in enumerate(view.dice):
        style = FACE_STYLES[face]
        parts = (
            Text(str(place + 1).center(BOX), "bold cyan"),
            Text(top, style),
            Text(f"{sides[0]}{centred(face_short(screen.texts, FACE_IDS[face]), INNER)}{sides[0]}", style),
            Text(bottom, style),
            _mark(screen, view, place, rolled),
        )
        for line, part in zip(lines, parts, strict=True):
            line.append_text(part)
            line.append(" ")
    for line in lines:
        line.rstrip()
        if line.plain:
            screen.print(line)


def _mark(screen: Screen, view: View, place: int, rolled: int) -> Text:
    """Return the word below a die: locked, just rolled, or kept; nothing if there is nothing to tell apart."""
    if view.locked >> place & 1:
        return Text(centred(screen.texts("cli-dice-locked"), BOX), "red")
    if rolled in (0, ALL_DICE):
        return Text(" " * BOX)
    if rolled >> place & 1:
        return Text(centred(screen.texts("cli-dice-new"), BOX), "bold")
    return Text(centred(screen.texts("cli-dice-kept"), BOX), "dim")


def show_meanings(screen: Screen, view: View, names: list[str]) -> None:
    """Print for each face that the roller has what it will do if he stops now."""
    for face in range(len(FACES)):
        count = view.dice.count(face)
        if count:
            line = Text.assemble(INDENT, face_label(screen, face), f" ×{count}" if count > 1 else "")
            line.append(" " * max(len(INDENT) + FACE_COLUMN - cell_len(line.plain), 1))
            line.append(_meaning(screen, view, face, count, names))
            screen.paragraph(line, len(INDENT) + FACE_COLUMN)


def _meaning(screen: Screen, view: View, face: int, count: int, names: list[str]) -> str:
    texts, ability = screen.texts, ability_of(view, view.current)
    if face == ARROW:
        return texts("cli-dice-means-arrow")
    if face == DYNAMITE:
        message = "cli-dice-means-dynamite-free" if ability.rerolls_dynamite else "cli-dice-means-dynamite"
        return texts(message, count=count, limit=EXPLODING)
    if face in (ONE, TWO):
        found = targets(living(view), view.current, reach_of(living(view), ability, face))
        return texts("cli-dice-means-bullseye", count=count, names=_either(texts, [names[seat] for seat in found]))
    if face == BEER:
        return texts("cli-dice-means-beer", count=count)
    assert face == GATLING
    message = "cli-dice-means-gatling" if count >= ability.gatlings else "cli-dice-means-gatling-few"
    meaning = texts(message, count=count, needed=ability.gatlings)
    if ability.clears_arrows:
        return sentences(texts, meaning, texts("cli-dice-means-clears", count=count))
    return meaning


def _either(texts: Texts, words: list[str]) -> str:
    """Return words of which one can be chosen: ``A``, ``A or B``, ``A, B or C``."""
    if len(words) < 2:
        return "".join(words)
    left = words[0]
    for word in words[1:-1]:
        left = texts("list-comma", left=left, right=word)
    return texts("cli-dice-list-or", left=left, right=words[-1])


def show_left(screen: Screen, view: View) -> None:
    """Print the dice that are still to be resolved (G-5.1)."""
    left = [face for place, face in enumerate(view.dice) if face > DYNAMITE and not view.used >> place & 1]
    if left:
        line = Text(screen.texts("cli-dice-left") + gap(screen.texts))
        line.append_text(Text(" ").join(face_label(screen, face) for face in left))
        screen.paragraph(line, 4)


def living(view: View) -> int:
    """Return the bit mask of the living players."""
    return mask_of(seat.seat for seat in view.seats if seat.in_game)


def ability_of(view: View, seat: int) -> Ability:
    """Return what the character of a seat bends."""
    character = find_character(view.seats[seat].character or "")
    return PLAIN if character is None else character.ability


def mask_of(places: Iterable[int]) -> int:
    """Return the bit mask of seats or of places of dice."""
    return sum(1 << place for place in places)


def free_dice(view: View) -> list[int]:
    """Return the places of the dice that can be rolled again."""
    return [place for place in range(DICE) if not view.locked >> place & 1]
