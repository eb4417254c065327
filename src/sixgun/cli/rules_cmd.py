"""``sixgun rules``: the rulebook in our own words, by number, by name, or by what stands in it."""

from __future__ import annotations

from typing import Final, final

import typer
from rich.text import Text

from sixgun.cli.errors import DONE, FAILED, WrongUse
from sixgun.cli.help import HelpCommand
from sixgun.cli.names import fold
from sixgun.cli.options import value
from sixgun.cli.rulebook import CARD, CHARACTER, EVENT, SET, Rulebook, Thing, chapter_of
from sixgun.cli.screen import Screen, brief
from sixgun.games.classic.box import Box
from sixgun.games.classic.sets import available_sets, load_box
from sixgun.kernel.errors import SixgunError
from sixgun.text.classic import border_name, card_name, character_name, event_card_name, join, set_name

RULE_STYLE: Final = "bold cyan"
FOUND_STYLE: Final = "bold yellow"
SECTIONED: Final = ("B", "DC", "EV", "D", "G")
"""Chapters whose whole numbers are sections."""
SECTIONS: Final = {
    "DC-1": "cli-section-dc-1",
    "DC-2": "cli-section-dc-2",
    "DC-3": "cli-section-dc-3",
    "DC-4": "cli-section-dc-4",
    "DC-5": "cli-section-dc-5",
    "EV-1": "cli-section-ev-1",
    "EV-2": "cli-section-ev-2",
    "EV-3": "cli-section-ev-3",
}
"""Headings of sections that have no rule of their number."""
THINGS_OF: Final = {"CB": CHARACTER, "CD": CHARACTER, "CS": CHARACTER, "CW": CHARACTER, "HN": EVENT, "FC": EVENT}
"""Chapters with a rule for each character or event."""


def register(app: typer.Typer, screen: Screen) -> None:
    """Add the command to ``app``."""
    texts = screen.texts
    what_argument = typer.Argument(None, help=texts("help-rules-what"), metavar="WHAT")
    search_option = value(texts, "search", "help-rules-search", "WORDS")

    @app.command("rules", cls=HelpCommand, help=texts("help-rules"), epilog=texts("help-rules-end"))
    def command(what: list[str] | None = what_argument, search: str | None = search_option) -> None:
        words = " ".join(what or []).strip()
        book = Rulebook(texts, whole_box())
        pages = Pages(screen, book)
        if search is not None:
            found = pages.search(f"{search} {words}".split())
        elif not words:
            found = pages.contents()
        else:
            found = pages.look_up(words)
        raise typer.Exit(DONE if found else FAILED)


def whole_box() -> Box:
    """Return the box with everything: all sets, or all of ours if those of other packages do not fit together."""
    known = tuple(available_sets())
    try:
        return load_box(known)
    except SixgunError:
        from sixgun.games.classic.sets import OWN_SETS

        return load_box(OWN_SETS)


@final
class Pages:
    """Prints the rulebook."""

    def __init__(self, screen: Screen, book: Rulebook) -> None:
        self.screen: Screen = screen
        self.book: Rulebook = book
        self._marked: list[str] = []

    # The table of contents

    def contents(self) -> bool:
        """Print the chapters, their sections, and how to look something up."""
        screen, texts = self.screen, self.screen.texts
        screen.print(Text(texts("cli-rules-title"), "bold"))
        for chapter in self.book.chapters:
            screen.print()
            self._chapter_title(chapter)
            if chapter in SECTIONED:
                self._sections(chapter)
            elif chapter in THINGS_OF:
                self._names(chapter)
        screen.print()
        screen.say("cli-rules-hint")
        return True

    def _chapter_title(self, chapter: str) -> None:
        rules = self.book.below(chapter)
        dash = "-" if self.screen.ascii else "–"
        span = f"{rules[0].split('.')[0]} {dash} {rules[-1].split('.')[0]}"
        title = self.screen.texts(self.book.chapters[chapter])
        self.screen.print(Text.assemble((f"{chapter:<5}", RULE_STYLE), (title, "bold"), (f"  {span}", "dim")))

    def _sections(self, chapter: str) -> None:
        """Print each section with its heading, and what cards it tells of."""
        heads = list(dict.fromkeys(rule.split(".")[0] for rule in self.book.below(chapter)))
        for head in heads:
            named = [f"{r} {t.name}" for r in self.book.below(head) for t in self._called(r, CARD)]
            heading = self._heading(head)
            line = Text.assemble(("     " + f"{head:<6}", "cyan"), heading)
            if named:
                line.append(": ", "dim")
                line.append(", ".join(name.replace(" ", "\u00a0") for name in named), "dim")
            self.screen.paragraph(line, 11)

    def _heading(self, section: str) -> str:
        if section in SECTIONS:
            return self.screen.texts(SECTIONS[section])
        return self.book.text(section).rstrip(".")

    def _names(self, chapter: str) -> None:
        what = THINGS_OF[chapter]
        named = [f"{rule} {thing.name}" for rule in self.book.below(chapter) for thing in self._called(rule, what)]
        names = ", ".join(name.replace(" ", "\u00a0") for name in named)
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
        alike = self.book.named_like(words)
        if len(alike) == 1:
            return self.look_up(alike[0])
        near = self.book.near_rules(words) or self.book.near(words)
        texts = self.screen.texts
        self.screen.complain(texts("cli-rules-unknown", text=brief(words)))
        if near:
            self.screen.complain(texts("cli-rules-near", near=", ".join(near)))
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
            heading = self._heading(above)
            if heading:
                place.append_text(Text.assemble("\n" + "  " * depth, (f"{above} ", "cyan"), heading))
        if rule != chapter:
            for line in place.split("\n"):
                self.screen.paragraph(line, 4)
            screen.print()
            if rule in SECTIONS:
                screen.print(Text.assemble((f"{rule}  ", RULE_STYLE), (self._heading(rule), "bold")))
            else:
                self._rule(rule, 0)
        else:
            self._chapter_title(chapter)
        for below in book.below(rule):
            self._rule(below, 2 if rule == chapter else 2 * (below.count(".") - rule.count(".")))
        named = [f"{thing.name} ({self._what(thing)})" for thing in book.speakers(rule)]
        if named:
            screen.print()
            self.screen.paragraph(Text(screen.texts("cli-rules-about", names=join(screen.texts, named)), "dim"), 2)

    def _thing_page(self, thing: Thing) -> None:
        """Print what something is, its text, and its rules."""
        self.screen.paragraph(Text.assemble((thing.name, "bold"), (f"  {self._what(thing)}", "dim")), 2)
        if thing.text:
            self.screen.paragraph(Text(f"  {thing.text}"), 2)
        for line in [self._faces(thing), *self._members(thing)]:
            if line:
                self.screen.paragraph(Text(f"  {line}", "dim"), 4)
        done: set[str] = set()
        for rule in thing.rules:
            for each in ([rule] if self.book.has(rule) else []) + self.book.below(rule):
                if each not in done:
                    done.add(each)
                    self._rule(each, 2 + 2 * max(each.count(".") - rule.count("."), 0))

    def _what(self, thing: Thing) -> str:
        texts, box = self.screen.texts, self.book.box
        if thing.what == CARD:
            kind = box.kind_of_id.get(thing.id)
            return texts("cli-rules-no-card") if kind is None else border_name(texts, kind)
        if thing.what == CHARACTER:
            character = box.character_of_id[thing.id]
            return texts("cli-rules-character", life=character.life, set=set_name(texts, character.set))
        if thing.what == EVENT:
            return texts("cli-rules-event", set=set_name(texts, box.event_of_id[thing.id].set))
        if thing.what == SET:
            return texts("cli-rules-set", name=thing.id)
        return texts("cli-rules-role" if thing.text else "cli-rules-word")

    def _faces(self, thing: Thing) -> str:
        """Return the cards of a kind as they are printed."""
        box = self.book.box
        if thing.what != CARD:
            return ""
        cards = [card for card in range(box.cards) if box.kind[card].id == thing.id]
        faces = [card_name(self.screen.texts, box, card, self.screen.ascii).rpartition(" ")[2] for card in cards]
        return self.screen.texts("cli-rules-faces", count=len(cards), faces=", ".join(faces)) if faces else ""

    def _members(self, thing: Thing) -> list[str]:
        """Return the characters and events of a set, each in a line."""
        texts, box = self.screen.texts, self.book.box
        if thing.what != SET:
            return []
        characters = [character_name(texts, c.id).replace(" ", "\u00a0") for c in box.characters if c.set == thing.id]
        events = [event_card_name(texts, e.id).replace(" ", "\u00a0") for e in box.events if e.set == thing.id]
        return [
            texts("cli-rules-characters", names=", ".join(characters)) if characters else "",
            texts("cli-rules-events", names=", ".join(events)) if events else "",
        ]

    # Searching

    def search(self, words: list[str]) -> bool:
        """Print everything in which all ``words`` occur."""
        screen, texts = self.screen, self.screen.texts
        if not words:
            raise WrongUse("cli-rules-search-what", "--search takes one or more words")
        things, rules = self.book.search(words)
        text = brief(" ".join(words))
        if not things and not rules:
            screen.complain(texts("cli-rules-not-found", text=text))
            near = self.book.near_words(words)
            if near:
                screen.complain(texts("cli-rules-near-words", near=", ".join(near)))
            return False
        self._marked = [fold(word) for word in words]
        for thing in things:
            line = Text.assemble((thing.name, "bold"), (f" ({self._what(thing)})", "dim"))
            if thing.text:
                line.append(f": {thing.text}")
            self.screen.paragraph(self._mark(line), 2)
        if things and rules:
            screen.print()
        for rule in rules:
            self._rule(rule, 0)
        screen.print()
        screen.say("cli-rules-found", count=len(things) + len(rules), text=text)
        return True

    def _mark(self, line: Text) -> Text:
        """Mark the words that were searched for."""
        plain = line.plain
        folded = ""
        places: list[int] = []
        for index, character in enumerate(plain):
            for part in fold(character):
                folded += part
                places.append(index)
        for word in self._marked:
            start = folded.find(word)
            while start >= 0:
                line.stylize(FOUND_STYLE, places[start], places[start + len(word) - 1] + 1)
                start = folded.find(word, start + len(word))
        return line

    # Printing

    def _rule(self, rule: str, indent: int) -> None:
        text = self.book.text(rule)
        if text:
            line = Text.assemble(" " * indent, (f"{rule}  ", RULE_STYLE), text)
            self.screen.paragraph(self._mark(line), indent + 4)
