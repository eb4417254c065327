"""``sixgun rules``: the rulebook in our own words, by number, by name, or by what stands in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

import typer
from rich.text import Text

from sixgun.cli.errors import DONE, FAILED, WrongUse
from sixgun.cli.help import HelpCommand
from sixgun.cli.options import read_game, value
from sixgun.cli.screen import Screen, brief
from sixgun.games.registry import GAMES
from sixgun.text.classic import join
from sixgun.text.folding import fold
from sixgun.text.punctuation import comma_list, with_brackets, with_colon
from sixgun.text.rulebook import book_of
from sixgun.text.rulebook.book import CARD, CHARACTER, GAME, Book, Rulebook, Thing, chapter_of
from sixgun.text.rulebook.search import Line, Term, places, search, terms_of

RULE_STYLE: Final = "bold cyan"
FOUND_STYLE: Final = "bold yellow"
SHOWN: Final = 20
"""So many places are printed, the best."""


def register(app: typer.Typer, screen: Screen) -> None:
    """Add the command to ``app``."""
    texts = screen.texts
    what_argument = typer.Argument(None, help=texts("help-rules-what"), metavar="WHAT")
    game_option = value(texts, "game", "help-rules-game", "|".join(GAMES))
    search_option = value(texts, "search", "help-rules-search", "WORDS")

    @app.command("rules", cls=HelpCommand, help=texts("help-rules"), epilog=texts("help-rules-end"))
    def command(
        what: list[str] | None = what_argument,
        game: str | None = game_option,
        search: str | None = search_option,
    ) -> None:
        words = " ".join(what or []).strip()
        games = GAMES if game is None else (read_game(game),)
        book = Rulebook(texts, [book_of(name, texts) for name in games])
        pages = Pages(screen, book)
        if search is not None:
            found = pages.search(f"{search} {words}".split())
        elif not words:
            found = pages.contents()
        else:
            found = pages.look_up(words)
        raise typer.Exit(DONE if found else FAILED)


@final
class Pages:
    """Prints the rulebook."""

    def __init__(self, screen: Screen, book: Rulebook) -> None:
        self.screen: Screen = screen
        self.book: Rulebook = book
        self._marked: Sequence[Term] = ()

    # The table of contents

    def contents(self) -> bool:
        """Print the chapters, their sections, and how to look something up."""
        screen, texts = self.screen, self.screen.texts
        screen.print(Text(texts("cli-rules-title"), "bold"))
        commands = [f"sixgun rules {book.game_id}".replace(" ", "\u00a0") for book in self.book.books]
        screen.say("cli-rules-guides", commands=comma_list(texts, commands))
        for book in self.book.books:
            if len(self.book.books) > 1:
                screen.print()
                screen.print(Text(texts(f"game-{book.game_id}"), "bold underline"))
            self._contents_of(book)
        screen.print()
        books = self.book.books
        screen.columns(texts(books[0].hint_message if len(books) == 1 else Book.hint_message))
        return True

    def _contents_of(self, book: Book) -> None:
        """Print the chapters of one game."""
        for chapter in self.book.chapters_of(book):
            self.screen.print()
            self._chapter_title(chapter)
            if chapter in book.sectioned:
                self._sections(chapter)
            elif chapter in book.things_of:
                self._names(chapter, book.things_of[chapter])

    def _chapter_title(self, chapter: str) -> None:
        rules = self.book.below(chapter)
        dash = "-" if self.screen.ascii else "–"
        span = f"{rules[0].split('.')[0]} {dash} {rules[-1].split('.')[0]}"
        title = self.screen.texts(self.book.chapters[chapter])
        self.screen.print(Text.assemble((f"{chapter:<5}", RULE_STYLE), (title, "bold"), (f"  {span}", "dim")))

    def _sections(self, chapter: str) -> None:
        """Print each section with its heading, and what cards and characters it tells of."""
        heads = list(dict.fromkeys(rule.split(".")[0] for rule in self.book.below(chapter)))
        for head in heads:
            below = self.book.below(head)
            named = [f"{r} {t.name}" for what in (CARD, CHARACTER) for r in below for t in self._called(r, what)]
            heading = self.book.title(head)
            line = Text.assemble(("     " + f"{head:<6}", "cyan"), heading)
            if named:
                line.append(with_colon(self.screen.texts, "", ""), "dim")
                line.append(comma_list(self.screen.texts, [name.replace(" ", "\u00a0") for name in named]), "dim")
            self.screen.paragraph(line, 11)

    def _names(self, chapter: str, what: str) -> None:
        named = [f"{rule} {thing.name}" for rule in self.book.below(chapter) for thing in self._called(rule, what)]
        names = comma_list(self.screen.texts, [name.replace(" ", "\u00a0") for name in named])
        self.screen.paragraph(Text(f"     {names}"), 5)

    def _called(self, rule: str, what: str) -> list[Thing]:
        return [thing for thing in self.book.speakers(rule) if thing.what == what and thing.rules[0] == rule]

    # Looking something up

    def look_up(self, words: str) -> bool:
        """Print the rule, card, character, event, role, set or word that is called ``words``."""
        rule = self.book.find_rule(words)
        things = self.book.find(words)
        if rule and not things:
            self._rule_page(rule)
            return True
        for number, thing in enumerate(things):
            if number:
                self.screen.print()
            self._thing_page(thing)
        if things:
            return True
        alike = self.book.only_like(words)
        if alike:
            return self.look_up(alike)
        near = self.book.near_rules(words) or self.book.near(words)
        texts = self.screen.texts
        elsewhere = self.book.foreign_rule(words)
        if elsewhere:
            self.screen.complain(texts("cli-rules-elsewhere", rule=elsewhere))
            return False
        self.screen.complain(texts("cli-rules-unknown", text=brief(words)))
        if near:
            self.screen.complain(texts("cli-rules-near", near=comma_list(texts, near)))
        else:
            self.screen.complain(texts("cli-rules-try-search", text=brief(words)))
        return False

    def _rule_page(self, rule: str) -> None:
        """Print a rule with where it stands, its sub-rules, and what it is about."""
        book, screen = self.book, self.screen
        chapter = chapter_of(rule)
        place = Text.assemble((f"{chapter} ", "cyan"), screen.texts(self.book.chapters[chapter]))
        parts = rule.split(".")
        for depth in range(1, len(parts)):
            above = ".".join(parts[:depth])
            heading = self.book.title(above)
            if heading:
                place.append_text(Text.assemble("\n" + "  " * depth, (f"{above} ", "cyan"), heading))
        if rule != chapter:
            for line in place.split("\n"):
                self.screen.paragraph(line, 4)
            screen.print()
            if self.book.heading(rule):
                screen.print(Text.assemble((f"{rule}  ", RULE_STYLE), (self.book.title(rule), "bold")))
            else:
                self._rule(rule, 0)
        else:
            self._chapter_title(chapter)
        for below in book.below(rule):
            self._rule(below, 2 if rule == chapter else 2 * (below.count(".") - rule.count(".")))
        named = [with_brackets(screen.texts, thing.name, thing.book.kind(thing)) for thing in book.speakers(rule)]
        if named:
            screen.print()
            self.screen.paragraph(Text(screen.texts("cli-rules-about", names=join(screen.texts, named)), "dim"), 2)

    def _thing_page(self, thing: Thing) -> None:
        """Print what something is, its text, and its rules; of a game, its chapters."""
        self.screen.paragraph(Text.assemble((thing.name, "bold"), (f"  {thing.book.kind(thing)}", "dim")), 2)
        if thing.text:
            self.screen.paragraph(Text(f"  {thing.text}"), 2)
        for line in thing.book.details(thing, self.screen.ascii):
            self.screen.paragraph(Text(f"  {line}", "dim"), 4)
        if thing.what == GAME:
            self._guide(thing.book)
            self._contents_of(thing.book)
            return
        done: set[str] = set()
        for rule in thing.rules:
            for each in ([rule] if self.book.has(rule) else []) + self.book.below(rule):
                if each not in done:
                    done.add(each)
                    self._rule(each, 2 + 2 * max(each.count(".") - rule.count("."), 0))

    def _guide(self, book: Book) -> None:
        """Print a game in two minutes."""
        screen, texts = self.screen, self.screen.texts
        screen.print()
        screen.print(Text(texts("page-rules-guide"), "bold underline"))
        for head, text in book.guide(texts):
            screen.paragraph(Text.assemble((with_colon(texts, head, ""), "bold"), text), 2)

    # Searching

    def search(self, words: list[str]) -> bool:
        """Print the best of what has the most of ``words``, the best first."""
        screen, texts = self.screen, self.screen.texts
        question = " ".join(words)
        self._marked = terms_of(texts, question)
        if not self._marked:
            raise WrongUse("cli-rules-search-what", "--search takes one or more words")
        found = search(self.book.lines(), self._marked, question)
        text = brief(question)
        if not found:
            screen.complain(texts("cli-rules-not-found", text=text))
            near = self.book.near_words(words)
            if near:
                screen.complain(texts("cli-rules-near-words", near=comma_list(texts, near)))
            return False
        most = max(number for number, _ in found)
        best = [line for number, line in found if number == most]
        for line in best[:SHOWN]:
            self._found(line)
        screen.print()
        if len(best) > SHOWN:
            screen.say("cli-rules-best", shown=SHOWN, count=len(best), text=text)
        else:
            screen.say("cli-rules-found", count=len(best), text=text)
        return True

    def _found(self, line: Line) -> None:
        """Print one line that was found."""
        if not line.kind:
            place = Text.assemble((f"{line.id}  ", RULE_STYLE), line.text or line.head)
            self.screen.paragraph(self._mark(place), 4)
            return
        texts = self.screen.texts
        thing = Text.assemble((line.head, "bold"), (with_brackets(texts, "", line.kind), "dim"))
        if line.text:
            thing.append(with_colon(texts, "", line.text))
        self.screen.paragraph(self._mark(thing), 2)

    def _mark(self, line: Text) -> Text:
        """Mark the words that were searched for."""
        plain = line.plain
        folded = ""
        at: list[int] = []
        for index, character in enumerate(plain):
            for part in fold(character):
                folded += part
                at.append(index)
        for begin, end in places(self._marked, folded):
            line.stylize(FOUND_STYLE, at[begin], at[end - 1] + 1)
        return line

    # Printing

    def _rule(self, rule: str, indent: int) -> None:
        text = self.book.text(rule)
        if text:
            line = Text.assemble(" " * indent, (f"{rule}  ", RULE_STYLE), text)
            self.screen.paragraph(self._mark(line), indent + 4)
