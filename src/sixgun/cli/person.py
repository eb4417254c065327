"""Somebody at the keyboard: shows what there is to decide and reads lines until one of them is an answer."""

from __future__ import annotations

from typing import Final, final

from rich.text import Text

from sixgun.cli.choices import Choices
from sixgun.cli.event_view import show_event_deck
from sixgun.cli.explain import Explainer
from sixgun.cli.hand_view import place, show_hand, show_reserve, show_self
from sixgun.cli.screen import Screen, brief
from sixgun.cli.session import Session
from sixgun.cli.table_view import show_table
from sixgun.games.classic import View
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.errors import NotationError, RecordError
from sixgun.text import error_text
from sixgun.text.classic import prompt

FOLLOW_UPS: Final = frozenset(
    {
        "choose-flip",
        "discard-excess",
        "draw-source-discard",
        "draw-source-hand",
        "exchange-cards",
        "give-card",
        "keep-card",
        "keep-cards",
        "name-suit",
        "pay-cost",
        "remove-card",
        "take-card",
    }
)
"""Kinds of decisions in the middle of one's own doing: the table has just been shown."""
FROM_HAND: Final = frozenset(
    {
        "answer-duel",
        "answer-indians",
        "answer-roulette",
        "answer-shot",
        "answer-shot-at-card",
        "discard-excess",
        "dying",
        "exchange-cards",
        "pay-cost",
        "play",
    }
)
"""Kinds of decisions answered with cards of the hand: those that are no answer are marked."""


COMMANDS: Final = {
    "help": "cli-words-help",
    "why": "cli-words-why",
    "all": "cli-words-all",
    "log": "cli-words-log",
    "table": "cli-words-table",
    "events": "cli-words-events",
    "hand": "cli-words-hand",
    "save": "cli-words-save",
    "quit": "cli-words-quit",
}
"""What can be typed instead of a choice, and the message that has it in the language of the person."""


class Leave(Exception):
    """The person wants to stop playing."""


@final
class Person:
    """Asks the person in one seat."""

    def __init__(self, screen: Screen, session: Session, seat: int) -> None:
        self.screen: Screen = screen
        self.session: Session = session
        self.seat: int = seat
        self._introduced: bool = False
        self._shown_turn: int = -1

    def choose(self) -> Action:
        """Return the action the person chooses.

        Raises:
            Leave: the person types ``quit``.
            EOFError: there is nothing more to read.
            KeyboardInterrupt: Ctrl-C.
        """
        game = self.session.game
        decision = game.decision
        assert decision is not None
        owners = {card: seat for seat in range(game.seats) for card in game.front[seat]}
        choices = Choices(self.screen, game.box, decision, self.session.names, owners)
        if decision.forced and decision.kind != "play":
            # Nothing to choose: say what happens and go on.
            action = decision.actions[0]
            self.session.story.note(self.screen.texts("cli-forced", action=choices.label(action)))
            return action
        view = game.view(self.seat)
        self._show(view, decision, choices)
        explainer = Explainer(self.screen, game, self.seat, decision, choices)
        while True:
            answer = self._read(self.screen.ask(), decision, choices, explainer)
            if answer is not None:
                return answer

    # Showing

    def _show(self, view: View, decision: Decision, choices: Choices) -> None:
        screen = self.screen
        screen.print()
        if not self._introduced:
            self._introduced = view.turn > 0  # with characters to choose from, once more when they are known
            show_self(screen, view)
            screen.print()
        if view.turn > 0 and (decision.kind not in FOLLOW_UPS or self._shown_turn != view.turn):
            show_table(screen, view, self.session.names, again=self._shown_turn == view.turn)
            screen.print()
        self._shown_turn = view.turn
        if view.hand or decision.kind == "play":
            show_hand(screen, view, self._usable(decision))
            screen.print()
        if decision.kind == "new-identity":
            show_reserve(screen, view)
        self._question(decision, choices)

    def _usable(self, decision: Decision) -> set[int] | None:
        if decision.kind not in FROM_HAND:
            return None
        return {card for action in decision.actions for card in (action.card, action.other)}

    def _question(self, decision: Decision, choices: Choices) -> None:
        screen = self.screen
        question = prompt(screen.texts, self.session.game.box, decision, self.session.names, screen.ascii)
        screen.paragraph(Text.assemble((question, "bold"), (f" ({decision.cite})", "dim")), 2)
        choices.show()

    # Reading

    def _read(self, line: str, decision: Decision, choices: Choices, explainer: Explainer) -> Action | None:
        """Return the action that a line stands for; do what else it says and return ``None``."""
        texts = self.screen.texts
        if not line:
            self.screen.say("cli-choose-hint", last=len(decision.actions))
            return None
        if line.isascii() and line.isdecimal():
            number = int(line) if len(line) < 6 else 0
            if 1 <= number <= len(decision.actions):
                return decision.actions[number - 1]
            self.screen.say("cli-no-such-choice", text=brief(line), last=len(decision.actions))
            return None
        if line.startswith("?") or line.endswith("?"):
            word = line.strip("? ")
            if word:
                explainer.what(word)
            else:
                self._help()
            return None
        word, _, rest = line.partition(" ")
        command = self._command(word)
        if command:
            self._obey(command, rest.strip(), decision, choices, explainer)
            return None
        hand = explainer.hand
        if not rest and word.isalpha() and 0 <= place(word) < len(hand):
            explainer.what(word)
            return None
        try:
            action = self.session.game.parse(line)
        except NotationError:
            self.screen.print(Text(texts("cli-choice-unknown", text=brief(line), last=len(decision.actions))))
            return None
        refusal = self.session.game.refusal(self.seat, action)
        if refusal is None:
            return action
        explainer.refuse(refusal)
        return None

    def _command(self, word: str) -> str:
        """Return the command that a word stands for, in English or in the language of the person."""
        lowered = word.casefold()
        for command, message in COMMANDS.items():
            if lowered == command or lowered in self.screen.texts(message).split():
                return command
        return ""

    def _obey(self, command: str, rest: str, decision: Decision, choices: Choices, explainer: Explainer) -> None:
        screen, session = self.screen, self.session
        if command == "quit":
            raise Leave
        if command == "help":
            if rest:
                explainer.what(rest)
            else:
                self._help()
        elif command == "why":
            if rest:
                explainer.why(rest)
            else:
                screen.say("cli-why-what")
        elif command == "log":
            session.story.tell_again(session.game.box, int(rest) if rest.isdecimal() and len(rest) < 6 else 0)
        elif command == "table":
            view = session.game.view(self.seat)
            show_table(screen, view, session.names)
            screen.print()
            show_self(screen, view)
            self._question(decision, choices)
        elif command == "all":
            choices.show(everything=True)
        elif command == "events":
            show_event_deck(screen, session.game.view(self.seat), session.names)
        elif command == "hand":
            show_hand(screen, session.game.view(self.seat), self._usable(decision))
            self._question(decision, choices)
        elif command == "save":
            self._save(rest)

    def _help(self) -> None:
        self.screen.say("cli-choice-help")

    def _save(self, path: str) -> None:
        if not path:
            self.screen.say("cli-save-what")
            return
        try:
            self.session.save(path)
        except RecordError as error:
            self.screen.complain(error_text(self.screen.texts, error))
        else:
            self.screen.line(self.screen.texts("cli-saved", path=path))
