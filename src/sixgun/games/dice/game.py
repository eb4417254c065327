"""The contract of The Dice Game: making a game, copying it, its views, refusals and results."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from sixgun.games.dice import actions
from sixgun.games.dice import refusal as refusals
from sixgun.games.dice.die import FACES, die_text
from sixgun.games.dice.options import Options
from sixgun.games.dice.setup import set_up
from sixgun.games.dice.table import Table
from sixgun.games.dice.view import View
from sixgun.kernel.action import Action
from sixgun.kernel.event import Event
from sixgun.kernel.refusal import Refusal
from sixgun.kernel.rng import Rng


@final
class DiceGame(Table):
    """A game of The Dice Game. Make one with :func:`new`."""

    __slots__ = ()

    def clone(self) -> DiceGame:
        """Return a full independent copy that plays on exactly alike. Listeners stay behind."""
        return DiceGame(self.options, self.rng.clone(), self)

    def view(self, seat: int) -> View:
        """Return everything ``seat`` may know, and nothing else; -1 is a bystander (G-9.2)."""
        return View(self, seat)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Return why ``seat`` may not do ``action`` now, with the rule, or ``None`` if it may."""
        return refusals.refusal(self, seat, action)

    def parse(self, text: str) -> Action:
        """Return the action whose notation is ``text``, legal or not.

        Raises:
            NotationError: it is no notation of this game.
        """
        return actions.parse(text)

    def card_text(self, card: int) -> str:
        """Return the notation of a die in an event, since this game has no cards: ``3:beer``.

        Raises:
            NotationError: there is no such die.
        """
        return die_text(card)

    def options_dict(self) -> dict[str, object]:
        """Return the options as JSON-ready values."""
        return self.options.to_dict()

    def state_text(self) -> str:
        """Return the full state, secrets included, as one text: equal texts mean equal games."""
        lines = [
            f"dice {sorted(self.options.to_dict().items())} rng {self.rng.state}",
            "script " + " ".join(FACES[face] for face in self.script),
            f"turn {self.turn} current {self.current} rolls {self.rolls} rerolls {self.rerolls} over {self.over}",
            "dice " + " ".join(FACES[face] for face in self.dice),
            f"left {self.resolving} {self.ones} {self.twos} {self.beers} {self.gatlings}",
            f"ways {self.doubling} {self.own_beer}",
            f"step {self.hits} {self.hit} {self.fallen} {self.struck} pile {self.pile}",
            f"end {self.outcome_id} {self.winners} {self.cite}",
        ]
        for seat in range(self.seats):
            character = self.characters[seat]
            lines.append(
                f"seat {seat} {self.roles[seat]} {self.revealed[seat]} {'' if character is None else character.id} "
                f"{self.life[seat]}/{self.max_life[seat]} {self.arrows[seat]} {self.lives(seat)}"
            )
        lines.extend(self.pending_text())
        return "\n".join(lines)


def new(options: Options | None = None, seed: int = 0, listener: Callable[[Event], None] | None = None) -> DiceGame:
    """Start a game: the same options and seed give the same game everywhere and for ever.

    Args:
        options: how it is set up; 5 players by default.
        seed: any integer from 0 up.
        listener: called with every event from the very first on.
    """
    game = DiceGame(Options() if options is None else options, Rng(seed))
    if listener is not None:
        game.listen(listener)
    set_up(game)
    game.run()
    return game
