"""What an honest friend would ask about before it is done: plays that waste a card, or harm their own player.

A caution is no advice. It names what everybody at the table would shake his head at, given what the seat sees, and says
nothing of plays that are merely not the best.
"""

from __future__ import annotations

from typing import Final

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
    NEAR,
    RAID,
    SHOT,
    VOLLEY,
    WEAPON,
    Lore,
    lore_of,
)
from sixgun.games.classic.ability import BANG_CARD, BEER_PLAYED, EMPTY_HAND, Ability
from sixgun.games.classic.box import AS_BANG, DISCARD, END, PASS, PLAY, USE, USE_CARD
from sixgun.games.classic.card import GREEN
from sixgun.games.classic.view import SeatView, View
from sixgun.games.roles import DEPUTY, RENEGADE, ROLES, SHERIFF
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision

BARREL_FIRST: Final = "barrel-first"
"""A card is spent although a Barrel may still be tried for nothing (B-8.6)."""
BEER_TWO_LEFT: Final = "beer-two-left"
"""Beer has no effect with two players left (B-9.3)."""
DUEL_UNARMED: Final = "duel-unarmed"
"""A Duel is begun without a card to answer with (B-9.12)."""
DYNAMITE_DEADLY: Final = "dynamite-deadly"
"""A Dynamite, which its player is the first to check, would eliminate him (B-10.5)."""
END_TOO_MANY: Final = "end-too-many"
"""Cards must be discarded although some of them could be of use now (B-3.6)."""
FULL_LIFE: Final = "full-life"
"""Nobody has more life points than he began with (B-6.10)."""
GIVE_UP: Final = "give-up"
"""Somebody who could save himself does not (B-6.6)."""
KILLS_SHERIFF: Final = "kills-sheriff"
"""The Sheriff may fall, and his player needs him (B-2.2, B-2.4)."""
LAST_LIFE: Final = "last-life"
"""The last life point is given away although there is an answer."""
MISSED_TOO_FEW: Final = "missed-too-few"
"""A Missed! is spent although not enough of them are there to stop the shot (B-8.6)."""
NOBODY_HURT: Final = "nobody-hurt"
"""Everybody has all his life points (B-9.4)."""
PAYS_BEER: Final = "pays-beer"
"""A Beer is one of two cards that are paid for a life point it gives alone (CB-12)."""
SHOOTS_SHERIFF: Final = "shoots-sheriff"
"""A Deputy attacks the Sheriff (B-2.2)."""
WORSE_WEAPON: Final = "worse-weapon"
"""A weapon sends a better one to the discard pile (B-5.6)."""

CAUTIONS: Final = (
    BARREL_FIRST, BEER_TWO_LEFT, DUEL_UNARMED, DYNAMITE_DEADLY, END_TOO_MANY, FULL_LIFE, GIVE_UP, KILLS_SHERIFF,
    LAST_LIFE, MISSED_TOO_FEW, NOBODY_HURT, PAYS_BEER, SHOOTS_SHERIFF, WORSE_WEAPON,
)  # fmt: skip
"""All cautions of the card game."""

BLAST: Final = 3
"""Life points that a Dynamite costs (B-10.5)."""
_GOOD: Final = (DRAW, BARREL, FAR, NEAR, BLUE, BEER, HEAL, WEAPON)
"""What is of use to its player whoever the others are."""


def caution(view: View, decision: Decision, action: Action) -> str:
    """Return the id of what speaks against an answer, empty for nothing.

    Args:
        view: what the asked seat sees.
        decision: what it is asked.
        action: the answer it thinks of, one of ``decision.actions``.
    """
    kind = decision.kind
    if decision.forced:  # nothing else can be done
        return ""
    if action.verb == USE and action.other >= 0 and kind != "play":  # cards for a life point, at any time
        return _pair(view, action)
    if kind == "play":
        return _end(view, decision) if action.verb == END else _play(view, action)
    if kind in ("answer-shot", "answer-shot-at-card"):
        return _answer(view, decision, action)
    if kind in ("answer-indians", "answer-duel", "answer-roulette"):
        can = any(other.verb in (DISCARD, PLAY, USE_CARD) for other in decision.actions)
        return LAST_LIFE if action.verb == PASS and can and _last(view) else ""
    return GIVE_UP if kind == "dying" and action.verb == PASS else ""


def _me(view: View) -> SeatView:
    return view.seats[view.seat]


def _last(view: View) -> bool:
    """Tell whether the viewer would lose his last life point with the next one."""
    return _me(view).life == 1 and view.ghost != view.seat


def _ability(view: View, lore: Lore) -> Ability | None:
    """Return the ability of the viewer, borrowed or his own."""
    me = _me(view)
    name = me.copied or me.character
    return None if name is None else lore.abilities.get(name)


def _left(view: View) -> int:
    return sum(1 for facts in view.seats if facts.in_game)


# The own turn ------------------------------------------------------------------------------------------------------


def _play(view: View, action: Action) -> str:
    """Return what speaks against doing something in phase 2."""
    lore = lore_of(view.box)
    verb = action.verb
    if verb == USE:
        if action.seat >= 0 and action.card >= 0:  # cards for a shot
            return _attack(view, action.seat)
        return _pair(view, action)
    if verb == USE_CARD:
        use = lore.used[action.card]
    elif verb == PLAY:
        use = SHOT if action.mode == AS_BANG else lore.use[action.card]
        if view.box.kind[action.card].border == GREEN:  # it is only laid in front of its player
            return ""
    else:
        return ""
    if use == SHOT:
        return _attack(view, action.seat)
    if use == DUEL:
        return _attack(view, action.seat) or _duel(view, lore, action)
    if use in (VOLLEY, RAID):
        return KILLS_SHERIFF if _needs_sheriff(view) and _weak_sheriff(view) else ""
    if use == BEER:
        return _beer(view, lore)
    if use == HEAL:
        facts = view.seats[action.seat] if action.seat >= 0 else _me(view)
        return FULL_LIFE if facts.life >= facts.max_life else ""
    if use == HEAL_ALL:
        return "" if any(facts.in_game and facts.life < facts.max_life for facts in view.seats) else NOBODY_HURT
    if use == WEAPON:
        return WORSE_WEAPON if _worse_weapon(view, lore, action.card) else ""
    if use == DYNAMITE:
        return DYNAMITE_DEADLY if 0 < _me(view).life <= BLAST else ""
    return ""


def _needs_sheriff(view: View) -> bool:
    """Tell whether the viewer loses if the Sheriff falls now: a Deputy, and a Renegade who is not alone with him."""
    role = _me(view).role
    return role == ROLES[DEPUTY] or (role == ROLES[RENEGADE] and _left(view) > 2)


def _weak_sheriff(view: View) -> bool:
    return any(facts.role == ROLES[SHERIFF] and facts.in_game and facts.life == 1 for facts in view.seats)


def _attack(view: View, target: int) -> str:
    """Return what speaks against costing ``target`` a life point."""
    if target < 0 or view.seats[target].role != ROLES[SHERIFF]:
        return ""
    if _me(view).role == ROLES[DEPUTY]:
        return SHOOTS_SHERIFF
    return KILLS_SHERIFF if _needs_sheriff(view) and view.seats[target].life == 1 else ""


def _duel(view: View, lore: Lore, action: Action) -> str:
    ability = _ability(view, lore)
    bangs = BANG_CARD | (0 if ability is None else ability.bang_from)
    armed = any(lore.category[card] & bangs for card in view.hand if card != action.card)
    armed = armed or view.seats[action.seat].hand_size == 0
    return "" if armed else DUEL_UNARMED


def _beer(view: View, lore: Lore) -> str:
    if _left(view) == 2:
        return BEER_TWO_LEFT
    me = _me(view)
    if me.life < me.max_life:
        return ""
    ability = _ability(view, lore)
    answers = 0 if ability is None else ability.answers
    gains = answers & BEER_PLAYED or (answers & EMPTY_HAND and len(view.hand) == 1)
    return "" if gains else FULL_LIFE


def _pair(view: View, action: Action) -> str:
    """Return what speaks against giving up two cards of the hand for a life point."""
    if action.verb != USE or action.card not in view.hand or action.other not in view.hand or action.seat >= 0:
        return ""
    use = lore_of(view.box).use
    beer = use[action.card] == BEER or use[action.other] == BEER
    return PAYS_BEER if beer and _left(view) > 2 else ""


def _worse_weapon(view: View, lore: Lore, card: int) -> bool:
    """Tell whether a weapon reaches less far than the one in front, and does not shoot more often."""
    ability = _ability(view, lore)
    often = ability is not None and ability.bang_limit > 1
    for other in _me(view).front:
        if lore.use[other] == WEAPON and lore.reach[card] < lore.reach[other]:
            return often or not lore.unlimited[card] or lore.unlimited[other]
    return False


def _end(view: View, decision: Decision) -> str:
    """Return what speaks against ending the turn: cards that must be discarded, and could be played."""
    lore = lore_of(view.box)
    ability = _ability(view, lore)
    limit = (0 if ability is None else ability.hand_limit) or max(_me(view).life, 0)
    if len(view.hand) <= limit or view.ghost == view.seat:
        return ""
    return END_TOO_MANY if any(_good(view, lore, action) for action in decision.actions) else ""


def _good(view: View, lore: Lore, action: Action) -> bool:
    """Tell whether playing a card is of use to the viewer, whoever the others are."""
    if action.verb != PLAY or _play(view, action):
        return False
    if view.box.kind[action.card].border == GREEN:
        return True
    use = lore.use[action.card]
    if use == WEAPON:
        return not any(lore.use[other] == WEAPON for other in _me(view).front)
    return use in _GOOD and action.seat in (-1, view.seat) and not action.mode


# Answers -----------------------------------------------------------------------------------------------------------


def _answer(view: View, decision: Decision, action: Action) -> str:
    """Return what speaks against an answer to a shot."""
    lore = lore_of(view.box)
    barrels = 0
    draws = False
    cards: set[int] = set()
    for other in decision.actions:
        if _tries_barrel(lore, other):
            barrels += 1
        elif other.verb in (PLAY, USE_CARD):
            cards.add(other.card)
            draws = draws or view.box.kind[other.card].missed_draws > 0
    enough = barrels + len(cards) >= decision.amount
    if action.verb == PASS:
        shot = decision.kind == "answer-shot"
        return LAST_LIFE if shot and _last(view) and enough and barrels + len(cards) else ""
    if action.card not in cards or _tries_barrel(lore, action):
        return ""
    if barrels:
        return BARREL_FIRST
    return "" if enough or draws else MISSED_TOO_FEW


def _tries_barrel(lore: Lore, action: Action) -> bool:
    """Tell whether an answer turns up a card for a Barrel, which costs nothing."""
    if action.verb == USE:
        return action.card < 0 and action.other < 0
    return action.verb == USE_CARD and lore.barrel[action.card]
