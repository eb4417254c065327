"""Games that differ only in what one seat may not know.

What it may know is taken from a :class:`~tests.properties.classic.witness.Witness`, not from the engine's own books:
the engine must be unable to give away what no rule lets the seat see, not just what it believes to be secret.
"""

from __future__ import annotations

from collections.abc import Collection

from sixgun.games.classic.game import ClassicGame
from sixgun.kernel.action import Action
from sixgun.kernel.event import BYSTANDER
from sixgun.kernel.rng import Rng
from tests.games.playing import pending

from .witness import Witness

LOOKED_AT = ("keep-cards", "keep-card", "give-card")
"""Decisions about cards on the display that only the seat that is asked sees (CB-7, CS-3)."""


def known_cards(witness: Witness, game: ClassicGame, viewer: int) -> set[int]:
    """Return the cards whose place ``viewer`` knows (B-17): open ones, its own, and those it has seen go there."""
    known = {card for front in game.front for card in front}
    if game.discard:
        known.add(game.discard[-1])
    decision = game.decision
    if decision is None or decision.kind not in LOOKED_AT or decision.seat == viewer:
        known.update(game.display)
    if game.duty >= 0 and game.known[game.duty] == game.everybody:
        known.add(game.duty)  # shown to all, a bystander included (FC-8.1)
    if decision is not None and decision.kind == "pay-cost":
        known.add(decision.card)  # announced, and still in hand (T-3)
        if game.freezes_bangs:  # all can tell that there is another card to pay with (HN-11.2)
            known.update(action.card for action in decision.actions)
    if viewer != BYSTANDER:
        known.update(game.hands[viewer])
        known.update(witness.known[viewer])
        known.update(card for card in witness.on_top[viewer] if card >= 0)
    return known


def disguise(
    game: ClassicGame,
    witness: Witness,
    viewer: int,
    rng: Rng,
    *,
    cards: Collection[int] = (),
    roles: Collection[int] = (),
    characters: Collection[int] = (),
    events: Collection[int] = (),
    chance: bool = False,
) -> ClassicGame:
    """Return a copy of ``game`` in which everything hidden from ``viewer`` is changed at random.

    Args:
        game: any game at a decision.
        witness: has heard it from the beginning.
        viewer: a seat or -1.
        rng: chooses the changes.
        cards: cards that stay where they are all the same.
        roles: seats whose roles stay.
        characters: offered and reserve characters that stay, by index.
        events: event cards that stay, by index.
        chance: whether the state of the generator is changed too.
    """
    copy = game.clone()
    move_cards(copy, known_cards(witness, game, viewer).union(cards), rng)
    hidden = [seat for seat in range(game.seats) if not game.revealed[seat] and seat != viewer and seat not in roles]
    shuffled = [game.roles[seat] for seat in hidden]
    rng.shuffle(shuffled)
    new_roles = game.roles.copy()
    for seat, role in zip(hidden, shuffled, strict=True):
        new_roles[seat] = role
    copy.roles = new_roles
    deal_characters(copy, viewer, characters, rng)
    stack_events(copy, events, rng)
    if chance:
        copy.rng = Rng(rng.below(1 << 30))
    ask_again(copy)
    return copy


def move_cards(copy: ClassicGame, fixed: set[int], rng: Rng) -> None:
    """Deal all cards but the ``fixed`` ones anew to the places they lie in, with what others know of those places."""
    piles = [copy.deck, copy.discard, copy.display, *copy.hands]
    places = [(pile, index) for pile in piles for index, card in enumerate(pile) if card not in fixed]
    moving = [pile[index] for pile, index in places]
    knowledge = [copy.known[card] for card in moving]
    rng.shuffle(moving)
    now_there: dict[int, int] = {}
    for (pile, index), card, known in zip(places, moving, knowledge, strict=True):
        now_there[pile[index]] = card
        pile[index] = card
        copy.known[card] = known
    copy.phase_one = [now_there.get(card, card) for card in copy.phase_one]
    copy.duty = now_there.get(copy.duty, copy.duty)


def deal_characters(copy: ClassicGame, viewer: int, fixed: Collection[int], rng: Rng) -> None:
    """Deal other characters to choose from, or chosen already, and other reserves, as far as ``viewer`` sees none.

    Reserves are seen by those whom an event has shown them (HN-9.1).
    """
    box = copy.box
    places = [
        (offered, place)
        for seat, offered in enumerate(copy.offered)
        for place, index in enumerate(offered)
        if seat != viewer and index not in fixed
    ]
    for seat, index in enumerate(copy.reserves):
        seen = viewer != BYSTANDER and copy.reserves_known[seat] >> viewer & 1
        if index >= 0 and index not in fixed and not seen:
            places.append((copy.reserves, seat))
    taken = {c.index for c in copy.characters if c is not None} | {*copy.reserves}.union(*copy.offered)
    hidden = [pile[place] for pile, place in places]
    sets = copy.options.character_sets or box.sets
    pool = hidden + [c.index for c in box.characters if c.index not in taken and c.set in sets]
    rng.shuffle(pool)
    for pile, place in places:
        pile[place] = pool.pop()


def stack_events(copy: ClassicGame, fixed: Collection[int], rng: Rng) -> None:
    """Put other events under the next one, which all can read (EV-1.2), with a last card at the bottom (EV-1.1)."""
    box = copy.box
    used = {*copy.past_events, *copy.events[-1:], *fixed}
    if copy.event is not None:
        used.add(copy.event.index)
    for last in (True, False):
        pool = [event.index for event in box.events if event.last == last and event.index not in used]
        rng.shuffle(pool)
        for place, index in enumerate(copy.events[:-1]):
            if box.events[index].last == last and index not in fixed:
                copy.events[place] = pool.pop()


def ask_again(copy: ClassicGame) -> None:
    """Let the frame on top ask its question again: nothing may happen on the way, and the same seat is asked."""
    before = copy.decision
    if before is None:
        return
    heard: list[str] = []
    copy.listen(lambda event: heard.append(event.kind))
    copy.decision = None
    copy.run()
    copy.listeners.clear()
    copy.listening = False
    assert heard == []
    assert copy.legal(), "whether somebody is asked depends on something hidden"
    after = pending(copy)
    assert (after.seat, after.kind, after.cite, after.by, after.card, after.amount) == (
        before.seat, before.kind, before.cite, before.by, before.card, before.amount
    )  # fmt: skip


SECRET_CHOICES = ("keep-cards", "choose-character", "keep-card", "give-card")
"""Decisions whose answers only the seat that is asked sees, or one other: they are repeated by their place in the list.

So are discards that go face down onto the deck (FC-1.3).
"""


def secret_choice(game: ClassicGame) -> bool:
    """Tell whether nobody but the seat that is asked sees which answer is given."""
    kind = pending(game).kind
    return kind in SECRET_CHOICES or (kind == "discard-excess" and game.mine)


def same_answer(game: ClassicGame, action: Action, other: ClassicGame) -> Action:
    """Return what stands in ``other`` for the legal ``action`` of ``game``, as far as the table can see."""
    first, second = pending(game), pending(other)
    if secret_choice(game):
        return second.actions[first.actions.index(action)]
    assert action in second.actions, f"{action.text} is legal only because of something hidden"
    return action
