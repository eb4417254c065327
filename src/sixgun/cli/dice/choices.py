"""The numbered choices of a decision of The Dice Game, and the short ways to type an answer."""

from __future__ import annotations

import re
from typing import ClassVar, Final, final

from rich.text import Text

from sixgun.cli.choices import Choices
from sixgun.cli.dice.dice_view import free_dice, mask_of
from sixgun.cli.dice.signs import arrows_label
from sixgun.cli.screen import Screen
from sixgun.cli.signs import ROLE_SIGNS
from sixgun.games.dice import View
from sixgun.games.dice.actions import CLEAR, REROLLS, STOP_ACTION
from sixgun.games.dice.die import ARROW, DYNAMITE, ONE, TWO
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.text.dice import action_label, dice_numbers

_SHORT: Final = re.compile(r"([^\W\d]+)[\s,]*([1-5][1-5\s,]*)?")
"""A word and dice: ``r13``, ``reroll 1 3``, ``s``."""
_DICE: Final = re.compile(r"[1-5][1-5\s,]*")


@final
class DiceChoices(Choices):
    """The answers to a decision, numbered 1 up.

    Between two rolls there are up to 32 answers. The likely ones come first and are shown: to stop, to keep what is
    alike, to be rid of the arrows, to roll everything again. The others have numbers once ``all`` has shown them, so
    that nobody takes the number of a choice for the number of a die; before that they are typed: ``r13``, ``k24``.
    """

    hidden_message: ClassVar[str] = "cli-dice-choices-hidden"

    def __init__(self, screen: Screen, decision: Decision, names: list[str], view: View) -> None:
        super().__init__(screen, decision, names)
        self.view: View = view
        self._shown: int = len(decision.actions)
        if decision.kind == "reroll":
            likely = likely_rerolls(view)
            self.actions = [*likely, *(action for action in decision.actions if action not in likely)]
            self._shown = len(likely)

    @property
    def last(self) -> int:
        """The highest number that can be typed now: that of the last choice that has been shown."""
        return self._shown

    def label(self, action: Action) -> str:
        """Return the label of one answer."""
        return action_label(self.screen.texts, action, self.decision, self.names, self.view.dice)

    def family(self, action: Action) -> str | None:
        """Return what choices on one line have in common: all but the player."""
        return f"{action.verb} {action.mode}" if action.seat >= 0 else None

    def family_label(self, action: Action, dots: str) -> str:
        """Return the label of a family, with dots for the player."""
        return action_label(self.screen.texts, action, self.decision, self.names, self.view.dice, dots)

    def word(self, action: Action) -> str:
        """Return the player with what counts when he is chosen: his role if it is open, life points, or arrows."""
        return f"{self.names[action.seat]} {self._counts(action)}"

    def note(self, action: Action) -> str:
        """Return the same behind an answer that stands alone."""
        return f"  {self._counts(action)}" if action.seat >= 0 else ""

    def _counts(self, action: Action) -> str:
        seat = self.view.seats[action.seat]
        if action.verb == CLEAR:
            return arrows_label(self.screen, seat.arrows, short=True).plain
        sign = ROLE_SIGNS[seat.role][1 if self.screen.ascii else 0] + " " if seat.role is not None else ""
        coming = f" -{seat.hits}" if seat.hits else ""
        return f"{sign}{seat.life}/{seat.max_life}{coming}"

    def repeated(self) -> set[int]:
        """Return the ways to roll again that are not among the likely ones."""
        return set(range(self._shown, len(self.actions)))

    def show(self, everything: bool = False) -> None:
        """Print the likely choices, or all; from then on their numbers can be typed."""
        if everything:
            self._shown = len(self.actions)
        super().show(everything)
        if self.decision.kind == "reroll":
            self.screen.paragraph(Text("      " + self.screen.texts("cli-dice-reroll-hint"), "dim"), 6)

    # What is typed

    def notation(self, line: str) -> str:
        """Return the notation of an answer between two rolls: ``r31`` is ``reroll 1 3``, ``k2`` keeps die 2 only.

        Dice can be named in any order. Whoever keeps all dice that could be rolled again stops.
        """
        texts = self.screen.texts
        found = _SHORT.fullmatch(line.casefold().strip())
        if found is None:
            return line
        word, dice = found.groups()
        places = sorted({int(digit) - 1 for digit in dice or "" if digit.isdecimal()})
        if not places:
            return STOP_ACTION.text if word in texts("cli-dice-words-stop").split() else line
        if word in texts("cli-dice-words-keep").split():
            places = [place for place in free_dice(self.view) if place not in places]
            return f"reroll {dice_numbers(places)}" if places else STOP_ACTION.text
        return f"reroll {dice_numbers(places)}" if word in texts("cli-dice-words-reroll").split() else line

    def knows(self, line: str) -> bool:
        """Tell whether a line is the name of a die: ``к3`` asks nobody to roll it, though к is on the key of r."""
        found = _SHORT.fullmatch(line.casefold().strip())
        return found is not None and found.group(1) in self._words("cli-dice-words-die")

    def _words(self, *messages: str) -> list[str]:
        """Return all words that can be typed for some commands."""
        return [word for message in messages for word in self.screen.texts(message).split()]

    def hint(self, line: str) -> str:
        """Return how dice are rolled again, for somebody who has typed nothing but their numbers."""
        if self.decision.kind != "reroll":
            return ""
        word = line.casefold().partition(" ")[0].strip("0123456789,")
        if word in self._words("cli-dice-words-reroll", "cli-dice-words-keep"):
            return self.screen.texts("cli-dice-hint-dice")
        if not _DICE.fullmatch(line):
            return ""
        dice = "".join(sorted({digit for digit in line if digit.isdecimal()}))
        return self.screen.texts("cli-dice-hint-numbers", dice=" ".join(dice), short=dice)


def likely_rerolls(view: View) -> list[Action]:
    """Return what somebody is likely to do between two rolls, to stop first, to roll everything last."""
    free = free_dice(view)
    masks: list[int] = []
    for keep in _kept_faces(view):
        masks.append(mask_of(place for place in free if view.dice[place] not in keep))
    masks.append(mask_of(place for place in free if view.dice[place] == ARROW))
    masks.append(mask_of(free))
    found = [STOP_ACTION]
    for mask in masks:
        action = REROLLS[mask - 1]
        if mask and action not in found:
            found.append(action)
    return found


def _kept_faces(view: View) -> list[tuple[int, ...]]:
    """Return what can sensibly be kept: each face that will do something, and both kinds of bull's eyes."""
    showing = [face for face in dict.fromkeys(view.dice) if face not in (ARROW, DYNAMITE)]
    kept: list[tuple[int, ...]] = [(face,) for face in showing]
    if ONE in showing and TWO in showing:
        kept.append((ONE, TWO))
    return kept
