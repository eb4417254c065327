"""Somebody at the keyboard: shows what there is to decide and reads lines until one of them is an answer."""

from __future__ import annotations

from typing import Final, final

from rich.text import Text

from sixgun.cli.choices import Choices
from sixgun.cli.explain import Explainer
from sixgun.cli.keyboard import other_layout, question, typed
from sixgun.cli.screen import Screen, brief
from sixgun.cli.session import Session
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.errors import NotationError, RecordError
from sixgun.text import error_text
from sixgun.text.folding import fold
from sixgun.text.punctuation import with_brackets

COMMANDS: Final = {
    "help": "cli-words-help",
    "why": "cli-words-why",
    "all": "cli-words-all",
    "log": "cli-words-log",
    "table": "cli-words-table",
    "hand": "cli-words-hand",
    "save": "cli-words-save",
    "undo": "cli-words-undo",
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
        decision = self.session.game.decision
        assert decision is not None
        presenter = self.session.presenter
        choices = presenter.choices(decision)
        if decision.forced and not presenter.asks_forced(decision):
            # Nothing to choose: say what happens and go on.
            action = decision.actions[0]
            self.session.story.note(self.screen.texts("cli-forced", action=choices.label(action)))
            return action
        self._show(decision, choices)
        explainer = presenter.explainer(self.seat, decision, choices)
        while True:
            answer = self._read(self.screen.ask(), decision, choices, explainer)
            if answer is not None:
                return answer

    # Showing

    def _show(self, decision: Decision, choices: Choices) -> None:
        screen, presenter = self.screen, self.session.presenter
        turn = presenter.turn
        screen.print()
        if not self._introduced:
            self._introduced = turn > 0  # with characters to choose from, once more when they are known
            presenter.show_self(self.seat)
            screen.print()
        if turn > 0 and (presenter.shows_table_before(decision) or self._shown_turn != turn):
            presenter.show_table(self.seat, again=self._shown_turn == turn)
            screen.print()
        self._shown_turn = turn
        presenter.show_hand(self.seat, decision)
        presenter.show_before(self.seat, decision)
        self._question(decision, choices)

    def _question(self, decision: Decision, choices: Choices) -> None:
        question = self.session.presenter.prompt(decision)
        self.screen.paragraph(
            Text.assemble((question, "bold"), (with_brackets(self.screen.texts, "", decision.cite), "dim")), 2
        )
        choices.show()

    # Reading

    def _read(self, line: str, decision: Decision, choices: Choices, explainer: Explainer) -> Action | None:
        """Return the action that a line stands for; do what else it says and return ``None``."""
        texts = self.screen.texts
        exact, line = line, typed(line)
        if not line:
            self.screen.say("cli-choose-hint", last=choices.last)
            return None
        if line.isascii() and line.isdecimal():
            number = int(line) if len(line) < 6 else 0
            if 1 <= number <= choices.last:
                return choices.actions[number - 1]
            self.screen.say("cli-no-such-choice", text=brief(line), last=choices.last)
            self._hint(line, choices)
            return None
        asked = question(texts.language, line)
        if asked is not None:
            if asked:
                explainer.what(asked)
            else:
                self._help()
            return None
        word, _, rest = line.partition(" ")
        command = self._command(word)
        if command:
            if command == "save":  # the name of a file is taken as it is
                rest = exact.strip().partition(" ")[2]
            self._obey(command, rest.strip(), decision, choices, explainer)
            return None
        notation = choices.notation(line)
        if notation == line and not rest and word.isalpha() and explainer.show_place(word):
            return None
        try:
            action = self.session.game.parse(notation)
        except NotationError:
            other = other_layout(texts.language, line)
            if other and not choices.knows(line) and self._understands(other, choices):
                return self._read(other, decision, choices, explainer)
            unknown = self.session.presenter.unknown_message
            self.screen.print(Text(texts(unknown, text=brief(line), last=choices.last)))
            self._hint(line, choices)
            return None
        refusal = self.session.game.refusal(self.seat, action)
        if refusal is None:
            return action
        explainer.refuse(refusal)
        return None

    def _command(self, word: str) -> str:
        """Return the command that a word stands for, in English or in the language of the person."""
        said = fold(word)
        for command, message in (*COMMANDS.items(), *self.session.presenter.commands.items()):
            if said == command or said in {fold(known) for known in self.screen.texts(message).split()}:
                return command
        return ""

    def _understands(self, line: str, choices: Choices) -> bool:
        """Tell whether a line is a command, a question or an action in notation."""
        if self._command(line.partition(" ")[0]) or question(self.screen.texts.language, line) is not None:
            return True
        try:
            self.session.game.parse(choices.notation(line))
        except NotationError:
            return False
        return True

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
                screen.say(explainer.why_what)
        elif command == "log":
            if rest and not (rest.isascii() and rest.isdecimal() and len(rest) < 6):
                screen.say("cli-log-what")
            else:
                session.story.tell_again(session.presenter, int(rest or "0"))
        elif command == "table":
            session.presenter.show_table(self.seat)
            screen.print()
            session.presenter.show_self(self.seat)
            screen.print()
            self._question(decision, choices)
        elif command == "all":
            choices.show(everything=True)
        elif command == "hand":
            session.presenter.show_hand_again(self.seat, decision)
            self._question(decision, choices)
        elif command == "save":
            self._save(rest)
        elif command == "undo":
            screen.say("cli-no-undo")
        else:
            session.presenter.obey(command, self.seat)

    def _help(self) -> None:
        self.screen.columns(self.screen.texts(self.session.presenter.help_message))

    def _hint(self, line: str, choices: Choices) -> None:
        """Say what to type for what a line seems to mean, if anything comes to mind."""
        hint = choices.hint(line)
        if hint:
            self.screen.print(Text(hint))

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
