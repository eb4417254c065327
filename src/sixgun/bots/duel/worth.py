"""What cards, Equipment, life points and characters are worth, in units of an average card."""

from __future__ import annotations

from typing import Final

from sixgun.bots.duel.lore import (
    BOMB,
    BURST,
    DODGE,
    DRAW,
    FETCH,
    FIGHT,
    GEAR,
    HEAL,
    LEVEL,
    LEVEL_LIFE,
    NO_CLAUSE,
    RAID,
    SHOT,
    SNAKE_BITE,
    STEAL,
    STIR,
    STORE,
    TURN_PAIR,
    USES,
    VOLLEY,
)
from sixgun.bots.duel.outlook import Fighter, Outlook
from sixgun.games.duel.ability import (
    BANGS_UNLIMITED,
    BECAME_AC,
    DRAWS_FOR_FALLEN,
    HITS_AC,
    LOSS_DRAWS,
    LOST_POINT,
    OPPONENT_SWAPPED,
    TAKES_FROM_FALLEN,
    TAKES_LOSSES,
)

AVERAGE: Final = 1.2
"""Worth of a card that nobody has shown."""
GAME: Final = 40.0
"""What the end of the game is worth."""
LIFE_WORTH: Final = (0.0, 3.0, 2.4, 2.1, 2.0, 1.9)
"""What it is worth to a player that a character of his does not lose a point, by the points it has."""
PRESSURE: Final = 4.0
"""How much dearer life points get when few are left in all."""
REPLY: Final = 0.7
"""How likely a hit that an ability fires hurts."""


def _plain_table() -> list[float]:
    """Return what a first card of each use is worth if nothing special is known."""
    table = [0.8] * USES
    table[SHOT] = 1.3
    table[BURST] = 0.6
    table[VOLLEY] = 1.6
    table[DODGE] = 1.8
    table[RAID] = 1.3
    table[FIGHT] = 1.2
    table[TURN_PAIR] = 0.6
    table[HEAL] = 1.4
    table[LEVEL] = 1.6
    table[DRAW] = 2.0
    table[STORE] = 0.7
    table[STEAL] = 2.0
    table[FETCH] = 1.2
    table[GEAR] = 1.4
    table[BOMB] = 0.4
    table[SNAKE_BITE] = 1.6
    table[STIR] = 0.5
    return table


PLAIN: Final = _plain_table()
_FADE: Final = (1.0, 0.75, 0.55, 0.4, 0.3)
"""A second card alike is worth so much of the first, and so on."""


# Life points


def point_worth(outlook: Outlook, fighter: Fighter, life: int = -1) -> float:
    """Return what it costs the owner of ``fighter`` to lose the last of its ``life`` points (all it has by default)."""
    if life < 0:
        life = fighter.life
    pool = outlook.pool if fighter.mine else outlook.his_pool
    pool -= fighter.life - life
    if pool <= 1:
        return GAME
    worth = LIFE_WORTH[min(life, 5)] * (1.0 + PRESSURE / (pool + 4.0))
    if life == 1:
        for card in fighter.gear:
            worth += 0.6 * outlook.lore.gear_value[card]
    return worth


def loss(outlook: Outlook, fighter: Fighter, by: int) -> float:
    """Return what it costs the owner of ``fighter`` to lose a point of it now, with all that it sets off.

    Args:
        outlook: the viewer's.
        fighter: any character that stands.
        by: the seat that causes the loss, -1 for nobody.
    """
    worth = point_worth(outlook, fighter)
    foe = 1 - fighter.seat
    partner = outlook.partner(fighter)
    if fighter.life > 1:
        if fighter.full & LOSS_DRAWS and by == foe:
            worth -= AVERAGE
        if fighter.full & LOST_POINT:
            worth -= _reaction_worth(outlook, fighter, by)
        return worth
    if partner is not fighter and partner.now & TAKES_LOSSES and partner.life > 1:
        return LIFE_WORTH[2]
    for seat, sign in ((fighter.seat, -1.0), (foe, 1.0)):
        for other in outlook.mine if seat == outlook.seat else outlook.his:
            if other is not fighter and other.now & DRAWS_FOR_FALLEN:
                worth += sign * 1.8
            if other is not fighter and other.now & TAKES_FROM_FALLEN:
                worth += sign * (2.0 if seat == foe else 0.6)
    return worth


def _reaction_worth(outlook: Outlook, fighter: Fighter, by: int) -> float:
    """Return what it is worth to the owner of ``fighter`` that it reacts to the loss of a point."""
    ability = fighter.ability
    if ability is None or (ability.if_opponents and by != 1 - fighter.seat):
        return 0.0
    if ability.reaction == HITS_AC:
        target = outlook.his_ac if fighter.mine else outlook.ac
        return REPLY * point_worth(outlook, target) if target.life > 0 else 0.0
    cards = outlook.him.hand_size if fighter.mine else len(outlook.view.hand)
    return AVERAGE if cards else 0.0


def gain(outlook: Outlook, fighter: Fighter, points: int) -> float:
    """Return what it is worth to the owner of ``fighter`` that it regains up to ``points`` points (D-9.5)."""
    worth = 0.0
    for life in range(fighter.life + 1, min(fighter.life + points, fighter.max_life) + 1):
        worth += LIFE_WORTH[min(life, 5)] * (1.0 + PRESSURE / (pool_of(outlook, fighter) + 4.0))
    return worth


def pool_of(outlook: Outlook, fighter: Fighter) -> int:
    """Return how many life points the side of ``fighter`` has left in all."""
    return outlook.pool if fighter.mine else outlook.his_pool


def level_worth(outlook: Outlook, fighter: Fighter) -> float:
    """Return what it is worth to the owner of ``fighter`` that it goes to the fixed number of points (D-16.5)."""
    if fighter.life <= LEVEL_LIFE:
        return gain(outlook, fighter, LEVEL_LIFE - fighter.life)
    worth = 0.0
    for life in range(fighter.life, LEVEL_LIFE, -1):
        worth -= point_worth(outlook, fighter, life)
    if fighter.full & LOST_POINT:
        worth += (fighter.life - LEVEL_LIFE) * _reaction_worth(outlook, fighter, outlook.seat)
    if fighter.full & LOSS_DRAWS and not fighter.mine:
        worth += (fighter.life - LEVEL_LIFE) * AVERAGE
    return worth


# Equipment


def gear_worth(outlook: Outlook, fighter: Fighter, card: int) -> float:
    """Return what an Equipment card is worth to the owner of ``fighter``, which has it or would have it."""
    lore = outlook.lore
    use = lore.use[card]
    if use == GEAR:
        ability = fighter.ability
        if ability is not None and ability.traits & lore.traits[card] & BANGS_UNLIMITED:
            return 0.1
        return lore.gear_value[card]
    if use == SNAKE_BITE:
        return -0.9 * point_worth(outlook, fighter) if pool_of(outlook, fighter) > 1 else -6.0
    if use == BOMB:
        return -0.7
    if use == STIR:
        return _stir_worth(outlook, fighter)
    return 0.5


def _stir_worth(outlook: Outlook, fighter: Fighter) -> float:
    """Return what it is worth to the owner of ``fighter`` to have his pair swapped at the start of each turn."""
    if outlook.single(fighter.seat):
        return 0.3 if outlook.reloading else 0.0
    worth = -0.5
    for own in outlook.mine if fighter.mine else outlook.his:
        if own.full & BECAME_AC:
            worth += 0.9
    for foe in outlook.his if fighter.mine else outlook.mine:
        if foe.full & OPPONENT_SWAPPED:
            worth -= 0.6
    return worth


def has_alike(outlook: Outlook, fighter: Fighter, card: int) -> bool:
    """Tell whether ``fighter`` has an Equipment card of the same name, which would be replaced (D-7.2)."""
    kind = outlook.lore.kind
    return any(kind[other] == kind[card] for other in fighter.gear if other != card)


# Cards in hand


def card_worth(outlook: Outlook, card: int, copies: int) -> float:
    """Return what holding ``card`` is worth to the viewer who holds ``copies`` others of the same use."""
    lore = outlook.lore
    use = lore.use[card]
    fade = _FADE[min(copies, 4)]
    worth = PLAIN[use]
    if use == SHOT:
        if not lore.bang[card]:
            return 1.1 if lore.any_card[card] else 1.5  # not limited
        if lore.clause[card] != NO_CLAUSE:
            worth += 0.2
        if outlook.active(outlook.seat, BANGS_UNLIMITED):
            return worth
        return worth * fade
    if use == DODGE:
        if lore.hits_back[card]:
            worth += 0.8
        if outlook.ac.life == 1 or outlook.pool <= 3:
            worth += 0.8
        return worth * (1.0 if copies == 0 else 0.85 if copies == 1 else 0.6)
    if use == BURST:
        worth += 0.6 * len(outlook.his_ac.gear)
    elif use == HEAL:
        worth = 0.4 + sum(0.6 * gain(outlook, fighter, 1) for fighter in outlook.mine)
    elif use == LEVEL:
        worth = 0.8 + 0.7 * best_level(outlook)
    elif use == GEAR:
        if all(has_alike(outlook, fighter, card) for fighter in outlook.mine):
            worth = 0.2
        else:
            worth = 0.9 * lore.gear_value[card]
    elif use == TURN_PAIR:
        worth *= fade
    if outlook.reloading and lore.reloadable[card]:
        worth = max(worth, 0.95 * AVERAGE)
    return worth


def best_level(outlook: Outlook) -> float:
    """Return what the best use of a card of use ``LEVEL`` is worth now, without anybody who can aim anywhere."""
    best = max((level_worth(outlook, fighter) for fighter in outlook.mine), default=0.0)
    if outlook.his:
        best = max(best, -level_worth(outlook, outlook.his_ac))
    return max(best, 0.0)


def marginal_worths(outlook: Outlook, cards: list[int]) -> dict[int, float]:
    """Return for each of ``cards`` what the viewer would lose with it if he held them all and nothing else."""
    use = outlook.lore.use
    counts = [0] * USES
    for card in cards:
        counts[use[card]] += 1
    return {card: card_worth(outlook, card, counts[use[card]] - 1) for card in cards}


def hand_worth(outlook: Outlook, card: int) -> float:
    """Return what a card in the viewer's hand is worth to him."""
    worth = outlook.worths.get(card)
    if worth is None:
        worth = card_worth(outlook, card, max(outlook.held[outlook.lore.use[card]] - 1, 0))
        outlook.worths[card] = worth
    return worth


def gain_worth(outlook: Outlook, card: int) -> float:
    """Return what a card that is not in the viewer's hand would be worth there."""
    return card_worth(outlook, card, outlook.held[outlook.lore.use[card]])


def least_worth(outlook: Outlook, but: int = -1) -> float:
    """Return the worth of the card that the viewer can best do without, apart from ``but``; ``GAME`` if none."""
    return min((hand_worth(outlook, card) for card in outlook.view.hand if card != but), default=GAME)


def pool_worth(outlook: Outlook, back: int) -> float:
    """Return what an unseen card with this back is worth on average."""
    cards = outlook.unseen()[back]
    if not cards:
        return AVERAGE
    use = outlook.lore.use
    return sum(PLAIN[use[card]] for card in cards) / len(cards)
