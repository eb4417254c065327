"""Greenhorn's own turn: what to do next in phase 2, and when to stop (D-3.4).

Every action is rated by what it is worth in cards; what is worth more than it costs is done, in the order of
``_ORDER``: first what brings cards, then what takes defences away, then Equipment, swaps to attack, attacks; last the
swap that leaves the better character in front.
"""

from __future__ import annotations

from typing import Final

from sixgun.bots.duel.answers import challenge_worth
from sixgun.bots.duel.fire import exposure, hit_worth
from sixgun.bots.duel.lineup import swap_worth, turn_him_worth
from sixgun.bots.duel.lore import (
    BOMB,
    BOMB_POINTS,
    BURST,
    DODGE,
    DRAW,
    FETCH,
    FIGHT,
    GEAR,
    HEAL,
    LEVEL,
    OTHER,
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
from sixgun.bots.duel.odds import give_counts, reveal_chance
from sixgun.bots.duel.outlook import Fighter, Outlook
from sixgun.bots.duel.picks import gear_pick, hand_pick
from sixgun.bots.duel.worth import (
    AVERAGE,
    gain,
    gear_worth,
    hand_worth,
    has_alike,
    level_worth,
    loss,
    point_worth,
)
from sixgun.bots.rating import NEVER, Ratings
from sixgun.games.duel.box import END, HAND, PLAY, PLAY_AS_COLT, RELOAD, SWAP, TO_RELOAD, USE
from sixgun.games.duel.card import DYNAMITE
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision

_STEP: Final = 100.0
"""Ratings of one step in the order lie within so much."""
_ATTACK_SWAP: Final = 5
_LAST_SWAP: Final = 1
_EXCHANGE: Final = 2
"""Steps of swaps and of abilities that exchange cards."""
STORE_WORTH: Final = 0.2
"""What it is worth to pick first and third of four cards, the opponent second and last."""
MANY: Final = 4
"""Somebody with more cards in hand can hardly use another one."""
ROUNDS: Final = 4
"""So many times a bomb is thought to pass each player at most."""


def _order_table() -> list[int]:
    """Return the step at which cards of each use are played, the highest first."""
    order = [4] * USES
    order[DRAW] = 9
    order[STORE] = 8
    order[STEAL] = order[FETCH] = 7
    order[GEAR] = order[BOMB] = order[SNAKE_BITE] = order[STIR] = 6
    order[TURN_PAIR] = 5
    order[HEAL] = order[LEVEL] = 4
    order[VOLLEY] = order[RAID] = 3
    order[FIGHT] = order[SHOT] = order[BURST] = 3
    return order


_ORDER: Final = _order_table()


def rate_plays(outlook: Outlook, decision: Decision) -> Ratings:
    """Rate everything that may be done in phase 2; ending it is 0."""
    lore = outlook.lore
    ratings: Ratings = []
    known: dict[tuple[int, int, int, int, int], float] = {}
    for action in decision.actions:
        if action.verb == END:
            ratings.append(0.0)
            continue
        kind = lore.kind[action.card] if action.card >= 0 else -1
        key = (action.verb, kind, action.other, action.seat, action.mode)  # cards of one kind are alike
        rating = known.get(key)
        if rating is None:
            rating = _rate(outlook, action)
            known[key] = rating
        ratings.append(rating)
    return ratings


def _rate(outlook: Outlook, action: Action) -> float:
    verb = action.verb
    lore = outlook.lore
    if verb == PLAY:
        return _rate_card(outlook, action, action.card, play_cost(outlook, action.card))
    if verb == PLAY_AS_COLT:
        value = _hit(outlook, action, -1, True) - hand_worth(outlook, action.card) * _thrift(outlook, 1.0)
        return _at_step(value, _ORDER[SHOT])
    if verb == SWAP:
        now, later = swap_worth(outlook, False)
        return _rate_own_swap(now, later, 0.2)
    if verb == RELOAD:
        return _at_step(_rate_reload(outlook, action.card), 9)
    if verb >= USE:
        if lore.copies[verb - USE]:
            return _rate_copy(outlook, action)
        return _rate_use(outlook, action)
    return NEVER


def _at_step(value: float, step: int) -> float:
    """Return a rating that is raised by its step in the order of play if it is worth playing at all."""
    return value if value <= 0.0 else min(value, _STEP - 1.0) + _STEP * step


def play_cost(outlook: Outlook, card: int) -> float:
    """Return what it costs the viewer to part with a card in phase 2; little if he must discard anyway (D-3.7)."""
    return _thrift(outlook, 0.3) * hand_worth(outlook, card)


def _thrift(outlook: Outlook, share: float) -> float:
    """Return which share of its worth a card is counted; less if the hand is above its limit."""
    ac, rc = outlook.ac, outlook.rc
    limit = max(outlook.limit(ac), outlook.limit(rc)) if not outlook.view.moved else outlook.limit(ac)
    return 0.25 * share if len(outlook.view.hand) > limit else share


def _rate_card(outlook: Outlook, action: Action, card: int, cost: float) -> float:
    """Return the rating of doing what ``card`` does, as ``action`` says, for ``cost``."""
    use = outlook.lore.use[card]
    if use == TURN_PAIR:
        return _rate_turn_pair(outlook, action.seat, cost)
    return _at_step(_card_value(outlook, action, card, use) - cost, _ORDER[use])


def _card_value(outlook: Outlook, action: Action, card: int, use: int) -> float:
    """Return what it is worth to do what ``card`` does now."""
    if use == SHOT:
        return _hit(outlook, action, card, outlook.lore.bang[card])
    if use == BURST:
        return _rate_burst(outlook, action, card)
    if use == VOLLEY:
        return _rate_volley(outlook, card)
    if use == RAID:
        return _rate_raid(outlook)
    if use == FIGHT:
        return _rate_challenge(outlook, action)
    if use == DRAW:
        return 2.0
    if use == STORE:
        return _rate_store(outlook)
    if use in (STEAL, FETCH):
        return _rate_pick(outlook, action, use == FETCH)
    if use == HEAL:
        return sum(gain(outlook, fighter, 1) for fighter in outlook.mine)
    if use == LEVEL:
        fighter = outlook.fighter_of(action.mode)
        if fighter is None:
            return NEVER
        return level_worth(outlook, fighter) * (1.0 if fighter.mine else -1.0)
    if use in (GEAR, BOMB, SNAKE_BITE, STIR):
        return _rate_gear(outlook, action, card, use)
    if use == DODGE:
        return NEVER
    return 0.5 if use == OTHER and action.mode < 0 else NEVER


# Attacks


def _hit(outlook: Outlook, action: Action, card: int, bang: bool) -> float:
    fighter = outlook.fighter_of(action.mode)
    return NEVER if fighter is None else hit_worth(outlook, fighter, card, bang)


def _rate_burst(outlook: Outlook, action: Action, card: int) -> float:
    fighter = outlook.fighter_of(action.mode)
    if fighter is None:
        return NEVER
    hits = len(fighter.gear)
    if not hits:
        return -0.5
    return hit_worth(outlook, fighter, card, True) * (1.0 + 0.75 * (hits - 1))


def _rate_volley(outlook: Outlook, card: int) -> float:
    """Rate hits at everybody but the own AC; a dodge of the viewer's serves his RC."""
    value = sum(hit_worth(outlook, fighter, card, outlook.lore.bang[card]) for fighter in outlook.his)
    if outlook.rc is not outlook.ac:
        value -= exposure(outlook, outlook.rc, outlook.seat)
    return value


def _rate_raid(outlook: Outlook) -> float:
    """Rate that everybody but the own AC gives up a hit card or is hurt."""
    value = 0.0
    for fighter in outlook.his:
        counts = give_counts(outlook, fighter)
        none = counts[0] if fighter is outlook.his_ac or len(counts) < 2 else counts[0] + counts[1]
        value += none * loss(outlook, fighter, outlook.seat) + (1.0 - none) * 0.8
    if outlook.rc is not outlook.ac:
        cost = loss(outlook, outlook.rc, outlook.seat)
        value -= min(cost, 0.9) if outlook.ammo(outlook.rc) else cost
    return value


def _rate_challenge(outlook: Outlook, action: Action) -> float:
    fighter = outlook.fighter_of(action.mode)
    if fighter is None or fighter.mine:
        return NEVER
    return challenge_worth(outlook, fighter, outlook.ammo(outlook.ac))


# Cards


def _rate_store(outlook: Outlook) -> float:
    """The viewer picks first and third, but the opponent gets two cards too; they are worth less if he holds many."""
    value = STORE_WORTH
    if outlook.him.hand_size > MANY:
        value += 0.6
    return value if len(outlook.view.hand) <= MANY else 0.3


def _rate_pick(outlook: Outlook, action: Action, take: bool) -> float:
    if action.other == HAND:
        return hand_pick(outlook, True)
    owner = outlook.owner_of(action.other)
    return NEVER if owner is None else gear_pick(outlook, owner, action.other, take)


def _rate_reload(outlook: Outlook, card: int) -> float:
    """Rate to change a card for an unseen one (D-11.2)."""
    if card in outlook.view.hand:
        return AVERAGE - _worth_without_reload(outlook, card)
    return AVERAGE - max(gear_worth(outlook, outlook.ac, card), 0.0)


def _worth_without_reload(outlook: Outlook, card: int) -> float:
    """Return what a reloadable card is worth if it is played and not reloaded."""
    use = outlook.lore.use[card]
    if use == TURN_PAIR:
        return max(swap_worth(outlook, False)[1], turn_him_worth(outlook), 0.0)
    if use == GEAR:
        if any(not has_alike(outlook, fighter, card) for fighter in outlook.mine):
            return outlook.lore.gear_value[card]
        return 0.0
    return max((abs(gear_worth(outlook, fighter, card)) for fighter in (outlook.rc, outlook.his_ac)), default=0.0)


# Equipment


def _rate_gear(outlook: Outlook, action: Action, card: int, use: int) -> float:
    """Rate Equipment: good on the own, bad on the opponent's; never to replace one of the same name."""
    fighter = outlook.fighter_of(action.mode)
    if fighter is None or fighter.life <= 0:
        return NEVER
    if use == BOMB:
        return _rate_bomb(outlook, fighter)
    worth = gear_worth(outlook, fighter, card)
    if not fighter.mine:
        worth = -worth
    if use == GEAR and has_alike(outlook, fighter, card):
        return -0.5
    if fighter.mine and not fighter.front and not fighter.full & outlook.lore.traits[card]:
        worth *= 0.9
    return worth


def _rate_bomb(outlook: Outlook, fighter: Fighter) -> float:
    """Rate a bomb on ``fighter``: its owner's side is checked first, then it goes to and fro between the RCs."""
    here = fighter
    value = 0.0
    still = 1.0
    for _ in range(2 * ROUNDS):
        blast = reveal_chance(outlook, here.seat, DYNAMITE, 1 - here.seat)
        harm = blast_loss(outlook, here)
        value += still * blast * (-harm if here.mine else harm)
        still *= 1.0 - blast
        here = outlook.his_rc if here.mine else outlook.rc
        if here.life <= 0:
            break
    return value


def blast_loss(outlook: Outlook, fighter: Fighter) -> float:
    """Return what an explosion costs the owner of ``fighter`` (D-16.12)."""
    worth = 0.0
    for life in range(fighter.life, max(fighter.life - BOMB_POINTS, 0), -1):
        worth += point_worth(outlook, fighter, life)
    return worth


# Swaps


def _rate_own_swap(now: float, later: float, cost: float) -> float:
    """Rate a swap of the own pair: at once if that is worth it for the attack, else at the end of the turn."""
    if now > cost + 0.3:
        return _at_step(now - cost, _ATTACK_SWAP)
    return _at_step(later - cost, _LAST_SWAP)


def _rate_turn_pair(outlook: Outlook, pair: int, cost: float) -> float:
    """Rate a card that swaps a pair; the own pair only after the token move has been used, which costs nothing."""
    now, later = swap_worth(outlook, False) if outlook.view.moved else (0.0, 0.0)
    if pair == outlook.seat:
        return _rate_own_swap(now, later, cost) if outlook.view.moved else -0.1
    value = turn_him_worth(outlook)
    return -0.1 if value < max(now, later) else _at_step(value - cost, _ORDER[TURN_PAIR])


# Abilities


def _rate_copy(outlook: Outlook, action: Action) -> float:
    """Rate a card given up to copy the Action card on top of the discard pile (D-17.18)."""
    cost = _thrift(outlook, 0.8) * hand_worth(outlook, action.card) + 0.1
    if action.seat == TO_RELOAD:
        return _at_step(AVERAGE - cost, 9)
    if not outlook.view.discard:
        return NEVER
    rating = _rate_card(outlook, action, outlook.view.discard[-1], cost)
    return rating + 1.5 * _STEP if rating > 0.0 else rating  # the pile will have another card on top soon


def _rate_use(outlook: Outlook, action: Action) -> float:
    """Rate abilities that bring cards: for nothing, for Equipment of their own, or for a card of the hand."""
    card = action.card
    if card < 0:
        return _at_step(2.0 * AVERAGE, 9)
    owner = outlook.owner_of(card)
    if owner is not None:
        return _at_step(2.0 * AVERAGE - max(gear_worth(outlook, owner, card), 0.0) - 0.2, _EXCHANGE)
    return _at_step(AVERAGE + 0.3 - hand_worth(outlook, card), _EXCHANGE)
