"""Who should be in front: what each character is worth as AC, for the rest of the turn and in the opponent's turn."""

from __future__ import annotations

from typing import Final

from sixgun.bots.duel.fire import exposure, hit_worth
from sixgun.bots.duel.outlook import Fighter, Outlook
from sixgun.bots.duel.worth import AVERAGE, PLAIN, hand_worth, point_worth
from sixgun.games.duel.ability import (
    AIMS_ANYWHERE,
    ALL_AS_COLT,
    BANGS_TWO,
    BANGS_UNLIMITED,
    BECAME_AC,
    DISCARD_TO_DODGE,
    DODGES_AS_COLT,
    DRAWS_FOR_FALLEN,
    DRAWS_MORE,
    DRAWS_THREE,
    FIRES_AT_RC,
    HIT_DODGED,
    HITS_AS_DODGE,
    LOSS_DRAWS,
    LOST_POINT,
    OPPONENT_SWAPPED,
    PHASE_TWO,
    REVEAL_TO_DODGE,
    REVEAL_TO_HIT_BACK,
    ROBBED,
    SHOWS_SECOND,
    TAKES_FROM_FALLEN,
    TAKES_TWO_CARDS,
    Ability,
)

FRONT_TALENTS: Final = (
    (DRAWS_THREE, 1.1),
    (DRAWS_MORE, 1.1),
    (SHOWS_SECOND, 0.5),
    (REVEAL_TO_DODGE, 0.5),
    (REVEAL_TO_HIT_BACK, 0.9),
    (DISCARD_TO_DODGE, 0.5),
    (LOSS_DRAWS, 0.5),
    (OPPONENT_SWAPPED, 0.3),
    (ROBBED, 0.3),
    (DRAWS_FOR_FALLEN, 0.2),
    (TAKES_FROM_FALLEN, 0.3),
)
"""What a trait is worth in an AC from the end of the viewer's turn to the next one's draw."""
ATTACK_TALENTS: Final = (
    (BANGS_UNLIMITED, 0.6),
    (ALL_AS_COLT, 0.4),
    (TAKES_TWO_CARDS, 0.6),
    (FIRES_AT_RC, 0.2),
    (AIMS_ANYWHERE, 0.4),
    (HIT_DODGED, 0.3),
    (PHASE_TWO, 0.5),
)
"""What a trait is worth in an AC in the viewer's turns to come: it need not be brought forward then."""
THREAT: Final = 0.55
"""How many of its points an AC is thought to lose in the opponent's turn."""
_START_TALENTS: Final = (
    *FRONT_TALENTS,
    *ATTACK_TALENTS,
    (HITS_AS_DODGE, 0.6),
    (LOST_POINT, 0.5),
    (BECAME_AC, -0.8),
)


def talent(traits: int, talents: tuple[tuple[int, float], ...]) -> float:
    """Return the sum of what the traits among ``talents`` are worth."""
    return sum(value for trait, value in talents if traits & trait)


def start_worth(ability: Ability, life: int) -> float:
    """Return how much the bot likes to begin with a character as AC; one that works in the rear may stay there."""
    worth = 0.3 * life + talent(ability.traits, _START_TALENTS)
    return worth - 0.5 if ability.always else worth


def front_worth(outlook: Outlook, fighter: Fighter) -> float:
    """Return what it is worth to end the turn with ``fighter``, who is the viewer's, as AC."""
    full = fighter.full
    worth = talent(full, FRONT_TALENTS) + talent(full, ATTACK_TALENTS)
    if full & LOST_POINT and fighter.life > 1:
        worth += 0.6
    if full & HITS_AS_DODGE:
        worth += 0.3 * min(outlook.ammo(fighter), 2)
    worth -= THREAT * exposure_in_front(outlook, fighter)
    excess = len(outlook.view.hand) - outlook.limit(fighter)
    return worth - 0.7 * excess if excess > 0 else worth


def exposure_in_front(outlook: Outlook, fighter: Fighter) -> float:
    """Return what a hit costs that ``fighter`` takes as AC; the viewer's dodges serve whoever is in front."""
    return exposure(outlook, fighter, outlook.other) if outlook.pool > 1 else point_worth(outlook, fighter)


# The rest of the turn


def shots(outlook: Outlook, fighter: Fighter) -> int:
    """Return how many BANG! cards of his hand the viewer could still play with ``fighter`` as AC (D-6.9)."""
    cards = sum(1 for card in outlook.view.hand if _is_bang(outlook, fighter, card))
    if fighter.full & BANGS_UNLIMITED:
        return cards
    limit = 2 if (fighter.full | outlook.partner(fighter).now) & BANGS_TWO else 1
    return min(cards, max(limit - outlook.view.bangs_played, 0))


def _is_bang(outlook: Outlook, fighter: Fighter, card: int) -> bool:
    """Tell whether a card is a BANG! card, or one that ``fighter`` makes a Colt and that is not needed for more."""
    lore = outlook.lore
    if lore.bang[card]:
        return True
    if fighter.full & ALL_AS_COLT and PLAIN[lore.use[card]] < 1.0:
        return True
    return fighter.full & DODGES_AS_COLT != 0 and lore.dodge[card] and lore.plain[card]


def free_hits(outlook: Outlook) -> int:
    """Return how many hit cards of the viewer's hand are not limited."""
    lore = outlook.lore
    return sum(1 for card in outlook.view.hand if lore.hit[card] and not lore.bang[card])


def attack_worth(outlook: Outlook, fighter: Fighter) -> float:
    """Return what the viewer can still do in this turn with ``fighter`` as AC, roughly."""
    bangs = shots(outlook, fighter)
    ability = fighter.ability
    worth = 0.0
    if bangs or free_hits(outlook):
        best = aimed_worth(outlook, fighter)
        if fighter.full & TAKES_TWO_CARDS:
            best = max(best, 0.5 * best + 0.5 * point_worth(outlook, outlook.his_ac))
        worth += bangs * best
        if fighter.full & (FIRES_AT_RC | AIMS_ANYWHERE):
            worth += 0.3 * free_hits(outlook)
    if ability is not None and ability.traits & PHASE_TWO and ability.id not in outlook.view.used:
        worth += _own_use_worth(outlook)
    return worth


def aimed_worth(outlook: Outlook, fighter: Fighter) -> float:
    """Return what a plain hit is worth with ``fighter`` as the viewer's AC."""
    if outlook.his_ac.life <= 0:
        return 0.0
    best = hit_worth(outlook, outlook.his_ac, -1, False)
    if fighter.full & (FIRES_AT_RC | AIMS_ANYWHERE) and outlook.his_rc is not outlook.his_ac:
        best = max(best, hit_worth(outlook, outlook.his_rc, -1, False))
    return max(best, 0.0)


def _own_use_worth(outlook: Outlook) -> float:
    """Return what it is worth to use an ability in phase 2, roughly."""
    if not outlook.view.hand:
        return 1.5 * AVERAGE
    worst = min(hand_worth(outlook, card) for card in outlook.view.hand)
    return max(AVERAGE - worst, 0.2)


# Swaps


def swap_worth(outlook: Outlook, again: bool) -> tuple[float, float]:
    """Return what it is worth to swap the viewer's pair: now, to attack, and at the end of his turn.

    Args:
        outlook: the viewer's.
        again: whether he can swap once more afterwards.
    """
    ac, rc = outlook.ac, outlook.rc
    if ac is rc or ac.life <= 0 or rc.life <= 0:
        return 0.0, 0.0
    front, rear = front_worth(outlook, ac), front_worth(outlook, rc)
    bonus = arrival_worth(outlook, rc)
    later = rear - front + bonus
    attack = attack_worth(outlook, rc) - attack_worth(outlook, ac)
    if again:
        return attack + bonus + max(rear, front) - max(front, rear + bonus), later
    return attack + rear + bonus - max(front, rear + bonus), later


def arrival_worth(outlook: Outlook, fighter: Fighter) -> float:
    """Return what it is worth to the owner's enemy or friend that a swap makes ``fighter`` AC: what that sets off.

    The result is seen from the viewer's side, whoever owns ``fighter``.
    """
    worth = 0.0
    if fighter.full & BECAME_AC:
        if fighter.mine:
            worth += hit_worth(outlook, outlook.his_rc, -1, False) if outlook.his_rc.life > 0 else 0.0
        else:
            worth -= exposure(outlook, outlook.rc, outlook.other)
    if outlook.active(1 - fighter.seat, OPPONENT_SWAPPED):
        worth += -AVERAGE if fighter.mine else AVERAGE
    return worth


def turn_him_worth(outlook: Outlook) -> float:
    """Return what it is worth to swap the opponent's pair now: he can swap back in his turn."""
    ac, rc = outlook.his_ac, outlook.his_rc
    if ac is rc or ac.life <= 0 or rc.life <= 0:
        return 0.0
    left = shots(outlook, outlook.ac) + free_hits(outlook)
    worth = arrival_worth(outlook, rc)
    if left:
        better = hit_worth(outlook, rc, -1, False) - hit_worth(outlook, ac, -1, False)
        worth += min(left, 2) * better
    return worth + 0.1
