"""Phase 1: drawing cards (B-3.4), with all that abilities and events do to it (CH-5, CH-6)."""

from __future__ import annotations

from sixgun.games.classic.ability import COUNTS, PHASE_ONE
from sixgun.games.classic.table import DRAWN_CARDS, Table


def draw_phase_one(table: Table, seat: int) -> None:
    """Draw the cards of phase 1: how many, and in what way, abilities and events may say."""
    n = cards_to_draw(table, seat)
    if table.answers[seat] & PHASE_ONE:
        for ability in table.abilities[seat]:
            if ability.answers & PHASE_ONE and ability.phase_one(table, seat, n):
                return
    phase_draw(table, seat, n)


def cards_to_draw(table: Table, seat: int) -> int:
    """Return the number of cards of phase 1 (CH-6): the character's own, 3 for ghosts with none, then the event."""
    n = DRAWN_CARDS
    if table.answers[seat] & COUNTS:
        for ability in table.abilities[seat]:
            if ability.answers & COUNTS and not is_event(table, ability.index):
                n = ability.phase_one_cards(table, seat, n)
    if seat == table.ghost and n == DRAWN_CARDS:
        n = 3
    event = table.event
    if event is not None and event.ability.answers & COUNTS:
        n = event.ability.phase_one_cards(table, seat, n)
    return n


def is_event(table: Table, index: int) -> bool:
    """Tell whether the ability with ``index`` is the event in force."""
    return table.event is not None and table.event.ability.index == index


def phase_draw(table: Table, seat: int, n: int, cite: str = "B-3.4") -> None:
    """Draw ``n`` cards of phase 1: from the deck, or from the discard pile first if an event says so (FC-1.1)."""
    before = len(table.hands[seat])
    if table.mine:
        left = n
        for _ in range(n):
            if not table.discard:
                break
            draw_from_pile(table, seat, "FC-1.1")
            left -= 1
        table.draw(seat, left, "FC-1.1")
    else:
        table.draw(seat, n, cite)
    if table.binds_second:
        table.phase_one.extend(table.hands[seat][before:])


def note(table: Table, card: int) -> None:
    """Note a card that is drawn in phase 1 from elsewhere, if an event wants to know the second one (FC-8.1)."""
    if table.binds_second:
        table.phase_one.append(card)


def draw_from_pile(table: Table, seat: int, cite: str) -> int:
    """Draw the top card of the discard pile, seen by all (B-17.2); return it."""
    card = table.discard.pop()
    table.hands[seat].append(card)
    table.known[card] = table.everybody
    if table.listening:
        table.say("draws-from-discard", seat, cards=(card,), cite=cite)
    return card


def show_second(table: Table, seat: int) -> None:
    """Show the second card of phase 1, which an event binds: it must be played in phase 2 (FC-8.1)."""
    if len(table.phase_one) < 2:
        return
    card = table.phase_one[1]
    if card in table.hands[seat]:
        table.duty = card
        table.known[card] = table.everybody
        if table.listening:
            table.say("shows", seat, cards=(card,), cite="FC-8.1")
