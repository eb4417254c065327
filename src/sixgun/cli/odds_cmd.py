"""``sixgun odds``: the exact chances of the dice of The Dice Game."""

from __future__ import annotations

import json
from typing import Final

import typer

from sixgun.cli.errors import WrongUse
from sixgun.cli.help import HelpCommand
from sixgun.cli.odds_view import show_odds
from sixgun.cli.odds_words import read_character, read_dice
from sixgun.cli.options import flag, read_number, value
from sixgun.cli.screen import Screen
from sixgun.lab.odds import ARROWS, PLAIN, OddsError, Question, answer, count_faces
from sixgun.lab.odds.question import MAX_LIVING, MIN_LIVING
from sixgun.lab.odds.sets.characters import CHARACTERS

LIVING: Final = 5
"""Living players if nobody says how many."""


def register(app: typer.Typer, screen: Screen) -> None:
    """Add the command to ``app``."""
    texts = screen.texts
    dice_argument = typer.Argument(None, help=texts("help-odds-dice"), metavar="DICE")
    rolls_option = value(texts, "rolls", "help-odds-rolls", "N")
    arrows_option = value(texts, "arrows", "help-odds-arrows", "N")
    players_option = value(texts, "players", "help-odds-players", "N")
    character_option = value(texts, "character", "help-odds-character", "NAME")
    json_option = flag(texts, "json", "help-odds-json")

    @app.command("odds", cls=HelpCommand, help=texts("help-odds"), epilog=texts("help-odds-end"))
    def command(
        dice: list[str] | None = dice_argument,
        rolls: str | None = rolls_option,
        arrows: str | None = arrows_option,
        players: str | None = players_option,
        character: str | None = character_option,
        as_json: bool = json_option,
    ) -> None:
        name = read_character(texts, character)
        abilities = PLAIN if name is None else CHARACTERS[name]
        try:
            question = Question(
                count_faces(read_dice(texts, dice or [])),
                read_number("rolls", rolls, 1, abilities.rolls, 0) or None,
                read_number("arrows", arrows, 1, ARROWS, 0) or None,
                read_number("players", players, MIN_LIVING, MAX_LIVING, LIVING),
                abilities,
            )
        except OddsError as error:
            raise WrongUse(error.message_id, str(error), **error.params) from error
        found = answer(question)
        if as_json:
            screen.line(json.dumps({"character": name, **found.to_dict()}))
        else:
            show_odds(screen, found, name)
