"""Determinization: a full game drawn at random among those that fit what one seat knows."""

from __future__ import annotations

from sixgun.games.classic.ability import BANG_CARD
from sixgun.games.classic.effects import PayCost
from sixgun.games.classic.game import ClassicGame
from sixgun.games.classic.setup import first_player
from sixgun.games.classic.view import View
from sixgun.games.roles import ROLES, ROLES_OF
from sixgun.kernel.event import BYSTANDER
from sixgun.kernel.rng import Rng


def determinize(view: View, rng: Rng) -> ClassicGame:
    """Return a game whose view from ``view.seat`` equals ``view``; hidden facts are drawn from ``rng``.

    Hidden are the other roles, the unknown cards of hands, deck and discard pile, and all chance to come.
    """
    game = ClassicGame(view.box, view.options, Rng(rng.below(1 << 30)))
    seat = view.seat
    bit = 0 if seat == BYSTANDER else 1 << seat
    _draw_roles(game, view, rng)
    for facts in view.seats:
        other = facts.seat
        game.revealed[other] = facts.revealed
        game.life[other] = facts.life
        game.max_life[other] = facts.max_life
        game.in_game[other] = facts.in_game
        game.front[other] = facts.front.copy()
        if facts.character is not None:
            game.characters[other] = game.box.character_of_id[facts.character]
        if facts.copied is not None:
            game.copied[other] = game.box.ability_of_id[facts.copied]
    game.players_left = sum(game.in_game)
    game.doomed = [pair[0] for pair in view.doomed_by]
    game.doomed_by = [pair[1] for pair in view.doomed_by]
    _draw_cards(game, view, rng, bit)
    _draw_offers(game, view, rng)
    _draw_reserves(game, view, rng)
    _draw_events(game, view, rng)
    game.current = view.current
    game.turn = view.turn
    game.phase = view.phase
    game.bangs = view.bangs_played
    game.fresh = view.fresh.copy()
    game.uses = view.uses.copy()
    game.duty = view.duty
    game.cuffs = view.cuffs
    game.owed = view.owed.copy()
    game.owing = sum(view.owed)
    game.ghost = view.ghost
    game.first_dead = view.first_dead
    game.first_dead_back = view.first_dead_back
    game.master = view.master
    game.master_began = view.master_began
    if view.phase == 1:
        _recall_phase_one(game, view)
    game.over = view.over
    game.outcome_id = view.outcome
    game.winners = view.winners
    game.put_event_in_force(None if view.event is None else game.box.event_of_id[view.event])
    game.stack = [frame.clone() for frame in view.stack]
    game.run()
    return game


def _draw_roles(game: ClassicGame, view: View, rng: Rng) -> None:
    left = ROLES_OF[game.seats].copy()
    for facts in view.seats:
        if facts.role is not None:
            left.remove(ROLES.index(facts.role))
    rng.shuffle(left)
    game.roles = [left.pop() if facts.role is None else ROLES.index(facts.role) for facts in view.seats]


def _draw_cards(game: ClassicGame, view: View, rng: Rng, bit: int) -> None:
    box = game.box
    seen: set[int] = set(view.hand)
    seen.update(view.deck_top)
    seen.update(view.display)
    if view.discard_top >= 0:
        seen.add(view.discard_top)
    for facts in view.seats:
        seen.update(facts.front)
        seen.update(facts.known_hand)
    announced = [frame for frame in view.stack if isinstance(frame, PayCost)]
    for frame in announced:
        seen.add(frame.card)
    unknown = [c for c in range(box.cards) if c not in seen and not (view.options.simplified and box.kind[c].book)]
    rng.shuffle(unknown)
    for facts in view.seats:
        hand = view.hand.copy() if facts.seat == view.seat else facts.known_hand.copy()
        for frame in announced:
            if frame.seat == facts.seat and frame.card not in hand:  # a bystander knows no hands
                hand.append(frame.card)
        for card in hand:
            game.known[card] = bit | (1 << facts.seat)
        if announced and facts.seat == view.current and len(hand) < facts.hand_size:
            _put_payable_last(view, hand, unknown)
        while len(hand) < facts.hand_size:
            card = unknown.pop()
            game.known[card] = 1 << facts.seat
            hand.append(card)
        game.hands[facts.seat] = hand
    game.display = view.display.copy()
    if len(view.display) < view.display_size:
        while len(game.display) < view.display_size:
            game.display.append(unknown.pop())
        game.display_knowers = 1 << view.asked
    elif view.display and view.asked_kind == "keep-cards":
        game.display_knowers = bit
    top = [] if view.discard_top < 0 else [view.discard_top]
    game.discard = [unknown.pop() for _ in range(view.discard_size - len(top))] + top
    known_top = view.deck_top[::-1]
    for card in known_top:
        game.known[card] = bit
    game.deck = [unknown.pop() for _ in range(view.deck_size - len(known_top))] + known_top


def _put_payable_last(view: View, hand: list[int], unknown: list[int]) -> None:
    """See to it that the next unknown card can pay a cost, if an event keeps cards back (HN-11.2).

    Who is asked to pay has a card to pay with.
    """
    box = view.box
    if view.event is None or not box.event_of_id[view.event].ability.freezes_bangs:
        return
    announced = [frame.card for frame in view.stack if isinstance(frame, PayCost)]
    for card in hand:
        if card not in announced and not box.kind[card].category & BANG_CARD:
            return
    for i in range(len(unknown) - 1, -1, -1):
        if not box.kind[unknown[i]].category & BANG_CARD:
            unknown.append(unknown.pop(i))
            return


def _draw_offers(game: ClassicGame, view: View, rng: Rng) -> None:
    """Draw the characters that others choose from, while characters are being chosen."""
    if view.asked_kind != "choose-character":
        return
    box = game.box
    taken = set(view.offered)
    for facts in view.seats:
        if facts.character is not None:
            taken.add(box.character_of_id[facts.character].index)
    pool = [character.index for character in box.characters if character.index not in taken]
    rng.shuffle(pool)
    first = first_player(game)
    before = True
    for step in range(game.seats):
        other = (first + step) % game.seats
        if other == view.asked:
            before = False
        if game.characters[other] is not None:
            continue
        if other == view.seat:
            game.offered[other] = view.offered.copy()
        else:
            game.offered[other] = [pool.pop()] if before else [pool.pop(), pool.pop()]


def _draw_reserves(game: ClassicGame, view: View, rng: Rng) -> None:
    """Draw the reserve characters that the viewer does not know."""
    box = game.box
    if not box.reserves:
        return
    bit = 0 if view.seat == BYSTANDER else 1 << view.seat
    taken = set(view.offered)
    for other in range(game.seats):
        taken.update(game.offered[other])
    for facts in view.seats:
        for known in (facts.character, facts.reserve):
            if known is not None:
                taken.add(box.character_of_id[known].index)
    sets = view.options.character_sets or tuple(box.sets)
    pool = [c.index for c in box.characters if c.index not in taken and c.set in sets]
    rng.shuffle(pool)
    for facts in view.seats:
        if facts.reserve is None:
            game.reserves[facts.seat] = pool.pop()
        else:
            game.reserves[facts.seat] = box.character_of_id[facts.reserve].index
            # Somebody else's reserve is only known because all have seen it (HN-9.2).
            game.reserves_known[facts.seat] = bit if facts.seat == view.seat else game.everybody


def _draw_events(game: ClassicGame, view: View, rng: Rng) -> None:
    """Draw the event cards below the next one, which all can read (EV-1.2), with a last card at the bottom."""
    box = game.box
    game.past_events = [box.event_of_id[event].index for event in view.past_events]
    if view.next_event is None:
        return
    top = box.event_of_id[view.next_event].index
    out = {top, *game.past_events}
    if view.event is not None:
        out.add(box.event_of_id[view.event].index)
    if view.events_left == 1:
        game.events = [top]
        return
    ordinary = [event.index for event in box.events if not event.last and event.index not in out]
    last = [event.index for event in box.events if event.last]
    rng.shuffle(ordinary)
    rng.shuffle(last)
    hidden = view.events_left - 1
    bottom = last[:1]
    game.events = bottom + ordinary[: hidden - len(bottom)] + [top]


def _recall_phase_one(game: ClassicGame, view: View) -> None:
    """Take the newest cards of the current player's hand for those he has drawn in phase 1, which is still going on."""
    count = view.phase_one_size
    hand = game.hands[view.current]
    game.phase_one = hand[len(hand) - count :] if count else []
