"""The options that say which game is played and how; ``play`` and ``simulate`` have them in common.

What cannot be met is said before anything begins: what is wrong, and what would be right.
"""

from __future__ import annotations

from typing import Any, Final, final

import typer

from sixgun.cli.errors import WrongUse
from sixgun.cli.game_words import GameWords
from sixgun.cli.options import flag, read_players, value
from sixgun.games.classic.options import (
    CHOOSE,
    DEALT,
    JAIL_ANY,
    JAIL_NONE,
    MAX_EVENTS,
    MIN_EVENTS,
    MISSED_CARDS,
    MISSED_EFFECTS,
)
from sixgun.games.classic.sets import available_sets
from sixgun.games.registry import Setting, setting
from sixgun.text import Texts
from sixgun.text.punctuation import comma_list

TAKES: Final = {
    "classic": (
        "players", "set", "character-sets", "simplified", "characters", "event-deck-size", "three-player-jail",
        "russian-roulette",
    ),
    "duel": ("posse", "side"),
    "dice": ("players",),
}  # fmt: skip
"""The options that each game takes."""


@final
class GameFlags:
    """The options of the command line themselves, for the signatures of the commands."""

    def __init__(self, texts: Texts) -> None:
        known = comma_list(texts, available_sets())
        self.sets: Any = typer.Option(None, "--set", help=texts("help-option-set", known=known), metavar="NAME")
        self.character_sets: Any = typer.Option(
            None, "--character-sets", help=texts("help-option-character-sets"), metavar="NAMES"
        )
        self.players: Any = value(texts, "players", "help-option-players", "3-8")
        self.simplified: Any = flag(texts, "simplified", "help-option-simplified")
        self.characters: Any = value(texts, "characters", "help-play-characters", f"{DEALT}|{CHOOSE}")
        self.events: Any = value(texts, "event-deck-size", "help-option-events", f"{MIN_EVENTS}-{MAX_EVENTS}")
        self.jail: Any = value(texts, "three-player-jail", "help-option-jail", f"{JAIL_ANY}|{JAIL_NONE}")
        self.roulette: Any = value(
            texts, "russian-roulette", "help-option-roulette", f"{MISSED_CARDS}|{MISSED_EFFECTS}"
        )
        self.posse: Any = value(texts, "posse", "help-option-posse", "4-12")
        self.side: Any = value(texts, "side", "help-option-side", "law|outlaws")


def read_setting(texts: Texts, game_id: str, words: GameWords, seat: str | None = None) -> Setting:
    """Return the game with its options, checked as far as it can be before a game is started.

    Args:
        texts: the language.
        game_id: which game.
        words: what was typed for its options.
        seat: what was typed for the seat of the person, if there is one.

    Raises:
        WrongUse: an option is not one of this game, or a word is not one that the option takes.
        OptionsError: the options cannot be met.
    """
    for option in words.given():
        if option not in TAKES[game_id]:
            games = [name for name, options in TAKES.items() if option in options]
            raise WrongUse(
                "cli-option-of-other-game",
                f"--{option} is an option of {', '.join(games)}, not of {game_id}",
                option=f"--{option}",
                game=game_id,
                games=", ".join(games),
                takes=", ".join(f"--{name}" for name in TAKES[game_id]),
            )
    if game_id == "classic":
        from sixgun.cli.classic.options import read_options

        return setting(game_id, read_options(texts, words).to_dict())
    if game_id == "dice":
        return setting(game_id, {"players": read_players(words.players)})
    if game_id == "duel":
        from sixgun.cli.duel.options import read_options as read_duel

        return setting(game_id, read_duel(words, 1 if seat is not None and seat.strip() == "1" else 0).to_dict())
    raise KeyError(game_id)
