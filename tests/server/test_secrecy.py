"""Change anything hidden from a seat, and not a byte of what the server sends it changes (B-17, G-9.2)."""

from __future__ import annotations

import asyncio
from copy import copy
from typing import Any

import pytest

from sixgun.games.classic.game import ClassicGame
from sixgun.games.dice.determinize import determinize
from sixgun.games.dice.game import DiceGame
from sixgun.games.duel.game import DuelGame
from sixgun.kernel.event import BYSTANDER
from sixgun.kernel.game import Game
from sixgun.kernel.rng import Rng
from sixgun.server.errors import Refused
from sixgun.server.facts import Acted, Entry, Fact, Filled, Opened, Reinvited, Rules, Sat, Sitter, Started
from sixgun.server.table.chat import hearers
from sixgun.server.table.match import Match
from sixgun.server.table.messages import Told, encode, welcome
from sixgun.server.table.past import history
from sixgun.server.table.table import Table
from tests.games.classic.play import variety
from tests.games.duel import play as duels
from tests.properties.classic.hidden import disguise, same_answer
from tests.properties.classic.test_secrecy import rehearse
from tests.properties.classic.witness import Witness
from tests.properties.duel import hidden as duel_hidden
from tests.properties.duel import test_secrecy as duel_secrecy

GAMES = 40
CHUNKS = 4


def table_with(game: str, options: dict[str, object], seed: int, **more: Any) -> tuple[Table, list[Entry]]:
    """Return a table at which a game has just begun, and its log; ``more`` are other rules of the table."""
    table = Table("tbl")
    log: list[Entry] = []

    def grow(fact: Fact) -> None:
        log.append(Entry(table.n + 1, 1000, fact))
        table.apply(log[-1])

    grow(Opened("ann", Rules("", True, game, options, 60_000, **more), "secret-invitation"))
    grow(Sat(0, "ann", "Ann"))
    for seat in range(1, len(table.chairs)):
        grow(Filled(seat, "random", f"Bot {seat}"))
    sitters = [Sitter(chair.name, "person") for chair in table.chairs]
    grow(Started(1, game, options, seed, sitters, "test"))
    return table, log


def with_game(table: Table, game: Game) -> Table:
    """Return a copy of ``table`` at which ``game`` is played instead."""
    twin = Table(table.id)
    for name in Table.__slots__:
        setattr(twin, name, getattr(table, name))
    twin.chairs = [copy(chair) for chair in table.chairs]
    old = table.match
    assert old is not None
    match = Match.__new__(Match)
    for name in Match.__slots__:
        setattr(match, name, getattr(old, name))
    match.steps = old.steps.copy()
    match._bots = {}
    match._fresh = []
    match.game = game
    game.listen(match._fresh.append)
    twin.match = match
    return twin


def act(table: Table, do: str, at: int) -> Told:
    """Let the seat that is asked do something; return what can be told of it."""
    entry = Entry(table.n + 1, at, Acted(table.asked, do, "player", "the-id-of-a-client"))
    told = Told(table, entry, table.apply(entry))
    told.last = True
    return told


def game_of(table: Table) -> ClassicGame:
    assert table.match is not None
    game = table.match.game
    assert isinstance(game, ClassicGame)
    return game


LANGUAGES = ("", "en", "it")
"""Streams are compared without words and with those of two languages, one after the other."""


def greeting(table: Table, viewer: int, lang: str = "") -> bytes:
    return encode(welcome(table, viewer, table.at, None, [], lang))


@pytest.mark.mass
@pytest.mark.rule("B-17.1", "B-17.2", "B-17.3", "T-7")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_stream_of_a_seat_tells_nothing_hidden(chunk: int) -> None:
    """Whole games, piece by piece: each piece is played as it is, and again with other secrets."""
    sent = 0
    for number in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        table, _ = table_with("classic", variety(number).to_dict(), number)
        match = table.match
        assert match is not None
        witness = Witness(game_of(table))
        for event in match.past():
            witness.hear(event)
        game_of(table).listen(witness.hear)
        rng = Rng(number)
        lang = LANGUAGES[number % 3]
        while game_of(table).decision is not None:
            viewer = rng.below(game_of(table).seats + 1) - 1
            steps = (1, 2, 5, 15, 50)[rng.below(5)]
            before = game_of(table).clone()
            actions, seen = rehearse(before, viewer, steps, rng)
            for _ in range(2):
                other = disguise(
                    before,
                    witness,
                    viewer,
                    rng,
                    cards=seen.cards,
                    roles=seen.roles,
                    characters=seen.characters,
                    events=seen.events,
                )
                first, second = with_game(table, before.clone()), with_game(table, other)
                assert greeting(first, viewer, lang) == greeting(second, viewer, lang)
                for step, action in enumerate(actions):
                    answer = same_answer(game_of(first), action, game_of(second))
                    one = act(first, action.text, 2000 + step).to(viewer, lang)
                    two = act(second, answer.text, 2000 + step).to(viewer, lang)
                    assert one == two
                    sent += len(one)
                assert greeting(first, viewer, lang) == greeting(second, viewer, lang)
            for action in actions:
                act(table, action.text, table.at)
    assert sent > 1_000_000


@pytest.mark.mass
@pytest.mark.rule("D-19.1", "D-19.2", "D-19.3")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_stream_of_the_duel_tells_nothing_hidden(chunk: int) -> None:
    """Whole games, piece by piece, as for the card game."""
    for number in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        table, _ = table_with("duel", duels.variety(number).to_dict(), number)
        witnesses = [duel_hidden.Witness(viewer) for viewer in duel_secrecy.VIEWERS]
        match = table.match
        assert match is not None
        for witness in witnesses:
            for event in match.past():
                witness.hear(event)
            witness.follow(duel_of(table))
        rng = Rng(number)
        lang = LANGUAGES[number % 3]
        while duel_of(table).decision is not None:
            witness = witnesses[rng.below(3)]
            viewer = witness.viewer
            before = duel_of(table).clone()
            steps = (1, 2, 5, 15, 40)[rng.below(5)]
            actions, cards, characters = duel_secrecy.rehearse(before, viewer, steps, rng)
            other = duel_hidden.disguise(before, witness, rng, cards=cards, characters=characters)
            first, second = with_game(table, before.clone()), with_game(table, other)
            assert greeting(first, viewer, lang) == greeting(second, viewer, lang)
            for action in actions:
                answer = duel_hidden.same_answer(duel_of(first), action, duel_of(second))
                assert act(first, action.text, 2000).to(viewer, lang) == act(second, answer.text, 2000).to(viewer, lang)
            for action in actions:
                act(table, action.text, table.at)


def duel_of(table: Table) -> DuelGame:
    assert table.match is not None
    game = table.match.game
    assert isinstance(game, DuelGame)
    return game


@pytest.mark.rule("G-9.2")
def test_the_stream_of_the_dice_game_tells_nothing_hidden() -> None:
    """Hidden are the other roles and the chance to come: at every decision other roles are dealt."""
    for number in range(12):
        table, _ = table_with("dice", {"players": 3 + number % 6}, number)
        rng = Rng(number)
        lang = LANGUAGES[number % 3]
        while table.asked >= 0:
            match = table.match
            assert match is not None
            game = match.game
            assert isinstance(game, DiceGame)
            action = game.legal()[rng.below(len(game.legal()))]
            for viewer in (table.asked, rng.below(game.seats), BYSTANDER):
                other = determinize(game.view(viewer), rng)
                assert greeting(with_game(table, other), viewer, lang) == greeting(table, viewer, lang)
                roles = other.roles
                other = game.clone()
                other.roles = roles
                first, second = with_game(table, game.clone()), with_game(table, other)
                one, two = act(first, action.text, 5), act(second, action.text, 5)
                if not (shown(first, viewer) or shown(second, viewer)):
                    assert one.to(viewer, lang) == two.to(viewer, lang)
            act(table, action.text, table.at)


def shown(table: Table, viewer: int) -> bool:
    """Tell whether the last step has shown a role, or ended the game."""
    match = table.match
    assert match is not None
    game = match.game
    assert isinstance(game, DiceGame)
    return game.over or not all(game.living >> seat & 1 for seat in range(game.seats))


def test_what_a_log_keeps_for_itself_is_never_sent() -> None:
    """No seed, no invitation, no id of a guest, and no action of another seat."""
    table, log = table_with("classic", {"players": 4}, 1234567890123)
    log.append(Entry(table.n + 1, 1500, Reinvited("the-word-of-today")))
    table.apply(log[-1])
    rng = Rng(1)
    while table.asked >= 0:
        legal = game_of(table).legal()
        entry = Entry(table.n + 1, 2000, Acted(table.asked, legal[rng.below(len(legal))].text, "player", "the-id"))
        log.append(entry)
        table.apply(entry)
    for viewer in (0, 2, BYSTANDER):
        stream = b"\n".join([greeting(table, viewer), *asyncio.run(history(log, 0, viewer, "tbl")).lines])
        for secret in (b"1234567890123", b"secret-invitation", b"the-word-of-today", b'"ann"'):
            assert secret not in stream
        own = stream.count(b'"do":')
        assert own == sum(isinstance(entry.fact, Acted) and entry.fact.seat == viewer for entry in log)


def test_who_takes_a_seat_after_a_game_does_not_see_what_its_last_player_held() -> None:
    table, log = table_with("classic", {"players": 4}, 5)
    rng = Rng(2)
    while table.asked >= 0:
        legal = game_of(table).legal()
        log.append(Entry(table.n + 1, 2000, Acted(table.asked, legal[rng.below(len(legal))].text)))
        table.apply(log[-1])
    assert (table.eyes_of("ann"), table.eyes_of("eve")) == (0, -1)
    table.apply(Entry(table.n + 1, 3000, Filled(1, "random", "New")))
    table.apply(Entry(table.n + 1, 3000, Sat(0, "eve", "Eve")))
    assert (table.eyes_of("ann"), table.eyes_of("eve"), table.seat_of("eve")) == (-1, -1, 0)


def test_the_eliminated_speak_among_themselves() -> None:
    """What they know stays among them; the living are heard by all, and who only watches does not speak."""
    for number in range(30):
        table, _ = table_with("classic", {"players": 7}, number)
        rng = Rng(number)
        assert hearers(table, "ann") == (0, None)
        while table.asked >= 0 and game_of(table).in_game[0]:
            legal = game_of(table).legal()
            act(table, legal[rng.below(len(legal))].text, table.at)
        if table.asked >= 0:
            break
    seat, hearing = hearers(table, "ann")
    assert seat == 0
    assert hearing == {other for other in range(7) if not game_of(table).in_game[other]}
    with pytest.raises(Refused):
        hearers(table, "somebody")
