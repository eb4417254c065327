"""The options of the commands: what they are called, what they take, and clear words for what they do not take.

Values come in as they were typed and are read here, so that a wrong one is answered in the language of the person.
"""

from __future__ import annotations

from typing import Any, Final

import typer

from sixgun.bots.catalogue import BOTS
from sixgun.cli.errors import WrongUse
from sixgun.cli.screen import brief
from sixgun.games.registry import GAMES
from sixgun.kernel.record import MAX_SEED, is_name
from sixgun.text import Texts

MIN_PLAYERS: Final = 3
MAX_PLAYERS: Final = 8


def value(texts: Texts, name: str, help_id: str, metavar: str) -> Any:
    """Return an option that takes a value and is ``None`` if it is not used."""
    return typer.Option(None, f"--{name}", help=texts(help_id), metavar=metavar)


def flag(texts: Texts, name: str, help_id: str) -> Any:
    """Return an option that takes no value."""
    return typer.Option(False, f"--{name}", help=texts(help_id))


def argument(texts: Texts, help_id: str, metavar: str) -> Any:
    """Return an argument that may be left out."""
    return typer.Argument(None, help=texts(help_id), metavar=metavar)


def read_number(option: str, text: str | None, low: int, high: int, default: int) -> int:
    """Return the number that an option was given, from ``low`` to ``high``.

    Raises:
        WrongUse: it is no such number.
    """
    if text is None:
        return default
    digits = text.strip()
    number = int(digits) if digits.isascii() and digits.isdecimal() and len(digits) <= 20 else -1
    if not low <= number <= high:
        raise WrongUse(
            "cli-wrong-number",
            f"--{option} takes a number from {low} to {high}, not {text!r}",
            option=f"--{option}",
            low=str(low),
            high=str(high),
            text=brief(text),
        )
    return number


def read_seconds(option: str, text: str | None, default: float) -> float:
    """Return the seconds that an option was given, 0 to 60, with or without a fraction.

    Raises:
        WrongUse: it is no such number.
    """
    if text is None:
        return default
    try:
        seconds = float(text.replace(",", "."))
    except ValueError:
        seconds = -1.0
    if not 0.0 <= seconds <= 60.0:
        raise WrongUse(
            "cli-wrong-number",
            f"--{option} takes a number from 0 to 60, not {text!r}",
            option=f"--{option}",
            low="0",
            high="60",
            text=brief(text),
        )
    return seconds


def read_word(option: str, text: str | None, known: tuple[str, ...], default: str) -> str:
    """Return the word that an option was given, one of ``known``.

    Raises:
        WrongUse: it is none of them.
    """
    if text is None:
        return default
    if text not in known:
        raise WrongUse(
            "cli-wrong-word",
            f"--{option} takes one of {', '.join(known)}, not {text!r}",
            option=f"--{option}",
            known=", ".join(known),
            text=brief(text),
        )
    return text


def read_game(text: str | None) -> str:
    """Return the id of the game that was named, the card game if none was.

    Raises:
        WrongUse: there is no such game.
    """
    if text is None:
        return GAMES[0]
    if text not in GAMES:
        raise WrongUse("error-game", f"there is no game {text!r}", game=brief(text), known=", ".join(GAMES))
    return text


def read_players(text: str | None, default: int = 5) -> int:
    """Return the number of players (B-1.1)."""
    return read_number("players", text, MIN_PLAYERS, MAX_PLAYERS, default)


def read_seed(text: str | None, default: int) -> int:
    """Return a seed."""
    return read_number("seed", text, 0, MAX_SEED, default)


def read_bots(text: str | None, seats: int, default: str) -> list[str]:
    """Return a bot for each of ``seats`` seats: one name for all, or a list with commas.

    Raises:
        WrongUse: there is no such bot, or the list has another length.
    """
    names = (text or default).split(",")
    for name in names:
        if name not in BOTS:
            raise WrongUse("error-bot", f"there is no bot {name!r}", bot=brief(name), known=", ".join(BOTS))
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise WrongUse(
            "cli-wrong-bots",
            f"--bots names {len(names)} bots for {seats} seats",
            bots=str(len(names)),
            seats=str(seats),
        )
    return names


def read_name(text: str | None, default: str) -> str:
    """Return the name of a player.

    Raises:
        WrongUse: it is empty, too long, or cannot be shown.
    """
    if text is None:
        return default
    if not is_name(text.strip()):
        raise WrongUse("cli-wrong-name", "--name takes 1 to 40 letters that can be shown")
    return text.strip()
