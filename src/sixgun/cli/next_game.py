"""After a game: another one with the same players."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from sixgun.cli.keyboard import typed
from sixgun.cli.screen import Screen, brief
from sixgun.cli.session import Session, new_header
from sixgun.kernel.record import Header
from sixgun.lab.match import derive_seed


def offer_next_game(screen: Screen, session: Session, seat: int) -> Header | None:
    """Offer the person in ``seat`` another game; return ``None`` if he has had enough."""
    texts, header = screen.texts, session.header

    def ask(question: str, answers: list[str]) -> int:
        return _choose(screen, question, answers)

    try:
        screen.print()
        if ask(texts("cli-next-offer"), [texts("cli-next-no"), texts("cli-next-yes")]) == 0:
            return None
        options = session.presenter.next_options(seat, header.seed, ask)
    except (EOFError, KeyboardInterrupt):
        screen.print()
        return None
    return new_header(header.game, options, derive_seed(header.seed, "next"), header.sitters)


def next_path(path: str) -> str:
    """Return a free name for the record of the next game: ``game.jsonl``, then ``game-2.jsonl``, and so on."""
    old = Path(path)
    stem, _, number = old.stem.rpartition("-")
    if not stem or not number.isdecimal():
        stem, number = old.stem, "1"
    count = int(number) + 1
    while old.with_name(f"{stem}-{count}{old.suffix}").exists():
        count += 1
    return str(old.with_name(f"{stem}-{count}{old.suffix}"))


def _choose(screen: Screen, question: str, answers: list[str]) -> int:
    """Ask until one of ``answers`` is chosen by its number; return its index."""
    screen.print(Text(question, "bold"))
    for number, answer in enumerate(answers, 1):
        screen.print(Text.assemble((f"{number:>4}", "bold cyan"), f"  {answer}"))
    while True:
        line = typed(screen.ask())
        if line.isascii() and line.isdecimal() and len(line) < 4 and 1 <= int(line) <= len(answers):
            return int(line) - 1
        screen.say("cli-no-such-choice", text=brief(line), last=len(answers))
