"""Reading a scenario: a situation, steps and expectations in one TOML file (see ``docs/scenarios.md``).

The kernel reads what every game shares: title, rules, steps. The situation itself and the questions that
can be asked about it belong to the game, which gives a ``Stage``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Protocol, final

from sixgun.kernel.citation import is_citation
from sixgun.kernel.document import Node, read_document
from sixgun.kernel.event import Event
from sixgun.kernel.game import Game
from sixgun.kernel.scenario_events import EventPattern
from sixgun.kernel.scenario_names import SeatNames

_DOCUMENT_KEYS: Final = ("title", "cites", "game", "note", "step", "expect")
_STEP_KEYS: Final = (
    "note", "unasked", "asks", "kind", "offers", "offers_at_least", "offers_not", "amount", "refuse", "rule", "reason",
    "do", "expect",
)  # fmt: skip
_EXPECTATIONS: Final = ("over", "winners", "outcome", "asked", "asked_kind", "events", "no_events")


class Stage(Protocol):
    """What a game gives to the scenarios: it sets situations up and answers questions about them."""

    @property
    def game_id(self) -> str:
        """Name of the game, as files have it in ``game``."""

    @property
    def keys(self) -> tuple[str, ...]:
        """Keys of the document that belong to the game."""

    @property
    def table_expectations(self) -> tuple[str, ...]:
        """What can be expected of the table as a whole, besides what the kernel knows."""

    @property
    def seat_expectations(self) -> tuple[str, ...]:
        """What can be expected of one seat."""

    @property
    def event_kinds(self) -> tuple[str, ...]:
        """Kinds of the game's events."""

    def names(self, document: Node) -> SeatNames:
        """Return the names of the seats, in the order of the seats.

        Raises:
            ScenarioError: a name is missing, malformed or there twice.
        """

    def build(self, document: Node, listener: Callable[[Event], None] | None) -> Game:
        """Set the situation up and move on to its first decision; ``listener`` hears the events from there.

        Raises:
            ScenarioError: the situation is impossible.
        """

    def compare(self, game: Game, names: SeatNames, seat: int, wanted: Node, key: str) -> list[str]:
        """Return how the game differs from ``wanted[key]``, an expectation of ``seat`` (-1: of the table).

        Raises:
            ScenarioError: the expectation makes no sense.
        """

    def audit(self, game: Game) -> list[str]:
        """Return what can be true of no game, such as a card in two places. Asked after every step."""


@final
class Expectations:
    """What a table of expectations asks: keys for the table and for seats, and events."""

    __slots__ = ("events", "no_events", "node", "seats")

    def __init__(self, node: Node, names: SeatNames, stage: Stage) -> None:
        """Read ``node``.

        Raises:
            ScenarioError: an unknown key, seat or kind of event.
        """
        self.node: Node = node
        self.seats: list[tuple[int, Node]] = []
        self.events: list[EventPattern] = _patterns(node, "events", names, stage)
        self.no_events: list[EventPattern] = _patterns(node, "no_events", names, stage)
        for index, name in enumerate(node.texts("winners")):
            if names.seat(name) < 0:
                raise node.error(f"no seat is called '{name}'", "winners", index)
        known = (*_EXPECTATIONS, *stage.table_expectations)
        for key in node.entries():
            if key[:1].isupper():
                seat = names.seat(key)
                if seat < 0:
                    raise node.error(f"no seat is called '{key}'", key)
                inner = node.node(key)
                inner.only(stage.seat_expectations)
                self.seats.append((seat, inner))
            elif key not in known:
                what = f"nothing called '{key}' can be expected; known: {', '.join(sorted(known))}"
                raise node.error(what, key)


def _patterns(node: Node, key: str, names: SeatNames, stage: Stage) -> list[EventPattern]:
    patterns: list[EventPattern] = []
    for index, text in enumerate(node.texts(key)):
        pattern = EventPattern(text, names, stage.event_kinds)
        if pattern.problem:
            raise node.error(pattern.problem, key, index)
        patterns.append(pattern)
    return patterns


@final
class Step:
    """One ``[[step]]``: what is asked, then what is refused, then what is done, then what is expected."""

    __slots__ = ("actions", "asked", "expectations", "node", "refused_action", "refused_seat", "unasked")

    def __init__(self, node: Node, names: SeatNames, stage: Stage) -> None:
        """Read ``node``.

        Raises:
            ScenarioError: it says nothing or something unknown.
        """
        self.node: Node = node
        self.asked: int = -2
        self.refused_seat: int = -1
        self.refused_action: str = ""
        self.actions: list[tuple[int, str]] = []
        self.expectations: Expectations | None = None
        self.unasked: bool = node.flag("unasked")
        node.only(_STEP_KEYS)
        if not ("asks" in node or "refuse" in node or "do" in node or "expect" in node):
            raise node.error("a step needs one of: asks, refuse, do, expect")
        self._read_question(names)
        self._read_refusal(names)
        for index, text in enumerate(node.texts("do")):
            self.actions.append(_seat_and_action(node, "do", index, text, names))
        if "expect" in node:
            self.expectations = Expectations(node.node("expect"), names, stage)

    def _read_question(self, names: SeatNames) -> None:
        node = self.node
        if "asks" in node:
            name = node.text("asks")
            self.asked = -1 if name == "nobody" else names.seat(name)
            if self.asked < 0 and name != "nobody":
                raise node.error(f"no seat is called '{name}'", "asks")
        else:
            for key in ("kind", "offers", "offers_at_least", "offers_not", "amount"):
                if key in node:
                    raise node.error(f"'{key}' needs 'asks'", key)
        for key in ("offers", "offers_at_least", "offers_not"):
            for index, text in enumerate(node.texts(key)):
                unknown = names.unknown_mark(text)
                if unknown:
                    raise node.error(f"no seat is called '{unknown}'", key, index)

    def _read_refusal(self, names: SeatNames) -> None:
        node = self.node
        if "refuse" not in node:
            for key in ("rule", "reason"):
                if key in node:
                    raise node.error(f"'{key}' needs 'refuse'", key)
            return
        refused = node.text("refuse")
        self.refused_seat, self.refused_action = _seat_and_action(node, "refuse", 0, refused, names)
        if not is_citation(node.text("rule")):
            raise node.error("'refuse' needs 'rule', the number of the rule that forbids it", "rule")


def _seat_and_action(node: Node, key: str, index: int, text: str, names: SeatNames) -> tuple[int, str]:
    seat, action = names.split(text)
    if seat < 0 or not action:
        name = text.partition(":")[0].strip()
        raise node.error(f"'{text}' must be 'NAME: ACTION', and no seat is called '{name}'", key, index)
    unknown = names.unknown_mark(text)
    if unknown:
        raise node.error(f"no seat is called '{unknown}'", key, index)
    return seat, action


@final
class Scenario:
    """A scenario that has been read and whose situation can be set up.

    Attributes:
        path: the file it came from.
        title: what it shows, one line.
        cites: numbers of the rules it shows.
        document: the whole file.
        stage: what its game gives to scenarios.
        names: the names of the seats.
    """

    __slots__ = ("cites", "document", "expectations", "names", "path", "stage", "steps", "title")

    def __init__(self, document: Node, stage: Stage) -> None:
        """Read the document; ``load`` is the usual way.

        Raises:
            ScenarioError: something in it is unknown, malformed or impossible.
        """
        document.only((*_DOCUMENT_KEYS, *stage.keys))
        self.path: str = document.path
        self.document: Node = document
        self.stage: Stage = stage
        self.title: str = document.text("title")
        if not self.title:
            raise document.error("a scenario needs a 'title'", "title")
        self.cites: list[str] = document.texts("cites")
        for index, rule in enumerate(self.cites):
            if not is_citation(rule):
                raise document.error(f"'{rule}' is not the number of a rule (such as B-8.6)", "cites", index)
        self.names: SeatNames = stage.names(document)
        stage.build(document, None)
        self.steps: list[Step] = [Step(node, self.names, stage) for node in document.nodes("step")]
        self.expectations: Expectations = Expectations(document.node("expect"), self.names, stage)
        if not self.steps and not document.node("expect").entries():
            raise document.error("a scenario needs steps or expectations")


def loads(source: str, path: str, stages: Mapping[str, Stage]) -> Scenario:
    """Return the scenario in ``source``; ``path`` is for messages, ``stages`` are the games by name.

    Raises:
        ScenarioError: the text cannot be read, or its situation cannot be set up.
    """
    document = read_document(source, path)
    game = document.text("game")
    if game not in stages:
        known = ", ".join(f'"{name}"' for name in sorted(stages))
        raise document.error(f"'game' must name a game that knows scenarios: {known}", "game")
    return Scenario(document, stages[game])


def load(path: str, stages: Mapping[str, Stage]) -> Scenario:
    """Return the scenario in the file ``path``; ``stages`` are the games by name.

    Raises:
        ScenarioError: the file cannot be read, or its situation cannot be set up.
    """
    try:
        source = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        document = Node(path, (), {}, {})
        raise document.error(f"cannot be read: {error}") from None
    return loads(source, path, stages)
