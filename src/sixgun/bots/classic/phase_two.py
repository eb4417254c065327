"""Greenhorn's own turn: what to play next, on whom, and when to stop (B-3.5).

Every action is rated by what it is worth in cards; what is worth more than it costs is played, in the order of
``_ORDER``: first what brings cards, then what takes defences away, then weapons, attacks last.
"""

from __future__ import annotations

from typing import Final

from sixgun.bots.classic.answers import pair_cost
from sixgun.bots.classic.lore import (
    BARREL,
    BEER,
    BLUE,
    DRAW,
    DUEL,
    DYNAMITE,
    FAR,
    HEAL,
    HEAL_ALL,
    JAIL,
    MISSED,
    NEAR,
    OTHER,
    RAID,
    REMOVE,
    SHOT,
    STORE,
    TAKE,
    USES,
    VOLLEY,
    WEAPON,
)
from sixgun.bots.classic.odds import bang_counts, hit_chance, luck, no_bang_chance
from sixgun.bots.classic.outlook import LIFE_WORTH, OWN_LIFE_WORTH, Outlook
from sixgun.bots.classic.picks import best_pick
from sixgun.bots.classic.worth import AVERAGE, play_cost, weapon_gain
from sixgun.bots.rating import NEVER, Ratings
from sixgun.games.classic.ability import BANG_CARD
from sixgun.games.classic.box import AS_BANG, END, PLAY, USE, USE_CARD
from sixgun.games.classic.view import SeatView
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision

_STEP: Final = 100.0
"""Ratings of one step in the order lie within so much."""
BLAST: Final = 0.1
"""Chance that a Dynamite goes off at a check: 8 of 80 cards."""
BLAST_POINTS: Final = 3
"""Life points that a Dynamite costs (B-10.5)."""
BLAST_ROUNDS: Final = 3
"""So many times a Dynamite is thought to go around the table at most."""


def _order_table() -> list[int]:
    """Return the step at which cards of each use are played, the highest first."""
    order = [4] * USES
    order[DRAW] = 9
    order[BARREL] = order[FAR] = order[NEAR] = order[BLUE] = 8
    order[TAKE] = order[REMOVE] = 7
    order[WEAPON] = 6
    order[STORE] = 5
    order[JAIL] = 5
    order[BEER] = order[HEAL] = order[HEAL_ALL] = 4
    order[VOLLEY] = order[RAID] = 3
    order[DUEL] = order[SHOT] = 2
    order[DYNAMITE] = 1
    return order


_ORDER: Final = _order_table()


def rate_plays(outlook: Outlook, decision: Decision) -> Ratings:
    """Rate everything that may be done in phase 2; ending it is 0."""
    lore = outlook.lore
    ratings: Ratings = []
    known: dict[tuple[int, int, int], float] = {}
    for action in decision.actions:
        if action.verb == END:
            ratings.append(0.0)
        elif action.verb == PLAY:
            key = (lore.kind[action.card], action.seat, action.mode)  # cards of one kind are alike
            rating = known.get(key)
            if rating is None:
                rating = _in_order(outlook, action)
                known[key] = rating
            ratings.append(rating)
        elif action.verb == USE:
            ratings.append(_rate_use(outlook, action))
        elif action.verb == USE_CARD:
            ratings.append(_in_order(outlook, action))
        else:
            ratings.append(NEVER)
    return ratings


def _in_order(outlook: Outlook, action: Action) -> float:
    """Return the rating of a card, raised by its step in the order of play if it is worth playing at all."""
    lore = outlook.lore
    if action.verb == USE_CARD:
        use = lore.used[action.card]
    else:
        use = SHOT if action.mode == AS_BANG else lore.use[action.card]
    value = _rate_card(outlook, action, use)
    if value <= 0.0:
        return value
    return min(value, _STEP - 1.0) + _STEP * _ORDER[use]


def _rate_card(outlook: Outlook, action: Action, use: int) -> float:
    """Return what it is worth to play a card now, its own worth in hand subtracted."""
    card = action.card
    if use == DRAW:
        return float(outlook.lore.draws[card])
    if use in (BARREL, FAR, NEAR, BLUE):
        return 1.0
    cost = play_cost(outlook, card) if action.verb == PLAY else 0.0
    if use == SHOT:
        return _rate_shot(outlook, outlook.view.seats[action.seat], action) - cost
    if use in (TAKE, REMOVE):
        return best_pick(outlook, outlook.view.seats[action.seat], use == TAKE) - cost
    if use == WEAPON:
        return weapon_gain(outlook, card) - 0.1
    if use == STORE:
        return _rate_store(outlook) - cost
    if use == JAIL:
        return _rate_jail(outlook, outlook.view.seats[action.seat]) - cost
    if use == BEER:
        return _rate_beer(outlook)
    if use == HEAL:
        return _rate_healing(outlook, action.seat) - cost
    if use == HEAL_ALL:
        return _rate_saloon(outlook) - cost
    if use == VOLLEY:
        return _rate_volley(outlook) - cost
    if use == RAID:
        return _rate_raid(outlook) - cost
    if use == DUEL:
        return _rate_duel(outlook, outlook.view.seats[action.seat]) - cost
    if use == DYNAMITE:
        return _rate_dynamite(outlook) - cost
    if use == MISSED:
        return NEVER
    if action.seat >= 0:
        return outlook.enmity[action.seat] - cost
    return 0.5 - cost if use == OTHER else NEVER


# Attacks


def _rate_shot(outlook: Outlook, facts: SeatView, action: Action) -> float:
    ability = outlook.ability
    needed = 1
    if ability is not None and ability.bang_needs:
        if action.mode == AS_BANG or outlook.lore.category[action.card] & BANG_CARD:
            needed = ability.bang_needs
    chance = hit_chance(outlook, facts, needed)
    wasted = 0.5 * outlook.enmity[facts.seat]  # a Missed! less is something too
    return chance * outlook.hit(facts) + (1.0 - chance) * wasted


def _rate_volley(outlook: Outlook) -> float:
    value = 0.0
    for facts in outlook.others:
        chance = hit_chance(outlook, facts, 1)
        value += chance * outlook.hit(facts) + (1.0 - chance) * 0.5 * outlook.enmity[facts.seat]
    return value


def _rate_raid(outlook: Outlook) -> float:
    value = 0.0
    for facts in outlook.others:
        chance = no_bang_chance(outlook, facts)
        value += chance * outlook.hit(facts) + (1.0 - chance) * 0.6 * outlook.enmity[facts.seat]
    return value


def _rate_duel(outlook: Outlook, facts: SeatView) -> float:
    """The other discards first: the viewer wins if he has as many BANG! cards as the other."""
    enmity = outlook.enmity[facts.seat]
    if enmity <= 0.0:
        return NEVER
    ammo = outlook.ammo
    cost = outlook.own_loss()
    hit = outlook.hit(facts)
    value = 0.0
    for count, chance in enumerate(bang_counts(outlook, facts)):
        if count <= ammo:
            value += chance * (hit + (0.7 * enmity - 0.6) * count)
        else:
            value += chance * (0.7 * enmity * (ammo + 1) - 0.6 * ammo - cost)
    return value


def _rate_jail(outlook: Outlook, facts: SeatView) -> float:
    """A turn lost is two cards and what could have been done with the hand."""
    strength = 1.0 + 0.12 * facts.hand_size + 0.1 * facts.weapon_range
    return outlook.enmity[facts.seat] * strength * (1.0 - luck(outlook, facts)) * 1.4


def _rate_dynamite(outlook: Outlook) -> float:
    """It is checked by the viewer first, then by the others in turn, until it goes off."""
    order = sorted(outlook.others, key=lambda facts: (facts.seat - outlook.seat) % outlook.view.players)
    value = 0.0
    still = 1.0
    for _ in range(BLAST_ROUNDS):
        blast = _blast_chance(outlook, outlook.me)
        value -= still * blast * outlook.own_loss(BLAST_POINTS)
        still *= 1.0 - blast
        for facts in order:
            blast = _blast_chance(outlook, facts)
            value += still * blast * _blast_worth(outlook, facts)
            still *= 1.0 - blast
    return value


def _blast_chance(outlook: Outlook, facts: SeatView) -> float:
    """Return how likely a Dynamite goes off at a check of a seat: all cards it turns over must be bad."""
    ability = outlook.ability_of(facts)
    flips = 1 if ability is None or ability.flips == 0 else ability.flips
    return float(BLAST**flips)


def _blast_worth(outlook: Outlook, facts: SeatView) -> float:
    enmity = outlook.enmity[facts.seat]
    value = 0.0
    for life in range(facts.life, max(facts.life - BLAST_POINTS, 0), -1):
        value += enmity * LIFE_WORTH[min(life, 5)]
    if facts.life <= BLAST_POINTS:
        value += enmity * 4.0
    return value


# Life and cards


def _own_gain(outlook: Outlook) -> float:
    """Return what a life point more is worth to the viewer."""
    life = outlook.me.life
    if life >= outlook.me.max_life:
        return 0.0
    return OWN_LIFE_WORTH[min(life + 1, 5)]


def _rate_beer(outlook: Outlook) -> float:
    """One Beer is kept for the dying window unless the hand limit or the end of Beer is near (B-6.6, B-9.3)."""
    me = outlook.me
    if not outlook.beer_works or me.life >= me.max_life:
        return -1.0
    if me.life <= 2 or outlook.spare >= 0 or outlook.held[BEER] > 1 or len(outlook.others) == 2:
        return _own_gain(outlook)
    return -0.5


def _rate_healing(outlook: Outlook, seat: int) -> float:
    """Return what a life point for one player is worth; ``seat`` is -1 if it is the viewer's own."""
    facts = outlook.me if seat < 0 else outlook.view.seats[seat]
    if facts.life >= facts.max_life:
        return -1.0  # worse than to end the turn: the card may be of use later
    if facts.seat == outlook.view.seat:
        return _own_gain(outlook)
    return -outlook.enmity[facts.seat] * LIFE_WORTH[min(facts.life + 1, 5)]


def _rate_saloon(outlook: Outlook) -> float:
    value = _own_gain(outlook)
    for facts in outlook.others:
        if facts.life < facts.max_life:
            value -= outlook.enmity[facts.seat] * LIFE_WORTH[min(facts.life + 1, 5)]
    return value


def _rate_store(outlook: Outlook) -> float:
    """The viewer picks first; the others get a card too."""
    value = AVERAGE + 0.7
    for facts in outlook.others:
        value -= outlook.enmity[facts.seat] * AVERAGE * 0.8
    return value


def _rate_use(outlook: Outlook, action: Action) -> float:
    """Return what it is worth to use an ability: of a character, or one that an event gives to all."""
    if action.seat >= 0:  # two cards for a shot (CD-5, FC-13)
        chance = hit_chance(outlook, outlook.view.seats[action.seat], 1)
        return chance * outlook.hit(outlook.view.seats[action.seat]) - _pair_price(outlook, action)
    if action.other >= 0:
        for facts in outlook.others:
            if action.other in facts.front:  # a card for a shot at a card (FC-11)
                return 0.8 * outlook.enmity[facts.seat] - play_cost(outlook, action.card)
        return _rate_pair(outlook, action)
    if action.card >= 0:  # a card for other cards (CD-9, CS-1)
        return AVERAGE - play_cost(outlook, action.card)
    return 0.8 if outlook.me.life >= 3 and outlook.spare < 0 else NEVER  # a life point for cards (CD-4)


def _rate_pair(outlook: Outlook, action: Action) -> float:
    """Return what it is worth to give up two cards for a life point."""
    return min(_own_gain(outlook) - _pair_price(outlook, action) - 0.3, 50.0)


def _pair_price(outlook: Outlook, action: Action) -> float:
    """Return what two cards of the hand cost, less if they would have to be discarded anyhow."""
    cost = pair_cost(outlook, action)
    if outlook.spare >= 2:
        return cost * 0.4
    return cost * 0.7 if outlook.spare == 1 else cost
