"""The options of the card game: sets, players, characters, and the switches of chapter OPT.

What cannot be met is said before anything begins: what is wrong, and what would be right.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from importlib.metadata import entry_points
from typing import Final

from sixgun.cli.errors import WrongUse
from sixgun.cli.game_words import GameWords
from sixgun.cli.options import read_number, read_players, read_word
from sixgun.cli.screen import brief
from sixgun.games import classic
from sixgun.games.classic.box import Box
from sixgun.games.classic.options import (
    CHOOSE,
    DEALT,
    JAIL_ANY,
    JAIL_NONE,
    MAX_EVENTS,
    MIN_EVENTS,
    MISSED_CARDS,
    MISSED_EFFECTS,
)
from sixgun.games.classic.sets import BASE, GROUP, OWN_SETS, available_sets, load_box
from sixgun.kernel.errors import OptionsError
from sixgun.text import Texts
from sixgun.text.classic import join, set_name
from sixgun.text.folding import key

ALL: Final = "all"
"""What stands for every set there is."""


def read_options(texts: Texts, words: GameWords) -> classic.Options:
    """Return the options of the game, checked against the box that its sets make.

    Raises:
        WrongUse: a word is not one that the option takes, or the sets do not serve so many players.
        OptionsError: a set cannot be loaded.
    """
    sets = read_sets(texts, words.sets)
    players = read_players(words.players)
    characters = read_word("characters", words.characters, (DEALT, CHOOSE), DEALT)
    jail = read_word("three-player-jail", words.jail, (JAIL_ANY, JAIL_NONE), JAIL_ANY)
    events = read_number("event-deck-size", words.events, MIN_EVENTS, MAX_EVENTS, MIN_EVENTS)
    roulette = read_word("russian-roulette", words.roulette, (MISSED_CARDS, MISSED_EFFECTS), MISSED_CARDS)
    box = _load(sets)
    pool = _read_character_sets(texts, words.character_sets, box)
    options = classic.Options(
        players, words.simplified, characters, jail, sets=sets, character_sets=pool, event_deck_size=events,
        russian_roulette=roulette,
    )  # fmt: skip
    if players > box.max_players:
        roomy = _other_sets(box, lambda other: other.max_players >= players)
        raise WrongUse(
            "cli-too-many-players",
            f"with these sets {box.max_players} can play, not {players} (B-15.1)",
            players=str(players),
            most=str(box.max_players),
            more=" ".join(f"--set {name}" for name in roomy[:1]) or "none",
        )
    _check_pool(texts, options, box)
    return options


def sets_line(texts: Texts, options: classic.Options) -> str:
    """Return the names of the sets in a game, the base game first."""
    return join(texts, [set_name(texts, name) for name in load_box(options.sets).sets])


# Sets --------------------------------------------------------------------------------------------------------------


def read_sets(texts: Texts, words: list[str]) -> tuple[str, ...]:
    """Return the ids of the sets that were named, ``all`` for every one; names are taken as people type them.

    Raises:
        WrongUse: there is no such set, or there are two of that name.
    """
    known = available_sets()
    found: list[str] = []
    for word in _split(words):
        if key(word) == ALL:
            found.extend(known)
        else:
            name = _find(texts, word, [BASE, *known], [*known, ALL])
            if name != BASE:
                found.append(name)
    for name in found:
        offered = [point.name for point in entry_points(group=GROUP)] + [BASE, *OWN_SETS]
        if offered.count(name) > 1:
            raise WrongUse("cli-set-twice", f"there are two sets {name!r}", set=name)
    return tuple(sorted(set(found)))


def _split(words: list[str]) -> list[str]:
    return [word for part in words for word in part.split(",") if word.strip()] if any(words) else words


def _find(texts: Texts, word: str, known: list[str], shown: list[str]) -> str:
    """Return the set that a word names, by its id or by its name in the language of the person."""
    keys = {key(set_name(texts, name)): name for name in known}
    keys.update({key(name): name for name in known})
    wanted = key(word)
    if wanted in keys:
        return keys[wanted]
    near = get_close_matches(wanted, keys, 1, 0.6)
    raise WrongUse(
        "cli-unknown-set",
        f"there is no set {word!r}; there are {', '.join(shown)}",
        set=brief(word),
        near=keys[near[0]] if near else "none",
        known=", ".join(shown),
    )


def _load(sets: tuple[str, ...]) -> Box:
    try:
        return load_box(sets)
    except OptionsError as error:
        if error.message_id == "error-set-id-twice":
            raise WrongUse("cli-set-id-twice", str(error), **error.params) from error
        raise


# Characters --------------------------------------------------------------------------------------------------------


def _read_character_sets(texts: Texts, words: list[str], box: Box) -> tuple[str, ...]:
    """Return the sets whose characters are dealt; empty for all sets in the game."""
    known = _with_characters(box)
    found: list[str] = []
    for word in _split(words):
        if key(word) == ALL:
            found.extend(known)
            continue
        name = _find(texts, word, [BASE, *available_sets()], known)
        if name not in known:
            raise WrongUse(
                "cli-character-set-out" if name not in box.sets else "cli-character-set-none",
                f"no characters come from {name!r}; those of {', '.join(known)} can be dealt",
                set=name,
                known=", ".join(known),
            )
        found.append(name)
    return tuple(sorted(set(found)))


def _with_characters(box: Box) -> list[str]:
    return [name for name in box.sets if any(character.set == name for character in box.characters)]


def _check_pool(texts: Texts, options: classic.Options, box: Box) -> None:
    """Refuse a game that needs more characters than there are (OPT-2)."""
    sets = options.character_sets or tuple(box.sets)
    left = sum(1 for character in box.characters if character.set in sets)
    each = (2 if options.characters == CHOOSE else 1) + (1 if box.reserves else 0)
    if options.players * each <= left:
        return
    most = left // each
    unused = [name for name in _with_characters(box) if name not in sets]
    others = _other_sets(box, lambda other: len(_with_characters(other)) > 1)
    if unused:
        more = f"--character-sets {','.join(name for name in box.sets if name in sets or name in unused)}"
    else:
        more = f"--set {others[0]}" if others else "none"
    raise WrongUse(
        "cli-few-characters",
        f"{options.players} players need {options.players * each} characters, and there are {left} (OPT-2)",
        players=str(options.players),
        needed=str(options.players * each),
        each=str(each),
        left=str(left),
        sets=join(texts, [name for name in _with_characters(box) if name in sets]),
        most=str(most) if most >= 3 else "none",
        more=more,
    )


def _other_sets(box: Box, serves: Callable[[Box], bool]) -> list[str]:
    """Return the sets that are not in the game and would serve, each added to the base game alone."""
    found: list[str] = []
    for name in available_sets():
        if name not in box.sets:
            try:
                if serves(load_box((name,))):
                    found.append(name)
            except OptionsError:  # a set that cannot be loaded is of no use
                continue
    return found
