"""What it is worth to greenhorn to end its rolling with each of the 252 ways in which five dice can lie (G-5)."""

from __future__ import annotations

from typing import Final

from sixgun.bots.dice.outlook import Outlook
from sixgun.bots.dice.sides import VICTORY
from sixgun.bots.dice.targets import Range, Uses
from sixgun.bots.dice.throws import HANDS
from sixgun.games.dice.die import BEER, DICE, DYNAMITE, GATLING, ONE, TWO
from sixgun.games.dice.rolling import EXPLODING

_SHOTS: Final[list[tuple[int, int, int]]] = []
"""All ways in which 1s, 2s and beers can come together."""
_KEYS: Final[list[tuple[int, int]]] = []
"""For each of the 252 ways: its 1s, 2s and beers (a place in ``_SHOTS``), and its gatlings."""
_EXPLODED: Final[list[int]] = []
"""Those of the 252 ways that end the rolling (G-4.8)."""


def _prepare() -> None:
    for place, hand in enumerate(HANDS[DICE]):
        shots = (hand.count(ONE), hand.count(TWO), hand.count(BEER))
        if shots not in _SHOTS:
            _SHOTS.append(shots)
        _KEYS.append((_SHOTS.index(shots), hand.count(GATLING)))
        if hand.count(DYNAMITE) >= EXPLODING:
            _EXPLODED.append(place)


_prepare()


def end_values(outlook: Outlook) -> list[float]:
    """Return what each of the ways in ``HANDS[DICE]`` is worth once it is resolved."""
    beers = beer_values(outlook, DICE)
    gatlings = gatling_values(outlook)
    aim = Range(outlook)
    nobody = [0] * outlook.view.players
    doubles = outlook.ability.doubles
    most = DICE + 1 if doubles else DICE
    uses = aim.uses(most, most, nobody)
    shots: list[float] = []
    for ones, twos, drinks in _SHOTS:
        value = uses[ones][twos] + beers[drinks]
        if doubles and drinks and ones + twos:
            value = max(value, _doubled(aim, uses, ones, twos, nobody) + beers[drinks - 1])
        shots.append(value)
    rests = outlook.ability.rests
    if rests:
        rest = outlook.gain(outlook.me.seat, rests)
        for place, (ones, twos, _) in enumerate(_SHOTS):
            if ones + twos == 0:
                shots[place] += rest
    # When the game is won nothing else counts.
    ends = [min(shots[shot] + gatlings[gatling], VICTORY) for shot, gatling in _KEYS]
    blast = outlook.loss(outlook.me.seat, 1)
    for place in _EXPLODED:
        ends[place] = blast if outlook.me.life == 1 else ends[place] + blast
    return ends


def _doubled(aim: Range, uses: Uses, ones: int, twos: int, nobody: list[int]) -> float:
    """Return about what so many bull's eyes are worth if one counts twice: as if it were two dice.

    A single one is looked at closely, since its two points cannot be shared out.
    """
    if ones + twos == 1:
        return aim.best_double(ones, twos, nobody)
    more = uses[ones + 1][twos] if ones else uses[ones][twos + 1]
    return max(more, uses[ones][twos + 1]) if twos else more


def beer_values(outlook: Outlook, most: int) -> list[float]:
    """Return what 0 to ``most`` beers are worth if they are given out in the best way (G-5.6)."""
    view = outlook.view
    me = outlook.me
    gains: list[float] = []
    for facts in view.seats:
        seat = facts.seat
        if not facts.in_game or outlook.wishes.point[seat] >= 0.0:
            continue
        points = 1
        if facts is me:
            ability = outlook.ability
            points = ability.own_beer if facts.life <= ability.own_beer_limit else 1
            if view.own_beer:
                points = view.own_beer
        before = 0.0
        for beers in range(1, most + 1):
            value = outlook.gain(seat, beers * points)
            if value <= before:
                break
            gains.append(value - before)
            before = value
    gains.sort(reverse=True)
    found = [0.0]
    for beers in range(most):
        found.append(found[-1] + (gains[beers] if beers < len(gains) else 0.0))
    return found


def gatling_values(outlook: Outlook) -> list[float]:
    """Return what 0 to 5 gatlings are worth (G-5.7, G-5.8)."""
    ability = outlook.ability
    me = outlook.me
    found = [0.0] * (DICE + 1)
    fired = 0.0
    for facts in outlook.view.seats:
        other = outlook.abilities[facts.seat]
        if facts is me or not facts.in_game or other.bulletproof:
            continue
        fired += outlook.loss(facts.seat, 1)
        if other.strikes_back and facts.life > 1:
            fired -= outlook.arrow_costs(1)[1]
    fired += outlook.cleared(me.seat, me.arrows)
    clears: list[float] = []
    if ability.clears_arrows:
        for facts in outlook.view.seats:
            if facts.arrows:
                clears.extend([outlook.cleared(facts.seat, 1)] * facts.arrows)
        clears = sorted([value for value in clears if value > 0.0], reverse=True)
    for gatlings in range(1, DICE + 1):
        found[gatlings] = sum(clears[:gatlings])
        if gatlings >= ability.gatlings:
            found[gatlings] += fired
    return found
