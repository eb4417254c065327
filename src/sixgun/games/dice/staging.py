"""Scenarios of The Dice Game: setting a situation up (see ``docs/scenarios.md``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from sixgun.games.dice.ability import Character
from sixgun.games.dice.expectations import SEAT_EXPECTATIONS, TABLE_EXPECTATIONS, compare_seat, compare_table, faces
from sixgun.games.dice.game import DiceGame, new
from sixgun.games.dice.options import MAX_PLAYERS, MIN_PLAYERS, Options
from sixgun.games.dice.sets import characters, find_character
from sixgun.games.dice.setup import SHERIFF_BONUS, first_player
from sixgun.games.dice.table import ARROWS
from sixgun.games.dice.turn import HEALING, Turn, start_turn
from sixgun.games.dice.victory import check_end
from sixgun.games.role_staging import dealt_first, stage_roles
from sixgun.games.roles import SHERIFF
from sixgun.kernel.event import Event
from sixgun.kernel.game import Game
from sixgun.kernel.rng import Rng
from sixgun.kernel.scenario import Node, SeatNames
from sixgun.kernel.scenario_stage import NamedSeats, dealt, seed_of, turn_of

STRANGER_LIFE: Final = 8
"""Life points of a seat without a character, who bends no rule."""

_SEAT_KEYS: Final = ("name", "role", "character", "life", "arrows", "out", "note")
_TABLE_KEYS: Final = ("turn", "rolls", "seed", "note")
_EVENT_KINDS: Final = (
    "character", "discards-arrow", "eliminated", "explodes", "fires-gatling", "game-over", "game-starts", "gives-beer",
    "hits", "indians-attack", "loses-life", "no-effect", "regains-life", "returns-arrows", "reveals-role", "rolls",
    "stops", "takes-arrow", "turn-ends", "turn-starts", "unaffected", "uses",
)  # fmt: skip


@final
class DiceStage(NamedSeats):
    """What The Dice Game gives to the scenarios."""

    def __init__(self) -> None:
        super().__init__("dice", ("seat", "table", "deal"), TABLE_EXPECTATIONS, SEAT_EXPECTATIONS, _EVENT_KINDS)

    def wrong_number(self, seats: int) -> str:
        """Return why so many seats cannot play, with the rule; empty if they can."""
        return "" if MIN_PLAYERS <= seats <= MAX_PLAYERS else "The Dice Game is for 3 to 8 players (G-2.1)"

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
        if not isinstance(game, DiceGame):
            raise TypeError("a scenario of The Dice Game needs a Dice Game")
        if seat < 0:
            return compare_table(game, names, wanted, key)
        return compare_seat(game, names, seat, wanted, key)

    def audit(self, game: Game) -> list[str]:
        """Return what can be true of no game, such as an arrow too many or arrows of the dead."""
        if not isinstance(game, DiceGame):
            raise TypeError("a scenario of The Dice Game needs a Dice Game")
        problems: list[str] = []
        if sum(game.arrows) + game.pile != ARROWS:
            problems.append(f"there are {sum(game.arrows) + game.pile} arrows")
        if game.pile == 0:
            problems.append("the pile of arrows is empty and nobody has attacked")
        for seat in range(game.seats):
            if game.life[seat] > game.max_life[seat]:
                problems.append(f"seat {seat} has more than the maximum of life points")
            if not game.lives(seat) and (game.arrows[seat] or game.life[seat]):
                problems.append(f"seat {seat} is eliminated and has arrows or life points")
        return problems


def _deal(document: Node, names: SeatNames, listener: Callable[[Event], None] | None) -> Game:
    """Set up a game as it is dealt (G-2): seats can only say who begins."""
    deal = dealt(document, ("seed",))
    nodes = document.nodes("seat")
    for node in nodes:
        node.only(("name", "role", "note"))
    return new(Options(len(names.names), dealt_first(nodes)), seed_of(deal), listener)


@final
class _Builder:
    """Sets one situation up, step by step, and refuses what no game can come to."""

    def __init__(self, document: Node, names: SeatNames) -> None:
        self.document: Node = document
        self.names: SeatNames = names
        self.nodes: list[Node] = document.nodes("seat")
        self.table_node: Node = document.node("table")
        self.game: DiceGame = DiceGame(Options(len(names.names)), Rng(seed_of(self.table_node)))

    def build(self, listener: Callable[[Event], None] | None) -> Game:
        """Return the game at its first decision."""
        for node in self.nodes:
            node.only(_SEAT_KEYS)
        self.table_node.only(_TABLE_KEYS)
        stage_roles(self.nodes, self.game.roles, self.game.revealed, "G-2.1")
        self.seats()
        probe = self.game.clone()
        check_end(probe, 0, -1)
        if probe.over:
            raise self.document.error(f"this game would be over: {probe.outcome} ({probe.cite})", "seat")
        self.turn(listener)
        return self.game

    def seats(self) -> None:
        """Give characters, life points and arrows."""
        game = self.game
        taken: list[str] = []
        for seat, node in enumerate(self.nodes):
            character = _character(node, taken)
            game.take_seat(seat, character)
            most = STRANGER_LIFE if character is None else character.life
            if game.roles[seat] == SHERIFF:
                most += SHERIFF_BONUS
            game.max_life[seat] = most
            if node.flag("out"):
                for key in ("life", "arrows"):
                    if key in node:
                        raise node.error(f"who is eliminated has no '{key}' (G-6.2)", key)
                game.living &= ~(1 << seat)
                game.players_left -= 1
                continue
            life = node.number("life", most)
            if not 1 <= life <= most:
                raise node.error(f"life of {node.text('name')} must be 1 to {most} (G-2.4)", "life")
            game.life[seat] = life
            arrows = node.number("arrows")
            if not 0 <= arrows < game.pile:
                raise node.error("of the nine arrows at least one is in the pile (G-4.6)", "arrows")
            game.arrows[seat] = arrows
            game.pile -= arrows

    def turn(self, listener: Callable[[Event], None] | None) -> None:
        """Begin the turn of the roller."""
        game = self.game
        node = self.table_node
        seat = turn_of(node, self.names, first_player(game))
        if not game.lives(seat):
            raise node.error(f"{self.names.name(seat)} is eliminated and has no turn (G-6.2)", "turn")
        game.script = faces(node, "rolls")
        if listener is not None:
            game.listen(listener)
        game.push(Turn(HEALING))
        start_turn(game, seat)
        game.run()


STAGE: Final = DiceStage()
"""The stage of The Dice Game, to be handed to ``sixgun.kernel.scenario.load``."""


def _character(node: Node, taken: list[str]) -> Character | None:
    """Return the character of a seat, ``None`` if it has none."""
    name = node.text("character")
    if not name:
        return None
    character = find_character(name)
    if character is None:
        known = ", ".join(sorted(other.id for other in characters()))
        raise node.error(f"no character is called '{name}'; known: {known}", "character")
    if name in taken:
        raise node.error(f"'{name}' already belongs to another seat", "character")
    taken.append(name)
    return character
