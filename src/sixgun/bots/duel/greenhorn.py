"""The bot for The Duel that plays sensibly by rules of thumb, and sees no more than its seat does."""

from __future__ import annotations

from typing import final

from sixgun.bots.duel.answers import rate_giving, rate_hit, rate_redirect, rate_second
from sixgun.bots.duel.lineup import start_worth
from sixgun.bots.duel.lore import lore_of
from sixgun.bots.duel.outlook import Outlook
from sixgun.bots.duel.picks import (
    rate_backs,
    rate_discards,
    rate_drawn,
    rate_offer,
    rate_reveals,
    rate_spoils,
    rate_store,
    rate_theft,
    rate_unknown,
)
from sixgun.bots.duel.plays import rate_plays
from sixgun.bots.duel.questions import rate_clause
from sixgun.bots.rating import RatingBot, Ratings
from sixgun.games.duel.picks import RandomPick
from sixgun.games.duel.view import View
from sixgun.kernel.decision import Decision


@final
class Greenhorn(RatingBot):
    """A bot for one seat of one game of The Duel.

    It rates every legal action by what it is worth in cards, and takes the best; chance decides among equals. All that
    it could remember lies open on the table, so it need not hear what happens.
    """

    name = "greenhorn"

    def rate(self, decision: Decision, view: object) -> Ratings | None:
        """Rate all actions of a decision by what they are worth in cards."""
        return rate(decision, view) if isinstance(view, View) else None


def rate(decision: Decision, view: View) -> Ratings:
    """Rate all actions of a decision."""
    kind = decision.kind
    actions = decision.actions
    if kind == "choose-active":
        return [start_worth(each.ability, each.life) for each in (view.box.characters[a.mode] for a in actions)]
    outlook = Outlook(view, lore_of(view.box))
    if kind == "play":
        return rate_plays(outlook, decision)
    if kind == "answer-hit":
        return rate_hit(outlook, decision)
    if kind == "second-card":
        return rate_second(outlook, decision)
    if kind == "give-up":
        return rate_giving(outlook, decision)
    if kind == "redirect":
        return rate_redirect(outlook, decision)
    if kind in ("discard-excess", "give-discard"):
        return rate_discards(outlook, actions)
    if kind == "discard-drawn":
        return rate_drawn(outlook, actions)
    if kind == "store-pick":
        return rate_store(outlook, actions)
    if kind == "choose-back":
        top = view.stack[-1]
        return rate_backs(outlook, actions, isinstance(top, RandomPick) and top.take)
    if kind == "choose-reveal":
        return rate_reveals(outlook, decision)
    if kind == "take-from-fallen":
        return rate_spoils(outlook, decision)
    if kind == "may-draw":
        return rate_offer(decision)
    if kind == "may-discard":
        return rate_theft(outlook, decision)
    if kind == "if-dodged":
        return rate_clause(outlook, decision)
    return rate_unknown(outlook, actions)
