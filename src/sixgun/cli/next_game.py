"""After a game: another one with the same players (B-16)."""

from __future__ import annotations

from pathlib import Path
from typing import final

from rich.text import Text

from sixgun.cli.screen import Screen, brief
from sixgun.cli.session import Session
from sixgun.games import classic
from sixgun.kernel.rng import Rng
from sixgun.lab.match import derive_seed
from sixgun.text.classic import character_name


@final
class NextGame:
    """What was agreed on for the next game: its options and its seed."""

    def __init__(self, options: classic.Options, seed: int) -> None:
        self.options: classic.Options = options
        self.seed: int = seed


def offer_next_game(screen: Screen, session: Session, seat: int) -> NextGame | None:
    """Offer the person in ``seat`` another game; return ``None`` if he has had enough.

    Survivors may keep their character (B-16.1), bots toss a coin for it. The Sheriff's role may be passed on to
    somebody (B-16.2); otherwise all roles are dealt at random.
    """
    texts, game = screen.texts, session.game
    try:
        screen.print()
        if _choose(screen, "cli-next-offer", [texts("cli-next-no"), texts("cli-next-yes")]) == 0:
            return None
        keepers: list[int] = []
        rng = Rng(derive_seed(session.header.seed, "keep"))
        for other in range(game.seats):
            character = game.characters[other]
            if not game.in_game[other] or character is None:
                continue
            if other == seat:
                name = character_name(texts, character.id)
                question = texts("cli-next-keep", character=name)
                if (
                    _choose(screen, question, [texts("cli-next-keep-yes", character=name), texts("cli-next-keep-no")])
                    == 0
                ):
                    keepers.append(other)
            elif rng.below(2) == 0:
                keepers.append(other)
        first = "cli-next-sheriff" if game.seats > 3 else "cli-next-deputy"
        chosen = _choose(screen, first, [texts("cli-next-deal"), *session.names])
        options = classic.next_options(game, keepers, chosen - 1)
    except (EOFError, KeyboardInterrupt):
        screen.print()
        return None
    return NextGame(options, derive_seed(session.header.seed, "next"))


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
    sentence = screen.texts(question) if screen.texts.has(question) else question
    screen.print(Text(sentence, "bold"))
    for number, answer in enumerate(answers, 1):
        screen.print(Text.assemble((f"{number:>4}", "bold cyan"), f"  {answer}"))
    while True:
        line = screen.ask()
        if line.isascii() and line.isdecimal() and len(line) < 4 and 1 <= int(line) <= len(answers):
            return int(line) - 1
        screen.say("cli-no-such-choice", text=brief(line), last=len(answers))
