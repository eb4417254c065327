"""What is true of every card game at every decision."""

from __future__ import annotations

from sixgun.games.classic.card import BLUE, GREEN
from sixgun.games.classic.game import ClassicGame


def check(game: ClassicGame) -> None:
    """Fail if something is wrong with the state of ``game``."""
    check_cards(game)
    check_seats(game)
    check_characters(game)
    check_events(game)
    decision = game.decision
    assert (decision is None) == game.over
    assert (game.outcome != "") == game.over
    if decision is not None:
        assert decision.actions
        assert game.in_game[decision.seat]
        assert decision.seat not in game.doomed
        assert decision.seat == game.current or game.turn == 0 or len(game.stack) > 1
    if decision is not None and game.turn and decision.kind != "share-estate":  # his own estate, maybe (CB-15.4)
        assert game.in_game[game.current]


def check_cards(game: ClassicGame) -> None:
    """Every physical card is in exactly one place; without the book cards in the simplified game (B-1.9)."""
    piles = [game.deck, game.discard, game.display, *game.hands, *game.front]
    cards = sorted(card for pile in piles for card in pile)
    expected = [c for c in range(game.box.cards) if not (game.options.simplified and game.box.kind[c].book)]
    assert cards == expected
    if game.box.sets == ["base"]:
        assert len(expected) == (69 if game.options.simplified else 80)


def check_seats(game: ClassicGame) -> None:
    """Life within bounds (B-6.1), the dead without cards (B-12.1), one copy and one weapon in play (B-5.4, B-5.6).

    A ghost has no life points, cannot lose any, and is only there in its own turn (HN-5).
    """
    assert game.players_left == sum(game.in_game)
    dealt = all(character is not None for character in game.characters) and game.turn > 0
    dying = set(game.doomed)
    if game.decision is not None and game.decision.kind == "dying":
        dying.add(game.decision.seat)
    assert game.ghost == -1 or (game.ghost == game.current and game.ghost not in dying)
    for seat in range(game.seats):
        life = game.life[seat]
        character = game.characters[seat]
        if dealt:
            assert character is not None
            extra = game.seats > 3 and game.roles[seat] == 0
            assert game.max_life[seat] == character.life + extra
        assert life <= game.max_life[seat]
        if not game.in_game[seat]:
            assert life == 0
            if game.decision is None or game.decision.kind != "share-estate":  # one estate after the other (CB-15.4)
                assert not game.hands[seat]
                assert not game.front[seat]
            assert game.revealed[seat]
            assert game.copied[seat] is None
        elif seat == game.ghost:
            assert life == 0
            assert game.revealed[seat]
        elif seat in dying:
            assert -3 < life <= 0
        elif dealt:
            assert life >= 1
        kinds = [game.box.kind[card] for card in game.front[seat]]
        assert len({kind.id for kind in kinds}) == len(kinds)
        assert sum(kind.weapon for kind in kinds) <= 1
        assert all(kind.border in (BLUE, GREEN) for kind in kinds)


def check_characters(game: ClassicGame) -> None:
    """Nobody has the same character as somebody else; reserves are there if a set needs them, and secret (B-1.5)."""
    dealt = [character.index for character in game.characters if character is not None]
    dealt += [index for index in game.reserves if index >= 0]
    for offered in game.offered:
        dealt += offered
    assert len(set(dealt)) == len(dealt)
    assert {index >= 0 for index in game.reserves} == {game.box.reserves}
    for seat, known in enumerate(game.reserves_known):
        assert known in (0, 1 << seat, game.everybody)


def check_events(game: ClassicGame) -> None:
    """Every event card used lies in one place; a last card at the bottom; the event in force comes before those left.

    Nothing is in force at first (EV-2.2).
    """
    box = game.box
    now = [] if game.event is None else [game.event.index]
    order = [*game.past_events, *now, *reversed(game.events)]
    assert len(set(order)) == len(order)
    assert not any(box.events[index].last for index in order[:-1])
    assert not now or game.master_began
    if not box.events:
        assert not order
        return
    decks = {event.set for event in box.events if not event.last}
    ordinary = sum(not event.last for event in box.events)
    expected = ordinary if len(decks) == 1 else min(ordinary, game.options.event_deck_size)
    assert len(order) == expected + any(event.last for event in box.events)
    assert box.events[order[-1]].last
