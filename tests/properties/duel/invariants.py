"""What is true of every game of The Duel at every decision."""

from __future__ import annotations

from sixgun.games.duel.active import recount
from sixgun.games.duel.game import DuelGame


def check(game: DuelGame) -> None:
    """Fail if something is wrong with the state of ``game``."""
    decision = game.decision
    assert (decision is None) == game.over
    assert (game.outcome != "") == game.over
    if decision is not None:
        assert decision.actions
        assert len(set(decision.actions)) == len(decision.actions)
        assert (decision.kind == "choose-active") == (game.turn == 0)
    check_characters(game)
    if game.turn:
        check_cards(game)
        check_active(game)


def check_cards(game: DuelGame) -> None:
    """Every card is in exactly one place; an own deck has cards of its side only, never recycled ones (D-4)."""
    piles = [game.common, game.discard, game.display, *game.decks, *game.hands, *game.gear]
    assert sorted(card for pile in piles for card in pile) == list(range(80))
    for seat in range(2):
        for card in game.decks[seat]:
            assert game.box.back[card] == game.side[seat]
            assert not game.recycled[card]
    assert all(game.recycled[card] for card in game.common)
    for seat in range(2):
        for card in game.hands[seat]:
            assert game.known[card] in (1 << seat, 3)
        assert sum(game.backs(seat)) == len(game.hands[seat])


def check_characters(game: DuelGame) -> None:
    """Every character of both posses is in one place, with life points within bounds (D-2.2, D-9.5, D-15)."""
    box = game.box
    for seat in range(2):
        spots = [spot for spot in (2 * seat, 2 * seat + 1) if game.character[spot] >= 0]
        here = [game.character[spot] for spot in spots] + game.reserves[seat] + game.offered[seat]
        fallen = [index for index in game.fallen if box.characters[index].side == game.side[seat]]
        assert len({*here, *fallen}) == len(here) + len(fallen) == game.options.posse
        assert all(box.characters[index].side == game.side[seat] for index in here)
        assert {game.ac[seat], game.rc[seat]} <= {2 * seat, 2 * seat + 1}
        for spot in spots:
            assert 0 <= game.life[spot] <= game.max_life(spot) <= 5
            waiting = game.life[spot] == 0
            assert not waiting or spot in game.downs or "settle" in game.state_text()
            kinds = [game.box.kind[card].id for card in game.gear[spot]]
            assert len(set(kinds)) == len(kinds)
            assert all(game.box.equipment[card] for card in game.gear[spot])
        if game.turn and not game.over and len(game.stack) == 1:
            assert all(game.life[spot] > 0 for spot in spots)
            assert game.single(seat) == (len(spots) == 1)
            assert game.ac[seat] in spots
            assert not game.single(seat) or not game.reserves[seat]
    if game.over:
        assert game.winners in (1, 2)
        loser = 2 - game.winners
        assert game.reserves[loser] == []
        assert game.character[2 * loser] == game.character[2 * loser + 1] == -1


def check_active(game: DuelGame) -> None:
    """What is active is what a count from scratch finds (D-5); no window stays open between two effects (D-5.5)."""
    fresh = game.clone()
    for spot in range(4):
        recount(fresh, spot)
    assert (fresh.full, fresh.always, fresh.traits) == (game.full, game.always, game.traits)
    if len(game.stack) == 1:
        assert game.aimed == -1
        assert not game.noted
        assert not game.queue
        assert not game.downs
        assert not game.display
