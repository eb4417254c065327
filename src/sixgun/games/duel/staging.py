"""Scenarios of The Duel: setting a situation up (see ``docs/scenarios.md``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from sixgun.games.duel.box import LAW, OUTLAWS, SIDES, Box
from sixgun.games.duel.expectations import SEAT_EXPECTATIONS, TABLE_EXPECTATIONS, compare_seat, compare_table
from sixgun.games.duel.game import DuelGame, new
from sixgun.games.duel.options import LEAST_POSSE, MOST_POSSE, Options
from sixgun.games.duel.sets import load_box
from sixgun.games.duel.staging_seat import SEAT_KEYS, stage_seat
from sixgun.games.duel.turn import DISCARDING, DRAW, PLAYING, START, Turn, start_turn
from sixgun.kernel.errors import OptionsError
from sixgun.kernel.event import Event
from sixgun.kernel.game import Game
from sixgun.kernel.rng import Rng
from sixgun.kernel.scenario import Node, SeatNames
from sixgun.kernel.scenario_stage import NamedSeats, dealt, place_cards, seed_of, step_of, turn_of

_TABLE_KEYS: Final = (
    "turn", "phase", "bangs_played", "moved", "used", "common", "discard", "rest", "seed", "note",
)  # fmt: skip
_DEAL_KEYS: Final = ("seed", "posse")
_PHASES: Final = {"start": (0, START), "draw": (0, DRAW), "play": (2, PLAYING), "discard": (3, DISCARDING)}
_EVENT_KINDS: Final = (
    "comes-into-play", "copies", "deals", "discards", "dodge-wasted", "dodges", "down", "draws", "draws-aside",
    "eliminated", "equips", "explodes", "game-over", "game-starts", "gets-token", "gives-up", "hit", "keeps", "lapses",
    "loses-life", "no-effect", "nothing-to-draw", "passes-on", "picks", "plays", "plays-as-colt", "regains-life",
    "reloads", "removes-equipment", "removes-from-hand", "reshuffles", "reveal-chosen", "reveal-fails",
    "reveal-succeeds", "reveals", "shows", "store", "swaps", "takes-equipment", "takes-from-hand", "turn-ends",
    "turn-starts", "turns", "uses",
)  # fmt: skip


@final
class DuelStage(NamedSeats):
    """What The Duel gives to the scenarios."""

    def __init__(self) -> None:
        super().__init__("duel", ("seat", "table", "deal"), TABLE_EXPECTATIONS, SEAT_EXPECTATIONS, _EVENT_KINDS)

    def wrong_number(self, seats: int) -> str:
        """Return why so many seats cannot play, with the rule; empty if they can."""
        return "" if seats == 2 else "The Duel is for 2 players (D-1.3)"

    def build(self, document: Node, listener: Callable[[Event], None] | None) -> Game:
        """Set the situation up and move on to the first decision.

        Raises:
            ScenarioError: the situation is impossible.
        """
        if "deal" in document:
            return _deal(document, listener)
        return _Builder(document, self.names(document)).build(listener)

    def compare(self, game: Game, names: SeatNames, seat: int, wanted: Node, key: str) -> list[str]:
        """Return how the game differs from an expectation.

        Raises:
            ScenarioError: the expectation makes no sense.
        """
        if not isinstance(game, DuelGame):
            raise TypeError("a scenario of The Duel needs a game of it")
        if seat < 0:
            return compare_table(game, names, wanted, key)
        return compare_seat(game, names, seat, wanted, key)

    def audit(self, game: Game) -> list[str]:
        """Return what can be true of no game, such as a card in two places or too many life points."""
        if not isinstance(game, DuelGame):
            raise TypeError("a scenario of The Duel needs a game of it")
        problems: list[str] = []
        seen = [0] * game.box.cards
        for pile in (game.common, game.discard, game.display, *game.decks, *game.hands, *game.gear):
            for card in pile:
                seen[card] += 1
        for card in range(game.box.cards):
            if seen[card] != (1 if game.turn else 0):
                problems.append(f"{game.card_text(card)} is in {seen[card]} places")
        for spot in range(len(game.life)):
            if game.character[spot] < 0:
                if game.life[spot]:
                    problems.append("a vacant place has life points")
                continue
            if not 0 <= game.life[spot] <= game.max_life(spot):
                problems.append(f"{game.name(spot)} has {game.life[spot]} life points")
            kinds = [game.box.kind[card].id for card in game.gear[spot]]
            if len(set(kinds)) != len(kinds):
                problems.append(f"{game.name(spot)} has two Equipment cards of the same name")
        return problems


def _law(document: Node) -> int:
    """Return the seat that plays the law: the first, unless the sides are given."""
    sides = [node.text("side") for node in document.nodes("seat")]
    for node, side in zip(document.nodes("seat"), sides, strict=True):
        if side and side not in SIDES:
            raise node.error(f"no side is called '{side}'; known: {', '.join(SIDES)}", "side")
    if sides[0] == sides[1] != "":
        raise document.nodes("seat")[1].error("one side each (D-1.3)", "side")
    return 1 if sides[0] == SIDES[OUTLAWS] or sides[1] == SIDES[LAW] else 0


def _deal(document: Node, listener: Callable[[Event], None] | None) -> Game:
    """Set up a game as it is dealt (D-2)."""
    deal = dealt(document, _DEAL_KEYS)
    for node in document.nodes("seat"):
        node.only(("name", "side", "note"))
    try:
        options = Options(deal.number("posse", LEAST_POSSE), _law(document))
    except OptionsError as error:
        raise deal.error(error.message, "posse") from None
    return new(options, seed_of(deal), listener)


@final
class _Builder:
    """Sets one situation up, step by step, and refuses what no game can come to."""

    def __init__(self, document: Node, names: SeatNames) -> None:
        self.document: Node = document
        self.names: SeatNames = names
        self.nodes: list[Node] = document.nodes("seat")
        self.table_node: Node = document.node("table")
        self.box: Box = load_box()
        self.places: list[str] = [""] * self.box.cards
        posse = max(LEAST_POSSE, *(2 + len(node.texts("reserve")) for node in self.nodes))
        options = Options(min(posse, MOST_POSSE), _law(document))
        self.game: DuelGame = DuelGame(self.box, options, Rng(seed_of(self.table_node)))

    def build(self, listener: Callable[[Event], None] | None) -> Game:
        for node in self.nodes:
            node.only(SEAT_KEYS)
        self.table_node.only(_TABLE_KEYS)
        for seat, node in enumerate(self.nodes):
            stage_seat(self.game, seat, node, self.places)
        self.piles()
        self.turn(listener)
        return self.game

    def piles(self) -> None:
        """Put the decks and the discard pile together; ``rest`` says where the cards go that nobody mentions."""
        game = self.game
        node = self.table_node
        parse = self.box.parse_card
        own = [place_cards(self.nodes[seat], "deck", parse, self.places, "in a deck") for seat in range(2)]
        common = place_cards(node, "common", parse, self.places, "in the common deck")
        discard = place_cards(node, "discard", parse, self.places, "in the discard pile")
        for seat in range(2):
            for index, card in enumerate(own[seat]):
                if self.box.back[card] != game.side[seat]:
                    what = f"{self.box.texts[card]} is not of the deck of {self.names.name(seat)} (D-1.1)"
                    raise self.nodes[seat].error(what, "deck", index)
        rest = [card for card in range(self.box.cards) if not self.places[card]]
        game.rng.shuffle(rest)
        where = node.text("rest", "decks")
        discard.reverse()
        common.reverse()
        for seat in range(2):
            own[seat].reverse()
            if where == "decks":
                own[seat] = [card for card in rest if self.box.back[card] == game.side[seat]] + own[seat]
            game.decks[seat] = own[seat]
        if where == "discard":
            discard = rest + discard
        elif where == "common":
            common = rest + common
        elif where != "decks":
            seat = self.names.seat(where)
            if seat < 0:
                raise node.error('\'rest\' is "decks", "common", "discard" or the name of a player', "rest")
            for card in rest:
                game.hands[seat].append(card)
                game.known[card] = 1 << seat
        if common and game.decks[0] and game.decks[1]:
            raise node.error("there is no common deck while both players have their own (D-4.3)", "common")
        game.common = common
        for card in common:
            game.recycled[card] = True
        game.discard = discard

    def turn(self, listener: Callable[[Event], None] | None) -> None:
        """Begin at the given step of a turn."""
        game = self.game
        node = self.table_node
        seat = turn_of(node, self.names, game.seat_of[LAW])
        number, step = step_of(node, _PHASES)
        if listener is not None:
            game.listen(listener)
        game.push(Turn(seat, step))
        if step <= DRAW:
            start_turn(game, seat)
        else:
            game.current = seat
            game.turn = 1
            game.phase = number
        game.bangs = node.number("bangs_played")
        game.moved = node.flag("moved")
        for index, name in enumerate(node.texts("used")):
            character = self.box.character_of_id.get(name)
            if character is None or game.spot_of(character.index) < 0:
                raise node.error(f"'{name}' is no character in play", "used", index)
            game.used |= 1 << character.index
        game.run()


STAGE: Final = DuelStage()
"""The stage of The Duel, to be handed to ``sixgun.kernel.scenario.load``."""
