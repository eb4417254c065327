"""Setting up a game (B-1, B-14.1, B-16)."""

from __future__ import annotations

from typing import final

from sixgun.games.classic.box import Box
from sixgun.games.classic.options import CHOOSE, Options
from sixgun.games.classic.table import Table
from sixgun.games.classic.turn import Turn, first_step, start_turn
from sixgun.games.roles import DEPUTY, ROLES, ROLES_OF, SHERIFF
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.errors import OptionsError
from sixgun.kernel.frame import Frame


def set_up(table: Table) -> None:
    """Deal roles and characters, shuffle the cards, and begin: with the choice of characters, or with the first turn.

    Raises:
        OptionsError: the table is too large for the sets (B-15.1), a kept character is not in the box, or there are
            too few characters (OPT-2).
    """
    if table.seats > table.box.max_players:
        raise OptionsError(
            f"{table.seats} players are too many: with these sets {table.box.max_players} can play (B-15.1)",
            "error-options-seats",
            {"players": str(table.seats), "most": str(table.box.max_players)},
        )
    if table.listening:
        table.say("game-starts", amount=table.seats, cite="B-1")
    deal_roles(table)
    deck = list(range(table.box.cards))
    if table.options.simplified:
        deck = [card for card in deck if not table.box.kind[card].book]
    table.rng.shuffle(deck)
    table.deck = deck
    pool = deal_kept_characters(table)
    stack_events(table)
    if table.options.characters == CHOOSE:
        first = first_player(table)
        for step in range(table.seats):
            seat = (first + step) % table.seats
            if table.characters[seat] is None:
                table.offered[seat] = [pool.pop(), pool.pop()]
            else:
                table.refresh(seat)  # a kept character is open to all from the beginning (B-16.1)
        deal_reserves(table, pool)
        table.push(ChooseCharacters())
    else:
        for seat in range(table.seats):
            if table.characters[seat] is None:
                table.characters[seat] = table.box.characters[pool.pop()]
        deal_reserves(table, pool)
        begin(table)


def stack_events(table: Table) -> None:
    """Shuffle the events and put the last card under them (EV-1.1); with two decks take some at random (EV-1.3)."""
    events = table.box.events
    if not events:
        return
    ordinary = [event.index for event in events if not event.last]
    last = [event.index for event in events if event.last]
    if not ordinary:
        return
    table.rng.shuffle(ordinary)
    if len({events[index].set for index in ordinary}) > 1:
        ordinary = ordinary[: table.options.event_deck_size]
        table.rng.shuffle(last)
    table.events = last[:1] + ordinary


def deal_reserves(table: Table, pool: list[int]) -> None:
    """Deal everybody a second character face down, if the sets need it (B-1.5)."""
    if table.box.reserves:
        for seat in range(table.seats):
            table.reserves[seat] = pool.pop()


def deal_roles(table: Table) -> None:
    """Deal the roles (B-1.2) and show those that are open: the Sheriff's, or all with three players (B-1.3, B-14.1)."""
    roles = ROLES_OF[table.seats].copy()
    fixed = table.options.sheriff
    if fixed >= 0:
        first = roles.pop(0)
        table.rng.shuffle(roles)
        roles.insert(fixed, first)
    else:
        table.rng.shuffle(roles)
    table.roles = roles
    for seat in range(table.seats):
        if table.seats == 3 or roles[seat] == SHERIFF:
            table.revealed[seat] = True
            if table.listening:
                table.say("reveals-role", seat, detail=ROLES[roles[seat]], cite="B-1.3")


def deal_kept_characters(table: Table) -> list[int]:
    """Give back the characters kept from the game before (B-16.1) and return the shuffled rest of the box."""
    box: Box = table.box
    options: Options = table.options
    kept: list[int] = []
    for seat, character_id in options.keep.items():
        character = box.character_of_id.get(character_id)
        if character is None:
            raise OptionsError(
                f"there is no character {character_id!r} in this game",
                "error-options-character",
                {"character": character_id},
            )
        table.characters[seat] = character
        kept.append(character.index)
    check_character_sets(box, options)
    sets = options.character_sets or tuple(box.sets)
    pool = [c.index for c in box.characters if c.index not in kept and c.set in sets]
    wanted = (table.seats - len(kept)) * (2 if options.characters == CHOOSE else 1)
    if box.reserves:
        wanted += table.seats
    if len(pool) < wanted:
        raise OptionsError(
            f"{wanted} characters are needed and {len(pool)} are left (OPT-2)",
            "error-options-pool",
            {"needed": str(wanted), "left": str(len(pool))},
        )
    table.rng.shuffle(pool)
    return pool


def check_character_sets(box: Box, options: Options) -> None:
    """Refuse to deal characters from a set that has none, or that is not in the game (OPT-2)."""
    if not options.character_sets:
        return
    with_characters = [name for name in box.sets if any(c.set == name for c in box.characters)]
    for name in options.character_sets:
        if name not in with_characters:
            known = ", ".join(with_characters)
            raise OptionsError(
                f"no characters can come from {name!r}: sets in this game that have any are {known} (OPT-2)",
                "error-options-character-sets",
                {"set": name, "known": known},
            )


def first_player(table: Table) -> int:
    """Return who plays first: the Sheriff (B-1.8), with three players the Deputy (B-14.3)."""
    return table.roles.index(DEPUTY if table.seats == 3 else SHERIFF)


def begin(table: Table) -> None:
    """Set life points (B-1.6), deal the hands one card at a time (B-1.7), and start the first turn (B-1.8)."""
    n = table.seats
    for seat in range(n):
        character = table.characters[seat]
        assert character is not None
        table.offered[seat] = []
        life = character.life + (1 if table.roles[seat] == SHERIFF else 0)
        table.life[seat] = life
        table.max_life[seat] = life
        table.refresh(seat)
        if table.listening:
            table.say("character", seat, amount=life, detail=character.id, cite="B-1.4")
    first = first_player(table)
    table.master = first
    sizes = [hand_size(table, seat) for seat in range(n)]
    clockwise = [*range(first, n), *range(first)]
    for dealt in range(max(sizes)):
        for seat in clockwise:
            if dealt < sizes[seat]:
                card = table.deck.pop()
                table.hands[seat].append(card)
                table.known[card] = 1 << seat
    if table.listening:
        for seat in clockwise:
            table.say("deals", seat, cards=tuple(table.hands[seat]), knowers=1 << seat, cite="B-1.7")
    table.push(Turn(first, first_step(table)))
    start_turn(table, first)


def hand_size(table: Table, seat: int) -> int:
    """Return the size of the starting hand: the life points, or what the character says (B-1.7, CW-2)."""
    character = table.characters[seat]
    assert character is not None
    return character.ability.first_hand or table.max_life[seat]


@final
class ChooseCharacters(Frame[Table]):
    """Each player in turn chooses one of the two characters in ``offered``; all are shown when all have chosen.

    A seat that has chosen holds one number in ``offered``.
    """

    __slots__ = ()

    def advance(self, game: Table) -> None:
        """Ask the next player who has two characters to choose from."""
        first = first_player(game)
        for step in range(game.seats):
            seat = (first + step) % game.seats
            if len(game.offered[seat]) == 2:
                choose = game.box.choose_character
                actions = [choose[index] for index in game.offered[seat]]
                game.decision = Decision(seat, "choose-character", actions, "B-1.4")
                return
        for seat in range(game.seats):
            if game.offered[seat]:
                game.characters[seat] = game.box.characters[game.offered[seat][0]]
        game.pop()
        begin(game)

    def answer(self, game: Table, action: Action) -> None:
        """Keep the character chosen, secretly."""
        for seat in range(game.seats):
            if len(game.offered[seat]) == 2 and action.mode in game.offered[seat]:
                game.offered[seat] = [action.mode]

    def clone(self) -> ChooseCharacters:
        """Return an independent copy."""
        return ChooseCharacters()

    def facts(self) -> str:
        """Return all fields as a short text."""
        return "choose characters"
