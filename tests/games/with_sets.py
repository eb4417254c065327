"""Random games with any combination of the sets, for all tests that play them."""

from __future__ import annotations

from functools import cache

from sixgun.games import classic
from sixgun.games.classic.sets import BASE, OWN_SETS, load_box
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
    players = 3 + number % (6 if "dodge_city" in sets else 5)
    character_sets: tuple[str, ...] = ()
    if rng.below(4) == 0:
        character_sets = tuple(name for name in (BASE, *sets) if rng.below(2))
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
