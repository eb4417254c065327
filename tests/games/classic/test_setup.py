"""Setting up: roles, characters, life points, hands, the first player, and that chance is fair (B-1, B-14.1)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from sixgun.games import classic
from sixgun.games.roles import ROLES
from sixgun.kernel.event import Event
from tests.chance import assert_uniform
from tests.games.classic.play import variety
from tests.games.playing import pending

ROLE_COUNTS = {
    3: {"deputy": 1, "outlaw": 1, "renegade": 1},
    4: {"sheriff": 1, "renegade": 1, "outlaw": 2},
    5: {"sheriff": 1, "renegade": 1, "outlaw": 2, "deputy": 1},
    6: {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 1},
    7: {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 2},
}
PLAYERS = pytest.mark.parametrize("players", ROLE_COUNTS)


def first(game: classic.ClassicGame) -> int:
    return game.roles.index(ROLES.index("deputy" if game.seats == 3 else "sheriff"))


def before_phase_one(game: classic.ClassicGame, events: list[Event]) -> list[list[int]]:
    """Return the hands as they were dealt."""
    hands: list[list[int]] = [[] for _ in range(game.seats)]
    for event in events:
        if event.kind == "deals":
            hands[event.seat] = list(event.cards)
    return hands


@pytest.mark.rule("B-1.2", "B-14.1")
@PLAYERS
def test_roles(players: int) -> None:
    for seed in range(20):
        game = classic.new(classic.Options(players), seed)
        assert Counter(ROLES[role] for role in game.roles) == ROLE_COUNTS[players]


@pytest.mark.rule("B-1.3", "B-14.1", "B-17.1")
@PLAYERS
def test_who_shows_the_role(players: int) -> None:
    for seed in range(10):
        game = classic.new(classic.Options(players), seed)
        for viewer in range(-1, players):
            for facts in game.view(viewer).seats:
                known = players == 3 or ROLES[game.roles[facts.seat]] == "sheriff" or facts.seat == viewer
                assert facts.role == (ROLES[game.roles[facts.seat]] if known else None)


@pytest.mark.rule("B-1.4", "B-1.10")
@PLAYERS
def test_everybody_has_another_character(players: int) -> None:
    for seed in range(10):
        game = classic.new(classic.Options(players), seed)
        characters = {character.id for character in game.characters if character is not None}
        assert len(characters) == players
        assert all(facts.character in characters for facts in game.view(-1).seats)


@pytest.mark.rule("B-1.6", "B-1.7", "B-14.1")
@PLAYERS
def test_life_points_and_hands(players: int) -> None:
    """The Sheriff has one life point and one card more; with three players nobody has."""
    for seed in range(20):
        events: list[Event] = []
        game = classic.new(classic.Options(players), seed, events.append)
        hands = before_phase_one(game, events)
        for seat in range(players):
            character = game.characters[seat]
            assert character is not None
            life = character.life + (ROLES[game.roles[seat]] == "sheriff")
            assert game.life[seat] == game.max_life[seat] == life == len(hands[seat])


@pytest.mark.rule("B-1.7", "B-7.5")
@PLAYERS
def test_cards_are_dealt_one_at_a_time_from_the_first_player(players: int) -> None:
    """Compared with the deck as it lies before characters are chosen."""
    for seed in range(10):
        events: list[Event] = []
        game = classic.new(classic.Options(players, characters="choose"), seed, events.append)
        deck = game.deck.copy()
        while pending(game).kind == "choose-character":
            game.apply(pending(game).actions[0])
        hands: list[list[int]] = [[] for _ in range(players)]
        for lap in range(6):
            for step in range(players):
                seat = (first(game) + step) % players
                if lap < game.max_life[seat]:
                    hands[seat].append(deck.pop())
        assert before_phase_one(game, events) == hands


@pytest.mark.rule("B-1.8", "B-14.3")
@PLAYERS
def test_the_first_player_begins(players: int) -> None:
    for seed in range(10):
        game = classic.new(classic.Options(players), seed)
        assert game.current == first(game)
        assert game.turn == 1


@pytest.mark.rule("B-1.9", "OPT-3")
@PLAYERS
def test_the_simplified_game_has_69_cards(players: int) -> None:
    game = classic.new(classic.Options(players, simplified=True), 4)
    cards = [*game.deck, *game.discard, *game.display, *(card for hand in game.hands for card in hand)]
    kinds = Counter(game.box.kind[card].id for card in cards)
    assert len(cards) == 69
    assert not {"dynamite", "duel", "general_store", "indians", "jail"} & set(kinds)
    assert len(kinds) == 17


@pytest.mark.rule("B-1.4", "T-6")
@PLAYERS
def test_characters_are_chosen_in_the_order_of_play_and_shown_together(players: int) -> None:
    """All choose at the same moment, so in turn from the first player; nobody sees a choice before the last one."""
    game = classic.new(classic.Options(players, characters="choose"), 6)
    offered = [some.copy() for some in game.offered]
    for step in range(players):
        decision = pending(game)
        seat = (first(game) + step) % players
        assert (decision.seat, decision.kind, decision.cite) == (seat, "choose-character", "B-1.4")
        assert [action.text for action in decision.actions] == [
            f"choose {game.box.characters[index].id}" for index in offered[seat]
        ]
        for viewer in range(-1, players):
            view = game.view(viewer)
            assert all(facts.character is None for facts in view.seats)
            if viewer < 0:
                assert view.offered == []
            elif has_chosen(game, viewer, seat):
                assert view.offered == [offered[viewer][1]]
            else:
                assert view.offered == offered[viewer]
        game.apply(decision.actions[1])
    chosen = [None if character is None else character.index for character in game.characters]
    assert chosen == [some[1] for some in offered]
    assert not any(game.offered)


def has_chosen(game: classic.ClassicGame, seat: int, asked: int) -> bool:
    return (seat - first(game)) % game.seats < (asked - first(game)) % game.seats


@pytest.mark.rule("B-16.1", "B-16.2", "B-16.3")
@PLAYERS
def test_kept_characters_and_the_given_role(players: int) -> None:
    for seed in range(10):
        keep = {1: "paul_regret", 2: "bart_cassidy"}
        game = classic.new(classic.Options(players, sheriff=seed % players, keep=keep), seed)
        assert first(game) == seed % players
        assert Counter(ROLES[role] for role in game.roles) == ROLE_COUNTS[players]
        names = [character.id for character in game.characters if character is not None]
        assert names[1:3] == ["paul_regret", "bart_cassidy"]
        assert len(set(names)) == players


@pytest.mark.rule("B-16.1")
def test_who_keeps_a_character_is_not_asked_for_another() -> None:
    game = classic.new(classic.Options(4, characters="choose", keep={0: "suzy_lafayette", 2: "willy_the_kid"}), 2)
    asked: list[int] = []
    while pending(game).kind == "choose-character":
        asked.append(pending(game).seat)
        assert game.view(3).seats[0].character == "suzy_lafayette"
        game.apply(pending(game).actions[0])
    assert sorted(asked) == [1, 3]
    assert [c.id for c in game.characters if c is not None][::2] == ["suzy_lafayette", "willy_the_kid"]


# Chance --------------------------------------------------------------------------------------------------------------


@pytest.mark.mass
@pytest.mark.rule("T-9", "B-1.2", "B-1.4", "B-1.7")
def test_deals_are_fair() -> None:
    """Roles, characters and cards come to every seat equally often."""
    seats = 4
    deals: Counter[tuple[int, ...]] = Counter()
    characters: Counter[tuple[int, int]] = Counter()
    cards = [0] * 80
    tops = [0] * 80
    for seed in range(3000):
        game = classic.new(classic.Options(seats), seed)
        deals[tuple(game.roles)] += 1
        for seat, character in enumerate(game.characters):
            assert character is not None
            characters[seat, character.index] += 1
        for card in game.hands[(game.current + 1) % seats]:
            cards[card] += 1
        tops[game.deck[-1]] += 1
    assert set(deals) == set(permutations([0, 2, 2, 3]))
    assert_uniform(list(deals.values()))
    for seat in range(seats):
        assert_uniform([characters[seat, index] for index in range(16)])
    assert_uniform(cards)
    assert_uniform(tops)


@pytest.mark.mass
@pytest.mark.rule("T-9", "B-16.2")
def test_the_other_roles_are_dealt_fairly_when_one_is_given() -> None:
    deals = Counter(tuple(classic.new(classic.Options(5, sheriff=2), seed).roles) for seed in range(2400))
    assert len(deals) == 12
    assert all(roles[2] == 0 for roles in deals)
    assert_uniform(list(deals.values()))


@pytest.mark.mass
def test_the_same_seed_makes_the_same_game() -> None:
    for number in range(60):
        options = variety(number)
        assert classic.new(options, number).digest() == classic.new(options, number).digest()
        assert classic.new(options, number).digest() != classic.new(options, number + 1).digest()
