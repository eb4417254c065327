"""The contract of the card game: making a game, copying it, its views, refusals and results."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from sixgun.games.classic import refusal as refusals
from sixgun.games.classic.options import Options
from sixgun.games.classic.sets import load_box
from sixgun.games.classic.setup import set_up
from sixgun.games.classic.table import Table
from sixgun.games.classic.view import View
from sixgun.kernel.action import Action
from sixgun.kernel.errors import OptionsError
from sixgun.kernel.event import Event
from sixgun.kernel.refusal import Refusal
from sixgun.kernel.rng import Rng


@final
class ClassicGame(Table):
    """A card game. Make one with :func:`new`."""

    __slots__ = ()

    def clone(self) -> ClassicGame:
        """Return a full independent copy that plays on exactly alike. Listeners stay behind."""
        return ClassicGame(self.box, self.options, self.rng.clone(), self)

    def view(self, seat: int) -> View:
        """Return everything ``seat`` may know, and nothing else; -1 is a bystander (B-17)."""
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
        lines = [
            f"classic {sorted(self.options.to_dict().items())} rng {self.rng.state}",
            f"turn {self.turn} current {self.current} phase {self.phase} bangs {self.bangs} over {self.over}",
            "deck " + " ".join(f"{texts[c]}+{self.known[c]}" if self.known[c] else texts[c] for c in self.deck),
            "discard " + " ".join(texts[c] for c in self.discard),
            f"display {self.display_knowers} " + " ".join(texts[c] for c in self.display),
            f"doomed {self.doomed} {self.doomed_by} {self.three_player_win} {self.outcome_id} {self.winners}",
        ]
        for seat in range(self.seats):
            character = self.characters[seat]
            lines.append(
                f"seat {seat} {self.roles[seat]} {self.revealed[seat]} {'' if character is None else character.id} "
                f"{self.offered[seat]} {self.life[seat]}/{self.max_life[seat]} {self.in_game[seat]}"
            )
            copied = self.copied[seat]
            if copied is not None or self.reserves[seat] >= 0:
                known = self.reserves_known[seat]
                lines.append(f"copied {'' if copied is None else copied.id} reserve {self.reserves[seat]}+{known}")
            lines.append("hand " + " ".join(f"{texts[c]}+{self.known[c]}" for c in self.hands[seat]))
            lines.append("front " + " ".join(texts[c] for c in self.front[seat]))
        event = self.event
        lines.append(f"event {'' if event is None else event.id} next {self.events} past {self.past_events}")
        lines.append(f"master {self.master} {self.master_began} ghost {self.ghost} dead {self.first_dead}")
        lines.append(f"back {self.first_dead_back} owed {self.owed} uses {self.uses} phase {self.phase_one}")
        lines.append(f"duty {self.duty} cuffs {self.cuffs} fresh {self.fresh}")
        lines.extend(self.pending_text())
        return "\n".join(lines)


def new(options: Options | None = None, seed: int = 0, listener: Callable[[Event], None] | None = None) -> ClassicGame:
    """Start a game: the same options and seed give the same game everywhere and for ever.

    Args:
        options: how it is set up; 5 players by default.
        seed: any integer from 0 up.
        listener: called with every event from the very first on.

    Raises:
        OptionsError: the options cannot be met.
    """
    if options is None:
        options = Options()
    game = ClassicGame(load_box(options.sets), options, Rng(seed))
    if listener is not None:
        game.listen(listener)
    set_up(game)
    game.run()
    return game


def next_options(game: ClassicGame, keepers: list[int], sheriff: int = -1) -> Options:
    """Return options for the next game with the same players (B-16).

    Args:
        game: a finished game.
        keepers: seats that keep their character; only those in the game at its end may (B-16.1).
        sheriff: seat that the Sheriff's role passes to, -1 to deal it at random (B-16.2).

    Raises:
        OptionsError: the game is not over, or a keeper was not in the game at its end.
    """
    if not game.over:
        raise OptionsError("the game is not over; the next one comes after it (B-16.3)", "error-options-running", {})
    keep: dict[int, str] = {}
    for seat in sorted(keepers):
        character = game.characters[seat]
        if not game.in_game[seat] or character is None or seat == game.ghost:
            raise OptionsError(
                f"seat {seat} was eliminated and cannot keep its character (B-16.1)",
                "error-options-keep-eliminated",
                {"seat": str(seat)},
            )
        keep[seat] = character.id
    old = game.options
    return Options(
        old.players,
        old.simplified,
        old.characters,
        old.three_player_jail,
        sheriff,
        keep,
        old.sets,
        old.character_sets,
        old.event_deck_size,
        old.russian_roulette,
    )
