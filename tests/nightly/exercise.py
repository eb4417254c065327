"""Plays many games with all sets and counts what they have exercised."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from sixgun.games import classic
from sixgun.games.classic import ability as catalogue
from sixgun.games.classic.ability import Ability
from sixgun.games.classic.box import Box
from sixgun.games.classic.sets import OWN_SETS, load_box
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.event import Event
from sixgun.kernel.rng import Rng
from tests.games.classic.play import LONGEST, lively
from tests.games.classic.with_sets import combination, options_with_sets
from tests.properties.classic.invariants import check

METHODS = {
    "ENTERS": "enters",
    "TURN_BEGINS": "turn_begins",
    "HAZARD": "hazard",
    "DETENTION": "detention",
    "BEFORE_DRAW": "before_draw",
    "COUNTS": "phase_one_cards",
    "INSTEAD": "instead_of_phase_one",
    "PHASE_ONE": "phase_one",
    "AFTER_DRAW": "after_draw",
    "PHASE_TWO": "use",
    "TURN_ENDS": "turn_ends",
    "ANY_TIME": "use",
    "FIRES": "fires",
    "IMMUNE": "immune",
    "GUARDS": "guard",
    "BEER_PLAYED": "beer_played",
    "OUT_OF_TURN": "used_out_of_turn",
    "PUTS_IN_PLAY": "put_in_play",
    "LOST_LIFE": "lost_life",
    "HEIR": "heir",
    "MOURNS": "mourns",
    "EMPTY_HAND": "empty_hand",
}
"""The moments of the catalogue, and the method that is called for each."""

ALL_SETS = combination(-1)


@dataclass
class Tally:
    """How often each thing has happened. Pairs are written with the smaller id first, or as (character, event).

    Attributes:
        games, decisions, longest: number of games and decisions, and of the decisions of the longest game.
        moments: calls of an ability for a moment that had to do something, by (moment, ability).
        cards: cards played or used, by kind.
        events: event cards turned over.
        happenings: kinds of events told.
        offered, answered: verbs of answers offered and given, by (kind of decision, verb).
        together: games of each pair of characters at a table.
        under: event cards turned over while a character was in the game.
        mixed: games in which an event of one deck and one of the other have been in force.
    """

    games: int = 0
    decisions: int = 0
    longest: int = 0
    moments: Counter[tuple[str, str]] = field(default_factory=Counter)
    cards: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    happenings: Counter[str] = field(default_factory=Counter)
    offered: Counter[tuple[str, str]] = field(default_factory=Counter)
    answered: Counter[tuple[str, str]] = field(default_factory=Counter)
    together: Counter[tuple[str, str]] = field(default_factory=Counter)
    under: Counter[tuple[str, str]] = field(default_factory=Counter)
    mixed: Counter[tuple[str, str]] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Add what another process has counted."""
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        for name in ("moments", "cards", "events", "happenings", "offered", "answered", "together", "under", "mixed"):
            getattr(self, name).update(getattr(other, name))


# What there is -------------------------------------------------------------------------------------------------------


def full_box() -> Box:
    """Return the box with all sets."""
    return load_box(ALL_SETS)


def moments_of(ability: Ability) -> Iterator[str]:
    """Yield the names of the moments that an ability waits for."""
    for moment in METHODS:
        if ability.answers & getattr(catalogue, moment):
            yield moment


def abilities() -> list[Ability]:
    """Return all abilities there are: of characters, events and kinds of cards."""
    box = full_box()
    return [*box.abilities, *(kind.ability for kind in box.kinds if kind.ability is not None)]


def all_pairs() -> tuple[set[tuple[str, str]], set[tuple[str, str]], set[tuple[str, str]]]:
    """Return all pairs to be played: of characters, of characters and events, of events of one deck and the other.

    With two decks only one of the two last cards is in the game (EV-1.3).
    """
    box = full_box()
    characters = sorted(character.id for character in box.characters)
    events = [event.id for event in box.events]
    first = box.events[0].set
    return (
        {(a, b) for a in characters for b in characters if a < b},
        {(character, event) for character in characters for event in events},
        {
            (min(a.id, b.id), max(a.id, b.id))
            for a in box.events
            for b in box.events
            if a.set == first != b.set and not (a.last and b.last)
        },
    )


# Counting ------------------------------------------------------------------------------------------------------------


def count_moments(tally: Tally, box: Box) -> None:
    """Have all calls of the abilities of ``box`` counted, from now on (plain build only).

    A call that answers that there is nothing to do does not count.
    """
    for ability in [*box.abilities, *(kind.ability for kind in box.kinds if kind.ability is not None)]:
        for moment in moments_of(ability):
            setattr(ability, METHODS[moment], counted(tally, moment, ability, METHODS[moment]))


def counted(tally: Tally, moment: str, ability: Ability, name: str) -> Callable[..., Any]:
    """Return the method ``name`` of ``ability``, with its calls counted."""
    method = getattr(type(ability), name)

    def call(*arguments: Any) -> Any:
        result = method(ability, *arguments)
        if result is not False:
            tally.moments[moment, ability.id] += 1
        return result

    return call


class Ear:
    """Hears one game and counts."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.turned: list[str] = []
        self.game: classic.ClassicGame | None = None

    def hear(self, event: Event) -> None:
        """Count what is told."""
        tally = self.tally
        tally.happenings[event.kind] += 1
        game = self.game
        if game is None:
            return
        if event.kind in ("plays", "uses") and event.cards and event.detail in ("", game.box.kind[event.cards[0]].id):
            tally.cards[game.box.kind[event.cards[0]].id] += 1
        elif event.kind == "event":
            tally.events[event.detail] += 1
            self.turned.append(event.detail)
            for seat, character in enumerate(game.characters):
                if game.in_game[seat] and character is not None:
                    tally.under[character.id, event.detail] += 1
        elif event.kind == "new-identity" and self.turned:
            tally.under[event.detail, self.turned[-1]] += 1

    def finish(self) -> None:
        """Count the pairs of the game that is over."""
        game = self.game
        assert game is not None
        ids = sorted(character.id for character in game.characters if character is not None)
        for i, first in enumerate(ids):
            for second in ids[i + 1 :]:
                self.tally.together[first, second] += 1
        sets = {event: game.box.event_of_id[event].set for event in self.turned}
        for first in self.turned:
            for second in self.turned:
                if first < second and sets[first] != sets[second]:
                    self.tally.mixed[first, second] += 1


VERBS = (
    "play", "use", "discard", "choose hand", "choose card", "choose character", "draw deck", "draw discard", "draw @",
    "keep", "pass", "end", "use card", "name", "guess",
)  # fmt: skip


def peaceful(decision: Decision, rng: Rng) -> Action:
    """Choose an answer that lets the game last, so that its last events come up: mostly stop or pass."""
    if rng.below(4):
        for action in decision.actions:
            if action.text == "end" or (action.text == "pass" and decision.kind != "dying"):
                return action
    return lively(decision, rng)


def play(tally: Tally, options: classic.Options, number: int, *, calm: bool, every: int = 1) -> None:
    """Play a game to its end and count; at one decision in ``every`` the state is checked."""
    ear = Ear(tally)
    game = classic.new(options, number, ear.hear)
    ear.game = game
    rng = Rng(number)
    for step in range(LONGEST):
        decision = game.decision
        if decision is None:
            break
        if step % every == 0:
            check(game)
        for verb in {action.verb for action in decision.actions}:
            tally.offered[decision.kind, VERBS[verb]] += 1
        action = peaceful(decision, rng) if calm else lively(decision, rng)
        tally.answered[decision.kind, VERBS[action.verb]] += 1
        tally.decisions += 1
        game.apply(action)
    assert game.over, f"game {number} does not end: {options.to_dict()}"
    check(game)
    ear.finish()
    tally.games += 1
    tally.longest = max(tally.longest, step)


def exercise(first: int, last: int) -> Tally:
    """Play the games ``first`` to ``last`` of :func:`options_with_sets` and count; every fourth is a calm one.

    Without events nothing hurts those who do nothing, so that calm games might not end.
    """
    tally = Tally()
    ready: set[tuple[str, ...]] = set()
    for number in range(first, last):
        options = options_with_sets(number)
        sets = tuple(name for name in OWN_SETS if name in options.sets)
        box = load_box(options.sets)
        if sets not in ready:
            ready.add(sets)
            count_moments(tally, box)
        try:
            play(tally, options, number, calm=bool(number % 4 == 1 and box.events))
        except Exception as error:
            error.add_note(f"in game {number}: {options.to_dict()}")
            raise
    return tally
