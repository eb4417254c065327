"""The engine knows no card, character or event by name: names stand in the sets only (see docs/architecture.md)."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from sixgun.games.classic.sets import OWN_SETS, load_box
from sixgun.games.dice.sets import characters
from sixgun.games.duel.sets import load_box as load_duel
from sixgun.games.registry import GAMES
from tests.rulebook import CHECKOUT, rule_ids

SOURCE = CHECKOUT / "src" / "sixgun"
ENGINE = sorted(
    path
    for folder in ("kernel", "games")
    for path in (SOURCE / folder).rglob("*.py")
    if "sets" not in path.relative_to(SOURCE).parts
)

RULE_WORDS: dict[str, dict[str, str]] = {
    "classic": {
        "bang": "B-5.2",  # the limit of a turn, and cards used as BANG! cards
        "missed": "B-8.6",  # what answers a shot
        "beer": "B-6.6",  # what saves a dying player
        "barrel": "B-8.6",  # "Barrel sources": cards and abilities that are tried first
        "colt": "B-11.1",  # the weapon that everybody has
        "jail": "OPT-4",  # an option
        "russian_roulette": "OPT-6",  # an option
        "new_identity": "HN-9",  # what is told when somebody changes his character, whatever lets him
    },
    "duel": {
        "duel": "D-1.3",  # the game itself
        "bang": "D-6.2",  # the type of cards that a turn limits
        "dodge": "D-0.3",  # what avoids a hit
        "colt": "D-6.10",  # what other cards can be used as
        "missed": "D-8.3",  # a hit that is not dodged
        "barrel": "D-0.5",  # reveal symbols
        "dynamite": "D-0.5",
    },
    "dice": {
        "dynamite": "G-4.8",  # faces of the dice
        "beer": "G-5.6",
        "gatling": "G-5.7",
        "indians": "G-4.6",  # who attack when the last arrow is taken
    },
}
"""By game, the names of cards, characters and events that are words of its own rules, with one of the rules."""


def classic_names() -> list[str]:
    """Return the ids of all cards, characters and events of the card game."""
    box = load_box(OWN_SETS)
    return [member.id for members in (box.kinds, box.characters, box.events) for member in members]


def duel_names() -> list[str]:
    """Return the ids of all cards and characters of The Duel."""
    box = load_duel()
    return [member.id for members in (box.kinds, box.characters) for member in members]


def dice_names() -> list[str]:
    """Return the ids of all characters of The Dice Game."""
    return [character.id for character in characters()]


NAMES: dict[str, Callable[[], list[str]]] = {"classic": classic_names, "duel": duel_names, "dice": dice_names}
"""What each game calls by name in its own folder ``sets``, and nothing else may."""


def words(name: str) -> str:
    """Return the words of an identifier or a text in small letters, each between underscores."""
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name)
    return "_" + "_".join(re.findall(r"[a-z0-9]+", spaced.lower())) + "_"


def game_of(path: Path) -> str:
    """Return the game whose rules a file carries out, empty for one that several games share."""
    parts = path.relative_to(SOURCE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


@cache
def forbidden(game: str) -> list[str]:
    """Return the ids, of whatever game, that are no words of the rules of ``game``.

    Files that games share may call the games by their names.
    """
    ids = {name for names in NAMES.values() for name in names()}
    return sorted(ids - set(RULE_WORDS[game] if game else GAMES))


def named(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the identifiers and texts of a module with their lines; docstrings and other texts that do nothing not."""
    silent = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg
        elif isinstance(node, ast.FunctionDef | ast.ClassDef | ast.alias):
            yield node.lineno, node.name
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield node.lineno, node.value


def faults(source: str, game: str) -> list[str]:
    """Return the places where a module of ``game`` names a card, character or event."""
    found: list[str] = []
    for line, name in named(ast.parse(source)):
        for card in forbidden(game):
            if f"_{card}_" in words(name):
                found.append(f"{line}: {name!r} names {card}")
    return found


@pytest.mark.parametrize("path", ENGINE, ids=[str(path.relative_to(SOURCE)) for path in ENGINE])
def test_no_card_character_or_event_is_named(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8"), game_of(path)) == []


def test_every_game_is_looked_at() -> None:
    assert set(NAMES) == set(RULE_WORDS) == set(GAMES)
    assert {game_of(path) for path in ENGINE} == {"", *GAMES}


def test_names_are_found() -> None:
    for source in (
        "if card.id == 'stagecoach': pass",
        "class SuzyLafayette: pass",
        "def is_paul_regret(seat): pass",
        "from sets import dynamite",
        "table.mustang = 1",
        "def f(duel): pass",
        "kind = 'answer-duel'",
        "table.dead_man_back = True",
        "class GhostTown: pass",
        "set = 'dodge_city'",  # names the card Dodge as well
    ):
        assert faults(source, "classic"), source
    for source in (
        "'''A Duel.'''",
        "def f():\n    '''Like Sid Ketchum.'''",
        "bang_limit = 1",
        "panicked = individual = 1",
    ):
        assert not faults(source, "classic"), source


def test_each_game_has_words_of_its_own() -> None:
    assert faults("gatling = 1", "classic")
    assert not faults("gatling = dynamite = 1", "dice")
    assert faults("if seat == jesse_jones: pass", "dice")
    assert faults("gatling = 1", "")
    assert not faults("class DuelGame: colt = barrel = 1", "duel")
    assert faults("if kind == 'hat': pass", "duel")
    assert faults("class TomThorn: pass", "duel")


def test_the_words_of_the_rules_rest_on_rules() -> None:
    everything = {name for names in NAMES.values() for name in names()}
    for own in RULE_WORDS.values():
        assert set(own.values()) <= rule_ids()
        assert set(own) <= everything
    assert len(ENGINE) > 20


def test_a_set_needs_nothing_but_its_own_files() -> None:
    """No file of the engine, the bots and the laboratory names a set, but those in the folder of the sets."""
    naming: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        parts = path.relative_to(SOURCE).parts
        if "sets" in parts or parts[0] not in ("kernel", "games", "bots", "lab"):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for _, text in named(tree):
            if text in OWN_SETS and text != "wanted":  # which is a good name for many things
                naming.add("/".join(parts))
    assert naming == set()
