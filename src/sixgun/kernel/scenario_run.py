"""Playing a scenario: carry out its steps and note every difference from what it says."""

from __future__ import annotations

from typing import Final, final

from sixgun.kernel.action import Action
from sixgun.kernel.document import Node
from sixgun.kernel.errors import NotationError
from sixgun.kernel.event import Event
from sixgun.kernel.game import Game
from sixgun.kernel.scenario_events import event_text, first_fitting, first_missing
from sixgun.kernel.scenario_load import Expectations, Scenario, Step

_MOST_FORCED: Final = 200
"""So many forced answers in a row are taken for a game that does not move on."""


@final
class Report:
    """What came of a scenario.

    Attributes:
        ok: whether the game did all that the scenario says.
        title: title of the scenario.
        path: its file.
        differences: what the game did otherwise, one text each, with the line of the file; empty if ``ok``.
    """

    __slots__ = ("differences", "ok", "path", "title")

    def __init__(self, title: str, path: str, differences: list[str]) -> None:
        self.ok: bool = not differences
        self.title: str = title
        self.path: str = path
        self.differences: list[str] = differences


def run(scenario: Scenario) -> Report:
    """Set ``scenario`` up, play its steps and return what differs.

    Raises:
        ScenarioError: an expectation makes no sense (a number where cards are meant, an unknown card).
    """
    runner = _Runner(scenario)
    runner.run()
    return Report(scenario.title, scenario.path, runner.differences)


@final
class _Runner:
    def __init__(self, scenario: Scenario) -> None:
        self.scenario: Scenario = scenario
        self.events: list[Event] = []
        self.told: int = 0  # events of earlier steps
        self.differences: list[str] = []
        self.forced: list[str] = []
        self.unasked: bool = False  # no answer may be given for anybody
        self.game: Game = scenario.stage.build(scenario.document, self.events.append)

    def run(self) -> None:
        for step in self.scenario.steps:
            if not self.step(step):
                return
        self.unasked = False
        self.answer_passes()
        document = self.scenario.document
        self.expect(self.scenario.expectations, 0)
        self.audit(document.line("expect") if "expect" in document else document.line())

    def differ(self, line: int, what: str) -> None:
        self.differences.append(f"line {line}: {what}")

    def audit(self, line: int) -> None:
        for what in self.scenario.stage.audit(self.game):
            self.differ(line, f"impossible: {what}")

    # Steps ------------------------------------------------------------------------------------------------

    def step(self, step: Step) -> bool:
        """Carry out one step; False if the scenario cannot go on after it."""
        self.unasked = step.unasked
        if step.asked > -2 and not self.ask(step):
            return False
        if step.refused_action:
            self.refuse(step)
        for index, (seat, text) in enumerate(step.actions):
            line = step.node.line("do", index)
            if not self.do(seat, text, line):
                return False
            self.audit(line)
        if step.expectations is not None:
            if step.asked == -2 or step.actions:  # otherwise it looks at the game while the question stands
                self.answer_passes()
            self.expect(step.expectations, self.told)
        self.told = len(self.events)
        return True

    def ask(self, step: Step) -> bool:
        """Compare the pending decision with what the step says of it."""
        node = step.node
        line = node.line("asks")
        kind = node.text("kind")
        self.forced = []
        while not self.is_asked(step.asked, kind) and self.answer_forced():
            pass
        if not self.is_asked(step.asked, kind):
            who = self.scenario.names.name(step.asked)
            self.differ(line, f"expected to be asked: {who}{' ' + kind if kind else ''}; {self.pending()}")
            return False
        decision = self.game.decision
        if decision is None:
            return True
        offers = [self.scenario.names.to_names(action.text) for action in decision.actions]
        if "amount" in node and node.number("amount") != decision.amount:
            what = f"the amount is {decision.amount}, expected {node.number('amount')}"
            self.differ(node.line("amount"), what)
        self.compare_offers(step, offers)
        return True

    def compare_offers(self, step: Step, offers: list[str]) -> None:
        node = step.node
        for key in ("offers", "offers_at_least"):
            missing = [text for text in node.texts(key) if text not in offers]
            if missing:
                what = f"not offered: {'; '.join(missing)}. Offered: {'; '.join(offers)}"
                self.differ(node.line(key), what)
        surplus = [text for text in offers if "offers" in node and text not in node.texts("offers")]
        if surplus:
            self.differ(node.line("offers"), f"offered besides: {'; '.join(surplus)}")
        wrong = [text for text in node.texts("offers_not") if text in offers]
        if wrong:
            self.differ(node.line("offers_not"), f"offered, but should not be: {'; '.join(wrong)}")

    def refuse(self, step: Step) -> None:
        """Check that the game refuses the step's action, and on which rule."""
        node = step.node
        line = node.line("refuse")
        action = self.parse(step.refused_action, line)
        if action is None:
            return
        self.forced = []
        if step.asked == -2:  # otherwise it is refused while that question stands
            while not self.is_asked(step.refused_seat, "") and self.answer_forced():
                pass
        text = node.text("refuse")
        refusal = self.game.refusal(step.refused_seat, action)
        if refusal is None:
            self.differ(line, f"expected to be refused by {node.text('rule')}, but it is legal: {text}")
            return
        decision = self.game.decision
        if decision is not None and decision.seat == step.refused_seat and action in decision.actions:
            self.differ(line, f"refused by {refusal.rule}, and yet offered: {text}")
        if refusal.rule != node.text("rule"):
            what = f"refused by {refusal.rule} ({refusal.reason}), expected {node.text('rule')}: {text}"
            self.differ(node.line("rule"), what)
        if "reason" in node and refusal.reason != node.text("reason"):
            what = f"the reason is '{refusal.reason}', expected '{node.text('reason')}'"
            self.differ(node.line("reason"), what)

    def do(self, seat: int, text: str, line: int) -> bool:
        """Carry out an action for ``seat``; False if that is not possible."""
        action = self.parse(text, line)
        if action is None:
            return False
        self.forced = []
        while not self.is_legal(seat, action):
            if not self.answer_forced():
                self.differ(line, self.why_not(seat, action))
                return False
        self.game.apply(action)
        return True

    def parse(self, text: str, line: int) -> Action | None:
        try:
            return self.game.parse(text)
        except NotationError as error:
            self.differ(line, error.message)
            return None

    # The pending decision ---------------------------------------------------------------------------------

    def is_asked(self, seat: int, kind: str) -> bool:
        decision = self.game.decision
        if decision is None:
            return seat < 0
        return decision.seat == seat and kind in ("", decision.kind)

    def is_legal(self, seat: int, action: Action) -> bool:
        decision = self.game.decision
        return decision is not None and decision.seat == seat and action in decision.actions

    def answer_forced(self) -> bool:
        """Give the only legal answer to the pending decision; False if there is none to give."""
        decision = self.game.decision
        if self.unasked or decision is None or not decision.forced or len(self.forced) >= _MOST_FORCED:
            return False
        action = decision.actions[0]
        names = self.scenario.names
        self.forced.append(f"{names.name(decision.seat)}: {names.to_names(action.text)}")
        self.game.apply(action)
        return True

    def answer_passes(self) -> None:
        """Answer for those who can only pass, before the state is looked at."""
        if self.unasked:
            return
        decision = self.game.decision
        while decision is not None and decision.forced and decision.actions[0].text == "pass":
            self.game.apply(decision.actions[0])
            decision = self.game.decision

    def pending(self) -> str:
        decision = self.game.decision
        names = self.scenario.names
        if decision is None:
            text = f"the game is over ({self.game.outcome})"
        else:
            offers = "; ".join(names.to_names(action.text) for action in decision.actions)
            text = f"asked is {names.name(decision.seat)} ({decision.kind}): {offers}"
        return f"{text} [answered as forced before: {', '.join(self.forced)}]" if self.forced else text

    def why_not(self, seat: int, action: Action) -> str:
        names = self.scenario.names
        refusal = self.game.refusal(seat, action)
        reason = "not legal" if refusal is None else f"refused by {refusal.rule} ({refusal.reason})"
        return f"{names.name(seat)}: {names.to_names(action.text)}: {reason}; {self.pending()}"

    # Expectations -----------------------------------------------------------------------------------------

    def expect(self, wanted: Expectations, begin: int) -> None:
        """Compare the game with ``wanted``, and the events from number ``begin`` on."""
        self.expect_of_kernel(wanted)
        stage = self.scenario.stage
        node = wanted.node
        for key in node.entries():
            if key in stage.table_expectations:
                for what in stage.compare(self.game, self.scenario.names, -1, node, key):
                    self.differ(node.line(key), what)
        for seat, inner in wanted.seats:
            for key in inner.entries():
                for what in stage.compare(self.game, self.scenario.names, seat, inner, key):
                    self.differ(inner.line(key), f"{self.scenario.names.name(seat)}: {what}")
        self.expect_events(wanted, self.events[begin:])

    def expect_of_kernel(self, wanted: Expectations) -> None:
        node = wanted.node
        names = self.scenario.names
        decision = self.game.decision
        if "over" in node and node.flag("over") != self.game.over:
            self.differ(node.line("over"), f"the game is {'over' if self.game.over else 'not over'}")
        if "winners" in node:
            expected = node.texts("winners")
            winners = [names.name(seat) for seat, value in enumerate(self.game.returns()) if value > 0]
            if sorted(winners) != sorted(expected):
                what = f"the winners are {_list(winners)}, expected {_list(expected)}"
                self.differ(node.line("winners"), what)
        self.expect_text(node, "outcome", self.game.outcome)
        self.expect_text(node, "asked", "nobody" if decision is None else names.name(decision.seat))
        self.expect_text(node, "asked_kind", "" if decision is None else decision.kind)

    def expect_text(self, node: Node, key: str, actual: str) -> None:
        if key in node and node.text(key) != actual:
            self.differ(node.line(key), f"{key} is '{actual}', expected '{node.text(key)}'")

    def expect_events(self, wanted: Expectations, events: list[Event]) -> None:
        names = self.scenario.names
        missing = first_missing(self.game, events, wanted.events)
        if missing >= 0:
            after = f" after '{wanted.events[missing - 1].text}'" if missing else ""
            happened = " | ".join(event_text(self.game, names, event) for event in events)
            what = f"no event '{wanted.events[missing].text}'{after}; there were: {happened}"
            self.differ(wanted.node.line("events", missing), what)
        found = first_fitting(self.game, events, wanted.no_events)
        if found >= 0:
            what = f"an event that should not be: {event_text(self.game, names, events[found])}"
            self.differ(wanted.node.line("no_events"), what)


def _list(names: list[str]) -> str:
    return ", ".join(names) if names else "nobody"
