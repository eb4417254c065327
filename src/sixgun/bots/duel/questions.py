"""Greenhorn's choices when one of its hits has been dodged and the card's clause offers something (D-8.3 f)."""

from __future__ import annotations

from sixgun.bots.duel.lineup import swap_worth, turn_him_worth
from sixgun.bots.duel.outlook import Outlook
from sixgun.bots.duel.picks import gear_pick
from sixgun.bots.rating import Ratings
from sixgun.games.duel.box import CHOOSE, SWAP, YES
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision


def rate_clause(outlook: Outlook, decision: Decision) -> Ratings:
    """Rate what a clause offers; declining is 0."""
    return [_rate(outlook, action) for action in decision.actions]


def _rate(outlook: Outlook, action: Action) -> float:
    if action.verb == CHOOSE:
        owner = outlook.owner_of(action.card)
        return 0.0 if owner is None else gear_pick(outlook, owner, action.card, False)
    if action.verb == SWAP:
        if action.seat != outlook.seat:
            return turn_him_worth(outlook)
        now, later = swap_worth(outlook, not outlook.view.moved)
        return max(now, later if outlook.view.moved else 0.0) - 0.1
    return 1.0 if action.verb == YES else 0.0
