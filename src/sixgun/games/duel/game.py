"""The contract of The Duel: making a game, copying it, its views, refusals and results."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from sixgun.games.duel import refusal as refusals
from sixgun.games.duel.options import Options
from sixgun.games.duel.sets import load_box
from sixgun.games.duel.setup import set_up
from sixgun.games.duel.table import SPOTS, Table
from sixgun.games.duel.view import View
from sixgun.kernel.action import Action
from sixgun.kernel.event import Event
from sixgun.kernel.refusal import Refusal
from sixgun.kernel.rng import Rng


@final
class DuelGame(Table):
    """A game of The Duel. Make one with :func:`new`."""

    __slots__ = ()

    def clone(self) -> DuelGame:
        """Return a full independent copy that plays on exactly alike. Listeners stay behind."""
        return DuelGame(self.box, self.options, self.rng.clone(), self)

    def view(self, seat: int) -> View:
        """Return everything ``seat`` may know, and nothing else; -1 is a bystander (D-19)."""
        return View(self, seat)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Return why ``seat`` may not do ``action`` now, with the rule, or ``None`` if it may."""
        return refusals.refusal(self, seat, action)

    def parse(self, text: str) -> Action:
        """Return the action whose notation is ``text``, legal or not.

        Raises:
            NotationError: it is no notation of this game.
        """
        return self.box.parse(text)

    def card_text(self, card: int) -> str:
        """Return the notation of a card."""
        return self.box.texts[card]

    def options_dict(self) -> dict[str, object]:
        """Return the options as JSON-ready values."""
        return self.options.to_dict()

    def state_text(self) -> str:
        """Return the full state, secrets included, as one text: equal texts mean equal games."""
        texts = self.box.texts
        recycled = [texts[card] for card in range(self.box.cards) if self.recycled[card]]
        lines = [
            f"duel {sorted(self.options.to_dict().items())} rng {self.rng.state}",
            f"turn {self.turn} current {self.current} phase {self.phase} bangs {self.bangs} moved {self.moved}",
            f"used {self.used} aimed {self.aimed} downs {self.downs} over {self.over}",
            "common " + " ".join(texts[c] for c in self.common),
            "discard " + " ".join(texts[c] for c in self.discard),
            f"display {self.display_knowers} " + " ".join(texts[c] for c in self.display),
            "recycled " + " ".join(recycled),
            f"fallen {self.fallen} won {self.outcome_id} {self.winners}",
        ]
        for seat in range(2):
            lines.append("deck " + " ".join(texts[c] for c in self.decks[seat]))
            lines.append("hand " + " ".join(f"{texts[c]}+{self.known[c]}" for c in self.hands[seat]))
            lines.append(f"reserve {self.reserves[seat]} offered {self.offered[seat]} chosen {self.chosen[seat]}")
            lines.append(f"ac {self.ac[seat]} rc {self.rc[seat]}")
        for spot in range(SPOTS):
            gear = " ".join(texts[c] for c in self.gear[spot])
            lines.append(f"spot {spot} {self.character[spot]} {self.life[spot]} {gear}")
        lines.extend(f"noted {trigger.facts()}" for trigger in self.noted)
        lines.extend(f"queued {trigger.facts()}" for trigger in self.queue)
        lines.extend(self.pending_text())
        return "\n".join(lines)


def new(options: Options | None = None, seed: int = 0, listener: Callable[[Event], None] | None = None) -> DuelGame:
    """Start a game: the same options and seed give the same game everywhere and for ever.

    Args:
        options: how it is set up; posses of 4 by default.
        seed: any integer from 0 up.
        listener: called with every event from the very first on.
    """
    if options is None:
        options = Options()
    game = DuelGame(load_box(), options, Rng(seed))
    if listener is not None:
        game.listen(listener)
    set_up(game)
    game.run()
    return game
