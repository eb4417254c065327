"""Games that differ only in what one seat may not know.

What it may know is taken from a :class:`~tests.properties.witness.Witness`, not from the engine's own books: the engine
must be unable to give away what no rule lets the seat see, not just what it believes to be secret.
"""

from __future__ import annotations

from collections.abc import Collection

from sixgun.games.classic.game import ClassicGame
from sixgun.kernel.action import Action
from sixgun.kernel.event import BYSTANDER
from sixgun.kernel.rng import Rng
from tests.games.play import pending

from .witness import Witness


def known_cards(witness: Witness, game: ClassicGame, viewer: int) -> set[int]:
    """Return the cards whose place ``viewer`` knows (B-17): open ones, its own, and those it has seen go there."""
    known = {card for front in game.front for card in front}
    if game.discard:
        known.add(game.discard[-1])
    kind = "" if game.decision is None else game.decision.kind
    if kind != "keep-cards" or game.decision is None or game.decision.seat == viewer:
        known.update(game.display)
    if viewer != BYSTANDER:
        known.update(game.hands[viewer])
        known.update(witness.known[viewer])
        known.update(witness.on_top[viewer])
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
        characters: offered characters that stay, by index.
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
    offer_others(copy, viewer, characters, rng)
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
    for (pile, index), card, known in zip(places, moving, knowledge, strict=True):
        pile[index] = card
        copy.known[card] = known


def offer_others(copy: ClassicGame, viewer: int, fixed: Collection[int], rng: Rng) -> None:
    """While characters are chosen: offer the others other ones, and let those who have chosen have chosen others."""
    if not any(copy.offered):
        return
    taken = {c.index for c in copy.characters if c is not None}
    for seat, offered in enumerate(copy.offered):
        taken.update(index for index in offered if seat == viewer or index in fixed)
    pool = [index for index in range(len(copy.box.characters)) if index not in taken]
    rng.shuffle(pool)
    copy.offered = [
        [index if seat == viewer or index in fixed else pool.pop() for index in offered]
        for seat, offered in enumerate(copy.offered)
    ]


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


SECRET_CHOICES = ("keep-cards", "choose-character")
"""Decisions whose answers only the seat that is asked sees: they are repeated by their place in the list."""


def same_answer(game: ClassicGame, action: Action, other: ClassicGame) -> Action:
    """Return what stands in ``other`` for the legal ``action`` of ``game``, as far as the table can see."""
    first, second = game.decision, other.decision
    assert first is not None
    assert second is not None
    if first.kind in SECRET_CHOICES:
        return second.actions[first.actions.index(action)]
    assert action in second.actions, f"{action.text} is legal only because of something hidden"
    return action
