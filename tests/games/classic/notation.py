"""Every notation that can be written down for the cards of the box."""

from __future__ import annotations

from functools import cache

from sixgun.games.classic.sets import load_box
from sixgun.kernel.action import Action
from sixgun.kernel.rng import Rng


@cache
def short_notations() -> list[str]:
    """Return the text of every action with at most one card: all verbs with all cards, seats and characters."""
    box = load_box()
    seats = [f"@{seat}" for seat in range(8)]
    texts = ["pass", "end", "choose hand", "draw deck", "draw discard", *(f"draw {seat}" for seat in seats)]
    for card in box.texts:
        texts += [f"play {card}", f"play {card} as missed", f"discard {card}", f"choose {card}", f"use {card}"]
        texts += [f"play {card}{how} {seat}" for how in ("", " as bang") for seat in seats]
        texts.append(f"keep {card}")
    for character in box.characters:
        texts += [f"choose {character.id}", f"use {character.id}"]
    return texts


@cache
def pair_notations() -> list[str]:
    """Return the text of every action with two cards: those looked at and kept, and those given up by an ability."""
    texts = load_box().texts
    pairs = [f"{card} {other}" for card in texts for other in texts if card != other]
    uses = ("keep", "use sid_ketchum", "use jourdonnais", "use willy_the_kid")
    return [f"{use} {pair}" for use in uses for pair in pairs]


@cache
def short_actions() -> list[Action]:
    """Return the actions of :func:`short_notations`."""
    return [load_box().parse(text) for text in short_notations()]


def sample_actions(count: int, hand: list[int], rng: Rng) -> list[Action]:
    """Return ``count`` of all actions at random, half of them with a card of ``hand`` if there is one."""
    everything = short_actions()
    pairs = pair_notations()
    mine = [action for action in everything if action.card in hand]
    found: list[Action] = []
    for _ in range(count):
        kind = rng.below(8)
        if kind == 0:
            found.append(load_box().parse(pairs[rng.below(len(pairs))]))
        elif kind == 1 and len(hand) > 1:
            first = hand[rng.below(len(hand))]
            second = hand[rng.below(len(hand))]
            use = ("keep", "use sid_ketchum")[rng.below(2)]
            if first != second:
                texts = load_box().texts
                found.append(load_box().parse(f"{use} {texts[first]} {texts[second]}"))
        elif kind < 5 and mine:
            found.append(mine[rng.below(len(mine))])
        else:
            found.append(everything[rng.below(len(everything))])
    return found
