"""The exact chances of the dice that lie on the table, for the player who may roll them again."""

from __future__ import annotations

from rich.text import Text

from sixgun.cli.odds_view import show_short_odds
from sixgun.cli.screen import Screen
from sixgun.games.dice import View
from sixgun.lab.odds import PLAIN, Question, answer, count_faces
from sixgun.lab.odds.sets.characters import CHARACTERS
from sixgun.text.dice import FACE_IDS


def show_odds_of_roll(screen: Screen, view: View) -> None:
    """Print a short table of what the roller may go for, or that there is nothing to roll now."""
    if view.asked_kind != "reroll":
        screen.say("cli-dice-no-odds")
        return
    question = Question(
        count_faces([FACE_IDS[face] for face in view.dice]),
        view.rerolls,
        view.pile,
        sum(1 for seat in view.seats if seat.in_game),
        CHARACTERS.get(view.seats[view.current].character or "", PLAIN),
    )
    screen.paragraph(Text(screen.texts("cli-dice-odds-heading", rolls=view.rerolls), "bold"), 2)
    show_short_odds(screen, answer(question))
