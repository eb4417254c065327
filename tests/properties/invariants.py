"""What is true of every card game at every decision."""

from __future__ import annotations

from sixgun.games.classic.game import ClassicGame


def check(game: ClassicGame) -> None:
    """Fail if something is wrong with the state of ``game``."""
    check_cards(game)
    check_seats(game)
    decision = game.decision
    assert (decision is None) == game.over
    assert (game.outcome != "") == game.over
    if decision is not None:
        assert decision.actions
        assert game.in_game[decision.seat]
        assert decision.seat not in game.doomed
        assert decision.seat == game.current or game.turn == 0 or len(game.stack) > 1
    if not game.over and game.turn:
        assert game.in_game[game.current]


def check_cards(game: ClassicGame) -> None:
    """Every physical card is in exactly one place; without the book cards in the simplified game (B-1.9)."""
    piles = [game.deck, game.discard, game.display, *game.hands, *game.front]
    cards = sorted(card for pile in piles for card in pile)
    expected = [c for c in range(game.box.cards) if not (game.options.simplified and game.box.kind[c].book)]
    assert cards == expected
    assert len(expected) == (69 if game.options.simplified else 80)


def check_seats(game: ClassicGame) -> None:
    """Life within bounds (B-6.1), the dead without cards (B-12.1), one copy and one weapon in play (B-5.4, B-5.6)."""
    assert game.players_left == sum(game.in_game)
    dealt = all(character is not None for character in game.characters) and game.turn > 0
    dying = set(game.doomed)
    if game.decision is not None and game.decision.kind == "dying":
        dying.add(game.decision.seat)
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
            assert not game.hands[seat]
            assert not game.front[seat]
            assert game.revealed[seat]
        elif seat in dying:
            assert -3 < life <= 0
        elif dealt:
            assert life >= 1
        kinds = [game.box.kind[card] for card in game.front[seat]]
        assert len({kind.id for kind in kinds}) == len(kinds)
        assert sum(kind.weapon for kind in kinds) <= 1
        assert all(kind.border == 1 for kind in kinds)
