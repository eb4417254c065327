"""Scenarios of the card game: setting a situation up (see ``docs/scenarios.md``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from sixgun.games.classic.box import Box
from sixgun.games.classic.expectations import (
    SEAT_EXPECTATIONS,
    TABLE_EXPECTATIONS,
    compare_seat,
    compare_table,
)
from sixgun.games.classic.game import ClassicGame, new
from sixgun.games.classic.options import (
    CHOOSE,
    DEALT,
    JAIL_ANY,
    MAX_PLAYERS,
    MIN_EVENTS,
    MIN_PLAYERS,
    MISSED_CARDS,
    Options,
)
from sixgun.games.classic.sets import load_box
from sixgun.games.classic.setup import first_player
from sixgun.games.classic.staging_events import stage_events, stage_master, stage_passed, stage_reserves
from sixgun.games.classic.staging_turn import TURN_KEYS, stage_counters
from sixgun.games.classic.turn import (
    S0_EVENT,
    S2_BEGINNING,
    S3_HAZARD,
    S6_PHASE_ONE,
    S8_PHASE_TWO,
    S9_PHASE_THREE,
    Turn,
    start_turn,
)
from sixgun.games.classic.victory import check_end
from sixgun.games.role_staging import dealt_first, stage_roles
from sixgun.games.roles import SHERIFF
from sixgun.kernel.errors import OptionsError
from sixgun.kernel.event import Event
from sixgun.kernel.game import Game
from sixgun.kernel.rng import Rng
from sixgun.kernel.scenario import Node, SeatNames
from sixgun.kernel.scenario_stage import NamedSeats, dealt, place_cards, seed_of, step_of, turn_of

STRANGER_LIFE: Final = 4
"""Life points of a seat without a character, who bends no rule."""

_OPTION_KEYS: Final = (
    "sets", "character_sets", "simplified", "three_player_jail", "event_deck_size", "russian_roulette",
)  # fmt: skip
_SEAT_KEYS: Final = (
    "name", "role", "character", "copied", "reserve", "life", "hand", "front", "out", "ghost", "note",
)  # fmt: skip
_TABLE_KEYS: Final = (
    "turn", "phase", "deck", "discard", "rest", "seed", "event", "next_events", "master", "first_dead",
    "first_dead_back", "note", *TURN_KEYS,
)  # fmt: skip
_DEAL_KEYS: Final = ("seed", "characters")
_PHASES: Final = {
    "event": (0, S0_EVENT),
    "beginning": (0, S2_BEGINNING),
    "start": (0, S3_HAZARD),
    "draw": (0, S6_PHASE_ONE),
    "play": (2, S8_PHASE_TWO),
    "discard": (3, S9_PHASE_THREE),
}
_EVENT_KINDS: Final = (
    "answers", "avoids", "buries", "character", "check-fails", "check-succeeds", "copies", "deals",
    "declines", "discards", "doomed", "draws", "draws-from-discard", "dying", "eliminated", "event",
    "explodes", "flip-chosen", "flips", "game-over", "game-starts", "ghost-leaves", "gives", "guesses",
    "looks", "loses-life", "names-suit", "new-identity", "no-effect", "nothing-to-draw", "passes-on",
    "penalised", "picks", "plays", "regains-life", "removes-from-front", "removes-from-hand", "reshuffles",
    "returns", "returns-alive", "returns-as-ghost", "reveals-role", "rewarded", "shows", "store",
    "takes-from-front", "takes-from-hand", "turn-ends", "turn-skipped", "turn-starts", "unaffected",
    "uses",
)  # fmt: skip


@final
class ClassicStage(NamedSeats):
    """What the card game gives to the scenarios."""

    def __init__(self) -> None:
        super().__init__(
            "classic", ("options", "seat", "table", "deal"), TABLE_EXPECTATIONS, SEAT_EXPECTATIONS, _EVENT_KINDS
        )

    def wrong_number(self, seats: int) -> str:
        """Return why so many seats cannot play, with the rule; empty if they can."""
        return "" if MIN_PLAYERS <= seats <= MAX_PLAYERS else "the card game is for 3 to 8 players (B-1.1)"

    def build(self, document: Node, listener: Callable[[Event], None] | None) -> Game:
        """Set the situation up and move on to the first decision.

        Raises:
            ScenarioError: the situation is impossible.
        """
        if "deal" in document:
            return _deal(document, self.names(document), listener)
        return _Builder(document, self.names(document)).build(listener)

    def compare(self, game: Game, names: SeatNames, seat: int, wanted: Node, key: str) -> list[str]:
        """Return how the game differs from an expectation.

        Raises:
            ScenarioError: the expectation makes no sense.
        """
        if not isinstance(game, ClassicGame):
            raise TypeError("a scenario of the card game needs a card game")
        if seat < 0:
            return compare_table(game, names, wanted, key)
        return compare_seat(game, names, seat, wanted, key)

    def audit(self, game: Game) -> list[str]:
        """Return what can be true of no card game, such as a card in two places or cards of the dead."""
        if not isinstance(game, ClassicGame):
            raise TypeError("a scenario of the card game needs a card game")
        problems: list[str] = []
        piles: list[list[int]] = [game.deck, game.discard, game.display, *game.hands, *game.front]
        seen: list[int] = [0] * game.box.cards
        for pile in piles:
            for card in pile:
                seen[card] += 1
        for card in range(game.box.cards):
            expected = 0 if game.options.simplified and game.box.kind[card].book else 1
            if seen[card] != expected:
                problems.append(f"{game.card_text(card)} is in {seen[card]} places")
        for seat in range(game.seats):
            if game.life[seat] > game.max_life[seat]:
                problems.append(f"seat {seat} has more than the maximum of life points")
            estate = game.decision is not None and game.decision.by == seat  # his cards are being shared out (CB-15.4)
            cards = bool(game.hands[seat] or game.front[seat]) and not estate
            if not game.in_game[seat] and (cards or game.life[seat]):
                problems.append(f"seat {seat} is eliminated and has cards or life points")
            if seat == game.ghost and game.life[seat]:
                problems.append(f"seat {seat} is a ghost and has life points")
        return problems


def _options(document: Node, players: int, characters: str, sheriff: int, keep: dict[int, str]) -> Options:
    node = document.node("options")
    node.only(_OPTION_KEYS)
    try:
        options = Options(
            players,
            node.flag("simplified"),
            characters,
            node.text("three_player_jail", JAIL_ANY),
            sheriff,
            keep,
            tuple(node.texts("sets")),
            tuple(node.texts("character_sets")),
            node.number("event_deck_size", MIN_EVENTS),
            node.text("russian_roulette", MISSED_CARDS),
        )
        most = load_box(options.sets).max_players
    except OptionsError as error:
        raise node.error(error.message) from None
    if players > most:
        raise document.error(f"{players} seats: these sets are for 3 to {most} players (B-1.1, B-15.1)", "seat")
    return options


def _character(node: Node, box: Box, taken: list[str]) -> str:
    """Return the character of a seat, empty if none is given."""
    name = node.text("character")
    if name and name not in box.character_of_id:
        known = ", ".join(sorted(box.character_of_id))
        raise node.error(f"no character is called '{name}'; known: {known}", "character")
    if name and name in taken:
        raise node.error(f"'{name}' already belongs to another seat", "character")
    taken.append(name)
    return name


def _deal(document: Node, names: SeatNames, listener: Callable[[Event], None] | None) -> Game:
    """Set up a game as it is dealt (B-1): seats can only say who keeps a character and who begins."""
    deal = dealt(document, _DEAL_KEYS)
    box = load_box(_options(document, len(names.names), DEALT, -1, {}).sets)
    nodes = document.nodes("seat")
    keep: dict[int, str] = {}
    taken: list[str] = []
    for seat, node in enumerate(nodes):
        node.only(("name", "role", "character", "note"))
        character = _character(node, box, taken)
        if character:
            keep[seat] = character
    characters = deal.text("characters", DEALT)
    if characters not in (DEALT, CHOOSE):
        raise deal.error(f"characters are 'dealt' or 'choose', not {characters!r}", "characters")
    options = _options(document, len(names.names), characters, dealt_first(nodes), keep)
    try:
        return new(options, seed_of(deal), listener)
    except OptionsError as error:
        raise document.error(error.message, "options") from None


@final
class _Builder:
    """Sets one situation up, step by step, and refuses what no game can come to."""

    def __init__(self, document: Node, names: SeatNames) -> None:
        self.document: Node = document
        self.names: SeatNames = names
        self.nodes: list[Node] = document.nodes("seat")
        options = _options(document, len(names.names), DEALT, -1, {})
        self.box: Box = load_box(options.sets)
        self.places: list[str] = [""] * self.box.cards
        table_node = document.node("table")
        self.game: ClassicGame = ClassicGame(self.box, options, Rng(seed_of(table_node)))
        self.table_node: Node = table_node

    def build(self, listener: Callable[[Event], None] | None) -> Game:
        for node in self.nodes:
            node.only(_SEAT_KEYS)
        self.table_node.only(_TABLE_KEYS)
        event = stage_events(self.game, self.table_node)
        stage_roles(self.nodes, self.game.roles, self.game.revealed, "B-1.2")
        taken = self.seats()
        stage_reserves(self.game, self.nodes, taken)
        stage_passed(self.game, self.table_node, self.names)
        self.piles()
        self.game.put_event_in_force(event)
        stage_master(self.game, self.table_node, self.names, first_player(self.game))
        self.game_goes_on()
        self.turn(listener)
        return self.game

    # Seats ------------------------------------------------------------------------------------------------

    def seats(self) -> list[str]:
        """Give characters, life points and cards; return the ids of the characters."""
        game = self.game
        taken: list[str] = []
        for seat, node in enumerate(self.nodes):
            name = _character(node, self.box, taken)
            character = self.box.character_of_id[name] if name else None
            game.characters[seat] = character
            most = STRANGER_LIFE if character is None else character.life
            if game.roles[seat] == SHERIFF:
                most += 1
            game.max_life[seat] = most
            self.borrow(seat, node)
            if node.flag("out"):
                self.leave(seat, node)
                continue
            if node.flag("ghost"):
                self.haunt(seat, node)
            else:
                life = node.number("life", most)
                if not 1 <= life <= most:
                    raise node.error(f"life of {node.text('name')} must be 1 to {most} (B-1.6)", "life")
                game.life[seat] = life
            for card in self.cards(node, "hand", f"in {node.text('name')}'s hand"):
                self.hold(seat, card)
            front = self.cards(node, "front", f"in front of {node.text('name')}")
            for index, card in enumerate(front):
                self.check_front(seat, node, index, card)
                game.front[seat].append(card)
        return taken

    def borrow(self, seat: int, node: Node) -> None:
        """Lend a seat the ability of another character."""
        name = node.text("copied")
        if not name:
            return
        character = self.box.character_of_id.get(name)
        if character is None:
            raise node.error(f"no character is called '{name}'", "copied")
        if "character" not in node or name == node.text("character") or node.flag("out"):
            raise node.error("only a character in the game can copy another character (CD-15)", "copied")
        self.game.copied[seat] = character.ability

    def haunt(self, seat: int, node: Node) -> None:
        """Have an eliminated seat play its turn as a ghost (HN-5)."""
        if "life" in node:
            raise node.error("a ghost has no life points (HN-5.2)", "life")
        if self.table_node.text("turn") != node.text("name"):
            raise node.error("a ghost is there in its own turn only: 'turn' must name it (HN-5)", "ghost")
        self.game.ghost = seat
        self.game.revealed[seat] = True

    def leave(self, seat: int, node: Node) -> None:
        """Take an eliminated seat out of the game (B-12.8)."""
        for key in ("life", "hand", "front"):
            if key in node:
                raise node.error(f"an eliminated player has no '{key}' (B-12.1)", key)
        self.game.in_game[seat] = False
        self.game.players_left -= 1

    def hold(self, seat: int, card: int) -> None:
        self.game.hands[seat].append(card)
        self.game.known[card] |= 1 << seat

    def check_front(self, seat: int, node: Node, index: int, card: int) -> None:
        """Refuse what cannot lie in front of a player."""
        kind = self.box.kind[card]
        if kind.ability is None:
            raise node.error(f"{self.box.texts[card]} does not stay in play (B-5.8)", "front", index)
        for other in self.game.front[seat]:
            if self.box.kind[other] is kind:
                raise node.error(f"two cards called '{kind.id}' in front of one player (B-5.4)", "front", index)
            if self.box.kind[other].weapon and kind.weapon:
                raise node.error("two weapons in front of one player (B-5.6)", "front", index)
        barred = kind.barred_from(self.game, seat)
        if barred is not None:
            what = f"{kind.id} cannot lie in front of this player ({barred.rule})"
            raise node.error(what, "front", index)

    # Cards ------------------------------------------------------------------------------------------------

    def cards(self, node: Node, key: str, place: str) -> list[int]:
        """Read a list of cards that lie in ``place``; every card can be in one place only."""
        found = place_cards(node, key, self.box.parse_card, self.places, place)
        if self.game.options.simplified:
            for index, card in enumerate(found):
                if self.box.kind[card].book:
                    raise node.error(f"{self.box.texts[card]} is not in the simplified game (B-1.9)", key, index)
        return found

    def piles(self) -> None:
        """Put the deck and the discard pile together; ``rest`` says where the cards go that nobody mentions."""
        game = self.game
        node = self.table_node
        deck = self.cards(node, "deck", "in the deck")
        discard = self.cards(node, "discard", "in the discard pile")
        rest: list[int] = []
        for card in range(self.box.cards):
            if not self.places[card] and not (game.options.simplified and self.box.kind[card].book):
                rest.append(card)
        where = node.text("rest", "deck")
        game.rng.shuffle(rest)
        deck.reverse()
        discard.reverse()
        if where == "deck":
            deck = rest + deck
        elif where == "discard":
            discard = rest + discard
        else:
            seat = self.names.seat(where)
            if seat < 0 or not game.in_game[seat]:
                raise node.error('\'rest\' is "deck", "discard" or the name of a player in the game', "rest")
            for card in rest:
                self.hold(seat, card)
        game.deck = deck
        game.discard = discard

    # The turn ---------------------------------------------------------------------------------------------

    def game_goes_on(self) -> None:
        """Refuse a situation in which the game would be over."""
        probe = self.game.clone()
        check_end(probe)
        if probe.over:
            raise self.document.error(f"this game would be over: {probe.outcome} (B-13)", "seat")

    def turn(self, listener: Callable[[Event], None] | None) -> None:
        """Begin at the given step of a turn."""
        game = self.game
        node = self.table_node
        seat = turn_of(node, self.names, first_player(game))
        if not game.in_game[seat]:
            raise node.error(f"{self.names.name(seat)} is eliminated and has no turn (B-12.8)", "turn")
        if game.ghost >= 0 and (game.event is None or not game.event.ability.ghosts):
            raise self.nodes[seat].error("no event in force brings ghosts into the game (HN-5)", "ghost")
        number, step = step_of(node, _PHASES)
        if listener is not None:
            game.listen(listener)
        game.push(Turn(seat, step))
        if step <= S3_HAZARD:
            start_turn(game, seat)
        else:
            game.current = seat
            game.turn = 1
            game.phase = number
            game.silences_fronts = False
            game.refresh_all()
        stage_counters(game, node, number >= 2)
        game.run()


STAGE: Final = ClassicStage()
"""The stage of the card game, to be handed to ``sixgun.kernel.scenario.load``."""
