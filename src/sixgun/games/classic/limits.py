"""What forbids a card in hand to be played or given up, apart from its own rules (B-5.1): characters and events."""

from __future__ import annotations

from sixgun.games.classic.ability import BANG_CARD
from sixgun.games.classic.distance import distance, reachable
from sixgun.games.classic.table import Table
from sixgun.kernel.refusal import Refusal


def may_play(table: Table, seat: int, card: int) -> bool:
    """Tell whether ``seat`` may play a card from hand as itself now, as far as characters and events say."""
    return not table.box.kind[card].category & table.bars[seat] and may_use(table, seat, card)


def may_use(table: Table, seat: int, card: int) -> bool:
    """Tell whether ``seat`` may play a card from hand as itself or as another one (HN-7.2, HN-11.2)."""
    if seat == table.current:
        if table.cuffs >= 0 and table.suit(card) != table.cuffs:
            return False
        return not (table.freezes_bangs and table.box.kind[card].category & BANG_CARD)
    return True


def may_give(table: Table, seat: int, card: int) -> bool:
    """Tell whether ``seat`` may discard a card as a cost or for an ability: not frozen BANG! cards (HN-11.2)."""
    if table.freezes_bangs and seat == table.current:
        return not table.box.kind[card].category & BANG_CARD
    return True


def bang_categories(table: Table, seat: int) -> int:
    """Return the categories of cards that ``seat`` may use as BANG! cards now; 0 if none may be used (HN-11.1)."""
    if table.freezes_bangs and seat == table.current:
        return 0
    return table.bang_from[seat]


def why_not_play(table: Table, seat: int, card: int) -> Refusal | None:
    """Return why :func:`may_play` says no, ``None`` if it says yes."""
    category = table.box.kind[card].category
    text = {"card": table.box.texts[card]}
    if category & table.bars[seat]:
        for ability in table.abilities[seat]:
            if category & ability.bars:
                return Refusal(ability.cite, "barred", {"source": ability.id, **text})
    if seat == table.current:
        if table.cuffs >= 0 and table.suit(card) != table.cuffs:
            return Refusal("HN-7.2", "wrong-suit", text)
        if table.freezes_bangs and category & BANG_CARD:
            return Refusal("HN-11.2", "bangs-frozen", text)
    return None


def why_nobody_in_reach(table: Table, seat: int) -> Refusal | None:
    """Return the refusal if nobody is within the weapon range of ``seat`` (B-4.4), ``None`` if somebody is."""
    if reachable(table, seat):
        return None
    nearest = min([distance(table, seat, other) for other in table.others(seat)])
    params = {"distance": str(nearest), "range": str(table.weapon_range[seat])}
    return Refusal("B-4.4", "nobody-in-reach", params)
