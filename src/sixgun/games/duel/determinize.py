"""Determinization: a full game drawn at random among those that fit what one seat knows.

All can remember which cards have gone through a common deck (``recycled``), and every card shows its back. So of the
cards with one back that a seat cannot see, those that are not recycled lie in that side's own deck or in a hand, and
those that are lie in the common deck or in a hand. Own decks, hands and the common deck are filled accordingly.
"""

from __future__ import annotations

from sixgun.games.duel.active import recount
from sixgun.games.duel.box import LAW, OUTLAWS, SIDES
from sixgun.games.duel.game import DuelGame
from sixgun.games.duel.table import BOTH
from sixgun.games.duel.view import View
from sixgun.kernel.rng import Rng


def determinize(view: View, rng: Rng) -> DuelGame:
    """Return a game whose view from ``view.seat`` equals ``view``; hidden facts are drawn from ``rng``.

    Hidden are the unknown cards of hands and decks and their order, characters in reserve, and all chance to come.
    """
    box = view.box
    game = DuelGame(box, view.options, Rng(rng.below(1 << 30)))
    game.current = view.current
    game.turn = view.turn
    game.phase = view.phase
    game.bangs = view.bangs_played
    game.moved = view.moved
    for name in view.used:
        game.used |= 1 << box.character_of_id[name].index
    game.aimed = view.aimed
    game.downs = view.downs.copy()
    game.noted = view.noted.copy()
    game.queue = view.queue.copy()
    game.ac = view.ac.copy()
    game.rc = view.rc.copy()
    game.fallen = [box.character_of_id[name].index for name in view.fallen]
    for seat in view.seats:
        for character in seat.characters:
            spot = character.spot
            game.life[spot] = character.life
            game.gear[spot] = character.gear.copy()
            if character.id:
                game.character[spot] = box.character_of_id[character.id].index
    for spot in range(len(game.life)):
        recount(game, spot)
    game.discard = view.discard.copy()
    for card in view.recycled:
        game.recycled[card] = True
    _draw_characters(game, view, rng)
    if view.turn:
        _draw_cards(game, view, rng)
    game.over = view.over
    game.outcome_id = view.outcome
    game.winners = view.winners
    game.stack = [frame.clone() for frame in view.stack]
    game.run()
    return game


def _draw_characters(game: DuelGame, view: View, rng: Rng) -> None:
    """Draw the reserves, whose order nobody knows, and while ACs are chosen what the others choose from."""
    box = view.box
    taken = {*game.fallen, *game.character}
    for seat in view.seats:
        mine = seat.seat == view.seat
        offered = [box.character_of_id[name].index for name in view.offered] if mine else []
        if seat.reserve is not None:
            reserve = [box.character_of_id[name].index for name in seat.reserve]
            rng.shuffle(reserve)
        else:
            side = SIDES.index(seat.side)
            pool = [c.index for c in box.characters if c.side == side and c.index not in taken]
            rng.shuffle(pool)
            if not view.turn:
                offered = [pool.pop(), pool.pop()]
            reserve = pool[: seat.reserve_size]
        game.reserves[seat.seat] = reserve
        if view.turn:
            continue
        game.offered[seat.seat] = offered
        if mine and view.chosen:
            game.chosen[seat.seat] = box.character_of_id[view.chosen].index
        elif not mine and view.asked >= 0 and game.seat_of.index(seat.seat) < game.seat_of.index(view.asked):
            game.chosen[seat.seat] = offered[rng.below(2)]


def _draw_cards(game: DuelGame, view: View, rng: Rng) -> None:
    """Draw the cards of hands, decks and what others have laid aside."""
    box = view.box
    seen = {*view.discard, *view.display}
    for seat in view.seats:
        seen.update(seat.known_hand)
        for character in seat.characters:
            seen.update(character.gear)
    common: list[int] = []
    for back in (LAW, OUTLAWS):
        fresh = [c for c in range(box.cards) if box.back[c] == back and c not in seen and not game.recycled[c]]
        old = [c for c in range(box.cards) if box.back[c] == back and c not in seen and game.recycled[c]]
        rng.shuffle(fresh)
        rng.shuffle(old)
        owner = game.seat_of[back]
        size = view.seats[owner].deck_size
        game.decks[owner] = fresh[:size]
        in_hands = fresh[size:]
        places = view.display_backs[back] if not view.display else 0
        for seat in view.seats:
            places += seat.hand_backs[back] - sum(box.back[card] == back for card in seat.known_hand)
        while len(in_hands) < places:
            in_hands.append(old.pop())
        rng.shuffle(in_hands)
        common.extend(old)
        _deal(game, view, in_hands, back)
    for seat in view.seats:
        for card in seat.known_hand:
            game.known[card] = 1 << seat.seat if seat.seat == view.seat else BOTH
        if seat.seat == view.seat:
            game.hands[seat.seat] = view.hand.copy()
        else:
            rng.shuffle(game.hands[seat.seat])
    if view.display:
        game.display = view.display.copy()
    if view.display_size and (not view.display or view.asked_kind == "discard-drawn"):
        game.display_knowers = 1 << view.asked
    _stack_common(game, view, common, rng)


def _deal(game: DuelGame, view: View, cards: list[int], back: int) -> None:
    """Deal cards with one back to the places in hands, and to what somebody else has laid aside."""
    box = view.box
    for seat in view.seats:
        hand = game.hands[seat.seat]
        known = [card for card in seat.known_hand if box.back[card] == back]
        hand.extend(known)
        for _ in range(seat.hand_backs[back] - len(known)):
            card = cards.pop()
            game.known[card] = 1 << seat.seat
            hand.append(card)
    if not view.display:
        for _ in range(view.display_backs[back]):
            game.display.append(cards.pop())


def _stack_common(game: DuelGame, view: View, common: list[int], rng: Rng) -> None:
    """Put the common deck in an order whose top card has the back that all see (D-13.3)."""
    rng.shuffle(common)
    game.common = common
    if not common:
        return
    back = SIDES.index(view.common_back)
    for index in range(len(common) - 1, -1, -1):
        if game.box.back[common[index]] == back:
            top = common[index]
            common[index] = common[-1]
            common[-1] = top
            return
