"""Random games with any combination of the sets, for all tests that play them."""

from __future__ import annotations

from functools import cache

from sixgun.games import classic
from sixgun.games.classic.sets import BASE, OWN_SETS, load_box
from sixgun.kernel.action import Action
from sixgun.kernel.rng import Rng

from .play import Listener

MOST_EVENTS = 28
COMBINATIONS = 1 << len(OWN_SETS)


def combination(number: int) -> tuple[str, ...]:
    """Return the sets of combination ``number``: one bit for each set, so 0 is the base game and -1 has them all."""
    return tuple(name for bit, name in enumerate(OWN_SETS) if number >> bit & 1)


@cache
def characters_of(sets: tuple[str, ...]) -> tuple[str, ...]:
    """Return the ids of the characters of these sets, the base set not among them unless it is named."""
    return tuple(c.id for c in load_box(tuple(OWN_SETS)).characters if c.set in sets)


def options_with_sets(number: int) -> classic.Options:
    """Return the options of game ``number``: in any few hundred that follow each other, all values are met together.

    Every second game has all sets, so that the rarest things meet; the others have any combination of them.
    """
    rng = Rng(number)
    sets = combination(-1 if number % 2 else number // 2 % COMBINATIONS)
    turn = number // 2 if number % 2 else number // 2 // COMBINATIONS
    players = 3 + turn % (6 if "dodge_city" in sets else 5)
    character_sets: tuple[str, ...] = ()
    if rng.below(4) == 0:
        character_sets = tuple(name for name in (BASE, *sets) if characters_of((name,)) and rng.below(2))
    pool = list(characters_of(character_sets or (BASE, *sets)))
    keep: dict[int, str] = {}
    if rng.below(4) == 0 and pool:
        keep = {seat: pool.pop(rng.below(len(pool))) for seat in range(rng.below(min(players, len(pool))))}
    reserves = players if "high_noon" in sets else 0
    chosen = "choose" if rng.below(4) == 0 else "dealt"
    if len(pool) < 2 * (players - len(keep)) + reserves:
        chosen = "dealt"
    if len(pool) < players - len(keep) + reserves:
        character_sets = ()
    return classic.Options(
        players,
        simplified=rng.below(4) == 0,
        characters=chosen,
        three_player_jail="none" if rng.below(2) else "any",
        sheriff=rng.below(players + 1) - 1,
        keep=keep,
        sets=sets,
        character_sets=character_sets,
        event_deck_size=12 + rng.below(MOST_EVENTS - 11),
        russian_roulette="missed_effects" if rng.below(2) else "missed_cards",
    )


def start_with_sets(number: int, listener: Listener | None = None) -> classic.ClassicGame:
    """Start game ``number``, with the options of :func:`options_with_sets` and the number as its seed."""
    return classic.new(options_with_sets(number), number, listener)


def sample_with_sets(game: classic.ClassicGame, hand: list[int], count: int, rng: Rng) -> list[Action]:
    """Return ``count`` actions that can be written down in ``game``, half of them with a card of ``hand``."""
    box = game.box
    texts = box.texts
    abilities = box.abilities

    def card() -> str:
        return texts[hand[rng.below(len(hand))] if hand and rng.below(2) else rng.below(len(texts))]

    def ability() -> str:
        return abilities[rng.below(len(abilities))].id

    def seat() -> str:
        return f"@{rng.below(8)}"

    def any_action() -> str:
        plain = ("pass", "end", "choose hand", "draw deck", "draw discard", "guess red", "name clubs", f"draw {seat()}")
        first, second = card(), card()
        pair = f"{first} {second}" if first != second else first
        return (
            plain[rng.below(len(plain))],
            f"play {card()}",
            f"play {card()} {seat()}",
            f"play {card()} as bang {seat()}",
            f"play {card()} as missed",
            f"discard {card()}",
            f"choose {card()}",
            f"keep {pair}",
            f"use {card()}",
            f"use {card()} {seat()}",
            f"use {ability()}",
            f"use {ability()} {pair}",
            f"use {ability()} {pair} {seat()}",
            f"use {ability()} {seat()}",
            f"choose {box.characters[rng.below(len(box.characters))].id}",
        )[rng.below(15)]

    return [box.parse(any_action()) for _ in range(count)]
