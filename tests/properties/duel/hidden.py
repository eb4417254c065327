"""Games that differ only in what one seat may not know (D-19).

What the seat may know is taken from a :class:`Witness` that hears its share of the events, not from the engine's books.
"""

from __future__ import annotations

from collections.abc import Collection

from sixgun.games.duel.game import DuelGame
from sixgun.kernel.action import Action
from sixgun.kernel.event import BYSTANDER, Event
from sixgun.kernel.rng import Rng
from tests.games.playing import pending

REFERENCES = ("hit", "dodges")
"""Events that name the card that fires, which may have been shuffled into a deck since it was played."""


class Witness:
    """Remembers which cards a seat has seen since they last lay in a deck, and which have been in a common deck."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.seen: set[int] = set()
        self.recycled: set[int] = set()
        self.characters: set[str] = set()

    def hear(self, event: Event) -> None:
        """Take note of an event, of which the viewer gets its share."""
        if event.kind not in REFERENCES:
            self.seen.update(event.for_seat(self.viewer).cards)
        if event.kind == "comes-into-play":
            self.characters.add(event.detail)

    def follow(self, game: DuelGame) -> None:
        """Hear all events of ``game`` from now on; what is shuffled into a common deck is seen no longer."""

        def listen(event: Event) -> None:
            if event.kind == "reshuffles":
                self.seen.difference_update(game.common)
                self.recycled.update(game.common)
            self.hear(event)

        game.listen(listen)


def open_cards(game: DuelGame, viewer: int) -> set[int]:
    """Return the cards that lie open for ``viewer``, or are held by him."""
    known = {card for gear in game.gear for card in gear}
    known.update(game.discard)
    if pending(game).kind != "discard-drawn" or pending(game).seat == viewer:
        known.update(game.display)
    if viewer != BYSTANDER:
        known.update(game.hands[viewer])
    return known


def disguise(
    game: DuelGame,
    witness: Witness,
    rng: Rng,
    *,
    cards: Collection[int] = (),
    characters: Collection[str] = (),
    chance: bool = False,
) -> DuelGame:
    """Return a copy of ``game`` in which everything hidden from the witness's seat is changed at random.

    Args:
        game: any game at a decision.
        witness: has heard it from the beginning, for one seat.
        rng: chooses the changes.
        cards: cards that stay where they are all the same.
        characters: ids of characters in reserve that stay in their places.
        chance: whether the state of the generator is changed too.
    """
    viewer = witness.viewer
    copy = game.clone()
    fixed = open_cards(game, viewer) | set(cards)
    if viewer != BYSTANDER:
        fixed |= {card for card in game.hands[1 - viewer] if card in witness.seen}
    move_cards(copy, fixed, witness.recycled, rng)
    for seat in range(2):
        deal_reserve(copy, seat, seat == viewer, {copy.box.character_of_id[name].index for name in characters}, rng)
    if chance:
        copy.rng = Rng(rng.below(1 << 30))
    ask_again(copy)
    return copy


def move_cards(copy: DuelGame, fixed: set[int], recycled: set[int], rng: Rng) -> None:
    """Deal all cards but the ``fixed`` ones anew, each to a place of a card with the same back and the same past.

    Backs are seen by all (D-13.3), and which cards have been in a common deck can be remembered by all.
    """
    piles = [*copy.decks, copy.common, copy.display, *copy.hands]
    for back in range(2):
        for past in (False, True):
            places = [
                (pile, index)
                for pile in piles
                for index, card in enumerate(pile)
                if card not in fixed and copy.box.back[card] == back and (card in recycled) == past
            ]
            moving = [pile[index] for pile, index in places]
            knowledge = [copy.known[card] for card in moving]
            rng.shuffle(moving)
            for (pile, index), card, known in zip(places, moving, knowledge, strict=True):
                pile[index] = card
                copy.known[card] = known


def deal_reserve(copy: DuelGame, seat: int, mine: bool, fixed: set[int], rng: Rng) -> None:
    """Change the order of a reserve, and for others also which characters it and the offer are made of (D-19.3)."""
    reserve = copy.reserves[seat]
    places = [(reserve, index) for index, character in enumerate(reserve) if character not in fixed]
    moving = [pile[index] for pile, index in places]
    if not mine:
        offered = copy.offered[seat]
        places += [(offered, index) for index, character in enumerate(offered) if character not in fixed]
        moving = [pile[index] for pile, index in places]
        taken = {*copy.character, *copy.fallen, *reserve, *copy.offered[seat]}
        side = copy.side[seat]
        moving += [c.index for c in copy.box.characters if c.side == side and c.index not in taken | fixed]
    rng.shuffle(moving)
    chosen = copy.offered[seat].index(copy.chosen[seat]) if copy.chosen[seat] >= 0 else -1
    for pile, index in places:
        pile[index] = moving.pop()
    if chosen >= 0:
        copy.chosen[seat] = copy.offered[seat][chosen]
        if not mine and not fixed:
            copy.chosen[seat] = copy.offered[seat][rng.below(2)]


def ask_again(copy: DuelGame) -> None:
    """Let the frame on top ask its question again: nothing may happen on the way, and the same seat is asked."""
    before = pending(copy)
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


def same_answer(game: DuelGame, action: Action, other: DuelGame) -> Action:
    """Return what stands in ``other`` for the legal ``action`` of ``game``, as far as the table can see.

    Which character becomes AC is secret for now (D-2.4).
    """
    first, second = pending(game), pending(other)
    if first.kind == "choose-active":
        return second.actions[first.actions.index(action)]
    assert action in second.actions, f"{action.text} is legal only because of something hidden"
    return action
